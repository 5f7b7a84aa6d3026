public import QuietZone

/// The short way from a symbol to a file.
///
/// ```swift
/// let file = try BarcodeWriter(.qrCode).write("https://example.org").png()
/// ```
extension Symbol {
  /// A PNG file. Text next to bars needs `glyphs`, see ``RasterRenderer``.
  public func png(
    _ artwork: Artwork = Artwork(), glyphs: GlyphSource? = nil
  ) throws(RenderingError) -> [UInt8] {
    guard artwork.style.isPlain else { return try PNGWriter().encode(RasterRenderer.picture(self, artwork)) }
    return try PNGWriter().encode(RasterRenderer.render(self, artwork, glyphs: glyphs))
  }

  /// A PNG file, black on white, of so many pixels a module, 1 or more.
  public func png(modulePixels: Int) throws(RenderingError) -> [UInt8] {
    try png(Artwork(size: .modulePixels(modulePixels)))
  }

  /// An SVG document in UTF-8; `title` is what screen readers say and tooltips show.
  public func svg(_ artwork: Artwork = Artwork(), title: String? = nil) throws(RenderingError) -> [UInt8] {
    try SVGRenderer.render(self, artwork, title: title)
  }

  /// A PDF file of one page of the picture's size; `title` appears in its properties.
  public func pdf(_ artwork: Artwork = Artwork(), title: String? = nil) throws(RenderingError) -> [UInt8] {
    try PDFRenderer.render(self, artwork, title: title)
  }

  /// An Encapsulated PostScript file; `title` appears in its header.
  public func eps(_ artwork: Artwork = Artwork(), title: String? = nil) throws(RenderingError) -> [UInt8] {
    try EPSRenderer.render(self, artwork, title: title)
  }
}
