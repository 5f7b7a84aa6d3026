import QuietZone

extension Scannability {
  /// Dots of fewer percent of a module trouble readers (Documentation/Styles.md).
  public static let goodDots = 70
  /// Of fewer most readers find nothing.
  public static let unreadableDots = 33
  /// Gradients whose faintest colour has less contrast, percent, trouble readers: what is dark at one end is
  /// darker than what is light at the other by more than there is between the two at that one.
  public static let goodGradient = 80
  /// With less most readers find nothing.
  public static let unreadableGradient = 12
  /// How much of the correction a logo may spend, percent of the codewords that a block can repair, each
  /// codeword that it touches counted as wrong. The rest is for dirt, blur and shadows.
  public static let logoCorrectionPercent = 75

  static func styled(_ symbol: Symbol, _ artwork: Artwork) -> [ScannabilityWarning] {
    let style = artwork.style
    let warnings =
      logo(symbol, artwork) + dots(style) + (style.finders == .circle ? [.circleFinders] : [])
      + contrast(artwork, style.gradient) + quietZone(symbol, artwork)
      + size(artwork)
    return warnings.filter { $0.severity == .refusal } + warnings.filter { $0.severity == .risk }
  }

  private static func dots(_ style: SymbolStyle) -> [ScannabilityWarning] {
    guard case .dots(let diameter) = style.modules, diameter >= 0, diameter < 10 else { return [] }
    let percent = Int(diameter * 100 + 0.5)
    return percent < goodDots ? [.smallDots(percent: percent)] : []
  }

  /// The contrast of the worst of a gradient's colours, in all light and in red.
  private static func contrast(
    _ artwork: Artwork, _ gradient: SymbolStyle.Gradient?
  ) -> [ScannabilityWarning] {
    guard let gradient, let first = gradient.stops.first?.color else {
      return contrast(artwork, artwork.foreground)
    }
    let ground = (artwork.background ?? .white).composited(over: .white)
    func luminance(_ color: ArtworkColor) -> Double { ground.relativeLuminance - color.relativeLuminance }
    func red(_ color: ArtworkColor) -> Double {
      Double(ArtworkColor.linear(ground.red)) - Double(ArtworkColor.linear(color.red))
    }
    var faintest = first, faintestRed = first, isMixed = false
    for stop in gradient.stops {
      if abs(luminance(stop.color)) < abs(luminance(faintest)) { faintest = stop.color }
      if abs(red(stop.color)) < abs(red(faintestRed)) { faintestRed = stop.color }
      // From darker than the ground to lighter: somewhere between there is no contrast at all.
      if (luminance(stop.color) < 0) != (luminance(first) < 0) { isMixed = true }
    }
    if isMixed { return [.fadingGradient(percent: 0)] }
    let percent = Int(abs(luminance(faintest)) * 100)
    let inRed = contrast(artwork, faintestRed).filter {
      if case .lowContrastInRedLight = $0 { true } else { false }
    }
    let others = contrast(artwork, faintest).filter {
      switch $0 {
      case .unreadableContrast, .lowContrast, .sameBrightness, .lowContrastInRedLight: false
      default: true
      }
    }
    return (percent < goodGradient ? [.fadingGradient(percent: percent)] : []) + others + inRed
  }

  private static func logo(_ symbol: Symbol, _ artwork: Artwork) -> [ScannabilityWarning] {
    guard let logo = artwork.style.logo, (try? artwork.style.check(symbol)) != nil,
      case .grid(let grid) = symbol.shape, let anatomy = QRCodeAnatomy(symbol)
    else { return [] }
    let cleared = StyledSymbol.cleared(logo, grid)
    var covered = ModuleGrid(width: grid.width, height: grid.height), changed = covered
    let shown = LogoModules(logo, grid, artwork)
    var isOnPatterns = false
    for y in cleared.rows {
      for x in cleared.columns {
        covered[x, y] = true
        if let isDark = shown.isDark(x, y) { changed[x, y] = grid[x, y] != isDark }
        if let part = anatomy.part(x, y), !isInMiddle(part, x, y, grid) { isOnPatterns = true }
      }
    }
    var warnings: [ScannabilityWarning] = []
    if reachesMiddle(of: cleared, grid) { warnings.append(.logoOnFinder) }
    if isOnPatterns, warnings.isEmpty { warnings.append(.logoOnPatterns) }
    let damage = anatomy.damage(covered: covered, changed: changed)
    if let worst = damage.max(by: { $0.wrong - $0.capacity < $1.wrong - $1.capacity }),
      worst.wrong > worst.capacity
    {
      warnings.append(.logoBeyondCorrection(codewords: worst.wrong, capacity: worst.capacity))
    } else if let worst = damage.max(by: { $0.covered * $1.capacity < $1.covered * $0.capacity }),
      worst.covered * 100 > worst.capacity * logoCorrectionPercent
    {
      warnings.append(.logoSpendsCorrection(codewords: worst.covered, capacity: worst.capacity))
    }
    return warnings
  }

  /// Whether the square in the middle of a finder pattern is touched; readers get over a corner of its ring.
  private static func reachesMiddle(
    of area: (columns: Range<Int>, rows: Range<Int>), _ grid: ModuleGrid
  ) -> Bool {
    func touches(_ range: Range<Int>, _ first: Int) -> Bool { range.overlaps(first + 2..<first + 5) }
    let (left, right) = (touches(area.columns, 0), touches(area.columns, grid.width - 7))
    let (top, bottom) = (touches(area.rows, 0), touches(area.rows, grid.height - 7))
    return left && top || right && top || left && bottom
  }

  /// Readers go by the alignment patterns near the corners; the others only make them more exact.
  private static func isInMiddle(_ part: QRCodeAnatomy.Part, _ x: Int, _ y: Int, _ grid: ModuleGrid) -> Bool {
    part == .alignment && max(x, y) < grid.width - 9
  }
}

/// What readers take the modules under a logo for.
private struct LogoModules {
  private let picture: ColorPicture
  private let box: StyledSymbol.Box
  private let light: ArtworkColor
  private let dark: ArtworkColor

  init(_ logo: SymbolStyle.Logo, _ grid: ModuleGrid, _ artwork: Artwork) {
    picture = logo.picture
    box = StyledSymbol.box(logo, grid)
    light = (artwork.background ?? .white).composited(over: .white)
    dark = (artwork.style.gradient?.stops.first?.color ?? artwork.foreground).composited(over: light)
  }

  /// By the grey in the middle of the module; `nil` where that is dark here and light there.
  func isDark(_ x: Int, _ y: Int) -> Bool? {
    let (left, top) = (Int64(x) * 1000 - box.x, Int64(y) * 1000 - box.y)
    let middle = isDark(left + 500, top + 500)
    for across in [Int64(250), 750] {
      for down in [Int64(250), 750] where isDark(left + across, top + down) != middle { return nil }
    }
    return middle
  }

  private func isDark(_ x: Int64, _ y: Int64) -> Bool {
    guard 0..<box.width ~= x, 0..<box.height ~= y else { return false }
    let color = picture[
      Int(x * Int64(picture.width) / box.width), Int(y * Int64(picture.height) / box.height)]
    let grey = Int(color.composited(over: light).luma)
    return abs(grey - Int(dark.luma)) < abs(grey - Int(light.luma))
  }
}
