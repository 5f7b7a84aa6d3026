/// One line across a bar region.
extension LineReader {
  /// Pixels between the ends of the shortest line worth scanning, 15 but for what adding up has rounded away.
  private static let shortestLine = 14.999
  /// Both ends of a line are middles of pixels; the rest is what adding up has rounded away.
  private static let rounding = 1e-6

  /// Scans the line `offset` pixels from the middle of the region and takes what it shows as evidence.
  mutating func scan(
    _ offset: Double, _ filter: LineFilter, in frame: RegionFrame, isSweeping: Bool = false
  ) {
    let middle = frame.middle(offset)
    guard let (begin, end) = frame.clip(middle), end - begin > Self.shortestLine else { return }
    scan(frame, through: middle, from: begin, to: end, filter: filter, isSweeping: isSweeping)
    var (from, last) = (begin, begin)
    evidence.mostRuns = max(evidence.mostRuns, scanner.runCount)
    note(
      frame, from: middle + frame.region.across * from,
      length: Double(Int(end - begin + Self.rounding) + 1))
    var hits = scanner.hits
    if let wider = reach(of: hits, from: begin, to: end, middle, frame) {
      scan(frame, through: middle, from: wider.from, to: wider.to, filter: filter, isSweeping: isSweeping)
      last = wider.from
      if !scanner.hits.isEmpty { (hits, from) = (scanner.hits, last) }
    }
    if frame.isVoting {
      for hit in hits {
        evidence.values.count(hit, LinearVote.Stroke(hit, at: offset, from: from))
      }
    }
    noteFragments(frame, middle, from: last, offset: offset)
  }

  private mutating func noteFragments(
    _ frame: RegionFrame, _ middle: Point2D, from: Double, offset: Double
  ) {
    var isFragmented = false
    // The middle of the first sample's pixel.
    let from = from - 0.5
    for hit in scanner.fragments {
      let begin = middle + frame.region.across * (from + (hit.isReversed ? hit.end : hit.begin))
      let end = middle + frame.region.across * (from + (hit.isReversed ? hit.begin : hit.end))
      evidence.rows.add(hit.fragment, begin: begin, end: end, isInverted: hit.isInverted)
      if evidence.fragments.note(hit.fragment, length: hit.end - hit.begin, offset: offset) {
        isFragmented = true
      }
    }
    if isFragmented { evidence.fragments.offsets.append(offset) }
  }

  /// Scans the line through `middle` from one place to another, pixels along it.
  private mutating func scan(
    _ frame: RegionFrame, through middle: Point2D, from: Double, to: Double, filter: LineFilter,
    isSweeping: Bool
  ) {
    var (origin, across) = (middle + frame.region.across * from, frame.region.across)
    if filter.snaps {
      across = Point2D(x: across.x.rounded(), y: across.y.rounded())
      origin = Point2D(x: origin.x.rounded(.down) + 0.5, y: origin.y.rounded(.down) + 0.5)
    }
    scanner.scan(
      frame.plane, origin: origin, across: across, along: frame.region.along,
      count: Int(to - from + Self.rounding) + 1, filter,
      bars: -frame.region.halfLength - from...frame.region.halfLength - from,
      isSweeping: isSweeping)
  }

  /// A longer line than that from `from` to `to`, where what belongs to symbols on it may lie beyond its
  /// ends.
  private func reach(
    of hits: [LineScanner.Hit], from: Double, to: Double, _ middle: Point2D, _ frame: RegionFrame
  ) -> (from: Double, to: Double)? {
    guard !frame.isWholePicture, let whole = frame.plane.clip(middle, frame.region.across) else { return nil }
    var wider = (from: from, to: to)
    for hit in hits where hit.reading.reach > 0 && hit.reading.modules > 0 {
      let length = (hit.end - hit.begin) * Double(hit.reading.reach) / Double(hit.reading.modules)
      if hit.isReversed {
        let steps = (from - max(from + hit.begin - length, whole.from)).rounded(.down)
        wider.from = min(wider.from, from - steps)
      } else {
        let steps = (min(from + hit.end + length, whole.to) - to).rounded(.down)
        wider.to = max(wider.to, to + steps)
      }
    }
    return wider.from < from || wider.to > to ? wider : nil
  }
}
