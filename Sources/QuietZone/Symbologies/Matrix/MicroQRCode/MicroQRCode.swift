/// Micro QR Code: a square of 11 to 17 modules with a single finder pattern.
///
/// - Standard: ISO/IEC 18004:2015, versions M1–M4.
/// - Holds: up to 35 digits, 21 alphanumeric characters, 15 bytes or 9 kanji. No ECI, FNC1 or structured
///   append.
/// - Correction: Reed–Solomon over GF(256); M1 detects errors only, M2 and M3 have levels L and M, M4 has L,
///   M and Q.
/// - Quiet zone: 2 modules on each side.
/// - Identifier: `]Q1`.
enum MicroQRCode {
  static let symbology = Symbology.microQRCode
  /// Light modules on each side (ISO/IEC 18004:2015, 6.3.8).
  static let quietZone = 2
  /// M1…M4.
  static let versions = 1...4

  /// Modules on a side of version `version`.
  static func dimension(version: Int) -> Int { 9 + 2 * version }

  /// The version that has `dimension` modules on a side, 1…4.
  static func version(dimension: Int) -> Int? {
    let version = (dimension - 9) / 2
    return versions.contains(version) && dimension == Self.dimension(version: version) ? version : nil
  }
}
