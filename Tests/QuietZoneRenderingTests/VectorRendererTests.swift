import QuietZone
import TestSupport
import Testing

@testable import QuietZoneRendering

@Suite struct SVGRendererTests {
  @Test func tinyGrid() throws {
    let svg = try SVGRenderer.render(Samples.corner, Artwork(size: .modulePixels(3)))
    #expect(
      text(svg) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="12" height="12" viewBox="0 0 4 4" role="img">\
        <rect width="100%" height="100%" fill="#ffffff"/>\
        <path fill="#000000" d="M1 1h2v1h-1v1h-1z"/></svg>

        """)
  }

  @Test func transparentBarsInMillimetres() throws {
    let artwork = Artwork(
      foreground: try ArtworkColor("#0a0B0c80"), background: nil, size: .moduleMillimetres(0.33, dpi: 300))
    #expect(
      text(try SVGRenderer.render(Samples.bars, artwork)) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="1.98mm" height="1.32mm" viewBox="0 0 6 4" role="img">\
        <path fill="#0a0b0c" fill-opacity="0.502" d="M0 0h1v4h-1zM3 0h3v4h-3z"/></svg>

        """)
  }

  @Test func leftoverMarginCountsPixels() throws {
    let svg = text(try SVGRenderer.render(Samples.corner, Artwork(size: .totalPixels(14))))
    #expect(svg.contains(#"width="14" height="14" viewBox="0 0 14 14""#))
    #expect(svg.contains(#"transform="translate(1 1) scale(3)""#))
  }

  @Test func titlesAreEscaped() throws {
    let svg = text(try SVGRenderer.render(Samples.corner, title: "a<b> & \u{1}\"ü\"\n"))
    #expect(svg.contains("<title>a&lt;b&gt; &amp; \"ü\"\n</title>"))
    // XML 1.0, 2.2: what is no character has no place in a file.
    let odd = text(try SVGRenderer.render(Samples.corner, title: "\u{FFFD}\u{FFFE}漢\u{FFFF}😀\u{7F}\0"))
    #expect(odd.contains("<title>\u{FFFD}漢😀</title>"))
  }

  @Test func hexagonSizes() throws {
    let svg = text(
      try SVGRenderer.render(Samples.maxiCode, Artwork(size: .moduleMillimetres(0.88, dpi: 300))))
    #expect(svg.contains(#"width="28.16mm" height="27.1638mm" viewBox="0 0 32 30.868""#))
    #expect(svg.components(of: "c") > 24)
  }
}

@Suite struct PDFRendererTests {
  @Test func tinyGridIsPaintedOnce() throws {
    let pdf = String(
      decoding: try PDFRenderer.render(Samples.corner, Artwork(size: .modulePixels(4))), as: Latin1.self)
    #expect(pdf.hasPrefix("%PDF-1.4\n"))
    #expect(pdf.contains("/MediaBox[0 0 12 12]"))
    #expect(
      pdf.contains(
        """
        stream
        /B gs 1 1 1 rg 0 0 12 12 re f
        /F gs 0 0 0 rg 3 0 0 -3 0 12 cm
        1 1 m 3 1 l 3 2 l 2 2 l 2 3 l 1 3 l h f
        endstream
        """))
  }

  @Test(arguments: [nil, "Größe (1)\n日本"]) func crossReferencesPointAtObjects(title: String?) throws {
    let grid = Samples.grid(seed: 2, width: 60, height: 60)
    let bytes = try PDFRenderer.render(Samples.symbol(.grid(grid)), title: title)
    let pdf = Array(String(decoding: bytes, as: Latin1.self))
    let start = try #require(number(after: "startxref\n", in: pdf))
    #expect(String(pdf[start..<start + 9]) == "xref\n0 6\n")
    for object in 1...5 {
      let entry = start + 9 + 20 * object
      #expect(String(pdf[entry + 10..<entry + 20]) == " 00000 n \n")
      let offset = try #require(Int(String(pdf[entry..<entry + 10])))
      #expect(String(pdf[offset..<offset + 8]) == "\(object) 0 obj\n")
    }
    let length = try #require(number(after: "/Length ", in: pdf))
    let stream = try #require(place(after: "stream\n", in: pdf))
    #expect(String(pdf[(stream + length)..<(stream + length + 10)]) == "\nendstream")
  }

  @Test func titlesAreUTF16() throws {
    let pdf = String(decoding: try PDFRenderer.render(Samples.corner, title: "ü€😀"), as: Latin1.self)
    #expect(pdf.contains("/Title<feff00fc20acd83dde00>"))
  }

  @Test func printSizesAreExact() throws {
    let pdf = String(
      decoding: try PDFRenderer.render(Samples.corner, Artwork(size: .moduleMillimetres(2.54, dpi: 1))),
      as: Latin1.self)
    #expect(pdf.contains("/MediaBox[0 0 28.8 28.8]"))
    #expect(pdf.contains("7.2 0 0 -7.2 0 28.8 cm"))
  }

  private func place(after text: String, in pdf: [Character]) -> Int? {
    let text = Array(text)
    return (0..<pdf.count - text.count).last {
      Array(pdf[$0..<$0 + text.count]) == text && pdf[$0 - 1] != "d"
    }
    .map { $0 + text.count }
  }

  private func number(after text: String, in pdf: [Character]) -> Int? {
    place(after: text, in: pdf).flatMap { Int(String(pdf[$0...].prefix { $0.isNumber })) }
  }
}

@Suite struct EPSRendererTests {
  @Test func tinyGrid() throws {
    let artwork = Artwork(foreground: try ArtworkColor("red"), background: nil, size: .modulePixels(3))
    #expect(
      text(try EPSRenderer.render(Samples.corner, artwork, title: "a\n%ü")) == """
        %!PS-Adobe-3.0 EPSF-3.0
        %%BoundingBox: 0 0 9 9
        %%HiResBoundingBox: 0 0 9 9
        %%Creator: QuietZone
        %%Title: a?%?
        %%LanguageLevel: 2
        %%EndComments
        8 dict begin gsave
        /m{moveto}bind def/l{lineto}bind def/c{curveto}bind def/h{closepath}bind def
        1 0 0 setrgbcolor
        [2.25 0 0 -2.25 0 9] concat
        newpath
        1 1 m 3 1 l 3 2 l 2 2 l 2 3 l 1 3 l h fill
        grestore end
        showpage
        %%EOF

        """)
  }

  @Test func linesStayShortAndBoxesRoundUp() throws {
    let grid = Samples.grid(seed: 9, width: 101, height: 101)
    let eps = text(
      try EPSRenderer.render(Samples.symbol(.grid(grid)), Artwork(size: .moduleMillimetres(0.1, dpi: 600))))
    #expect(eps.split(separator: "\n").allSatisfy { $0.utf8.count < 255 })
    #expect(eps.contains("%%BoundingBox: 0 0 29 29\n%%HiResBoundingBox: 0 0 28.6299 28.6299"))
  }

  @Test func opacityIsMixed() throws {
    let artwork = Artwork(
      foreground: try ArtworkColor("#00000080"), background: try ArtworkColor("#ff000080"))
    let eps = text(try EPSRenderer.render(Samples.corner, artwork))
    #expect(eps.contains("1 0.498 0.498 setrgbcolor\nnewpath 0 0 moveto 30 0 rlineto"))
    #expect(eps.contains("0.498 0.2471 0.2471 setrgbcolor"))
  }
}

/// One character a byte, so that offsets in text are offsets in the file.
enum Latin1: Unicode.Encoding {
  typealias CodeUnit = UInt8
  typealias EncodedScalar = CollectionOfOne<UInt8>
  static var encodedReplacementCharacter: EncodedScalar { CollectionOfOne(63) }
  static func decode(_ content: EncodedScalar) -> Unicode.Scalar { Unicode.Scalar(content[0]) }
  static func encode(_ content: Unicode.Scalar) -> EncodedScalar? {
    UInt8(exactly: content.value).map(CollectionOfOne.init)
  }
  struct Parser: Unicode.Parser {
    typealias Encoding = Latin1
    mutating func parseScalar<I: IteratorProtocol>(
      from input: inout I
    ) -> Unicode.ParseResult<EncodedScalar> where I.Element == UInt8 {
      input.next().map { .valid(CollectionOfOne($0)) } ?? .emptyInput
    }
  }
  typealias ForwardParser = Parser
  typealias ReverseParser = Parser
}

extension String {
  fileprivate func components(of character: Character) -> Int { filter { $0 == character }.count }
}
