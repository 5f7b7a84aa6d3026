import QuietZone

/// A symbol in its style, worked out once for every kind of output: one outline of everything dark, and where
/// the logo lies. Lengths are thousandths of a module from the symbol's top left corner.
struct StyledSymbol {
  struct Box: Equatable {
    var x: Int64
    var y: Int64
    var width: Int64
    var height: Int64
  }

  let grid: ModuleGrid
  let outline: Outline
  let gradient: SymbolStyle.Gradient?
  let logo: (picture: ColorPicture, box: Box)?

  init(_ symbol: Symbol, _ style: SymbolStyle) throws(RenderingError) {
    do throws(StyleError) { try style.check(symbol) } catch { throw .style(error) }
    guard case .grid(let grid) = symbol.shape else { throw .style(.symbology(symbol.symbology)) }
    self.grid = grid
    gradient = style.gradient
    logo = style.logo.map { ($0.picture, Self.box($0, grid)) }
    var drawn = grid
    if let logo = style.logo { drawn.clear(Self.cleared(logo, grid)) }
    var outline = Outline()
    outline.add(drawn, style, ShapedPattern.all(symbol.symbology, drawn))
    self.outline = outline
  }

  /// Where a logo's picture lies.
  static func box(_ logo: SymbolStyle.Logo, _ grid: ModuleGrid) -> Box {
    let (wide, high) = (Int64(logo.picture.width), Int64(logo.picture.height))
    let longer = Int64(Double(grid.width) * logo.share * 1000 + 0.5)
    let width = max(longer * wide / max(wide, high), 1), height = max(longer * high / max(wide, high), 1)
    return Box(
      x: (Int64(grid.width) * 1000 - width) / 2, y: (Int64(grid.height) * 1000 - height) / 2, width: width,
      height: height)
  }

  /// The modules that are left out for a logo: all that it or its margin touches.
  static func cleared(_ logo: SymbolStyle.Logo, _ grid: ModuleGrid) -> (columns: Range<Int>, rows: Range<Int>)
  {
    let box = box(logo, grid), margin = Int64(logo.margin * 1000)
    func modules(_ start: Int64, _ length: Int64, _ count: Int) -> Range<Int> {
      let first = max(start - margin, 0) / 1000, end = (start + length + margin + 999) / 1000
      return Int(first)..<min(max(Int(end), Int(first)), count)
    }
    return (modules(box.x, box.width, grid.width), modules(box.y, box.height, grid.height))
  }
}

extension SymbolStyle {
  /// Throws where the symbol can't have this style.
  func check(_ symbol: Symbol) throws(StyleError) {
    guard SymbologySet.qrFamily.contains(symbol.symbology), case .grid = symbol.shape else {
      throw .symbology(symbol.symbology)
    }
    if case .dots(let diameter) = modules, !(Self.dotDiameters ~= diameter) { throw .dotDiameter(diameter) }
    try gradient?.check()
    try logo?.check()
    if logo != nil, symbol.symbology != .qrCode { throw .logoSymbology(symbol.symbology) }
  }
}

extension ModuleGrid {
  mutating func clear(_ area: (columns: Range<Int>, rows: Range<Int>)) {
    fill(
      x: area.columns.lowerBound, y: area.rows.lowerBound, width: area.columns.count, height: area.rows.count,
      dark: false)
  }
}
