import QuietZone
import TestSupport
import Testing

@testable import QuietZoneRendering

/// Bars of different heights, bearer bars, text and bar-width reduction in every kind of output.
struct LinearDrawingTests {
  /// Bars of 1, 2 and 1 modules, the middle one 5 modules shorter, with the text "42" under it.
  static func symbol(
    bearerBars: BarPattern.BearerBars? = nil, text: [SymbolText] = [sample], height: Int = 20
  ) -> Symbol {
    let insets = [BarPattern.Inset(), BarPattern.Inset(bottom: 5), BarPattern.Inset()]
    let pattern = BarPattern(widths: [1, 4, 12, 4, 1], insets: insets, bearerBars: bearerBars)
    return Symbol(
      symbology: .ean13, shape: .bars(pattern, height: height),
      quietZone: Symbol.Margins(left: 3, top: 0, right: 3, bottom: 0), details: .linear(LinearDetails()),
      text: text)
  }

  static let sample = SymbolText(characters: Array("42".utf8), columns: 4..<18)

  /// Each character a block as high as its size says, so that places can be checked without a font.
  static var blocks: GlyphSource {
    GlyphSource { _, pixels in
      let side = pixels / 2
      return GlyphSource.Glyph(
        left: 0, top: side, width: side, height: side, advance: side,
        ink: [Bool](repeating: true, count: side * side))
    }
  }

  /// The nearest whole pixel, and the same for all bars: 30 % of four pixels are one.
  @Test(arguments: [(0.0, 4), (0.1, 4), (0.15, 3), (0.2, 3), (0.3, 3), (0.4, 2)])
  func reductionIsRoundedOnce(reduction: Double, pixels: Int) throws {
    let artwork = Artwork(size: .modulePixels(4), barWidthReduction: reduction)
    let raster = try RasterRenderer.render(Self.symbol(text: []), artwork)
    var runs: [Int] = [], isDark = false
    for x in 0..<raster.width {
      if raster[x, 2], isDark { runs[runs.count - 1] += 1 } else if raster[x, 2] { runs.append(1) }
      isDark = raster[x, 2]
    }
    #expect(runs == [1, 12, 1].map { ($0 - 1) * 4 + pixels }, "\(reduction)")
  }

  /// People key in what they see: letters beyond ASCII are not left away.
  @Test func lettersBeyondASCIIAreTold() throws {
    let symbol = try BarcodeWriter(.code128).write("café")
    #expect(symbol.text.first?.characters == Array("caf".utf8) + [0xE9])
    #expect(String(decoding: try symbol.svg(), as: UTF8.self).contains(">café<"))
    let latin1 = Array("(caf".utf8) + [0xE9, UInt8(ascii: ")")]
    #expect(try symbol.pdf().split(separator: latin1).count == 2)
    #expect(try symbol.eps().split(separator: latin1).count == 2)
  }

  @Test func barsKeepTheirHeights() throws {
    let raster = try RasterRenderer.render(Self.symbol(), Artwork(size: .modulePixels(2)))
    #expect((raster.width, raster.height) == (56, 40))
    // The guard reaches down to the last row, the middle bar leaves five modules.
    #expect(raster[6, 39] && raster[20, 29] && !raster[20, 30] && !raster[12, 10])
  }

  /// Places and glyphs that no symbol and no font has.
  @Test func impossibleTextIsNoTrap() throws {
    for columns in [0..<Int.max, Int.min..<0, Int.max - 1..<Int.max] {
      let symbol = Self.symbol(text: [SymbolText(characters: Array("42".utf8), columns: columns)])
      _ = try? symbol.svg()
      _ = try? symbol.png(glyphs: Self.blocks)
    }
    for size in [Int.max, .min] {
      let glyphs = GlyphSource { _, _ in
        GlyphSource.Glyph(left: size, top: size, width: size, height: size, advance: size, ink: [true])
      }
      #expect(try !Self.symbol().png(glyphs: glyphs).isEmpty)
    }
  }

  @Test func textStandsUnderShorterBars() throws {
    let raster = try RasterRenderer.render(
      Self.symbol(), Artwork(size: .modulePixels(2)), glyphs: Self.blocks)
    // One module of light, seven of text, less the five that the bar leaves free.
    #expect(raster.height > 40 && raster.height <= 50)
    let inked = (30..<raster.height).filter { y in (14..<36).contains { raster[$0, y] } }
    #expect((inked.first ?? 0) >= 32 && (inked.last ?? 99) < 48)
    #expect(raster[6, 39] && !raster[6, 40])
  }

  @Test func vectorTextIsText() throws {
    let symbol = Self.symbol()
    let svg = text(try SVGRenderer.render(symbol))
    #expect(svg.contains(">4</tspan>") && svg.contains(">2</tspan>") && svg.contains("font-family="))
    let pdf = String(decoding: try PDFRenderer.render(symbol), as: Latin1.self)
    #expect(pdf.contains("/BaseFont/Helvetica") && pdf.contains("(4) Tj") && pdf.contains("(2) Tj"))
    let eps = text(try EPSRenderer.render(symbol))
    #expect(eps.contains("/Helvetica findfont") && eps.contains("(4) show"))
    let plain = Self.symbol(text: [])
    #expect(!text(try SVGRenderer.render(plain)).contains("<text"))
    #expect(!String(decoding: try PDFRenderer.render(plain), as: Latin1.self).contains("Font"))
  }

  @Test func lettersAreEscaped() throws {
    let symbol = Self.symbol(text: [SymbolText(characters: Array("a<&(\\) b".utf8), columns: 0..<22)])
    #expect(text(try SVGRenderer.render(symbol)).contains("a&lt;&amp;(\\)&#160;b"))
    let pdf = String(decoding: try PDFRenderer.render(symbol), as: Latin1.self)
    #expect(pdf.contains("(a<&\\(\\\\\\) b) Tj"))
  }

  @Test func bearerBarsFrameTheLightSpace() throws {
    let framed = Self.symbol(bearerBars: BarPattern.BearerBars(thickness: 2, isFrame: true), text: [])
    let raster = try RasterRenderer.render(framed, Artwork(size: .modulePixels(1)))
    #expect((raster.width, raster.height) == (28 + 4, 20 + 4))
    for x in 0..<raster.width { #expect(raster[x, 0] && raster[x, 1] && raster[x, 22] && raster[x, 23]) }
    for y in 0..<raster.height { #expect(raster[0, y] && raster[31, y]) }
    #expect(!raster[2, 10] && raster[5, 10])
    let plain = Self.symbol(bearerBars: BarPattern.BearerBars(thickness: 2, isFrame: false), text: [])
    let second = try RasterRenderer.render(plain, Artwork(size: .modulePixels(1)))
    #expect((second.width, second.height) == (28, 24) && second[0, 0] && !second[0, 10])
  }

  @Test(arguments: [(0.0, 10), (0.1, 9), (0.2, 8), (0.5, 5)])
  func barsAreReduced(reduction: Double, expected: Int) throws {
    let artwork = Artwork(size: .modulePixels(10), barWidthReduction: reduction)
    let raster = try RasterRenderer.render(Self.symbol(text: []), artwork)
    #expect((0..<60).filter { raster[$0, 5] }.count == expected)
    let svg = text(try SVGRenderer.render(Self.symbol(text: []), artwork))
    #expect(svg.contains("h\(expected == 10 ? "1" : "0.\(expected)")v"))
  }

  @Test(arguments: [-0.1, 0.6, .nan]) func otherReductionsAreRefused(reduction: Double) {
    #expect(throws: RenderingError.self) {
      try SVGRenderer.render(Self.symbol(), Artwork(barWidthReduction: reduction))
    }
  }

  @Test func terminalsShowTheTextAsText() throws {
    let lines = text(try TerminalRenderer.render(Self.symbol(height: 70), style: .lightTerminal))
      .split(separator: "\n")
    #expect(lines.count == 14)
    #expect(lines.last?.contains("4") == true && lines.last?.contains("2") == true)
    let wide = text(try TerminalRenderer.render(Self.symbol(height: 10), style: .ascii(onDark: false)))
      .split(separator: "\n")
    #expect(wide.count == 11 && wide.allSatisfy { $0.count == 56 })
  }

  @Test func longTextBecomesSmaller() {
    let long = SymbolText(characters: Array(repeating: UInt8(ascii: "W"), count: 40), columns: 0..<22)
    let lines = TextLine.lines(Self.symbol(text: [long, Self.sample]))
    #expect(lines.count == 2 && lines[0].size < 1500 && lines[1].size > 9000)
    #expect(lines[0].baseline == lines[1].baseline)
  }

  @Test func widthsAreThoseOfASCII() {
    #expect(Helvetica.widths.count == 95)
    #expect(Helvetica.width(UInt8(ascii: "0")) == 556 && Helvetica.width(UInt8(ascii: "~")) == 584)
    #expect(Helvetica.width(10) == 278 && Helvetica.width(200) == 556)
  }
}
