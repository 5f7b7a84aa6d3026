/// Finds and decodes matrix symbols in one picture, at one size of it after another.
struct MatrixReader {
  let options: ReaderOptions
  /// What has been read so far, in pixels of the plane that was handed in.
  private(set) var found: [Barcode] = []
  /// Where a symbol seemed to be and could not be read, in the same pixels, the first few.
  private(set) var unread: [UnreadPlace] = []
  /// What may still be spent on finder patterns, on bullseyes and on corners until the next symbol is found.
  private var patternBudget: WorkBudget
  var bullseyeBudget: WorkBudget
  var cornerBudget: WorkBudget
  let allowance: Int

  /// A reader that spends what the effort allows, or `allowance` where that is given.
  init(_ options: ReaderOptions, allowance: Int? = nil) {
    self.options = options
    self.allowance = allowance ?? Self.allowances[Int(options.effort.rawValue)]
    patternBudget = WorkBudget(self.allowance)
    (bullseyeBudget, cornerBudget) = (patternBudget, patternBudget)
  }

  /// What is left of the three together.
  var unspent: Int { max(patternBudget.left, 0) + max(bullseyeBudget.left, 0) + max(cornerBudget.left, 0) }

  /// Whether any of the symbologies wanted is a matrix symbology.
  var hasWork: Bool { !options.symbologies.isDisjoint(with: .allMatrix) }

  var shouldStop: Bool {
    found.count >= options.maximumCount || (options.shouldStop?() ?? false)
  }

  /// Reads `plane` and, halved again and again, its smaller copies, in which blur and noise fade and large
  /// modules become easy to meet.
  mutating func read(_ plane: PixelPlane) {
    read(plane, scale: 1)
    readDoubled(plane)
  }

  /// Reads one size of the picture and then the smaller ones; `scale` is how many pixels of the original one
  /// of its pixels is wide.
  private mutating func read(_ plane: PixelPlane, scale: Double) {
    guard let image = plane.halved() else { return }
    image.view.withPlane { half in
      let isLast = min(half.width, half.height) < 40 || (options.effort == .fast && scale >= 4)
      let map = ThresholdMap(half: half, width: plane.width, height: plane.height)
      // Patterns that are large here are of a good size in the next copy.
      let finder = ConcentricFinder(
        plane: plane, map: map, rowStep: 3, middle: 3...(isLast ? .max : 32))
      if !options.symbologies.isDisjoint(with: .qrFamily) { readLevel(finder, scale: scale) }
      readBullseyes(plane, map, scale: scale)
      if !isLast, !shouldStop { read(half, scale: scale * 2) }
      // From the smallest copy to the largest: what is read there need not be looked at here.
      if options.symbologies.contains(.dataMatrix), !shouldStop {
        readDataMatrix(plane, half: half, scale: scale, in: .plain)
      }
    }
  }

  private mutating func readLevel(_ finder: ConcentricFinder, scale: Double) {
    let plane = finder.plane
    let stop = options.shouldStop
    var patterns = finder.locate(&patternBudget) { stop?() ?? false }
    patterns.removeAll { pattern in
      found.contains { $0.outline.contains(pattern.center * scale) }
    }
    var isUsed = [Bool](repeating: false, count: patterns.count)
    if options.symbologies.contains(.qrCode) {
      readQRCodes(plane, patterns, &isUsed, scale: scale)
    }
    if options.symbologies.contains(.microQRCode) {
      readSingles(patterns, &isUsed, scale: scale) { MicroQRCode.read($0, plane) }
    }
    if options.symbologies.contains(.rectangularMicroQRCode) {
      readSingles(patterns, &isUsed, scale: scale) { RectangularMicroQRCode.read($0, plane) }
    }
  }

  /// Tries the triples of patterns, the best first, each pattern in a few of them at the most.
  private mutating func readQRCodes(
    _ plane: PixelPlane, _ patterns: [ConcentricPattern], _ isUsed: inout [Bool], scale: Double
  ) {
    var attempts = [Int](repeating: 0, count: patterns.count)
    let limit = options.effort == .thorough ? 16 : options.effort == .balanced ? 5 : 3
    patternBudget.spend(3 * patterns.count * patterns.count)
    for finding in QRCode.locate(patterns) {
      let (a, b, c) = finding.members
      if isUsed[a] || isUsed[b] || isUsed[c] { continue }
      if max(attempts[a], attempts[b], attempts[c]) >= limit { continue }
      if shouldStop || patternBudget.isSpent { return }
      for i in [a, b, c] { attempts[i] += 1 }
      let modules = Int(finding.span) + 7
      patternBudget.spend((20_000 + modules * modules * 10) / (options.effort == .fast ? 4 : 1))
      guard let reading = QRCode.read(finding, plane, options.effort) else {
        note(finding, scale: scale)
        continue
      }
      for i in patterns.indices where reading.outline.contains(patterns[i].center) { isUsed[i] = true }
      for i in [a, b, c] { isUsed[i] = true }
      add(reading, scale: scale)
    }
  }

  /// Tries each pattern that belongs to no symbol yet as the only finder of one.
  private mutating func readSingles(
    _ patterns: [ConcentricPattern], _ isUsed: inout [Bool], scale: Double,
    _ read: (ConcentricPattern) -> MatrixReading?
  ) {
    for i in patterns.indices where !isUsed[i] {
      if shouldStop || patternBudget.isSpent { return }
      patternBudget.spend(5000)
      guard let reading = read(patterns[i]) else { continue }
      isUsed[i] = true
      add(reading, scale: scale)
    }
  }

  /// Remembers where a QR Code could not be read.
  private mutating func note(_ finding: QRCodeFinding, scale: Double) {
    guard unread.count < Self.mostUnread else { return }
    unread.append(
      UnreadPlace(
        symbologies: .qrCode, outline: finding.outline.scaled(by: scale, dx: 0, dy: 0),
        moduleSize: finding.topLeft.moduleSize * scale))
  }

  private static let mostUnread = 32

  mutating func add(_ reading: MatrixReading, scale: Double) {
    add(
      Barcode(
        symbology: reading.symbol.symbology, identifier: reading.symbol.identifier,
        content: reading.symbol.content, outline: reading.outline.scaled(by: scale, dx: 0, dy: 0),
        isInverted: reading.isInverted, isMirrored: reading.isMirrored, correction: reading.symbol.correction,
        structuredAppend: reading.symbol.structuredAppend, details: reading.symbol.details))
  }

  /// Steps, as ``WorkBudget`` counts them, for each kind of pattern between one symbol and the next: symbols
  /// in photographs take a million, and ten where leaves or letters are all around.
  private static let allowances = [9_000_000, 9_000_000, 60_000_000]

  mutating func add(_ barcode: Barcode) {
    found.append(barcode)
    patternBudget = WorkBudget(allowance)
    (bullseyeBudget, cornerBudget) = (patternBudget, patternBudget)
  }
}
