/// Makes symbols: from content to modules.
///
/// ```swift
/// let symbol = try BarcodeWriter(.qrCode).write("https://example.org")
/// ```
///
/// The same content and options give the same modules, always and on every platform. Text becomes the fewest
/// bits that the modes of the symbology allow; bytes are written as they are.
public struct BarcodeWriter: Sendable {
  public var symbology: Symbology
  public var options: WriterOptions
  /// Turns text into the character set of ``WriterOptions/eci``.
  public var converter: TextConverter

  public init(
    _ symbology: Symbology, options: WriterOptions = WriterOptions(), converter: TextConverter = .builtIn
  ) {
    self.symbology = symbology
    self.options = options
    self.converter = converter
  }

  /// One symbol that holds all of `content`. What is too long is refused with the exact number of bits it
  /// needs, above a mebibyte with the least number it may need; options that the symbology does not have are
  /// refused too, see ``WriterOption``.
  public func write(_ content: Content) throws(BarcodeEncodingError) -> Symbol {
    try line(content).encode(content, options, converter)
  }

  /// One symbol that holds all of `text`.
  public func write(_ text: String) throws(BarcodeEncodingError) -> Symbol {
    try write(Content(text: text))
  }

  /// One symbol that holds all of a GS1 element string and says so, whatever ``WriterOptions/application``
  /// says.
  ///
  /// ```swift
  /// let elements = try GS1ElementString("(01)09501101530003(10)AB-123")
  /// let symbol = try BarcodeWriter(.dataMatrix).write(elements)
  /// ```
  public func write(_ elements: GS1ElementString) throws(BarcodeEncodingError) -> Symbol {
    var writer = self
    writer.options.application = .gs1
    return try writer.write(Content(bytes: elements.data))
  }

  /// `count` symbols that together hold `content`, as a structured-append set: all of the same version and
  /// level, each with about the same share, never divided inside a character. From 2 on: 16 of QR Code and
  /// Data Matrix, 26 of Aztec, 8 of MaxiCode, 99 999 of PDF417 and MicroPDF417.
  public func writeSeries(_ content: Content, count: Int) throws(BarcodeEncodingError) -> [Symbol] {
    guard let encodeSeries = try line(content).encodeSeries else {
      throw .invalidOption(.unsupported(symbology))
    }
    return try encodeSeries(content, count, options, converter)
  }

  /// The catalogue's line of the symbology, once the options fit it and the content.
  private func line(_ content: Content) throws(BarcodeEncodingError) -> SymbologyEntry {
    // Application identifiers are digits: brackets around them are for people.
    if options.application == .gs1, let first = content.bytes.first,
      first == UInt8(ascii: "(") || first == UInt8(ascii: "[")
    {
      throw .unencodable(offset: 0)
    }
    guard let line = SymbologyCatalogue.entry(symbology) else {
      throw .invalidOption(.symbology(symbology))
    }
    try options.check(for: symbology)
    return line
  }
}
