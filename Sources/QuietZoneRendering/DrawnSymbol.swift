public import QuietZone

/// A text as a picture: written as a symbol, drawn, and looked at as readers will.
///
/// ```swift
/// let writer = BarcodeWriter(.qrCode)
/// let drawn = try DrawnSymbol("https://example.org", writer, Artwork(size: .totalPixels(600)))
/// show(drawn.picture, drawn.warnings)
/// ```
public struct DrawnSymbol: Sendable {
  /// Why there is no picture.
  public enum Failure: Error, Hashable, Sendable {
    /// The text can't become a code of this symbology: too long, or with characters it does not have.
    case encoding(BarcodeEncodingError)
    /// The code can't be drawn, for instance because not even a pixel is left for each module.
    case rendering(RenderingError)
    /// Most readers would find nothing: a warning whose ``ScannabilityWarning/severity`` is
    /// ``ScannabilityWarning/Severity/refusal``.
    case unreadable(ScannabilityWarning)
  }

  public let picture: ColorPicture
  /// What will trouble readers, gravest first.
  public let warnings: [ScannabilityWarning]

  /// Text below bars needs `glyphs`, see ``RasterRenderer``.
  public init(
    _ text: String, _ writer: BarcodeWriter, _ artwork: Artwork = Artwork(), glyphs: GlyphSource? = nil
  ) throws(Failure) {
    try self.init(Self.symbol(text, writer), artwork, glyphs: glyphs)
  }

  /// A symbol that is written already.
  public init(
    _ symbol: Symbol, _ artwork: Artwork = Artwork(), glyphs: GlyphSource? = nil
  ) throws(Failure) {
    do throws(RenderingError) {
      picture = try RasterRenderer.picture(symbol, artwork, glyphs: glyphs)
    } catch { throw .rendering(error) }
    warnings = Scannability.check(symbol, artwork)
    if let refusal = warnings.first(where: { $0.severity == .refusal }) { throw .unreadable(refusal) }
  }

  /// The text as a symbol.
  public static func symbol(_ text: String, _ writer: BarcodeWriter) throws(Failure) -> Symbol {
    do throws(BarcodeEncodingError) { return try writer.write(text) } catch { throw .encoding(error) }
  }
}

extension DrawnSymbol.Failure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .encoding(let error): error.description
    case .rendering(let error): error.description
    case .unreadable(let warning): warning.message
    }
  }
}
