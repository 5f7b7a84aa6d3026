/// The values that lines of one region gave, and those of them that enough lines agree on.
struct VoteCount {
  var votes: [LinearVote] = []
  /// Those that have become barcodes.
  private var accepted: [LinearVote] = []

  /// Pixels of the narrowest module of those that have become barcodes; infinite while none has.
  var narrowestModule: Double { accepted.reduce(.infinity) { min($0, $1.module) } }

  /// Counts what a line shows.
  mutating func count(_ hit: LineScanner.Hit, _ stroke: LinearVote.Stroke) {
    let known = votes.firstIndex {
      $0.matches(hit.reading, isReversed: hit.isReversed, isInverted: hit.isInverted, stroke)
    }
    if let known {
      votes[known].add(hit.reading, stroke)
    } else {
      votes.append(
        LinearVote(hit.reading, isReversed: hit.isReversed, isInverted: hit.isInverted, stroke))
    }
  }

  /// Takes over the values that enough lines agree on; `isSplit` when lines of some turned out to be another
  /// symbol's with the same value, which are votes of their own now.
  mutating func accept(_ frame: RegionFrame) -> (barcodes: [Barcode], isSplit: Bool) {
    let isSplit = split(frame)
    let order = votes.indices.sorted {
      let (a, b) = (votes[$0], votes[$1])
      return a.weight != b.weight ? a.weight > b.weight : a.length > b.length
    }
    var new: [LinearVote] = []
    for index in order where votes[index].isMeasured {
      var vote = votes[index]
      vote.dissent = dissent(from: vote)
      guard isAcceptable(vote, beside: new, frame) else { continue }
      let ground = ground(vote, frame)
      votes[index].isPart = ground == .dark
      guard ground == .paper else { continue }
      vote.isPart = printGoesOn(vote, frame)
      new.append(vote)
    }
    accepted += new
    votes.removeAll { vote in
      new.contains { !$0.equals(vote) && $0.conflicts(with: vote) } || accepted.contains { $0.covers(vote) }
    }
    return (new.compactMap { barcode($0, frame) }, isSplit)
  }

  /// The values that enough lines showed and that were not taken: others disagreed, or an end is in doubt.
  func refused(_ frame: RegionFrame) -> [Barcode] {
    votes.compactMap { isShown($0, frame) ? barcode($0, frame) : nil }
  }

  /// Whether as many lines as a value needs show it, as far apart as bars reach.
  func isShown(_ vote: LinearVote, _ frame: RegionFrame) -> Bool {
    vote.count >= needed(vote, frame) && isHighEnough(vote, frame)
  }

  /// Looks how far the bars of values reach that enough lines agree on; `true` when some are two symbols'.
  private mutating func split(_ frame: RegionFrame) -> Bool {
    var isSplit = false
    for index in votes.indices
    where isShown(votes[index], frame) {
      guard let rest = measure(index, frame) else { continue }
      votes.append(rest)
      isSplit = true
    }
    return isSplit
  }

  /// The lines that speak against a value: another one for the same bars, unless this one is known for being
  /// found inside such bars.
  private func dissent(from vote: LinearVote) -> Int {
    var lines = 0
    for other in votes where other.conflicts(with: vote) && !other.equals(vote) && !vote.outranks(other) {
      lines += other.count
    }
    return lines
  }

  /// Lines that must agree for each one that speaks against a value.
  static let linesForDissent = 2

  private func isAcceptable(_ vote: LinearVote, beside new: [LinearVote], _ frame: RegionFrame) -> Bool {
    vote.count >= needed(vote, frame) + Self.linesForDissent * vote.dissent && isHighEnough(vote, frame)
      && isInTheClear(vote) && !new.contains { $0.conflicts(with: vote) }
      && !(new + accepted).contains { $0.covers(vote) || isPart(vote, of: $0, frame) }
      && areEndsWhole(vote, frame) && !barsGoOn(vote, frame)
  }

  /// Whether the lines lie as far apart as bars reach at least: within one row of a matrix symbol any number
  /// of them agree. A strong check needs less of it.
  func isHighEnough(_ vote: LinearVote, _ frame: RegionFrame) -> Bool {
    let modules = vote.needed > 2 ? 2.0 : 1
    let height = frame.region.halfHeight
    let most = frame.isWholePicture ? max(2 * height - 1, 0) : height
    return vote.highest - vote.lowest >= min(modules * vote.module, most)
  }

  /// Whether the quiet zone was seen that the value needs, if it needs one.
  private func isInTheClear(_ vote: LinearVote) -> Bool {
    guard let reading = vote.result?.reading, reading.needsQuietZone else { return true }
    return !Self.violatesQuietZone(reading)
  }

  /// How light it is at least beside a value that no check character speaks for, and a UPC-E: a share of the
  /// way from the darkest sixth of the bars near by to the lightest, half of which is what a grey thing
  /// reaches that lies on a part of the symbol; how light it is beside one end of a short value, as a share
  /// of what it is beside the other; and where that is looked at, modules from the symbol's ends.
  private static let paper = (lightness: 0.75, alike: 0.85, from: 1.0, to: 4.0, bars: 12.0)

  /// Lines that must agree on a UPC-E of which glare may have taken an end.
  private static let linesInGlare = 8

  /// Whether no check character speaks for a value, nor two tracks.
  private func mayBePart(_ vote: LinearVote) -> Bool {
    !vote.isVerified && vote.symbology != .dxFilmEdge && vote.symbology != .upcE
  }

  /// What the ends of a value lie on.
  private enum Ground {
    /// Paper as light as the spaces there, where they lie in the picture.
    case paper
    /// At one end at least something darker.
    case dark
    /// At one end something lighter, or what has left next to nothing of the bars.
    case glare
  }

  /// What the ends of a value lie on; paper where that does not matter. Digits of some symbologies begin and
  /// end as the symbols do: the part of one that something covers passes for a whole one, with grey for its
  /// quiet zone, and so does half an EAN-13 for a UPC-E; no part of a DX film edge does, with two tracks.
  /// What is far from an end may lie in another light.
  private func ground(_ vote: LinearVote, _ frame: RegionFrame) -> Ground {
    guard let reading = vote.result?.reading, vote.module > 0, mayBePart(vote) || vote.symbology == .upcE
    else { return .paper }
    let begin = end(true, of: vote, frame), end = end(false, of: vote, frame)
    guard let a = begin ?? end, let b = end ?? begin else { return .paper }
    if a.isBurntOut(unlike: b) || b.isBurntOut(unlike: a) { return .glare }
    // Parity speaks for a UPC-E that ends in glare, where enough lines show it.
    let isShort = reading.needsQuietZone
    if reading.symbology != .upcE || vote.count < Self.linesInGlare,
      a.isWhite(unlike: b, isShort: isShort) || b.isWhite(unlike: a, isShort: isShort)
    {
      return .glare
    }
    // Blur makes spaces as grey as what lies on a short one, and wide bars leave little of them: what is on
    // its other side tells.
    let least = min(a.lightness, b.lightness), most = max(a.lightness, b.lightness)
    let isLight = least >= Self.paper.lightness && (!isShort || least >= Self.paper.alike * most)
    return isLight ? .paper : .dark
  }

  /// Lines across the bars on which their ends are looked at, modules outside of an end from which on, and
  /// samples so many modules apart.
  private static let ends = (lines: 9, outside: 2.0, samples: 15, step: 0.25)

  /// Whether the first bar and the last one reach as far as the others do: beside a part of a longer symbol,
  /// letters pass for the bars it lacks, on a few of its lines, and the picture's edge for paper where it
  /// cuts stripes askew. Half of the lines must have a quarter of the contrast there that one of them has.
  private func areEndsWhole(_ vote: LinearVote, _ frame: RegionFrame) -> Bool {
    guard let bars = vote.bars, mayBePart(vote) else { return true }
    return isWhole(bars.begin, of: bars, inwards: vote.module, frame)
      && isWhole(bars.end, of: bars, inwards: -vote.module, frame)
  }

  @inline(never)
  private func isWhole(
    _ end: (low: Double, high: Double), of bars: BarTracer.Bars, inwards module: Double, _ frame: RegionFrame
  ) -> Bool {
    var profile = LineProfile(), contrasts: [Int32] = []
    for line in 0..<Self.ends.lines {
      let share = (Double(line) + 0.5) / Double(Self.ends.lines)
      let across = end.low + share * (end.high - end.low) - Self.ends.outside * module
      let place =
        bars.origin + bars.across * across + bars.along * (bars.low + share * (bars.high - bars.low))
      profile.sample(
        frame.plane, origin: place, across: bars.across * (Self.ends.step * module), along: bars.along,
        count: Self.ends.samples, width: 1)
      let grey = profile.values.extremes
      contrasts.append(grey.most - grey.least)
    }
    contrasts.sort()
    return 4 * contrasts[contrasts.count / 2] >= contrasts[contrasts.count - 1]
  }

  /// What lies beside one end of a value; `nil` where no line shows it.
  private func end(_ isBegin: Bool, of vote: LinearVote, _ frame: RegionFrame) -> SeenEnd? {
    let outwards = isBegin ? -vote.module : vote.module
    // The lightest of the lines, and sums over them.
    var lightest = 0.0, white = 0.0, lightness = 0.0, contrast = 0.0, lines = 0.0
    for stroke in vote.strokes {
      let end = isBegin ? stroke.begin : stroke.end
      let paper = frame.greys(
        stroke.offset, from: end + Self.paper.from * outwards, to: end + Self.paper.to * outwards)
      var bars = frame.greys(stroke.offset, from: end, to: end - Self.paper.bars * outwards)
      if paper.isEmpty || bars.isEmpty { continue }
      bars.sort()
      let sixth = bars.count / 6
      let low = Double(bars[sixth]), high = Double(bars[bars.count - 1 - sixth])
      let mean = Double(paper.reduce(0) { $0 + Int($1) }) / Double(paper.count)
      lightest = max(lightest, mean)
      white += mean
      lightness += vote.isInverted ? high - mean : mean - low
      contrast += high - low
      lines += 1
    }
    guard contrast > 0 else { return nil }
    return SeenEnd(
      white: white / lines, lightest: lightest, lightness: lightness / contrast, contrast: contrast / lines)
  }

  /// What is shorter than this share of a region of bars may be a part of a symbol that lacks bars in its
  /// midst on a few lines: so many more must agree on it where no check character speaks for it.
  private static let inLonger = (share: 0.6, lines: 4)

  /// The lines that must agree on a value; in a picture of fewer rows all of them, if it has a check.
  func needed(_ vote: LinearVote, _ frame: RegionFrame) -> Int {
    if frame.isWholePicture {
      return vote.isVerified ? max(min(Int(2 * frame.region.halfHeight), vote.needed), 1) : vote.needed
    }
    let isInLonger = vote.length < Self.inLonger.share * 2 * frame.region.halfLength
    return isInLonger && !vote.isVerified ? vote.needed + Self.inLonger.lines : vote.needed
  }

  /// Pixels that ends of two symbols differ by where both end at the same bar.
  private static let sameEnd = 2.0
  /// The share of a symbol's length that a value of weaker proof inside it has at most, and the share of the
  /// region's height that may lie between their lines, where it is torn.
  private static let partOfLength = 0.9
  private static let tornHeight = 0.35

  /// Whether a few bars of a longer symbol, met where it is torn or ends, passed for a weaker one.
  private func isPart(_ weak: LinearVote, of strong: LinearVote, _ frame: RegionFrame) -> Bool {
    guard strong.needed < weak.needed, weak.begin > strong.begin - Self.sameEnd,
      weak.end < strong.end + Self.sameEnd
    else { return false }
    let gap = max(weak.lowest - strong.highest, strong.lowest - weak.highest)
    return weak.length < Self.partOfLength * strong.length
      && gap < Self.tornHeight * 2 * frame.region.halfHeight
  }

  func barcode(_ vote: LinearVote, _ frame: RegionFrame) -> Barcode? {
    guard let (reading, begin, end) = vote.result else { return nil }
    var details = reading.details
    details.lines = vote.count
    details.confidence = vote.confidence
    details.violatesQuietZone = Self.violatesQuietZone(reading)
    var barcode = Barcode(
      symbology: reading.symbology, identifier: reading.identifier, content: reading.content,
      outline: frame.outline(vote, from: begin, to: end), isInverted: vote.isInverted,
      isMirrored: false,
      correction: Barcode.Correction(corrected: 0, capacity: 0), structuredAppend: nil,
      details: .linear(details))
    barcode.isPart = vote.isPart
    return barcode
  }

  /// Whether less light space was met than nine tenths of what the standard asks for.
  private static func violatesQuietZone(_ reading: LinearReading) -> Bool {
    guard var zone = SymbologyCatalogue.entry(reading.symbology)?.quietZone else { return false }
    if reading.details.addOn != nil { zone.right = LinearReading.lightBehindAddOn }
    return reading.quietZone.left * 10 < zone.left * 16 * 9
      || reading.quietZone.right * 10 < zone.right * 16 * 9
  }

  /// Pixels below which a gap has no room for another symbol, and the share of the region's height, and of
  /// the lowest symbol's, that it must have.
  private static let leastGap = 12.0
  private static let gapShare = 0.5

  /// Where a region has room above, between or below the symbols read, and those of several rows, for another
  /// one.
  func gaps(_ frame: RegionFrame, _ rows: [Barcode]) -> [ClosedRange<Double>] {
    let halfHeight = frame.region.halfHeight
    var extents = accepted.map { $0.extent }
    for index in rows.indices {
      let (a, b) = (frame.offset(rows[index].outline.topLeft), frame.offset(rows[index].outline.bottomRight))
      extents.append(min(a, b)...max(a, b))
    }
    extents.sort { $0.lowerBound < $1.lowerBound }
    let lowest = extents.reduce(Double.infinity) { min($0, $1.upperBound - $1.lowerBound) }
    let least = max(min(halfHeight * Self.gapShare, lowest * Self.gapShare), Self.leastGap)
    var gaps: [ClosedRange<Double>] = []
    var from = -halfHeight
    for extent in extents + [halfHeight...halfHeight] {
      if extent.lowerBound - from > least { gaps.append(from...extent.lowerBound) }
      from = max(from, extent.upperBound)
    }
    return gaps
  }
}

extension Barcode {
  /// Whether the middle of one lies in the other.
  func sharesBars(with other: Barcode) -> Bool {
    outline.contains(other.outline.center) || other.outline.contains(outline.center)
  }

  /// Whether this value, which was not taken, speaks against another one of the same bars, as lines of one
  /// look do against each other: what no check character confirms may be made of it by a scratch or a spot.
  func contradicts(_ other: Barcode) -> Bool {
    guard case .linear(let details) = details, case .linear(let others) = other.details,
      others.check != .verified, content.bytes != other.content.bytes
    else { return false }
    return others.lines < VoteCount.linesForDissent * details.lines && sharesBars(with: other)
  }

  /// Whether it is among values that were refused as parts of symbols: where light has been made even, what
  /// lies on the rest is as light as paper.
  func isPart(among refused: [Barcode]) -> Bool {
    refused.contains { $0.isPart && $0.symbology == symbology && $0.content.bytes == content.bytes }
  }
}

/// What lies beside one end of a value, over all its lines, 1/64 grey level.
private struct SeenEnd {
  /// The paper's grey, and on the line where it is lightest.
  var white: Double
  var lightest: Double
  /// How light it is, as a share of the way from the bars near by to the spaces.
  var lightness: Double
  /// From those bars to the spaces.
  var contrast: Double

  /// The grey of paper in which a lamp is mirrored, at least, and how much lighter that is than paper that is
  /// not, as a share of the contrast there; and how many times as much contrast bars have that do not lie in
  /// it as those that do.
  private static let glare = (white: 240.0 * 64, lighter: 0.03, contrast: 8.0)

  /// Whether a lamp is mirrored here, and not at the other end: what looks like paper may be bars, and what
  /// ends here a part of a symbol. Beside short values a single line in it is enough.
  func isWhite(unlike other: SeenEnd, isShort: Bool) -> Bool {
    let usual = isShort ? other.white : other.lightest
    return lightest > Self.glare.white && lightest - usual > Self.glare.lighter * other.contrast
  }

  /// Whether it has left next to nothing of the bars here, and not at the other end.
  func isBurntOut(unlike other: SeenEnd) -> Bool { contrast * Self.glare.contrast < other.contrast }
}
