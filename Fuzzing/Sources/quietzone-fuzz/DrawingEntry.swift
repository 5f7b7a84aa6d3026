import QuietZone
import QuietZoneRendering

/// A colour from any text, and every kind of drawing with any options.
enum DrawingEntry {
  private static let symbol = try? BarcodeWriter(.qrCode).write(Content(text: "fuzz"))

  static func run(_ input: Input) {
    var input = input
    guard input.byte() & 1 != 0, let symbol else {
      if let color = try? ArtworkColor(parsing: input.rest) { precondition(color == color) }
      return
    }
    var artwork = Artwork()
    artwork.foreground = color(&input)
    artwork.background = input.byte() & 1 == 0 ? nil : color(&input)
    artwork.quietZone = input.byte() & 1 == 0 ? nil : input.number(-10...1200)
    artwork.size = size(&input)
    let title = String(decoding: input.rest, as: UTF8.self)
    _ = try? SVGRenderer.render(symbol, artwork, title: title)
    _ = try? PDFRenderer.render(symbol, artwork, title: title)
    _ = try? EPSRenderer.render(symbol, artwork, title: title)
    _ = try? TerminalRenderer.render(symbol, artwork)
    _ = try? RasterRenderer.render(symbol, artwork)
  }

  private static func color(_ input: inout Input) -> ArtworkColor {
    ArtworkColor(red: input.byte(), green: input.byte(), blue: input.byte(), alpha: input.byte())
  }

  private static func size(_ input: inout Input) -> Artwork.Size {
    switch input.number(0...4) {
    case 0: return .modulePixels(input.number(-3...40))
    case 1: return .totalPixels(input.number(-3...2000))
    case 2: return .modulePixels(Int.max - input.number(0...9))
    case 3: return .totalPixels(Int.max - input.number(0...9))
    default:
      var bits: UInt64 = 0
      for _ in 0..<8 { bits = bits << 8 | UInt64(input.byte()) }
      let reals = [Double(bitPattern: bits), .nan, .infinity, 0, -1, 0.25, 300]
      return .moduleMillimetres(reals[input.number(0...6)], dpi: reals[input.number(0...6)])
    }
  }
}
