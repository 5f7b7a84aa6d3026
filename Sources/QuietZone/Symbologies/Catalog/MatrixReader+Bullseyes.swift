extension MatrixReader {
  /// Tries a small picture in which nothing was found at twice its size: modules of a single pixel are too
  /// small to be met and measured as they are.
  mutating func readDoubled(_ plane: PixelPlane) {
    guard found.isEmpty, plane.width * plane.height <= 1 << 16, !shouldStop,
      let image = plane.doubled()
    else { return }
    image.view.withPlane { double in
      readBullseyes(double, ThresholdMap(half: plane, width: double.width, height: double.height), scale: 0.5)
    }
  }

  /// Reads the symbols that have their pattern in the middle, at one size of the picture.
  mutating func readBullseyes(_ plane: PixelPlane, _ map: ThresholdMap, scale: Double) {
    let wanted = options.symbologies
    guard wanted.contains(.aztec) || wanted.contains(.maxiCode) else { return }
    map.withDarkPixels(of: plane) { readBullseyes($0, map, scale: scale) }
  }

  private mutating func readBullseyes(_ dark: DarkPixels, _ map: ThresholdMap, scale: Double) {
    let (wanted, stop, plane) = (options.symbologies, options.shouldStop, dark.plane)
    let finder = BullseyeFinder(plane: plane, map: map, rowStep: 2, extent: 7...20_000)
    for bullseye in finder.locate(dark, &bullseyeBudget, shouldStop: { stop?() ?? false }) {
      if shouldStop || bullseyeBudget.isSpent { return }
      if found.contains(where: { $0.outline.contains(bullseye.center * scale) }) { continue }
      bullseyeBudget.spend(10_000)
      if wanted.contains(.aztec), let reading = Aztec.read(bullseye, dark, options.effort) {
        add(reading, scale: scale)
      } else if wanted.contains(.maxiCode), let reading = MaxiCode.read(bullseye, plane, options.effort) {
        add(reading, scale: scale)
      }
    }
  }
}
