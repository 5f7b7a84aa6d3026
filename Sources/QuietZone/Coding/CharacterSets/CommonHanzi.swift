/// The hanzi that are written most often, by their codes in GB 2312 and GB 18030, where hanzi begin at 0xB0A1
/// and have 94 places a row.
enum CommonHanzi {
  /// Whether one of them has this code.
  static func contains(_ code: UInt16) -> Bool {
    var left = (Int(code >> 8) - 0xB0) * 94 + Int(code & 0xFF) - 0xA1
    for step in steps {
      left -= Int(step)
      if left <= 0 { return left == 0 }
    }
    return false
  }
}
