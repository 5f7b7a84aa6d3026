/// What is particular to a family of symbologies, the same for symbols made and barcodes read.
public enum SymbolDetails: Hashable, Sendable {
  /// QR Code, Micro QR Code, rMQR Code.
  case qrCode(QRCodeDetails)
  /// Every linear symbology.
  case linear(LinearDetails)
  case dataMatrix(DataMatrixDetails)
  /// PDF417 and MicroPDF417.
  case pdf417(PDF417Details)
  case aztec(AztecDetails)
  case maxiCode(MaxiCodeDetails)
}

/// How many of the damaged codewords the error correction can repair, in ascending strength: about 7, 15, 25
/// and 30 % of the codewords (ISO/IEC 18004, 6.5.1).
public enum QRCodeLevel: UInt8, CaseIterable, Hashable, Sendable, Comparable {
  case low = 0
  case medium = 1
  case quartile = 2
  case high = 3

  public static func < (a: QRCodeLevel, b: QRCodeLevel) -> Bool { a.rawValue < b.rawValue }

  /// ASCII letter of the level: L, M, Q, H.
  public var letter: UInt8 {
    switch self {
    case .low: UInt8(ascii: "L")
    case .medium: UInt8(ascii: "M")
    case .quartile: UInt8(ascii: "Q")
    case .high: UInt8(ascii: "H")
    }
  }
}

/// The particulars of a symbol of the QR family.
public struct QRCodeDetails: Hashable, Sendable {
  /// Model 1 or 2 of QR Code; 2 for Micro QR Code and rMQR Code.
  public var model: Int
  /// 1…40 (QR Code; Model 1: 1…14), 1…4 (Micro QR Code: M1…M4), 1…32 (rMQR Code, in the order of
  /// ISO/IEC 23941 Table 1: R7×43 is 1, R17×139 is 32).
  public var version: Int
  /// Correction level; `nil` for Micro QR M1, which only detects errors.
  public var level: QRCodeLevel?
  /// Mask pattern reference, 0…7; 0…3 for Micro QR Code; always 0 for rMQR Code, which has one mask.
  public var mask: Int
  /// Modules in a row and rows.
  public var columns: Int
  public var rows: Int

  public init(model: Int = 2, version: Int, level: QRCodeLevel?, mask: Int, columns: Int, rows: Int) {
    self.model = model
    self.version = version
    self.level = level
    self.mask = mask
    self.columns = columns
    self.rows = rows
  }
}
