extension GS1Identifier {
  /// The format of each application identifier (GS1 General Specifications 24.0, Figure 3.2-1; what is newer
  /// after GS1's barcode syntax dictionary of 2025), as ``part(_:)`` reads it: `N` digits, `X` the 82
  /// characters, `Y` the 39, `Z` file-safe base 64; `c` check digit, `d` date, `e` date that may lack its
  /// day, `t` hour, perhaps with the minute, `f` 0 or 1, `z` a leading zero.
  static let formats: [String: String] = {
    var formats: [String: String] = [:]
    for line in lines {
      let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
      let ends = parts[0].split(separator: "-").map(String.init)
      let width = ends[0].count
      guard let first = Int(ends[0]), let last = Int(ends.last ?? "") else { continue }
      for number in first...last {
        let digits = String(number)
        formats[String(repeating: "0", count: width - digits.count) + digits] = parts[1]
      }
    }
    return formats
  }()

  private static let lines = [
    "00:N18c", "01-03:N14c", "10:X..20", "11-13:N6e", "15-17:N6e", "20:N2", "21-22:X..20", "235:X..28",
    "240-241:X..30", "242:N..6", "243:X..20", "250-251:X..30", "253:N13c X..17?", "254:X..20",
    "255:N13c N..12?", "30:N..8", "37:N..8",
    // Measures, with the place of the decimal point as the last digit.
    "3100-3105:N6", "3110-3115:N6", "3120-3125:N6", "3130-3135:N6", "3140-3145:N6", "3150-3155:N6",
    "3160-3165:N6", "3200-3205:N6", "3210-3215:N6", "3220-3225:N6", "3230-3235:N6", "3240-3245:N6",
    "3250-3255:N6", "3260-3265:N6", "3270-3275:N6", "3280-3285:N6", "3290-3295:N6", "3300-3305:N6",
    "3310-3315:N6", "3320-3325:N6", "3330-3335:N6", "3340-3345:N6", "3350-3355:N6", "3360-3365:N6",
    "3370-3375:N6", "3400-3405:N6", "3410-3415:N6", "3420-3425:N6", "3430-3435:N6", "3440-3445:N6",
    "3450-3455:N6", "3460-3465:N6", "3470-3475:N6", "3480-3485:N6", "3490-3495:N6", "3500-3505:N6",
    "3510-3515:N6", "3520-3525:N6", "3530-3535:N6", "3540-3545:N6", "3550-3555:N6", "3560-3565:N6",
    "3570-3575:N6", "3600-3605:N6", "3610-3615:N6", "3620-3625:N6", "3630-3635:N6", "3640-3645:N6",
    "3650-3655:N6", "3660-3665:N6", "3670-3675:N6", "3680-3685:N6", "3690-3695:N6",
    // Amounts.
    "3900-3909:N..15", "3910-3919:N3 N..15", "3920-3929:N..15", "3930-3939:N3 N..15", "3940-3943:N4",
    "3950-3955:N6",
    // Orders, consignments, locations, countries.
    "400-401:X..30", "402:N17c", "403:X..30", "410-417:N13c", "420:X..20", "421:N3 X..9", "422:N3",
    "423:N3 N..12?", "424:N3", "425:N3 N..12?", "426:N3", "427:X..3",
    // Where and how to ship.
    "4300-4301:X..35", "4302-4306:X..70", "4307:X2", "4308:X..30", "4309:N20", "4310-4311:X..35",
    "4312-4316:X..70", "4317:X2", "4318:X..20", "4319:X..30", "4320:X..35", "4321-4323:N1f",
    "4324-4325:N6e N4t", "4326:N6d", "4330-4333:N6 X1?",
    // What it is, and what happened to it.
    "7001:N13", "7002:X..30", "7003:N6d N4t", "7004:N..4", "7005:X..12", "7006:N6d", "7007:N6d N6d?",
    "7008:X..3", "7009:X..10", "7010:X..2", "7011:N6d N4?", "7020-7022:X..20", "7023:X..30",
    "7030-7039:N3 X..27", "7040:N1 X3", "7041:X..4", "710-717:X..20", "7230-7239:X2 X..28", "7240:X..20",
    "7241:N2", "7242:X..25", "7250:N8", "7251:N12", "7252:N1", "7253-7254:X..40", "7255:X..10",
    "7256:X..90", "7257:X..70", "7258:X3", "7259:X..40",
    // Coupons, components, and what else there is.
    "8001:N14", "8002:X..20", "8003:N1z N13c X..16?", "8004:X..30", "8005:N6", "8006:N14c N4", "8007:X..34",
    "8008:N6d N2t N..4?", "8009:X..50", "8010:Y..30", "8011:N..12", "8012:X..20", "8013:X..25", "8014:X..25",
    "8017-8018:N18c", "8019:N..10", "8020:X..25", "8026:N14c N4", "8030:Z..90", "8110:X..70", "8111:N4",
    "8112:X..70", "8200:X..70", "90:X..30", "91-99:X..90",
  ]
}
