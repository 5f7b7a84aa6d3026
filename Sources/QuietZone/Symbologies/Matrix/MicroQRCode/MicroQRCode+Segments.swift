extension MicroQRCode {
  /// Mode and count indicators of a version (ISO/IEC 18004:2015, tables 2 and 3): M1 has no mode indicator,
  /// and each version's is one bit longer.
  static func bitFormat(version: Int) -> QRBitFormat {
    QRBitFormat(
      modeBits: version - 1, terminatorBits: 2 * version + 1, indicators: SIMD4(0, 1, 2, 3),
      countWidths: countWidths(version: version))
  }
}
