public import QuietZone

extension RasterRenderer {
  /// Pixels of the largest picture that is drawn in colours.
  static let maximumColorPixels = 25_000_000

  /// The picture in all its colours: edges of round shapes are smooth, those of squares sharp. Text next to
  /// bars needs `glyphs`, see ``render(_:_:glyphs:)``.
  ///
  /// ```swift
  /// let picture = try RasterRenderer.picture(symbol, Artwork(style: SymbolStyle(modules: .rounded)))
  /// ```
  public static func picture(
    _ symbol: Symbol, _ artwork: Artwork = Artwork(), glyphs: GlyphSource? = nil
  ) throws(RenderingError) -> ColorPicture {
    let styled = artwork.style.isPlain ? nil : try StyledSymbol(symbol, artwork.style)
    let layout = try Layout(symbol, artwork, .raster, drawsText: glyphs != nil)
    guard layout.width * layout.height <= maximumColorPixels else {
      throw .tooLarge(width: layout.width, height: layout.height, maximum: maximumColorPixels)
    }
    guard let styled else { return ColorPicture(try render(symbol, artwork, glyphs: glyphs)) }
    let place = StyledPlace(layout, styled.grid)
    var picture = ColorPicture(
      width: layout.width, height: layout.height,
      color: artwork.background ?? ArtworkColor(red: UInt8(255), green: 255, blue: 255, alpha: 0),
      dotsPerInch: layout.dotsPerInch)
    let coverage = Coverage(
      styled.outline, module: place.module, left: place.left, top: place.top, width: picture.width,
      height: picture.height)
    let gradient = styled.gradient.map { PlacedGradient($0, place) }
    coverage.eachRow { y, covers in
      for x in covers.indices where covers[x] > 0 {
        picture.paint(gradient?.color(x, y) ?? artwork.foreground, covers[x], x, y)
      }
    }
    if let logo = styled.logo { picture.paint(logo.picture, place.pixels(logo.box)) }
    return picture.turned(by: artwork.rotation)
  }
}

/// Where a symbol lies among pixels.
struct StyledPlace {
  /// Pixels a module.
  let module: Int
  let left: Int
  let top: Int
  /// Of the symbol without quiet zone, pixels.
  let width: Double
  let height: Double

  init(_ layout: Layout, _ grid: ModuleGrid) {
    module = layout.modulePixels
    left = layout.leftover + layout.margins.left * module
    top = layout.leftover + layout.margins.top * module
    width = Double(grid.width * module)
    height = Double(grid.height * module)
  }

  /// The whole pixels that a box takes.
  func pixels(_ box: StyledSymbol.Box) -> (x: Range<Int>, y: Range<Int>) {
    func range(_ start: Int64, _ length: Int64, _ origin: Int) -> Range<Int> {
      let first = Int((start * Int64(module) + 500) / 1000),
        end = Int(((start + length) * Int64(module) + 500) / 1000)
      return origin + first..<origin + max(end, first + 1)
    }
    return (range(box.x, box.width, left), range(box.y, box.height, top))
  }
}

/// A gradient among pixels.
struct PlacedGradient {
  private let gradient: SymbolStyle.Gradient
  /// Of the beginning or the middle, from the picture's corner.
  private let x: Double
  private let y: Double
  /// Linear: the way to the end, by the square of its length.
  private let acrossPart: Double
  private let downPart: Double
  /// Radial, else 0.
  private let radius: Double

  init(_ gradient: SymbolStyle.Gradient, _ place: StyledPlace) {
    self.gradient = gradient
    func pixels(_ point: Point2D) -> (x: Double, y: Double) {
      (Double(place.left) + point.x * place.width, Double(place.top) + point.y * place.height)
    }
    switch gradient.shape {
    case .linear(let from, let to):
      let (a, b) = (pixels(from), pixels(to))
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      (x, y) = a
      (acrossPart, downPart) = (dx / (dx * dx + dy * dy), dy / (dx * dx + dy * dy))
      radius = 0
    case .radial(let center, let radius):
      (x, y) = pixels(center)
      (acrossPart, downPart) = (0, 0)
      self.radius = radius * place.width
    }
  }

  /// At the middle of a pixel.
  func color(_ column: Int, _ row: Int) -> ArtworkColor {
    let dx = Double(column) + 0.5 - x, dy = Double(row) + 0.5 - y
    return gradient.color(
      at: radius > 0 ? (dx * dx + dy * dy).squareRoot() / radius : dx * acrossPart + dy * downPart)
  }
}

extension ColorPicture {
  /// Lays a colour over a pixel; `coverage`: how much of it is covered, 255 all.
  mutating func paint(_ color: ArtworkColor, _ coverage: UInt8, _ x: Int, _ y: Int) {
    let index = (y &* width &+ x) &* 4
    rgba.set(color.laid(over: rgba.color(at: index), coverage), at: index)
  }

  /// Lays a picture over an area, made larger or smaller as it needs.
  mutating func paint(_ picture: ColorPicture, _ area: (x: Range<Int>, y: Range<Int>)) {
    let fitted = picture.scaled(width: area.x.count, height: area.y.count)
    for y in area.y where 0..<height ~= y {
      for x in area.x where 0..<width ~= x {
        paint(fitted[x - area.x.lowerBound, y - area.y.lowerBound], 255, x, y)
      }
    }
  }
}

extension PNGWriter {
  /// A picture in colours: 24 bits a pixel, 32 where not all are opaque. The picture's own dots an inch are
  /// written where the writer has none.
  public func encode(_ picture: ColorPicture) throws(RenderingError) -> [UInt8] {
    var writer = self
    writer.dotsPerInch = dotsPerInch ?? picture.dotsPerInch
    let (width, height) = (picture.width, picture.height)
    guard picture.isOpaque else {
      return try writer.encode(picture.rgba, .rgba, width: width, height: height)
    }
    return try writer.encode(picture.rgb, .rgb, width: width, height: height)
  }
}
