/// Bars that blur has swallowed.
extension LineReader {
  /// Pools the grey of bands along the bars and matches whole characters.
  mutating func readBlurred(_ frame: RegionFrame) {
    guard var reader = scanner.blurReader() else { return }
    let bands = BlurBands(frame.region)
    for band in 0..<bands.count {
      reader.isNarrowed = band >= BlurBands.telling
      if shouldStop || reader.isNarrowed && reader.least > BlurBands.mostResidual { break }
      let offset = bands.offset(band)
      let middle = frame.middle(offset)
      guard let (from, to) = frame.clip(middle), to - from >= BlurBands.shortest else { continue }
      let (values, stretches) = scanner.survey(
        frame.plane, origin: middle + frame.region.across * from, across: frame.region.across,
        along: frame.region.along, count: Int(to - from), width: bands.width,
        isCut: (from > -frame.reach, to < frame.reach))
      reader.line = (offset, from)
      for hit in reader.read(values, stretches) {
        evidence.values.count(hit, LinearVote.Stroke(hit, at: offset, from: from))
      }
    }
    accept(frame)
    if evidence.barcodes.isEmpty { readPrint(frame, reader) }
  }
}

/// The bands of a region whose grey is pooled, the middle ones first.
private struct BlurBands {
  let count: Int
  /// Pixels from the middle of one to the middle of the next.
  private let height: Double
  /// Rows of pixels averaged, odd.
  let width: Int

  /// Pixels along the bars that a band needs for itself.
  private static let leastHeight = 3.0
  /// The share of the bars' height that bands cover, and of a band that is averaged: bars may lean.
  private static let covered = 0.9
  private static let averaged = 0.6
  /// Shortest line through a band, pixels.
  static let shortest = 50.0
  /// The first bands tell which plans may be the symbol's, and where they look like no symbol at all, the
  /// others will not either: so many of them, and the part of the grey that every plan has left unexplained
  /// in each.
  static let telling = 2
  static let mostResidual: Float = 0.17

  init(_ region: BarRegion) {
    count = min(max(Int(region.halfHeight / Self.leastHeight), 2), 7)
    height = 2 * region.halfHeight * Self.covered / Double(count)
    width = min(max(Int(height * Self.averaged) | 1, 3), 21)
  }

  /// Distance of a band's middle from the region's, pixels along the bars.
  func offset(_ band: Int) -> Double {
    let place = Double((band + 1) / 2) * (band & 1 == 0 ? 1 : -1)
    return place * height - (count & 1 == 0 ? -height / 2 : 0)
  }
}
