/// Finds and reads linear and stacked symbols in one picture: bar fields at any angle first, then level and
/// vertical lines over the whole picture for what is too small or too low to show as a field.
struct LineReader {
  let options: ReaderOptions
  /// What has been read so far, in pixels of the plane that was handed in.
  private(set) var found: [Barcode] = []
  /// The largest fields of bars, read or not.
  private(set) var unread: [UnreadPlace] = []
  private var scanner: LineScanner
  /// Parts of symbols that several lines or fields make up.
  private var fragments = LinearFragmentCollector()

  /// A reader for the linear and stacked ones among the symbologies wanted; `taken` have been read already.
  init(_ options: ReaderOptions, limit: Int) {
    self.options = options
    self.limit = limit
    scanner = LineScanner(options.symbologies)
  }

  private let limit: Int
  /// What is left of ``rowBudget(_:_:)``.
  private var rowBudget = 0

  /// Whether any of the symbologies wanted is a linear or a stacked one.
  var hasWork: Bool { !(scanner.decoders.isEmpty && scanner.stacked.isEmpty) && limit > 0 }

  private var shouldStop: Bool { found.count >= limit || (options.shouldStop?() ?? false) }

  mutating func read(_ plane: PixelPlane) {
    guard hasWork, plane.width >= 1, plane.height >= 1 else { return }
    rowBudget = Self.rowBudget(plane, options.effort)
    let stop = options.shouldStop
    let fields = BarRegionFinder(limit: options.effort == .thorough ? 96 : 32).locate(
      plane, shouldStop: { stop?() ?? false })
    unread = fields.prefix(Self.mostUnread).map(place)
    for (rank, field) in fields.enumerated() {
      if shouldStop { return }
      let isPromising = options.effort == .thorough || isPromising(field, rank: rank)
      // Letters and leaves make more fields than bars do.
      if !isPromising, rank > 1, field.coherence < 0.7 { continue }
      if isRead(field) { continue }
      read(
        RegionReader(
          plane, field, options, isPromising: isPromising, fragments: fragments, rowBudget: rowBudget)
      )
    }
    // Where bars have been read as fields, lines over everything seldom find more.
    if shouldStop || !found.isEmpty && options.effort < .thorough { return }
    for field in Self.wholePicture(plane) {
      read(
        RegionReader(
          plane, field, options, isWholePicture: true, fragments: fragments, rowBudget: rowBudget))
      if shouldStop { return }
    }
  }

  private static let mostUnread = 6

  private func place(_ field: BarRegion) -> UnreadPlace {
    let bars = SymbologySet.allLinear.union(.allStacked)
    return UnreadPlace(
      symbologies: options.symbologies.intersection(bars), outline: field.outline, moduleSize: nil)
  }

  /// Samples that may be taken for what looks like symbols of several rows and is none: a symbol that is hard
  /// to read takes a million, and all together not much longer than everything else in the picture.
  private static func rowBudget(_ plane: PixelPlane, _ effort: ReaderOptions.Effort) -> Int {
    let usual = min(8_000_000 + 2 * plane.width * plane.height, 12_000_000)
    return effort == .fast ? usual / 4 : effort == .balanced ? usual : usual * 4
  }

  /// Whether a field deserves every way of looking: the largest ones do, and what shows nothing but bars;
  /// once something has been read, the rest is text for the most part.
  private func isPromising(_ field: BarRegion, rank: Int) -> Bool {
    if field.coherence > 0.9 { return rank < 6 }
    if field.coherence < 0.7 { return rank < 1 }
    return rank < (found.isEmpty ? 4 : 1)
  }

  /// Reads one field; a symbol of fragments goes before what else its bars may say.
  private mutating func read(_ field: RegionReader) {
    var field = field
    field.read(&scanner)
    rowBudget = field.rowBudget
    if fragments.version != field.fragments.version {
      fragments = field.fragments
      add(fragments.barcodes(scanner))
    }
    add(field.barcodes)
  }

  /// All of the picture as if it were one field of upright or of lying bars.
  private static func wholePicture(_ plane: PixelPlane) -> [BarRegion] {
    let center = Point2D(x: Double(plane.width) / 2, y: Double(plane.height) / 2)
    let right = Point2D(x: 1, y: 0), down = Point2D(x: 0, y: 1)
    return [
      BarRegion(center: center, across: right, halfLength: center.x, halfHeight: center.y, coherence: 0),
      BarRegion(center: center, across: down, halfLength: center.y, halfHeight: center.x, coherence: 0),
    ]
  }

  /// Whether the field is a part of a symbol that has been read.
  private func isRead(_ field: BarRegion) -> Bool {
    found.contains { $0.outline.contains(field.center) && $0.outline.area > 0.3 * field.area }
  }

  private mutating func add(_ barcodes: [Barcode]) {
    for barcode in barcodes where found.count < limit {
      let isKnown = found.contains {
        $0.outline.contains(barcode.outline.center) || barcode.outline.contains($0.outline.center)
      }
      if !isKnown { found.append(barcode) }
    }
  }
}

extension Quadrilateral {
  /// Area inside, square pixels.
  var area: Double {
    abs((bottomRight - topLeft).cross(bottomLeft - topRight)) / 2
  }
}
