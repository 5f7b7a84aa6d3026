public import CQuietZone
internal import QuietZone
internal import QuietZoneRendering

@c @implementation
public func qz_draw_options_init(_ options: UnsafeMutablePointer<qz_draw_options>?, _ size: Int) {
  guard let options, size == MemoryLayout<qz_draw_options>.size else { return fill(options, size: size) }
  var drawn = qz_draw_options()
  drawn.size = size
  drawn.quiet_zone = -1
  drawn.pixels = 10
  drawn.dot_diameter = 0.9
  drawn.logo_share = 0.2
  drawn.logo_margin = 0.5
  options.pointee = drawn
}

/// How to draw, and what.
struct DrawRequest {
  let symbol: Symbol
  private(set) var artwork = Artwork()
  private(set) var drawing: Int
  private(set) var title: String?

  init(
    _ symbol: UnsafePointer<qz_symbol>?, _ pointer: UnsafePointer<qz_draw_options>?
  ) throws(Failure) {
    let drawn = try needed(try needed(symbol, "symbol").pointee.drawn, "the symbol's drawn")
    self.symbol = drawn.assumingMemoryBound(to: Symbol.self).pointee
    var given = qz_draw_options()
    if let pointer {
      given = try filledIn(pointer, by: "qz_draw_options_init")
    } else {
      qz_draw_options_init(&given, MemoryLayout<qz_draw_options>.size)
    }
    drawing = try choice(given.drawing.rawValue, upTo: QZ_TERMINAL_ASCII.rawValue, "drawing")
    if given.title != nil { title = String(decoding: bytes(given.title), as: UTF8.self) }
    try colors(given)
    try size(given)
    try style(given)
  }

  private mutating func colors(_ given: qz_draw_options) throws(Failure) {
    if given.foreground != nil { artwork.foreground = try Self.color(given.foreground, "foreground") }
    if given.background != nil {
      let isClear = bytes(given.background) == [UInt8](ascii: "transparent")
      artwork.background = isClear ? nil : try Self.color(given.background, "background")
    }
    if given.quiet_zone != -1 { artwork.quietZone = Int(given.quiet_zone) }
    artwork.barWidthReduction = given.bar_width_reduction
    guard let rotation = Rotation(rawValue: Int(given.rotation)) else {
      throw .argument("rotation is \(given.rotation) degrees; 0, 90, 180 or 270 are expected")
    }
    artwork.rotation = rotation
  }

  private static func color(
    _ text: UnsafePointer<CChar>?, _ name: StaticString
  ) throws(Failure) -> ArtworkColor {
    do throws(ColorError) { return try ArtworkColor(parsing: bytes(text)) } catch {
      throw .argument("\(name): \(error.message)")
    }
  }

  private mutating func size(_ given: qz_draw_options) throws(Failure) {
    switch try choice(given.size_rule.rawValue, upTo: 3, "size_rule") {
    case 1: artwork.size = .totalPixels(Int(given.pixels))
    case 2: artwork.size = .fitting(width: Int(given.fit_width), height: Int(given.fit_height))
    case 3: artwork.size = .moduleMillimetres(given.module_millimetres, dpi: given.dpi)
    default: artwork.size = .modulePixels(Int(given.pixels))
    }
  }

  private mutating func style(_ given: qz_draw_options) throws(Failure) {
    switch try choice(given.modules.rawValue, upTo: 2, "modules") {
    case 1: artwork.style.modules = .rounded
    case 2: artwork.style.modules = .dots(diameter: given.dot_diameter)
    default: break
    }
    let finders: [SymbolStyle.Finders] = [.square, .rounded, .circle]
    artwork.style.finders = finders[try choice(given.finders.rawValue, upTo: 2, "finders")]
    let shapes: [SymbolStyle.Gradient.Shape] = [.fromTop, .fromLeft, .fromTopLeft, .fromMiddle]
    let shape = shapes[try choice(given.gradient.rawValue, upTo: 3, "gradient")]
    if let start = given.gradient_colors {
      guard (2...16).contains(given.gradient_color_count) else {
        throw .argument(
          "gradient_color_count is \(UInt(bitPattern: given.gradient_color_count)); 2 to 16 are expected")
      }
      var colors: [ArtworkColor] = []
      for index in 0..<given.gradient_color_count {
        colors.append(try Self.color(try needed(start[index], "a gradient's colour"), "a gradient's colour"))
      }
      artwork.style.gradient = SymbolStyle.Gradient(colors, shape)
    }
    try logo(given)
  }

  private mutating func logo(_ given: qz_draw_options) throws(Failure) {
    guard let start = given.logo_rgba else { return }
    let (width, height) = (Int(given.logo_width), Int(given.logo_height))
    let sides = 1...SymbolStyle.Logo.maximumSide
    guard sides ~= width, sides ~= height else {
      throw .argument(
        "the logo has \(width) x \(height) pixels; sides of 1 to \(sides.upperBound) are expected")
    }
    do throws(RenderingError) {
      let pixels = try ColorPicture(
        width: width, height: height,
        rgba: [UInt8](UnsafeBufferPointer(start: start, count: width * height * 4)))
      artwork.style.logo = SymbolStyle.Logo(pixels, share: given.logo_share, margin: given.logo_margin)
    } catch {
      throw Failure(error)
    }
  }
}
