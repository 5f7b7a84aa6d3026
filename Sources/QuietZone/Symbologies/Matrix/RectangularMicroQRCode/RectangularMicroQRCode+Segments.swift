extension RectangularMicroQRCode {
  /// Mode and count indicators of a version (ISO/IEC 23941:2022, tables 2 and 3).
  static func bitFormat(version: Int) -> QRBitFormat {
    var format = QRBitFormat(
      modeBits: 3, terminatorBits: 3, indicators: SIMD4(0b001, 0b010, 0b011, 0b100),
      countWidths: countWidths(version: version))
    format.eci = 0b111
    format.fnc1First = 0b101
    format.fnc1Second = 0b110
    return format
  }
}
