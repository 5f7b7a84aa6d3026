extension QRCode {
  /// Mode and count indicators of a version (ISO/IEC 18004:2015, tables 2 and 3).
  static func bitFormat(version: Int) -> QRBitFormat {
    var format = QRBitFormat(
      modeBits: 4, terminatorBits: 4, indicators: SIMD4(0b0001, 0b0010, 0b0100, 0b1000),
      countWidths: countWidths(version: version))
    format.eci = 0b0111
    format.fnc1First = 0b0101
    format.fnc1Second = 0b1001
    format.structuredAppend = 0b0011
    format.hanzi = 0b1101
    return format
  }

  /// The same for Model 1, which knows neither ECI nor Hanzi (AIM ITS/97/001).
  static func model1BitFormat(version: Int) -> QRBitFormat {
    var format = bitFormat(version: version)
    format.eci = nil
    format.hanzi = nil
    return format
  }
}
