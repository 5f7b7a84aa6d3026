import QuietZone

/// Where a symbol lies in its picture, worked out once for every kind of output. Lengths are those of the
/// upright picture; ``rotation`` turns the finished one.
///
/// Lengths in thousandths of a module ("mils" here) are exact for bars and grids; hexagons round to them.
struct Layout {
  /// What the picture is made for.
  enum Kind {
    /// Pixels: sizes in print become whole dots.
    case raster
    /// Curves: sizes in print stay exact and dots per inch do not matter.
    case vector
  }

  /// Pixels of the largest picture that is drawn.
  static let maximumPixels = 100_000_000
  static let maximumQuietZone = 1000

  /// What stands around the symbol, modules: light space, bearer bars and text.
  private(set) var margins: Symbol.Margins
  /// The light space alone, modules.
  let lightSpace: Symbol.Margins
  /// Text that is drawn.
  let text: [TextLine]
  /// How much narrower bars are drawn, mils.
  let reduction: Int64
  /// The picture without leftover margin, mils.
  let wide: Int64
  let high: Int64
  /// Pixels a module.
  private(set) var modulePixels = 1
  /// Pixels of the picture.
  private(set) var width = 0
  private(set) var height = 0
  /// Pixels left of and above the quiet zone: the leftover of a size in total pixels.
  private(set) var leftover = 0
  /// Size of a module in print, where one was asked for, millimetres.
  private(set) var millimetres: Double?
  private(set) var dotsPerInch: Double?
  let rotation: Rotation

  /// `drawsText`: whether the output can show the symbol's text; without it no room is left for any.
  init(
    _ symbol: Symbol, _ artwork: Artwork, _ kind: Kind, drawsText: Bool = true
  ) throws(RenderingError) {
    rotation = artwork.rotation
    lightSpace = try Self.margins(symbol, artwork)
    text = drawsText ? TextLine.lines(symbol) : []
    reduction = try Self.reduction(artwork)
    margins = Self.surroundings(symbol, lightSpace, text)
    let extent = symbol.shape.extent
    guard extent.width > 0, extent.height > 0 else { throw .emptySymbol }
    wide = extent.width + Int64(margins.left + margins.right) * 1000
    high = extent.height + Int64(margins.top + margins.bottom) * 1000
    switch artwork.size {
    case .modulePixels(let pixels):
      guard pixels >= 1 else { throw .modulePixels(pixels) }
      try fit(module: pixels, adding: 0)
    case .totalPixels(let total): try fit(total: total)
    case .fitting(let width, let height):
      let swaps = rotation.swapsSides
      try fit(width: swaps ? height : width, height: swaps ? width : height)
    case .moduleMillimetres(let size, let dpi): try fit(millimetres: size, dpi: dpi, kind)
    }
  }

  /// Bars keep at least half of a module.
  private static func reduction(_ artwork: Artwork) throws(RenderingError) -> Int64 {
    let asked = artwork.barWidthReduction
    guard asked >= 0, asked <= Artwork.maximumBarWidthReduction else { throw .barWidthReduction(asked) }
    return Int64(asked * 1000 + 0.5)
  }

  /// Light space with bearer bars and text.
  private static func surroundings(
    _ symbol: Symbol, _ light: Symbol.Margins, _ text: [TextLine]
  ) -> Symbol.Margins {
    var margins = light
    if let bars = symbol.shape.bearerBars {
      let thickness = Int(bars.thickness)
      margins.top += thickness
      margins.bottom += thickness
      if bars.isFrame {
        margins.left += thickness
        margins.right += thickness
      }
    }
    guard !text.isEmpty else { return margins }
    let room = TextLine.room(text, symbol)
    return Symbol.Margins(
      left: max(margins.left, room.left), top: max(margins.top, room.top),
      right: max(margins.right, room.right), bottom: max(margins.bottom, room.bottom))
  }

  private static func margins(_ symbol: Symbol, _ artwork: Artwork) throws(RenderingError) -> Symbol.Margins {
    if let modules = artwork.quietZone {
      guard 0...maximumQuietZone ~= modules else { throw .quietZone(modules, maximum: maximumQuietZone) }
      return Symbol.Margins(modules)
    }
    func clamp(_ modules: Int) -> Int { min(max(modules, 0), maximumQuietZone) }
    let own = symbol.quietZone
    return Symbol.Margins(
      left: clamp(own.left), top: clamp(own.top), right: clamp(own.right), bottom: clamp(own.bottom))
  }

  /// Sets the pixel sizes for a module of so many pixels.
  private mutating func fit(module: Int, adding extra: Int64) throws(RenderingError) {
    func side(_ mils: Int64) -> Int64 {
      let product = mils.multipliedReportingOverflow(by: Int64(module))
      return product.overflow ? .max : product.partialValue / 1000 + (product.partialValue % 1000 > 0 ? 1 : 0)
    }
    let limit = Int64(Int32.max) - extra
    let w = min(side(wide), limit) + extra, h = min(side(high), limit) + extra
    guard w * h <= Int64(Self.maximumPixels) else {
      throw .tooLarge(width: Int(w), height: Int(h), maximum: Self.maximumPixels)
    }
    modulePixels = module
    width = Int(w)
    height = Int(h)
    leftover = Int(extra / 2)
  }

  private mutating func fit(total: Int) throws(RenderingError) {
    let longer = max(wide, high)
    let minimum = longer / 1000 + (longer % 1000 > 0 ? 1 : 0)
    guard Int64(total) >= minimum else {
      throw .totalPixels(total, minimum: Int(min(minimum, Int64(Int32.max))))
    }
    guard total <= Self.maximumPixels else {
      throw .tooLarge(width: total, height: total, maximum: Self.maximumPixels)
    }
    let module = Int64(total) * 1000 / longer
    let used = longer * module
    let extra = Int64(total) - used / 1000 - (used % 1000 > 0 ? 1 : 0)
    try fit(module: Int(module), adding: extra)
  }

  private mutating func fit(width: Int, height: Int) throws(RenderingError) {
    // Larger pictures than Int32.max pixels wide are refused below, and mils of them fit into 64 bits.
    func module(_ room: Int, _ mils: Int64) -> Int64 {
      min(max(Int64(room), 0), Int64(Int32.max)) * 1000 / mils
    }
    let module = min(module(width, wide), module(height, high))
    guard module >= 1 else {
      func side(_ mils: Int64) -> Int { Int(min((mils + 999) / 1000, Int64(Int32.max))) }
      let swaps = rotation.swapsSides
      throw .fitting(
        width: swaps ? height : width, height: swaps ? width : height,
        minimumWidth: side(swaps ? high : wide), minimumHeight: side(swaps ? wide : high))
    }
    try fit(module: Int(module), adding: 0)
  }

  private mutating func fit(millimetres size: Double, dpi: Double, _ kind: Kind) throws(RenderingError) {
    guard size > 0, size <= 1000 else { throw .moduleMillimetres(size) }
    guard dpi >= 1, dpi <= 100_000 else { throw .dpi(dpi) }
    millimetres = size
    dotsPerInch = dpi
    guard case .raster = kind else { return try fit(module: 1, adding: 0) }
    let dots = Int(size * dpi / 25.4 + 0.5)
    guard dots >= 1 else { throw .moduleBelowDot(millimetres: size, minimum: 25.4 / dpi) }
    try fit(module: dots, adding: 0)
  }
}

extension Layout {
  /// Where the symbol's own top left corner is, mils from the inner margin's.
  var origin: (x: Int64, y: Int64) { (Int64(margins.left) * 1000, Int64(margins.top) * 1000) }

  /// Whether the picture is exactly its modules: no leftover margin, no part of a pixel.
  var isWholeModules: Bool {
    leftover == 0 && Int64(width) * 1000 == wide * Int64(modulePixels)
      && Int64(height) * 1000 == high * Int64(modulePixels)
  }

  /// Points (1/72 inch) a module: a pixel counts as 1/96 inch, as in CSS.
  var pointsPerModule: Double {
    if let millimetres { return millimetres * 72 / 25.4 }
    return Double(modulePixels) * 0.75
  }

  /// The turned picture in points.
  var turnedPageSize: (width: Double, height: Double) {
    let page = pageSize
    return rotation.swapsSides ? (page.height, page.width) : page
  }

  /// From modules, y downwards from the symbol's inner margin, to points of the turned page, y upwards.
  var pageMatrix: Rotation.Matrix<Double> {
    let page = pageSize
    let turn = rotation.matrix(width: page.width, height: page.height)
    let scale = pointsPerModule, left = leftoverPoints
    return Rotation.Matrix(
      a: turn.a * scale, b: -turn.b * scale, c: turn.c * scale, d: -turn.d * scale,
      e: turn.a * left + turn.c * left + turn.e,
      f: turnedPageSize.height - (turn.b * left + turn.d * left + turn.f))
  }

  /// The upright picture in points.
  var pageSize: (width: Double, height: Double) {
    if millimetres != nil {
      return (Double(wide) / 1000 * pointsPerModule, Double(high) / 1000 * pointsPerModule)
    }
    return (Double(width) * 0.75, Double(height) * 0.75)
  }

  /// Leftover margin in points.
  var leftoverPoints: Double { Double(leftover) * 0.75 }
}

extension Symbol.Shape {
  /// Width and height without quiet zone, thousandths of a module.
  var extent: (width: Int64, height: Int64) {
    switch self {
    case .bars(let pattern, let height):
      let width = pattern.widths.reduce(Int64(0)) { $0 + Int64($1) }
      return (width * 1000, Int64(min(max(height, 0), 1_000_000)) * 1000)
    case .grid(let grid): return (Int64(grid.width) * 1000, Int64(grid.height) * 1000)
    case .hexagons(let grid): return HexagonGeometry.extent(grid)
    }
  }
}
