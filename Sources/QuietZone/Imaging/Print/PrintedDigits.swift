/// The digits printed beneath bars, each beneath bars of its own: what stands there, by likeness to those of
/// a few typefaces.
///
/// A second opinion on bars and no reader of text: where it looks is known from the bars, and what it says is
/// only ever held against them.
struct PrintedDigits: ~Escapable {
  private let plane: PixelPlane
  /// Where the first bar ends, and from one module to the next across the bars and on along them.
  private let origin: Point2D
  private let across: Point2D
  private let along: Point2D

  /// - Parameter isReversed: whether the symbol begins at the end of the line that the bars were traced from,
  ///   so that its digits stand beyond their other ends.
  @_lifetime(copy plane)
  init(_ plane: PixelPlane, beneath bars: BarTracer.Bars, modules: Int, isReversed: Bool) {
    let first = isReversed ? bars.end.low : bars.begin.high
    let last = isReversed ? bars.begin.low : bars.end.high
    self.plane = plane
    origin = bars.origin + bars.across * first + bars.along * (isReversed ? bars.low : bars.high)
    across = bars.across * ((last - first) / Double(max(modules, 1)))
    along = bars.along * (isReversed ? -across.length : across.length)
  }

  /// Heights of digits, modules, and where they begin below the ends of bars, which guard bars reach beyond.
  private static let heights = (least: 6.0, step: 0.85, count: 5)
  private static let tops = (first: -1.0, last: 4.0)

  /// Modules to both sides of bars in which digits may stand.
  private static let margin = 1.5 * DigitLine.slot

  /// `count` digits side by side about a middle, modules from the first bar: where they are most alike to
  /// any.
  func line(_ count: Int, around middle: Double) -> DigitLine {
    best(around: middle, reach: DigitLine.slot / 2 * Double(count + 1), rowsApart: 1) {
      DigitLine(count, in: $0, wide: $1, row: $2)
    }
  }

  /// Whether these digits stand beneath bars that are so many modules wide all in all, and another one beside
  /// them.
  func goOn(beyond digits: [Int], modules: Int) -> Bool {
    let middle = Double(modules) / 2
    let line = best(around: middle, reach: middle + Self.margin, rowsApart: DigitLine.fineness) {
      DigitLine(digits, in: $0, wide: $1, row: $2)
    }
    return line.likeness > DigitLine.leastLikeness && line.goOn(beyond: digits.count)
  }

  /// The best of what is found in rows of grey where digits of each height may stand.
  @inline(never)
  private func best(
    around middle: Double, reach: Double, rowsApart: Int,
    _ find: (_ grey: [Float], _ wide: Int, _ row: Int) -> DigitLine
  ) -> DigitLine {
    var best = DigitLine()
    for index in 0..<Self.heights.count {
      let height = DigitLine.rows * DigitLine.fineness
      let step = (Self.heights.least + Self.heights.step * Double(index)) / Double(height)
      let rows = Int((Self.tops.last - Self.tops.first) / step), wide = Int(2 * reach / step)
      var grey: [Float] = []
      for row in 0..<rows + height {
        for column in 0..<wide {
          let x = middle - reach + (Double(column) + 0.5) * step
          let y = Self.tops.first + (Double(row) + 0.5) * step
          let place = origin + across * x + along * y
          grey.append(Float(plane.grey(place.x, place.y)))
        }
      }
      for row in stride(from: 0, through: rows, by: rowsApart) {
        let line = find(grey, wide, row)
        if line.likeness > best.likeness { best = line }
      }
    }
    return best
  }
}
