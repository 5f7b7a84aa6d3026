/// More lines for values that some have shown.
extension LineReader {
  /// Rounds of taking values over: lines that turn out to be another, equal symbol's are votes of their own.
  private static let mostRounds = 6

  /// Takes over the values that enough lines agree on, with more lines where they need some; again for lines
  /// that turn out to be another symbol's.
  mutating func confirmAndAccept(_ frame: RegionFrame, _ filter: LineFilter) {
    for _ in 0..<Self.mostRounds {
      confirm(frame, filter)
      if !accept(frame) || shouldStop { return }
    }
  }

  /// Takes over the values that enough lines agree on; `true` when there are new votes.
  @discardableResult
  mutating func accept(_ frame: RegionFrame) -> Bool {
    let (barcodes, isSplit) = evidence.values.accept(frame)
    evidence.barcodes += barcodes
    return isSplit
  }

  /// Lines tried on each side of the one that showed a value, and how many of all may show nothing of it: a
  /// value that its neighbours do not know is a stray one.
  private static let mostNeighbours = 8
  private static let mostMisses = (wholePicture: 4, region: 14)
  /// Modules from one such line to the next, and pixels at least.
  private static let neighbourStep = (modules: 0.4, pixels: 2.0)
  /// Pixels that they may lie beyond the ends of the region's bars, which blocks of pixels make.
  private static let beyondEnds = 4.0

  /// More lines next to those that gave a value, until it has as many as it needs.
  private mutating func confirm(_ frame: RegionFrame, _ filter: LineFilter) {
    for index in evidence.values.votes.indices where !isConfirmed(index, frame) {
      guard let first = evidence.values.votes[index].strokes.first else { continue }
      let before = evidence.values.votes[index].count
      let misses = frame.isWholePicture ? Self.mostMisses.wholePicture : Self.mostMisses.region
      var tries = 0
      for k in 1...Self.mostNeighbours {
        for side in [-1.0, 1.0] {
          if shouldStop || isConfirmed(index, frame) { break }
          if tries >= misses, evidence.values.votes[index].count == before { break }
          let step = max(
            evidence.values.votes[index].module * Self.neighbourStep.modules, Self.neighbourStep.pixels)
          let offset = first.offset + side * Double(k) * step
          guard abs(offset) <= frame.region.halfHeight + Self.beyondEnds else { continue }
          tries += 1
          scan(offset, filter, in: frame)
        }
      }
    }
  }

  private func isConfirmed(_ index: Int, _ frame: RegionFrame) -> Bool {
    let vote = evidence.values.votes[index]
    return vote.count > evidence.values.needed(vote, frame) && evidence.values.isHighEnough(vote, frame)
  }

  private static let mostGapRounds = 12
  private static let linesInGap = 4

  /// Takes over values of lines beside the symbols of several rows that a region has shown, and looks for
  /// more.
  mutating func acceptBesideRows(_ frame: RegionFrame, _ filter: LineFilter) {
    let rows = evidence.barcodes + evidence.rows.barcodes(scanner)
    confirmAndAccept(frame, filter)
    readGaps(frame, filter, beside: rows)
  }

  /// Looks for other symbols above, between and below those read and those of several rows, until that gives
  /// nothing more.
  mutating func readGaps(_ frame: RegionFrame, _ filter: LineFilter, beside rows: [Barcode] = []) {
    for _ in 0..<Self.mostGapRounds {
      let before = evidence.barcodes.count
      for gap in evidence.values.gaps(frame, rows) {
        let height = gap.upperBound - gap.lowerBound
        for k in 1...Self.linesInGap {
          if shouldStop { return }
          scan(gap.lowerBound + height * Double(k) / Double(Self.linesInGap + 1), filter, in: frame)
        }
      }
      if evidence.values.votes.isEmpty { return }
      confirmAndAccept(frame, filter)
      if evidence.barcodes.count == before { return }
    }
  }
}
