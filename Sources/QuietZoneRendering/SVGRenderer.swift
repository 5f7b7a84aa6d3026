public import QuietZone

/// Draws symbols as SVG: one path for everything dark, so no scale shows seams.
///
/// ```swift
/// let bytes = try SVGRenderer.render(symbol, Artwork(background: nil), title: "https://example.org")
/// ```
///
/// The view box counts modules (pixels, where the asked size leaves an odd margin); width and height are
/// pixels or, for a size in print, millimetres.
public enum SVGRenderer {
  /// A whole document, UTF-8. `title` is what screen readers say and tooltips show.
  public static func render(
    _ symbol: Symbol, _ artwork: Artwork = Artwork(), title: String? = nil
  ) throws(RenderingError) -> [UInt8] {
    guard artwork.style.isPlain else { return try styled(symbol, artwork, title: title) }
    let layout = try Layout(symbol, artwork, .vector)
    var out = ByteWriter()
    out.svgStart(layout, title)
    out.svgGround(artwork)
    out.turn(layout)
    out.write("<path")
    if !layout.isWholeModules { out.transform(layout) }
    out.fill(artwork.foreground)
    out.write(" d=\"")
    out.path(Outline(symbol, layout), layout.origin)
    out.write("\"/>")
    out.text(layout, artwork.foreground)
    out.svgEnd(layout)
    return out.bytes
  }
}

extension Layout {
  /// The upright picture in units of the view box, thousandths.
  fileprivate var viewBox: (width: Int64, height: Int64) {
    isWholeModules || millimetres != nil
      ? (wide, high) : (Int64(width) * 1000, Int64(height) * 1000)
  }
}

extension ByteWriter {
  mutating func svgStart(_ layout: Layout, _ title: String?) {
    write("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    size(layout)
    write(" role=\"img\">")
    if let title { self.title(title) }
  }

  mutating func svgGround(_ artwork: Artwork) {
    guard let background = artwork.background, background.alpha > 0 else { return }
    write("<rect width=\"100%\" height=\"100%\"")
    fill(background)
    write("/>")
  }

  mutating func svgEnd(_ layout: Layout) {
    if layout.rotation != .none { write("</g>") }
    write("</svg>\n")
  }

  private mutating func size(_ layout: Layout) {
    let box = layout.viewBox, swaps = layout.rotation.swapsSides
    write(" width=\"")
    if swaps { length(layout, layout.height, layout.high) } else { length(layout, layout.width, layout.wide) }
    write("\" height=\"")
    if swaps { length(layout, layout.width, layout.wide) } else { length(layout, layout.height, layout.high) }
    write("\" viewBox=\"0 0 ")
    write(swaps ? box.height : box.width, over: 1000)
    write(" ")
    write(swaps ? box.width : box.height, over: 1000)
    write("\"")
  }

  /// Opens a group that turns everything in it.
  mutating func turn(_ layout: Layout) {
    guard layout.rotation != .none else { return }
    let box = layout.viewBox
    let matrix = layout.rotation.matrix(width: box.width, height: box.height)
    write("<g transform=\"matrix(")
    for factor in [matrix.a, matrix.b, matrix.c, matrix.d] {
      write(factor, over: 1)
      write(" ")
    }
    write(matrix.e, over: 1000)
    write(" ")
    write(matrix.f, over: 1000)
    write(")\">")
  }

  private mutating func length(_ layout: Layout, _ pixels: Int, _ mils: Int64) {
    guard let millimetres = layout.millimetres else { return write(pixels) }
    write(Double(mils) / 1000 * millimetres, places: 4)
    write("mm")
  }

  mutating func transform(_ layout: Layout) {
    guard layout.millimetres == nil else { return }
    write(" transform=\"translate(")
    write(layout.leftover)
    write(" ")
    write(layout.leftover)
    write(") scale(")
    write(layout.modulePixels)
    write(")\"")
  }

  mutating func fill(_ color: ArtworkColor) {
    write(" fill=\"#")
    for component in [color.red, color.green, color.blue] { hexadecimal(component) }
    write("\"")
    guard color.alpha < 255 else { return }
    write(" fill-opacity=\"")
    write(Double(color.alpha) / 255, places: 4)
    write("\"")
  }

  /// Moves are absolute, everything else relative: short, and no error adds up over contours.
  mutating func path(_ outline: Outline, _ origin: (x: Int64, y: Int64)) {
    var at = Outline.Place(x: 0, y: 0)
    for step in outline.steps {
      switch step {
      case .move(let to):
        write("M")
        pair(to.x + origin.x, to.y + origin.y)
        at = to
      case .line(let to):
        line(to.x - at.x, to.y - at.y)
        at = to
      case .curve(let first, let second, let to):
        write("c")
        pair(first.x - at.x, first.y - at.y)
        write(" ")
        pair(second.x - at.x, second.y - at.y)
        write(" ")
        pair(to.x - at.x, to.y - at.y)
        at = to
      case .close: write("z")
      }
    }
  }

  private mutating func line(_ dx: Int64, _ dy: Int64) {
    if dy == 0 {
      write("h")
      write(dx, over: 1000)
    } else if dx == 0 {
      write("v")
      write(dy, over: 1000)
    } else {
      write("l")
      pair(dx, dy)
    }
  }

  private mutating func pair(_ x: Int64, _ y: Int64) {
    write(x, over: 1000)
    write(" ")
    write(y, over: 1000)
  }

  /// Escaped for XML 1.0; control characters and what is no character, U+FFFE and U+FFFF, are left out.
  private mutating func title(_ title: String) {
    write("<title>")
    let bytes = Array(title.utf8)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "&"): write("&amp;")
      case UInt8(ascii: "<"): write("&lt;")
      case UInt8(ascii: ">"): write("&gt;")
      case 0..<9, 11, 12, 14..<32, 127: break
      // As UTF-8 is: two bytes follow.
      case 0xEF where bytes[index] == 0xBF && bytes[index + 1] >= 0xBE: index += 2
      default: self.byte(byte)
      }
    }
    write("</title>")
  }
}
