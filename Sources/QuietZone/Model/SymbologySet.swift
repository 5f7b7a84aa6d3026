/// A set of symbologies, for instance the ones a reader looks for.
///
/// ```swift
/// let wanted: SymbologySet = [.qrCode, .microQRCode]
/// ```
public struct SymbologySet: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The set that holds just `symbology`.
  public init(_ symbology: Symbology) { rawValue = 1 << UInt64(symbology.rawValue) }

  /// The set of all of `symbologies`.
  @inline(never)
  public init(_ symbologies: [Symbology]) {
    rawValue = symbologies.reduce(0) { $0 | 1 << UInt64($1.rawValue) }
  }

  public static let qrCode = SymbologySet(.qrCode)
  public static let microQRCode = SymbologySet(.microQRCode)
  public static let rectangularMicroQRCode = SymbologySet(.rectangularMicroQRCode)
  public static let dataMatrix = SymbologySet(.dataMatrix)
  public static let aztec = SymbologySet(.aztec)
  public static let maxiCode = SymbologySet(.maxiCode)
  public static let pdf417 = SymbologySet(.pdf417)
  public static let microPDF417 = SymbologySet(.microPDF417)
  public static let ean13 = SymbologySet(.ean13)
  public static let ean8 = SymbologySet(.ean8)
  public static let upcA = SymbologySet(.upcA)
  public static let upcE = SymbologySet(.upcE)
  public static let code39 = SymbologySet(.code39)
  public static let code39Extended = SymbologySet(.code39Extended)
  public static let code93 = SymbologySet(.code93)
  public static let code128 = SymbologySet(.code128)
  public static let codabar = SymbologySet(.codabar)
  public static let interleaved2of5 = SymbologySet(.interleaved2of5)
  public static let itf14 = SymbologySet(.itf14)
  public static let industrial2of5 = SymbologySet(.industrial2of5)
  public static let iata2of5 = SymbologySet(.iata2of5)
  public static let matrix2of5 = SymbologySet(.matrix2of5)
  public static let msiPlessey = SymbologySet(.msiPlessey)
  public static let code11 = SymbologySet(.code11)
  public static let telepen = SymbologySet(.telepen)
  public static let pharmacode = SymbologySet(.pharmacode)
  public static let dxFilmEdge = SymbologySet(.dxFilmEdge)
  public static let dataBar = SymbologySet(.dataBar)
  public static let dataBarStacked = SymbologySet(.dataBarStacked)
  public static let dataBarLimited = SymbologySet(.dataBarLimited)
  public static let dataBarExpanded = SymbologySet(.dataBarExpanded)
  public static let dataBarExpandedStacked = SymbologySet(.dataBarExpandedStacked)

  /// QR Code, Micro QR Code and rMQR Code.
  public static let qrFamily: SymbologySet = [.qrCode, .microQRCode, .rectangularMicroQRCode]
  /// Those that are read only when they are asked for by name: Pharmacode, which any few stripes resemble,
  /// and Code 39 Extended, whose bars say something else as a Code 39.
  public static let onlyByName: SymbologySet = [.pharmacode, .code39Extended]

  /// Whether `symbology` belongs to the set.
  public func contains(_ symbology: Symbology) -> Bool { contains(SymbologySet(symbology)) }
}
