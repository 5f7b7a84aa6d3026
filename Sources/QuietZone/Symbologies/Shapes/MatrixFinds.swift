/// What has been read of a picture so far, what could not be, and what may still be spent on looking for
/// more.
struct MatrixFinds {
  let options: ReaderOptions
  /// What has been read, in pixels of the picture.
  private(set) var barcodes: [Barcode] = []
  /// Outlines of barcodes of other kinds, in the same pixels, in which nothing is looked for.
  private(set) var others: [Quadrilateral] = []
  /// How many of those count towards the most wanted: parts of symbols are not told.
  private var othersTold = 0
  /// Pixels of the narrowest module of all that has been read, 0 where one does not tell; infinite where
  /// nothing has been.
  private(set) var narrowestModule = Double.infinity
  /// Where a symbol seemed to be and could not be read, in the same pixels, the first few.
  private(set) var unread: [UnreadPlace] = []
  /// Rings of finder patterns that belonged to nothing when they were met, in the same pixels, the first few.
  private(set) var loosePatterns: [Quadrilateral] = []
  var budgets: Budgets
  let allowance: Int

  /// What may still be spent on each kind of finder until the next symbol is read.
  struct Budgets {
    var patterns: WorkBudget
    var bullseyes: WorkBudget
    var borders: WorkBudget

    init(each steps: Int) {
      patterns = WorkBudget(steps)
      (bullseyes, borders) = (patterns, patterns)
    }

    /// What is left of the three together.
    var left: Int { max(patterns.left, 0) + max(bullseyes.left, 0) + max(borders.left, 0) }
  }

  /// Steps, as ``WorkBudget`` counts them, for each kind of finder between one symbol and the next, by
  /// effort: symbols in photographs take a million, and ten where leaves or letters are all around.
  private static let allowances = [9_000_000, 9_000_000, 60_000_000]
  /// The same of small pictures, for each pixel: twice what symbols take that fill them with tiny modules.
  private static let allowancesOfPixels = [12, 12, 80]
  /// Pixels that every picture has besides for that.
  private static let fewestPixels = 50_000

  /// Spends `allowance` on each kind of finder between one symbol and the next.
  init(_ options: ReaderOptions, allowance: Int) {
    self.options = options
    self.allowance = allowance
    budgets = Budgets(each: allowance)
  }

  /// What an effort allows for the first look at a picture of so many pixels.
  static func allowance(_ effort: ReaderOptions.Effort, pixels: Int) -> Int {
    let index = Int(effort.rawValue)
    return min(allowances[index], allowance(stepsPerPixel: allowancesOfPixels[index], pixels: pixels))
  }

  /// Pixels beyond which there is no more to spend, which keeps products within 32 bits.
  private static let mostPixels = 16_000_000

  static func allowance(stepsPerPixel: Int, pixels: Int) -> Int {
    (min(pixels, mostPixels) + fewestPixels) * stepsPerPixel
  }

  var shouldStop: Bool {
    barcodes.count + othersTold >= options.maximumCount || (options.shouldStop?() ?? false)
  }

  /// Remembers what has been read of other kinds, and the narrowest module of such as are linear, pixels.
  @inline(never)
  mutating func know(_ barcodes: [Barcode], narrowestModule: Double) {
    others = barcodes.map { $0.outline }
    othersTold = barcodes.count { !$0.isPart }
    self.narrowestModule = min(self.narrowestModule, narrowestModule)
  }

  /// Remembers the same as others do, their outlines seen otherwise.
  mutating func know(_ finds: MatrixFinds, _ seen: (Quadrilateral) -> Quadrilateral) {
    others = finds.others.map(seen)
    othersTold = finds.othersTold
  }

  /// Whether nothing has been read, of other kinds neither.
  var isEmpty: Bool { barcodes.isEmpty && others.isEmpty }

  /// Outlines of all that has been read, as a level shows them.
  func covered(_ level: PictureLevel) -> [Quadrilateral] {
    barcodes.map { level.inPlane($0.outline) } + others.map(level.inPlane)
  }

  /// Whether a place of a level lies in a symbol that has been read.
  func covers(_ place: Point2D, _ level: PictureLevel) -> Bool {
    let place = level.inPicture(place)
    return barcodes.contains { $0.outline.contains(place) } || others.contains { $0.contains(place) }
  }

  mutating func add(_ reading: MatrixReading, _ level: PictureLevel) {
    add(
      Barcode(
        symbology: reading.symbol.symbology, identifier: reading.symbol.identifier,
        content: reading.symbol.content, outline: level.inPicture(reading.outline),
        isInverted: reading.isInverted, isMirrored: reading.isMirrored, correction: reading.symbol.correction,
        structuredAppend: reading.symbol.structuredAppend, details: reading.symbol.details))
  }

  /// Adds a barcode, unless it is known: other edges may lead to the same symbol again.
  mutating func add(_ barcode: Barcode) {
    let isKnown = barcodes.contains {
      $0.outline.contains(barcode.outline.center) && $0.symbology == barcode.symbology
        && $0.content.bytes == barcode.content.bytes
    }
    if isKnown { return }
    barcodes.append(barcode)
    narrowestModule = min(narrowestModule, barcode.moduleWidth)
    budgets = Budgets(each: allowance)
  }

  private static let mostUnread = 32
  private static let mostLoosePatterns = 64

  /// Remembers those finder patterns that belong to no symbol so far.
  mutating func leaveLoose(_ patterns: borrowing FinderPatterns) {
    for index in patterns.patterns.indices
    where !patterns.isUsed[index] && loosePatterns.count < Self.mostLoosePatterns {
      loosePatterns.append(patterns.level.inPicture(patterns.patterns[index].ring))
    }
  }

  /// Remembers where a symbol could not be read.
  mutating func miss(
    _ symbology: SymbologySet, _ outline: Quadrilateral, module: Double, at level: PictureLevel
  ) {
    guard unread.count < Self.mostUnread else { return }
    unread.append(
      UnreadPlace(
        symbologies: symbology, outline: level.inPicture(outline), moduleSize: module * level.scale))
  }
}

extension Barcode {
  /// Pixels that a module is wide; 0 of a symbol that does not tell how many it has.
  var moduleWidth: Double {
    let (columns, rows): (Int, Int)
    switch details {
    case .qrCode(let details): (columns, rows) = (details.columns, details.rows)
    case .dataMatrix(let details): (columns, rows) = (details.columns, details.rows)
    case .linear, .pdf417, .aztec, .maxiCode: return 0
    }
    return (outline.area / Double(columns * rows)).squareRoot()
  }
}

/// A place where a reader thought that a symbol is, and could not read it.
struct UnreadPlace {
  var symbologies: SymbologySet
  /// Pixels.
  var outline: Quadrilateral
  /// Pixels; `nil`: not known.
  var moduleSize: Double?
}
