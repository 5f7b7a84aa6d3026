/// Decides whether a place where nothing could be read looks like a barcode all the same, and what is the
/// matter with it. Thresholds were set on photographs with and without codes; Documentation/Sightings.md has
/// the figures.
struct SightingJudge: ~Escapable {
  private let plane: PixelPlane

  @_lifetime(copy plane)
  init(_ plane: PixelPlane) { self.plane = plane }

  /// The most that are reported.
  private static let most = 8
  /// Grey levels below which light and dark hardly differ, and below which paper is dark.
  private static let faintContrast = 32
  private static let darkPaper = 80
  /// Pixels: modules narrower than this are often not read, edges narrower than that are sharp.
  private static let smallModule = 1.7
  private static let sharpEdge = 3.0
  /// Where lines lie, as shares of a place's height.
  private static let parallelLines = [0.25, 0.5, 0.75]
  private static let crossingLines = [0.2, 0.5, 0.8]

  /// What of `places` looks like a barcode; none where one of `found` is, and none twice.
  func sightings(_ places: [UnreadPlace], beside found: [Barcode]) -> [BarcodeSighting] {
    var sightings: [BarcodeSighting] = []
    var taken = found.map { $0.outline }
    for place in places where sightings.count < Self.most {
      let outline = place.outline
      if taken.contains(where: { $0.contains(outline.center) || outline.contains($0.center) }) { continue }
      guard let sighting = sighting(place) else { continue }
      sightings.append(sighting)
      taken.append(outline)
    }
    return sightings
  }

  private func sighting(_ place: UnreadPlace) -> BarcodeSighting? {
    let isMatrix = place.moduleSize != nil
    guard let lines = isMatrix ? crossing(place.outline) : parallel(place.outline) else { return nil }
    guard isMatrix || lines.resemble else { return nil }
    let module = place.moduleSize ?? lines.moduleSize
    return BarcodeSighting(
      symbologies: place.symbologies, outline: place.outline,
      obstacle: obstacle(place.outline, module: module, lines, isMatrix: isMatrix), moduleSize: module,
      edgeWidth: lines.edgeWidth, contrast: lines.contrast)
  }

  private func obstacle(
    _ outline: Quadrilateral, module: Double, _ lines: SightingLines, isMatrix: Bool
  ) -> BarcodeSighting.Obstacle {
    if lines.contrast < Self.faintContrast { return lines.light < Self.darkPaper ? .dark : .faint }
    if module < Self.smallModule { return .small }
    if lines.edgeWidth > Self.sharpEdge, lines.edgeWidth > module / 2 { return .blurred }
    // Fields of bars end where blocks of pixels do, and tell nothing of what is outside.
    return isMatrix && !holds(outline.bounds, giving: module) ? .cutOff : .unknown
  }

  /// Whether a rectangle lies in the picture, but for a strip.
  private func holds(_ bounds: Rectangle2D, giving strip: Double) -> Bool {
    bounds.x > -strip && bounds.y > -strip && bounds.x + bounds.width < Double(plane.width) + strip
      && bounds.y + bounds.height < Double(plane.height) + strip
  }

  /// Three lines along the bars' own direction: at the middle of the box, and half the way to either side.
  private func parallel(_ outline: Quadrilateral) -> SightingLines? {
    lines(ways(outline, Self.parallelLines))
  }

  /// Six lines: three from side to side, three from top to bottom.
  private func crossing(_ outline: Quadrilateral) -> SightingLines? {
    lines(ways(outline, Self.crossingLines) + ways(outline.transposed, Self.crossingLines))
  }

  /// Lines from the left side to the right one, at these shares of the height.
  private func ways(_ outline: Quadrilateral, _ shares: [Double]) -> [(from: Point2D, way: Point2D)] {
    let across = outline.topRight - outline.topLeft, down = outline.bottomLeft - outline.topLeft
    return shares.map { (outline.topLeft + down * $0, across) }
  }

  private func lines(_ ways: [(from: Point2D, way: Point2D)]) -> SightingLines? {
    var profiles: [[Int]] = []
    for (from, way) in ways {
      let length = way.length
      guard length >= 12, length < 20_000 else { return nil }
      let across = way * (1 / length)
      var profile = LineProfile()
      profile.sample(
        plane, origin: from, across: across, along: across.perpendicular, count: Int(length),
        width: 3)
      profiles.append(profile.values.map { Int($0) })
    }
    return SightingLines(profiles)
  }
}

/// What lines through a place show, in 1/64 of a grey level.
struct SightingLines {
  private let profiles: [[Int]]
  /// The grey of what is dark and of what is light on each line.
  private var ends: [(dark: Int, light: Int)] = []

  init?(_ profiles: [[Int]]) {
    guard profiles.count >= 3 else { return nil }
    self.profiles = profiles
    for line in profiles {
      let sorted = line.sorted()
      ends.append((dark: sorted[sorted.count / 20], light: sorted[sorted.count * 19 / 20]))
    }
  }

  /// Grey levels between dark and light, of the line that shows most.
  var contrast: Int { ends.reduce(0) { max($0, $1.light - $1.dark) } / 64 }

  /// The grey of what is light.
  var light: Int { ends.reduce(0) { max($0, $1.light) } / 64 }

  /// Pixels from dark to light at the steepest places, of the line in the middle of all.
  var edgeWidth: Double {
    var widths: [Int] = []
    for (line, ends) in zip(profiles, ends) {
      var steepest = 64
      for x in 1..<line.count { steepest = max(steepest, abs(line[x] - line[x - 1])) }
      widths.append((ends.light - ends.dark) * 100 / steepest)
    }
    widths.sort()
    return Double(widths[widths.count / 2]) / 100
  }

  /// Bars and spaces of a line.
  private func runs(_ index: Int) -> [Int] {
    let (line, ends) = (profiles[index], ends[index])
    let middle = (ends.light + ends.dark) / 2, margin = max((ends.light - ends.dark) / 8, 64)
    var runs: [Int] = []
    var (isDark, begin) = (line[0] < middle, 0)
    for x in 1..<line.count where isDark ? line[x] > middle + margin : line[x] < middle - margin {
      runs.append(x - begin)
      (isDark, begin) = (!isDark, x)
    }
    return runs
  }

  /// Width of bars and spaces in the mean, modules.
  private static let meanRun = 1.7

  /// About the width of a module.
  var moduleSize: Double {
    let runs = runs(profiles.count / 2)
    return runs.isEmpty ? 0 : Double(runs.reduce(0, +)) / Double(runs.count) / Self.meanRun
  }

  /// Whether the lines show the same bars, of several widths, as symbols do, and blinds or letters do not.
  var resemble: Bool {
    let runs = profiles.indices.map(runs)
    guard runs.allSatisfy({ $0.count >= Self.fewestRuns }) else { return false }
    let sorted = runs[1].sorted()
    guard sorted[sorted.count * 9 / 10] * 2 >= sorted[sorted.count / 10] * 3 else { return false }
    return Self.correlation(profiles[0], profiles[1]) > Self.leastCorrelation
      && Self.correlation(profiles[1], profiles[2]) > Self.leastCorrelation
  }

  private static let fewestRuns = 16
  private static let leastCorrelation = 0.7

  /// How alike two lines are, −1…1, one of them moved by a few pixels where that makes them more so.
  private static func correlation(_ a: [Int], _ b: [Int]) -> Double {
    let reach = 6
    let count = min(a.count, b.count) - 2 * reach
    guard count > 2 * reach else { return 0 }
    var best = -1.0
    for shift in -reach...reach {
      var (sumA, sumB, squareA, squareB, product) = (0.0, 0.0, 0.0, 0.0, 0.0)
      for x in reach..<reach + count {
        let (p, q) = (Double(a[x]), Double(b[x + shift]))
        sumA += p
        sumB += q
        squareA += p * p
        squareB += q * q
        product += p * q
      }
      let n = Double(count)
      let spread = (squareA - sumA * sumA / n) * (squareB - sumB * sumB / n)
      if spread > 0 { best = max(best, (product - sumA * sumB / n) / spread.squareRoot()) }
    }
    return best
  }
}
