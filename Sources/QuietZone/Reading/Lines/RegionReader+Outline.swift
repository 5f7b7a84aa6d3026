/// Where the symbols of a field begin and end.
extension RegionReader {
  /// Looks how far the bars of a value reach, and takes what its lines showed of other, equal symbols away
  /// from it: the rest, if there is any.
  mutating func measure(_ index: Int) -> LinearVote? {
    guard !votes[index].isMeasured, let stroke = votes[index].typicalStroke else { return nil }
    votes[index].isMeasured = true
    func place(_ across: Double) -> Point2D {
      field.center + field.across * across + field.along * stroke.offset
    }
    let body = votes[index].body(of: stroke)
    var tracer = BarTracer(
      plane, from: place(body.begin), to: place(body.end), modules: votes[index].modules,
      isInverted: votes[index].isInverted)
    let known = votes[index].strokes.map { $0.offset - stroke.offset }
    guard var bars = tracer.trace(known: known) else { return nil }
    // What belongs to the symbol but is not among the bars that were followed.
    bars.begin.low += stroke.begin - body.begin
    bars.begin.high += stroke.begin - body.begin
    bars.end.low += stroke.end - body.end
    bars.end.high += stroke.end - body.end
    let range = stroke.offset + bars.low - 2...stroke.offset + bars.high + 2
    // Noise hides bars from being followed, so that those beyond may be the same ones, unless paper lies in
    // between.
    let kept = votes[index].strokes.reduce(0) { range.contains($1.offset) ? $0 + 1 : $0 }
    if kept < needed(votes[index]) {
      let isApart = votes[index].strokes.allSatisfy {
        $0.offset < range.lowerBound
          ? bars.isEnded.low : $0.offset > range.upperBound ? bars.isEnded.high : true
      }
      if !isApart { return nil }
    }
    votes[index].bars = bars
    return votes[index].keep(range)
  }

  /// The corners of the symbol: where its bars end, or, where that is not known, as its lines lie.
  func outline(_ vote: LinearVote, _ a: Double, _ b: Double) -> Quadrilateral {
    var corners = Quadrilateral(
      topLeft: corner(a, vote.lowest - 1), topRight: corner(b, vote.lowest - 1),
      bottomRight: corner(b, vote.highest + 1), bottomLeft: corner(a, vote.highest + 1))
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

  private func corner(_ place: Double, _ offset: Double) -> Point2D {
    field.center + field.across * place + field.along * offset
  }
}
