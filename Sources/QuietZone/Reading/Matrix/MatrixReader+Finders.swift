/// One level of a picture: the finders on it, and the symbologies on what they found.
extension MatrixReader {
  /// Rows from one scan line to the next: a finder pattern of 1.5 pixels a module is 10 rows high, its middle
  /// 4.
  private static let patternRowStep = 3
  /// Pixels of the inner square of a finder pattern along a row, one pixel a module at least. Larger ones are
  /// of a good size in the next copy.
  private static let patternMiddle = 3...32

  mutating func readFinderPatterns(
    _ plane: PixelPlane, _ map: ThresholdMap, at level: PictureLevel, isLast: Bool
  ) {
    guard needs(.finderPatterns) else { return }
    let stop = options.shouldStop
    let finder = ConcentricFinder(
      plane: plane, map: map, rowStep: Self.patternRowStep,
      middle: isLast ? Self.patternMiddle.lowerBound ... .max : Self.patternMiddle)
    let found = finder.locate(outside: finds.covered(level), &finds.budgets.patterns) { stop?() ?? false }
    var patterns = FinderPatterns(found, in: plane, at: level)
    for case .finderPatterns(let read) in decoders { read(&patterns, &finds) }
    finds.leaveLoose(patterns)
  }

  /// Rows from one scan line to the next; more in smaller copies: what is small in them is met in the larger
  /// one.
  private static let bullseyeRowStep = (whole: 2, copy: 4)
  /// Pixels of the seven runs of a bullseye: one a run at least.
  private static let bullseyeExtent = 7...20_000
  /// Steps, as ``WorkBudget`` counts them, of looking whether a bullseye is one of a symbol.
  private static let stepsForBullseye = 10_000

  mutating func readBullseyes(_ plane: PixelPlane, _ map: ThresholdMap, at level: PictureLevel) {
    guard needs(.bullseyes) else { return }
    let finder = BullseyeFinder(
      plane: plane, map: map,
      rowStep: level.scale > 1 ? Self.bullseyeRowStep.copy : Self.bullseyeRowStep.whole,
      extent: Self.bullseyeExtent)
    _ = map.withDarkPixels(of: plane) { readBullseyes(finder, $0, at: level) }
  }

  private mutating func readBullseyes(_ finder: BullseyeFinder, _ dark: DarkPixels, at level: PictureLevel) {
    let stop = options.shouldStop
    let found = finder.locate(dark, outside: finds.covered(level), &finds.budgets.bullseyes) {
      stop?() ?? false
    }
    for bullseye in found {
      if finds.shouldStop || finds.budgets.bullseyes.isSpent { return }
      if finds.covers(bullseye.center, level) { continue }
      finds.budgets.bullseyes.spend(Self.stepsForBullseye)
      for case .bullseye(let read) in decoders {
        guard let reading = read(bullseye, dark, options.effort) else { continue }
        finds.add(reading, level)
        break
      }
    }
  }
}
