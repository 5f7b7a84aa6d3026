/// The finder patterns of one level, and which of them belong to symbols that have been read.
struct FinderPatterns: ~Escapable {
  let plane: PixelPlane
  let level: PictureLevel
  let patterns: [ConcentricPattern]
  private(set) var isUsed: [Bool]

  @_lifetime(copy plane)
  init(_ patterns: [ConcentricPattern], in plane: PixelPlane, at level: PictureLevel) {
    self.plane = plane
    self.level = level
    self.patterns = patterns
    isUsed = [Bool](repeating: false, count: patterns.count)
  }

  mutating func use(_ index: Int) { isUsed[index] = true }

  /// Steps, as ``WorkBudget`` counts them, of looking at a pattern as the only one of a symbol.
  private static let stepsForOne = 5000

  /// Tries each pattern that belongs to no symbol yet as the only finder pattern of one.
  mutating func readEach(into finds: inout MatrixFinds, _ read: (ConcentricPattern) -> MatrixReading?) {
    for index in patterns.indices where !isUsed[index] {
      if finds.shouldStop || finds.budgets.patterns.isSpent { return }
      finds.budgets.patterns.spend(Self.stepsForOne)
      guard let reading = read(patterns[index]) else { continue }
      use(index)
      finds.add(reading, level)
    }
  }
}

/// The straight edges of one level, and how they were looked for.
struct StraightEdges: ~Escapable {
  let edges: [StraightEdge]
  let dark: DarkPixels
  let level: PictureLevel
  /// Shortest edge that was looked for, pixels.
  let minimum: Double
  let surroundings: Surroundings

  @_lifetime(copy dark)
  init(
    edges: [StraightEdge], dark: DarkPixels, level: PictureLevel, minimum: Double, surroundings: Surroundings
  ) {
    self.edges = edges
    self.dark = dark
    self.level = level
    self.minimum = minimum
    self.surroundings = surroundings
  }
}
