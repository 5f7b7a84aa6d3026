/// A line of a picture, as grey and as runs; the memory it takes is used again for the next one.
struct TracedLine {
  private(set) var profile = LineProfile()
  private(set) var runs = RunLine()
  private var tracer = EdgeTracer()
  /// Where the runs are turned round or exchanged.
  private var spare = RunLine()
  /// The runs as they were before they were made even.
  private var bent = RunLine()

  /// Samples `count` pixels from `origin` in direction `across`, as many beside each other along the bars as
  /// `filter` says, prepares them as it does and traces their edges.
  @inline(never)
  mutating func trace(
    _ plane: PixelPlane, origin: Point2D, across: Point2D, along: Point2D, count: Int,
    through filter: LineFilter
  ) {
    profile.sample(
      plane, origin: origin, across: across, along: along, count: count, width: filter.width)
    if filter.sharpening > 0 { profile.sharpen(reach: filter.sharpening, percent: 100) }
    for _ in 0..<filter.smoothing { profile.smooth() }
    tracer.sensitivity = filter.sensitivity
    tracer.trace(profile, into: &runs)
  }

  /// Reads the runs from their end.
  mutating func reverse() {
    runs.reversed(into: &spare)
    swap(&runs, &spare)
  }

  /// Takes back the last ``reverse()`` or ``invert()``.
  mutating func undo() { swap(&runs, &spare) }

  /// Exchanges bars and spaces.
  mutating func invert() {
    runs.inverted(into: &spare)
    swap(&runs, &spare)
  }

  /// Makes the runs that begin in `bars` (pixels along the line) equally wide on the whole; `false` where
  /// they are.
  mutating func unbend(_ bars: ClosedRange<Double>) -> Bool {
    guard runs.unbent(bars.lowerBound * 16...bars.upperBound * 16, into: &spare) else { return false }
    swap(&runs, &bent)
    swap(&runs, &spare)
    return true
  }

  /// Puts the edges around the middle of `bars` (pixels along the line) where modules of one width have them;
  /// `false` where they have none.
  mutating func snap(_ bars: ClosedRange<Double>) -> Bool {
    guard runs.onLattice(bars.lowerBound * 16...bars.upperBound * 16, into: &spare) else { return false }
    swap(&runs, &spare)
    return true
  }

  /// Where the edge at a place of the line made even lies in the picture's, pixels along both.
  func bentPlace(_ place: Double) -> Double {
    let index = runs.edges.firstIndex { Double($0) >= place * 16 - 0.5 } ?? runs.edges.count - 1
    return Double(bent.edges[min(index, bent.edges.count - 1)]) / 16
  }
}
