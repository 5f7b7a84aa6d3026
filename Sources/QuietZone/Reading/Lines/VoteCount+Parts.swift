/// Whether values that no check digit speaks for are parts of longer ones.
extension VoteCount {
  /// Whether digits begin and end as the symbols do, so that a part of one passes for a whole. On dark ground
  /// that is not looked at.
  @inline(never)
  private func isDivisible(_ vote: LinearVote) -> Bool {
    if vote.isVerified || vote.isInverted { return false }
    return switch vote.symbology {
    case .interleaved2of5, .industrial2of5, .iata2of5, .matrix2of5, .msiPlessey: true
    default: false
    }
  }

  /// Where paper is looked for beside an end, and bars inside of it, modules.
  private static let outside = (from: 1.0, to: 4.0)
  private static let inside = 12.0
  /// Lines that are looked at beyond those that show a value, a module apart.
  private static let linesBeyond = 3

  /// Whether bars go on beside a value on the next lines after those that show it: lines that leave the bars
  /// of a slanted symbol at their upper or lower ends show a part of it, and paper beside that.
  func barsGoOn(_ vote: LinearVote, _ frame: RegionFrame) -> Bool {
    guard isDivisible(vote), var low = vote.strokes.first else { return false }
    var high = low
    for stroke in vote.strokes {
      if stroke.offset < low.offset { low = stroke }
      if stroke.offset > high.offset { high = stroke }
    }
    let height = max(high.offset - low.offset, 1)
    // On either side of both ends.
    for corner in 0..<4 {
      let isBegin = corner < 2, isLow = corner & 1 == 0
      let outwards = isBegin ? -vote.module : vote.module, step = isLow ? -vote.module : vote.module
      let ends = (low: isBegin ? low.begin : low.end, high: isBegin ? high.begin : high.end)
      let lean = (ends.high - ends.low) / height * step
      var offset = isLow ? low.offset : high.offset
      var end = isLow ? ends.low : ends.high
      var lines = -1, limit: Int32 = 0, contrast: Int32 = 0
      while lines < Self.linesBeyond {
        let bars = frame.greys(offset, from: end, to: end - Self.inside * outwards).extremes
        let from = end + Self.outside.from * outwards, to = end + Self.outside.to * outwards
        let paper = frame.greys(offset, from: from, to: to).extremes
        // Dark is less than a third of the way from bars to spaces on the line that shows the value; where
        // less than half of its contrast is left, bars have ended.
        if lines < 0 {
          contrast = (bars.most - bars.least) / 2
          limit = bars.least + contrast * 2 / 3
        } else if paper.least >= limit || bars.most - bars.least <= contrast {
          break
        }
        lines += 1
        offset += step
        end += lean
      }
      if lines == Self.linesBeyond { return true }
    }
    return false
  }

  /// Digits of the shortest value that is looked for beneath its bars.
  private static let fewestDigits = 4

  /// Whether a value that no check digit speaks for is printed beneath its bars with another digit beside it.
  func printGoesOn(_ vote: LinearVote, _ frame: RegionFrame) -> Bool {
    guard isDivisible(vote), let bars = vote.bars, let reading = vote.result?.reading else { return false }
    let digits = reading.content.bytes.map { Int($0) - 0x30 }
    guard digits.count >= Self.fewestDigits else { return false }
    let print = PrintedDigits(
      frame.plane, beneath: bars, modules: vote.modules, isReversed: vote.isReversed)
    return print.goOn(beyond: digits, modules: vote.modules)
  }
}
