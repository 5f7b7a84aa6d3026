/// QR Code: a square of 21 to 177 modules with three finder patterns.
///
/// - Standard: ISO/IEC 18004:2015 (Model 2, versions 1–40); AIM ITS/97/001 (Model 1, versions 1–14, read
///   only).
/// - Holds: up to 7089 digits, 4296 alphanumeric characters, 2953 bytes or 1817 kanji; 2–16 symbols may be
///   joined.
/// - Correction: Reed–Solomon over GF(256), levels L, M, Q and H.
/// - Quiet zone: 4 modules on each side.
/// - Identifier: `]Q0` Model 1; `]Q1`…`]Q6` Model 2.
enum QRCode {
  static let symbology = Symbology.qrCode
  /// Light modules on each side (ISO/IEC 18004:2015, 6.3.8).
  static let quietZone = 4
  /// Versions of Model 2.
  static let versions = 1...40
  /// Versions of Model 1.
  static let model1Versions = 1...14

  /// Modules on a side of version `version`.
  static func dimension(version: Int) -> Int { 17 + 4 * version }

  /// The version that has `dimension` modules on a side, 1…40.
  static func version(dimension: Int) -> Int? {
    let version = (dimension - 17) / 4
    return versions.contains(version) && dimension == Self.dimension(version: version) ? version : nil
  }
}
