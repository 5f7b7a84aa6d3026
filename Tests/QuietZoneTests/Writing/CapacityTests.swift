import Testing

@testable import QuietZone

/// Symbols full to the last bit, and what is said when there is one character more.
struct CapacityTests {
  /// Characters of each mode (ISO/IEC 18004:2015, table 7; ISO/IEC 23941:2022, table 6).
  static let known: [(symbology: Symbology, version: Int, level: QRCodeLevel, counts: [Int])] = [
    (.qrCode, 1, .low, [41, 25, 17, 10]), (.qrCode, 1, .high, [17, 10, 7, 4]),
    (.qrCode, 9, .medium, [432, 262, 180, 111]), (.qrCode, 10, .medium, [513, 311, 213, 131]),
    (.qrCode, 26, .quartile, [1804, 1094, 751, 462]), (.qrCode, 27, .quartile, [1933, 1172, 805, 496]),
    (.qrCode, 40, .low, [7089, 4296, 2953, 1817]), (.qrCode, 40, .medium, [5596, 3391, 2331, 1435]),
    (.qrCode, 40, .quartile, [3993, 2420, 1663, 1024]), (.qrCode, 40, .high, [3057, 1852, 1273, 784]),
    (.microQRCode, 1, .low, [5]), (.microQRCode, 2, .low, [10, 6]), (.microQRCode, 2, .medium, [8, 5]),
    (.microQRCode, 3, .low, [23, 14, 9, 6]), (.microQRCode, 3, .medium, [18, 11, 7, 4]),
    (.microQRCode, 4, .low, [35, 21, 15, 9]), (.microQRCode, 4, .medium, [30, 18, 13, 8]),
    (.microQRCode, 4, .quartile, [21, 13, 9, 5]),
    (.rectangularMicroQRCode, 1, .medium, [12, 7, 5, 3]), (.rectangularMicroQRCode, 1, .high, [5, 3, 2, 1]),
    (.rectangularMicroQRCode, 11, .medium, [14, 8, 6, 3]),
    (.rectangularMicroQRCode, 32, .medium, [361, 219, 150, 92]),
    (.rectangularMicroQRCode, 32, .high, [178, 108, 74, 46]),
  ]

  static let characters: [Character] = ["7", "Q", "q", "漢"]

  @Test func knownTotalsFitAndOneMoreDoesNot() throws {
    for entry in Self.known {
      let options = BarcodeWriterTests.options(entry.level, version: .exactly(entry.version))
      let writer = BarcodeWriter(entry.symbology, options: options)
      for (character, count) in zip(Self.characters, entry.counts) {
        let symbol = try writer.write(String(repeating: character, count: count))
        #expect(symbol.qrCode.version == entry.version)
        #expect(throws: BarcodeEncodingError.self, "\(entry) \(character)") {
          try writer.write(String(repeating: character, count: count + 1))
        }
      }
    }
  }

  /// Every version and level of QR Code: bytes up to the last bit, then exact numbers for one byte more.
  @Test func everyQRCodeSaysHowMuchIsMissing() throws {
    for version in 1...40 {
      for level in QRCodeLevel.allCases {
        let capacity = Int(QRCode.dataCodewords[version - 1][Int(level.rawValue)]) * 8
        let header = 4 + (version < 10 ? 8 : 16)
        let count = (capacity - header) / 8
        let options = BarcodeWriterTests.options(level, version: .exactly(version), mask: 0)
        let writer = BarcodeWriter(.qrCode, options: options)
        let full = try writer.write(Content(bytes: [UInt8](repeating: 0xFF, count: count)))
        #expect(full.dataCodewords.count * 8 == capacity)
        let bits = header + 8 * (count + 1)
        #expect(throws: BarcodeEncodingError.tooLong(bits: bits, capacity: capacity, version: version)) {
          try writer.write(Content(bytes: [UInt8](repeating: 0xFF, count: count + 1)))
        }
      }
    }
  }

  @Test func numbersAreThoseOfTheLargestVersionAllowed() {
    let digits = String(repeating: "1", count: 7090)
    #expect(throws: BarcodeEncodingError.tooLong(bits: 4 + 14 + 23634, capacity: 23648, version: 40)) {
      try BarcodeWriter(.qrCode, options: BarcodeWriterTests.options(.low)).write(digits)
    }
    #expect(throws: BarcodeEncodingError.tooLong(bits: 3 + 6 + 120, capacity: 128, version: 4)) {
      try BarcodeWriter(.microQRCode, options: BarcodeWriterTests.options(.low)).write(
        String(digits.prefix(36)))
    }
    #expect(throws: BarcodeEncodingError.tooLong(bits: 3 + 9 + 1207, capacity: 1216, version: 32)) {
      try BarcodeWriter(.rectangularMicroQRCode, options: BarcodeWriterTests.options())
        .write(String(digits.prefix(362)))
    }
  }

  /// Far more than any symbol holds is refused in time linear in its length.
  @Test func hugeContentIsRefused() {
    let million = Content(bytes: [UInt8](repeating: 0x80, count: 1_000_000))
    #expect(throws: BarcodeEncodingError.tooLong(bits: 8_000_020, capacity: 18672, version: 40)) {
      try BarcodeWriter(.qrCode, options: BarcodeWriterTests.options()).write(million)
    }
  }

  @Test func endlessContentIsRefusedUnread() {
    let content = Content(bytes: [UInt8](repeating: 0x30, count: 3 << 20))
    for (symbology, capacity, version) in [
      (Symbology.qrCode, 23648, 40), (.rectangularMicroQRCode, 1216, 32),
    ] {
      #expect(throws: BarcodeEncodingError.tooLong(bits: 10 << 20, capacity: capacity, version: version)) {
        try BarcodeWriter(symbology).write(content)
      }
    }
  }

  /// No segment that fits a symbol has more characters than its count can say.
  @Test func countsFitTheirFields() {
    func check<Member: QRFamilyMember>(_: Member.Type) {
      for version in Member.versions {
        let format = Member.bitFormat(version: version)
        for level in QRCodeLevel.allCases {
          guard let capacity = Member.capacity(version: version, level: level) else { continue }
          for mode in QRMode.allCases {
            guard let header = format.headerBits(mode) else { continue }
            let most = [3.0 / 10, 2.0 / 11, 1.0 / 8, 1.0 / 13][mode.rawValue] * Double(capacity - header)
            #expect(Int(most) < 1 << Int(format.countBits[mode.rawValue]), "\(version) \(mode)")
          }
        }
      }
    }
    check(QRCode.self)
    check(MicroQRCode.self)
    check(RectangularMicroQRCode.self)
  }
}
