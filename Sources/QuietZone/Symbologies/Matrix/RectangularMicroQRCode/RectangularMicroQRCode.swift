/// rMQR Code (Rectangular Micro QR Code): a strip of 7 to 17 rows with one finder pattern at its left end and
/// a smaller one at the bottom right.
///
/// - Standard: ISO/IEC 23941:2022, 32 sizes from R7×43 to R17×139.
/// - Holds: up to 361 digits, 219 alphanumeric characters, 150 bytes or 92 kanji.
/// - Correction: Reed–Solomon over GF(256), levels M and H.
/// - Quiet zone: 2 modules on each side.
/// - Identifier: `]Q1`…`]Q6`, as QR Code.
enum RectangularMicroQRCode {
  static let symbology = Symbology.rectangularMicroQRCode
  /// Light modules on each side (ISO/IEC 23941:2022, 6.3.9).
  static let quietZone = 2
  /// Versions in the order of ISO/IEC 23941:2022, Table 1: R7×43 is 1, R17×139 is 32.
  static let versions = 1...32
  /// The one mask, as the QR Code mask of the same condition (ISO/IEC 23941:2022, 7.8.2).
  static let mask = 4
}
