/// Reads single modules around a finder pattern in the top left corner of a symbol, through the pattern's own
/// perspective; good for some modules' distance.
struct CornerReader: ~Escapable {
  let plane: PixelPlane
  let frame: PerspectiveTransform
  let finder: ConcentricPattern

  @_lifetime(copy plane)
  init(plane: PixelPlane, frame: PerspectiveTransform, finder: ConcentricPattern) {
    self.plane = plane
    self.frame = frame
    self.finder = finder
  }

  /// Whether the module in column x and row y is dark, by the standard's sense of dark.
  func isDark(_ x: Int, _ y: Int) -> Bool {
    let p = frame(Double(x) + 0.5, Double(y) + 0.5)
    return (plane.grey(p.x, p.y) < (finder.inner + finder.outer) * 128) != finder.isInverted
  }

  /// The bits of `modules`, the first one the highest; mirrored: columns and rows change places.
  func word(_ modules: [(x: Int, y: Int)], isMirrored: Bool) -> UInt32 {
    modules.reduce(0) { word, module in
      word << 1 | ((isMirrored ? isDark(module.y, module.x) : isDark(module.x, module.y)) ? 1 : 0)
    }
  }

  /// How many modules of the first row and the first column, from place `first` to before `end`, are dark at
  /// even places and light at odd ones.
  func timingAgreement(from first: Int, to end: Int) -> Int {
    var count = 0
    for i in first..<end {
      if isDark(i, 0) == (i & 1 == 0) { count += 1 }
      if isDark(0, i) == (i & 1 == 0) { count += 1 }
    }
    return count
  }
}
