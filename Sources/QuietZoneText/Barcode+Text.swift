public import QuietZone

extension Barcode {
  /// The content's text, with the system's character sets beside those that the engine knows.
  public var text: String { bestText(using: .system) }
}
