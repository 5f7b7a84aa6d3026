/// What QR Code, Micro QR Code and rMQR Code have in common: the code field, the masks, the shapes of the
/// patterns, and the grammar of the bit stream (ISO/IEC 18004 and ISO/IEC 23941).
enum QRFamily {
  /// The field of the codewords.
  static let field = GaloisField(.qrCode)
  /// Codes with 0…32 check codewords, as many as any block of Model 2, Micro QR Code and rMQR Code has.
  private static let codes = (0...32).map { ReedSolomon(field: field, parityCount: $0) }

  /// The Reed–Solomon code with `parity` check codewords.
  static func code(parity: Int) -> ReedSolomon {
    codes.indices.contains(parity) ? codes[parity] : ReedSolomon(field: field, parityCount: parity)
  }

  /// Alphanumeric characters in the order of their values (ISO/IEC 18004:2015, Table 5).
  static let alphanumeric = [UInt8](ascii: "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:")

  /// A finder pattern, 7 × 7; all patterns are symmetric.
  static let finder: [UInt64] = [0x7F, 0x41, 0x5D, 0x5D, 0x5D, 0x41, 0x7F]
  /// An alignment pattern of QR Code and the finder sub-pattern of rMQR Code, 5 × 5.
  static let alignment: [UInt64] = [0x1F, 0x11, 0x15, 0x11, 0x1F]
}
