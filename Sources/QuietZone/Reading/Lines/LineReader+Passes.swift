/// One pass over one bar region.
extension LineReader {
  /// Scans the lines of a pass and follows what they show; `true` when the region needs no pass that goes by
  /// the same edges: something has been read, or nothing is there.
  mutating func run(_ pass: LinePass, _ frame: RegionFrame) -> Bool {
    if case .bands = pass.lines {
      readBlurred(frame.turned(by: 0, reach: pass.reach))
      return false
    }
    for tangent in pass.turns {
      // Lines askew meet the same sides and rows, only fewer of them.
      if tangent != 0, pass.follow == .rows, !evidence.showsRows { break }
      var frame = frame.turned(by: tangent, reach: pass.reach)
      frame.isVoting = pass.follow != .rows
      for (index, offset) in pass.lines.offsets(frame.region.halfHeight).enumerated() {
        if shouldStop { return true }
        let filter = pass.filters[index % pass.filters.count]
        scan(offset, filter, in: frame)
        if follow(pass.follow, after: index, frame) {
          if readOtherRows(frame, filter), frame.isVoting { acceptBesideRows(frame, filter) }
          return true
        }
      }
      if conclude(pass, frame) { return true }
    }
    return false
  }

  /// Reads a region whose bars lean, by lines that follow them. What such lines show of no value is not kept:
  /// others through the region count from elsewhere. `true` where they showed a symbol.
  mutating func readLeaning(_ frame: RegionFrame) -> Bool {
    guard !scanner.decoders.isEmpty, let leaning = frame.region.leaning else { return false }
    var frame = frame
    frame.region = leaning
    for pass in LinePass.leaning where run(pass, frame) {
      readGaps(frame.turned(by: 0, reach: pass.reach), pass.filters[0])
      return true
    }
    evidence.beginRegion()
    return false
  }

  /// Lines of a pass after which a region without bars is given up.
  private static let linesForBars = 3

  /// What is done after each line; `true` when the region needs no more of them.
  private mutating func follow(_ follow: LinePass.Follow, after index: Int, _ frame: RegionFrame) -> Bool {
    switch follow {
    case .votes: return false
    case .values:
      return followStartPatterns(frame) || index == Self.linesForBars - 1 && evidence.isHopeless(frame)
    case .rows: return followStartPatterns(frame)
    case .all:
      followStartPatterns(frame)
      return false
    }
  }

  /// What is done after all lines of one direction.
  private mutating func conclude(_ pass: LinePass, _ frame: RegionFrame) -> Bool {
    switch pass.follow {
    case .rows:
      evidence.fragments.forgetSweeps()
      return sweepRows(frame, pass.filters[0])
    case .votes:
      let isComplete = sweepRows(frame, pass.filters[0])
      confirmAndAccept(frame, pass.filters[0])
      return isComplete || !evidence.barcodes.isEmpty
    case .values:
      if evidence.isHopeless(frame) { return true }
      if sweepRows(frame, pass.filters[0]) {
        acceptBesideRows(frame, pass.filters[0])
        return true
      }
      confirmAndAccept(frame, pass.filters[0])
      if evidence.barcodes.isEmpty { return false }
      readGaps(frame, pass.filters[0])
      return true
    case .all:
      sweepRows(frame, pass.filters[0])
      confirmAndAccept(frame, pass.filters[0])
      return true
    }
  }

  /// Coherence above which a region's direction is sure and rows of a stacked symbol have not broken it up.
  static let sureDirection = 0.9
  /// Coherence below which blur has not taken the noise away: what blur leaves are bars or none.
  private static let leastBlurredCoherence = 0.8
  /// Regions more than six times as long as high are no part of low rows.
  private static let mostLengthOfRows = 6.0
  /// Half the length of the shortest symbol that grey alone can tell, pixels, and how many times its length
  /// it may be high.
  private static let leastBlurredHalfLength = 30.0
  private static let mostBlurredHeight = 2.0
  /// Runs that the best line of a symbol shows at least, however blurred.
  private static let fewestRuns = 24

  /// Whether the evidence calls for a pass. Where blur has been undone, noise is stronger: low rows are not
  /// looked for.
  func isCalledFor(_ pass: LinePass, _ frame: RegionFrame) -> Bool {
    let region = frame.region
    if pass.calledFor == .always { return true }
    guard options.effort > .fast else { return false }
    if pass.calledFor == .effort { return true }
    guard frame.isPromising else { return false }
    switch pass.calledFor {
    case .always, .effort: return true
    case .linear: return !scanner.decoders.isEmpty
    case .pixels:
      let slope = min(abs(region.across.x), abs(region.across.y))
      return !scanner.decoders.isEmpty && showsBarsAlone(region) && slope * region.halfLength < 1
    case .someVotes: return !evidence.values.votes.isEmpty
    case .lowRows:
      return !frame.isSharpened && (scanner.readsFragments || !scanner.stacked.isEmpty)
        && region.coherence < Self.sureDirection
        && region.halfHeight * Self.mostLengthOfRows > region.halfLength
    case .blur:
      return readsBlurred && showsBarsAlone(region) && region.halfLength > Self.leastBlurredHalfLength
        && region.halfHeight < Self.mostBlurredHeight * region.halfLength
    }
  }

  /// Whether the region that was read last shows bars, and nothing else.
  func showsBarsAlone(_ region: BarRegion) -> Bool {
    region.coherence > Self.leastBlurredCoherence && showsBars
  }

  /// Whether a line through the region that was read last shows as many runs as bars have.
  var showsBars: Bool { evidence.mostRuns >= Self.fewestRuns }
}
