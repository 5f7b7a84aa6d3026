/// Where the symbols of a region begin and end.
extension VoteCount {
  /// Pixels that lines may lie beyond the ends of bars that were followed.
  private static let beyondBars = 2.0

  /// Looks how far the bars of a value reach, and takes what its lines showed of other, equal symbols away
  /// from it: the rest, if there is any.
  mutating func measure(_ index: Int, _ frame: RegionFrame) -> LinearVote? {
    let vote = votes[index]
    guard !vote.isMeasured, let stroke = vote.typicalStroke else { return nil }
    votes[index].isMeasured = true
    let body = vote.body(of: stroke)
    var tracer = BarTracer(
      frame.plane, from: frame.place(body.begin, stroke.offset), to: frame.place(body.end, stroke.offset),
      along: frame.region.along, modules: vote.modules, isInverted: vote.isInverted)
    let known = vote.strokes.map { $0.offset - stroke.offset }
    guard var bars = tracer.trace(known: known) else { return nil }
    // Labels alike but for a few characters pass for one that goes on behind a light line.
    for other in votes where !other.equals(vote) && isShown(other, frame) {
      guard other.overlaps(vote.begin, vote.end) else { continue }
      let isAbove = other.lowest > vote.highest
      let (from, to) = isAbove ? (vote.highest, other.lowest) : (vote.lowest, other.highest)
      guard isAbove || to < from,
        let place = tracer.paper(from: from - stroke.offset, to: to - stroke.offset)
      else { continue }
      bars.end(at: place)
    }
    // What belongs to the symbol but is not among the bars that were followed.
    bars.begin.low += stroke.begin - body.begin
    bars.begin.high += stroke.begin - body.begin
    bars.end.low += stroke.end - body.end
    bars.end.high += stroke.end - body.end
    let range = stroke.offset + bars.low - Self.beyondBars...stroke.offset + bars.high + Self.beyondBars
    if !areApart(vote, outside: range, of: bars, frame) { return nil }
    votes[index].bars = bars
    return votes[index].keep(range)
  }

  /// Whether lines of a value outside a range are another symbol's: noise hides bars from being followed, so
  /// that those beyond may be the same ones, unless paper lies in between.
  private func areApart(
    _ vote: LinearVote, outside range: ClosedRange<Double>, of bars: BarTracer.Bars, _ frame: RegionFrame
  ) -> Bool {
    let kept = vote.strokes.reduce(0) { range.contains($1.offset) ? $0 + 1 : $0 }
    if kept >= needed(vote, frame) { return true }
    return vote.strokes.allSatisfy {
      $0.offset < range.lowerBound
        ? bars.isEnded.low : $0.offset > range.upperBound ? bars.isEnded.high : true
    }
  }
}

extension RegionFrame {
  /// A place of the picture, by its distance from the region's middle across the bars and along them.
  func place(_ across: Double, _ offset: Double) -> Point2D {
    region.center + region.across * across + region.along * offset
  }

  /// The corners of a symbol: where its bars end, or, where that is not known, as its lines lie, from `begin`
  /// to `end` across the bars.
  func outline(_ vote: LinearVote, from begin: Double, to end: Double) -> Quadrilateral {
    var corners = Quadrilateral(
      topLeft: place(begin, vote.lowest - 1), topRight: place(end, vote.lowest - 1),
      bottomRight: place(end, vote.highest + 1), bottomLeft: place(begin, vote.highest + 1))
    if let bars = vote.bars {
      func place(_ x: Double, _ y: Double) -> Point2D { bars.origin + bars.across * x + bars.along * y }
      corners = Quadrilateral(
        topLeft: place(bars.begin.low, bars.low), topRight: place(bars.end.low, bars.low),
        bottomRight: place(bars.end.high, bars.high), bottomLeft: place(bars.begin.high, bars.high))
    }
    guard vote.isReversed else { return corners }
    return Quadrilateral(
      topLeft: corners.bottomRight, topRight: corners.bottomLeft, bottomRight: corners.topLeft,
      bottomLeft: corners.topRight)
  }
}
