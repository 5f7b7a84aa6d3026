import QuietZone
import QuietZoneRendering
import Testing

@Suite struct SymbolFilesTests {
  @Test func areWhatTheRenderersMake() throws {
    let symbol = try BarcodeWriter(.qrCode).write("https://example.org")
    let artwork = Artwork(foreground: try ArtworkColor("#467c24"), size: .totalPixels(200))
    #expect(try symbol.png(artwork) == PNGWriter().encode(RasterRenderer.render(symbol, artwork)))
    #expect(try symbol.svg(artwork, title: "a") == SVGRenderer.render(symbol, artwork, title: "a"))
    #expect(try symbol.pdf(artwork, title: "a") == PDFRenderer.render(symbol, artwork, title: "a"))
    #expect(try symbol.eps(artwork, title: "a") == EPSRenderer.render(symbol, artwork, title: "a"))
  }

  @Test func sizesAreThoseOfTheArtwork() throws {
    let symbol = try BarcodeWriter(.qrCode).write("https://example.org")
    // 25 modules and a quiet zone of four on each side.
    let file = try PNGReading(symbol.png())
    #expect((file.width, file.height) == (330, 330))
    #expect(try PNGReading(symbol.png(modulePixels: 3)).width == 99)
    #expect(throws: RenderingError.modulePixels(0)) { try symbol.png(modulePixels: 0) }
    let print = try symbol.png(Artwork(size: .moduleMillimetres(0.5, dpi: 300)))
    #expect(try PNGReading(print).content("pHYs")?.prefix(4) == [0, 0, 0x2E, 0x23])
  }

  @Test func textNeedsGlyphs() throws {
    let symbol = try BarcodeWriter(.ean13).write("590123412345")
    let glyphs = GlyphSource { _, size in
      GlyphSource.Glyph(
        left: 0, top: size, width: 2, height: size, advance: size,
        ink: [Bool](repeating: true, count: size * 2))
    }
    let bare = try PNGReading(symbol.png()), labelled = try PNGReading(symbol.png(glyphs: glyphs))
    #expect(labelled.height > bare.height)
  }
}
