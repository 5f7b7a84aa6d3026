/// One character of the data as the segment optimiser sees it: which modes can carry it and at what size.
struct QRUnit: Hashable, Sendable {
  /// Index of its first byte in the bytes of its ``QRText``.
  var start: Int32
  /// Index of its first byte in the content that the caller handed in.
  var offset: Int32
  /// Its Shift JIS code for kanji mode; 0: not a kanji.
  var kanji: UInt16
  /// Bytes in byte mode; 0: byte mode can't carry it.
  var byteCount: UInt8
  /// Characters in numeric mode in bits 0–1 and in alphanumeric mode in bits 2–3; 0: not carried. A percent
  /// sign under FNC1 is two alphanumeric characters.
  var counts: UInt8

  var isNumeric: Bool { counts & 1 != 0 }
  var alphanumericCount: Int { Int(counts >> 2) }

  /// Whether `mode` can carry it.
  func fits(_ mode: QRMode) -> Bool {
    switch mode {
    case .numeric: isNumeric
    case .alphanumeric: alphanumericCount > 0
    case .byte: byteCount > 0
    case .kanji: kanji != 0
    }
  }
}

/// The ways in which the QR family packs characters into bits (ISO/IEC 18004:2015, 7.4.3–7.4.6).
enum QRMode: Int, CaseIterable, Hashable, Sendable {
  /// Ten bits for three digits.
  case numeric = 0
  /// Eleven bits for two of 45 characters.
  case alphanumeric = 1
  /// Eight bits a byte.
  case byte = 2
  /// Thirteen bits for a character of JIS X 0208.
  case kanji = 3
}

/// The 45 characters of alphanumeric mode, ISO/IEC 18004:2015, table 5.
enum QRAlphanumeric {
  /// Bit c − 32 set for each character c of the table; all lie in 32…95.
  private static let members: UInt64 = 0x07FF_FFFE_07FF_EC31

  @inline(__always)
  static func contains(_ byte: UInt8) -> Bool {
    byte &- 32 < 64 && members &>> UInt64(byte &- 32) & 1 != 0
  }

  /// The value 0…44 of a member.
  @inline(__always)
  static func value(_ byte: UInt8) -> UInt32 {
    switch byte {
    case 0x30...0x39: UInt32(byte) &- 0x30
    case 0x41...0x5A: UInt32(byte) &- 0x41 &+ 10
    case 0x20: 36
    case 0x24, 0x25: UInt32(byte) &- 0x24 &+ 37
    case 0x2A, 0x2B: UInt32(byte) &- 0x2A &+ 39
    case 0x2D, 0x2E, 0x2F: UInt32(byte) &- 0x2D &+ 41
    default: 44
    }
  }
}
