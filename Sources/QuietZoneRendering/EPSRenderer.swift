public import QuietZone

/// Draws symbols as Encapsulated PostScript (EPSF-3.0, language level 2): one filled path.
///
/// PostScript knows no opacity: half-transparent colours are mixed with what lies below, the ground with
/// white. Sizes are as in ``PDFRenderer``. A gradient needs level 3 of the language, and the file says so.
public enum EPSRenderer {
  /// A whole file, ASCII.
  public static func render(
    _ symbol: Symbol, _ artwork: Artwork = Artwork(), title: String? = nil
  ) throws(RenderingError) -> [UInt8] {
    guard artwork.style.isPlain else { return try styled(symbol, artwork, title: title) }
    let layout = try Layout(symbol, artwork, .vector)
    var out = ByteWriter()
    out.epsHeader(layout.turnedPageSize, title, level: 2)
    let ground = out.epsGround(artwork, layout)
    out.components(artwork.foreground.composited(over: ground))
    out.write(" setrgbcolor\n")
    out.write("[")
    out.write(layout.pageMatrix)
    out.write("] concat\nnewpath\n")
    out.path(
      Outline(symbol, layout), layout.origin, PathOperators(move: "m", line: "l", curve: "c", close: "h"))
    out.write("fill\n")
    out.postScriptText(layout)
    out.write("grestore end\nshowpage\n%%EOF\n")
    return out.bytes
  }
}

extension ByteWriter {
  /// The colour that everything else lies on.
  mutating func epsGround(_ artwork: Artwork, _ layout: Layout) -> ArtworkColor {
    let ground = (artwork.background ?? .white).composited(over: .white)
    if let background = artwork.background, background.alpha > 0 {
      components(ground)
      write(" setrgbcolor\nnewpath 0 0 moveto ")
      rectangle(layout.turnedPageSize)
    }
    return ground
  }

  /// `level`: what the file needs of PostScript.
  mutating func epsHeader(_ page: (width: Double, height: Double), _ title: String?, level: Int) {
    write("%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 ")
    write(Self.ceiling(page.width))
    write(" ")
    write(Self.ceiling(page.height))
    write("\n%%HiResBoundingBox: 0 0 ")
    write(page.width, places: 4)
    write(" ")
    write(page.height, places: 4)
    write("\n%%Creator: QuietZone\n")
    if let title { epsTitle(title) }
    write("%%LanguageLevel: ")
    write(level)
    write("\n%%EndComments\n")
    write("8 dict begin gsave\n/m{moveto}bind def/l{lineto}bind def")
    write("/c{curveto}bind def/h{closepath}bind def\n")
  }

  private static func ceiling(_ value: Double) -> Int64 {
    let whole = Int64(value)
    return Double(whole) < value ? whole + 1 : whole
  }

  /// At most 200 characters of printable ASCII; others become question marks, since comments have no
  /// encoding.
  private mutating func epsTitle(_ title: String) {
    write("%%Title: ")
    for scalar in title.unicodeScalars.prefix(200) {
      byte(32..<127 ~= scalar.value ? UInt8(truncatingIfNeeded: scalar.value) : UInt8(ascii: "?"))
    }
    write("\n")
  }

  private mutating func rectangle(_ page: (width: Double, height: Double)) {
    write(page.width, places: 4)
    write(" 0 rlineto 0 ")
    write(page.height, places: 4)
    write(" rlineto ")
    write(-page.width, places: 4)
    write(" 0 rlineto closepath fill\n")
  }
}
