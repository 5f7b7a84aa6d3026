/// A kind of barcode: the rule book by which bars or modules become characters.
///
/// Raw values are stable: they are the bit numbers of ``SymbologySet`` and appear in stored data and across
/// the C and WebAssembly borders, so a new case only ever takes the next free number.
public enum Symbology: UInt8, CaseIterable, Hashable, Sendable {
  /// QR Code, ISO/IEC 18004: Model 2 (versions 1–40), read and made; Model 1 (AIM ITS/97/001), read only.
  case qrCode = 0
  /// Micro QR Code, ISO/IEC 18004: versions M1–M4.
  case microQRCode = 1
  /// Rectangular Micro QR Code (rMQR), ISO/IEC 23941: 32 sizes from R7×43 to R17×139.
  case rectangularMicroQRCode = 2
}

extension Symbology {
  /// The name people use, in title case: `QR Code`, `Micro QR Code`, `rMQR Code`.
  public var name: StaticString {
    switch self {
    case .qrCode: "QR Code"
    case .microQRCode: "Micro QR Code"
    case .rectangularMicroQRCode: "rMQR Code"
    }
  }

  /// The short name of the command line: lower case, words joined by hyphens, never changed once released.
  public var token: StaticString {
    switch self {
    case .qrCode: "qr"
    case .microQRCode: "micro-qr"
    case .rectangularMicroQRCode: "rmqr"
    }
  }
}
