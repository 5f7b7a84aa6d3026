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

  public static let qrCode = SymbologySet(.qrCode)
  public static let microQRCode = SymbologySet(.microQRCode)
  public static let rectangularMicroQRCode = SymbologySet(.rectangularMicroQRCode)

  /// QR Code, Micro QR Code and rMQR Code.
  public static let qrFamily: SymbologySet = [.qrCode, .microQRCode, .rectangularMicroQRCode]
  /// Every symbology there is.
  public static let all: SymbologySet = .qrFamily

  /// Whether `symbology` belongs to the set.
  public func contains(_ symbology: Symbology) -> Bool { contains(SymbologySet(symbology)) }
}
