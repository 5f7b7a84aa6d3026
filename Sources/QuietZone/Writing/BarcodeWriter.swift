/// Makes symbols: from content to modules.
///
/// ```swift
/// let symbol = try BarcodeWriter(.qrCode).write(Content(text: "https://example.org"))
/// ```
///
/// The same content and options give the same modules, always and on every platform.
public struct BarcodeWriter: Sendable {
  public var symbology: Symbology
  public var options: WriterOptions

  public init(_ symbology: Symbology, options: WriterOptions = WriterOptions()) {
    self.symbology = symbology
    self.options = options
  }

  /// One symbol that holds all of `content`.
  public func write(_ content: Content) throws(EncodingError) -> Symbol {
    throw .invalidOption(.symbology(symbology))
  }

  /// `count` symbols (2…16) that together hold `content`, as a structured-append set.
  public func writeSeries(_ content: Content, count: Int) throws(EncodingError) -> [Symbol] {
    throw .invalidOption(.symbology(symbology))
  }
}
