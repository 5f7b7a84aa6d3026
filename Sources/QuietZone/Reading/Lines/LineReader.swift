/// Finds and reads linear and stacked symbols in one picture: bar regions at any angle first, then level and
/// vertical lines over the whole picture for what is too small or too low to show as a region. Each is looked
/// at in the passes of ``LinePass``.
struct LineReader {
  let options: ReaderOptions
  /// What has been read so far, in pixels of the plane that was handed in, parts of symbols as well.
  private(set) var found: [Barcode] = []
  /// Pixels of the narrowest module of the linear symbols that have been read; infinite while none has.
  private(set) var narrowestModule = Double.infinity
  /// The largest regions of bars, read or not.
  private(set) var unread: [UnreadPlace] = []
  var scanner: LineScanner
  var evidence = LineEvidence()
  /// Whether what shows nothing is looked at in other sizes: not where this is such a look.
  var triesOtherSizes = true
  /// Whether whole characters are matched where blur has swallowed modules: what shows none in another size
  /// shows none there when it is looked at more closely either.
  var readsBlurred = true
  /// The regions of bars, the largest first, once they have been looked for.
  private var regions: [BarRegion]?
  /// Those that were read in vain and show bars all the same.
  private var soft: [(rank: Int, region: BarRegion)] = []
  /// Whether a region that was read in vain shows bars among other things.
  private var areSomeMixed = false
  /// Values that regions showed and that were not taken.
  private(set) var refused: [Barcode] = []
  /// Barcodes of other kinds, which count towards the most wanted.
  private var others = 0

  /// A reader for the linear and stacked ones among the symbologies wanted.
  init(_ options: ReaderOptions) {
    self.options = options
    scanner = LineScanner(options.symbologies)
  }

  /// Whether any of the symbologies wanted is a linear or a stacked one.
  var hasWork: Bool { !(scanner.decoders.isEmpty && scanner.stacked.isEmpty) && !isFull }

  private var isFull: Bool { found.count { !$0.isPart } + others >= options.maximumCount }

  /// Whether the caller wants no more.
  var shouldStop: Bool { options.shouldStop?() ?? false }

  private var isDone: Bool { isFull || shouldStop }

  /// Reads the regions that show nothing but bars.
  mutating func readPureRegions(_ plane: PixelPlane) {
    guard hasWork, plane.width >= 1, plane.height >= 1 else { return }
    evidence.budget = Self.rowBudget(plane, options.effort)
    let regions = locate(plane, by: BarRegionFinder())
    unread = regions.prefix(Self.mostUnread).map(place)
    self.regions = regions
    read(plane, outside: []) { $0.coherence > Self.pure }
  }

  private func locate(_ plane: PixelPlane, by finder: BarRegionFinder) -> [BarRegion] {
    let stop = options.shouldStop
    return finder.locate(plane, limit: Self.mostLocated, shouldStop: { stop?() ?? false })
  }

  /// Reads the rest of a picture, outside the outlines `covered` of matrix symbols that have been read in it.
  /// One that is drawn shows what it has at the first look.
  mutating func read(_ plane: PixelPlane, isDrawn: Bool, outside covered: [Quadrilateral]) {
    // Rows of a matrix symbol pass for bars.
    found.removeAll { barcode in covered.contains { $0.contains(barcode.outline.center) } }
    others = covered.count
    guard hasWork, plane.width >= 1, plane.height >= 1 else { return }
    readRegions(plane, outside: covered)
    if isDone { return }
    let looksAnew =
      found.isEmpty && covered.isEmpty && options.effort > .fast && !scanner.decoders.isEmpty && !isDrawn
    if looksAnew, triesOtherSizes { readSmaller(plane) }
    // Where something has been read, lines over everything seldom find more, but rows that break up.
    let showsSomething = !found.isEmpty || !covered.isEmpty
    let showsRows =
      found.contains { SymbologySet.allStacked.contains($0.symbology) }
      && (regions ?? []).contains { region in !found.contains { $0.outline.contains(region.center) } }
    if isDone || showsSomething && !showsRows && options.effort < .thorough { return }
    for region in Self.wholePicture(plane) {
      read(RegionFrame(plane, region, isWholePicture: true))
      if isDone { return }
    }
    guard looksAnew, found.isEmpty else { return }
    if triesOtherSizes {
      readClearRegions(plane)
      if found.isEmpty { readSoftened(plane) }
    }
    let soft = soft.sorted { $0.rank < $1.rank }.prefix(CloserLook.mostRegions).map { $0.region }
    lookCloser(plane, soft)
    if triesOtherSizes, found.isEmpty { tryOtherSizes(plane, soft) }
  }

  /// Reads the regions of bars in a picture, unless they have been.
  mutating func readRegions(_ plane: PixelPlane, outside covered: [Quadrilateral]) {
    if regions == nil { readPureRegions(plane) }
    read(plane, outside: covered) { $0.coherence <= Self.pure }
  }

  /// Reads regions of blocks that show little but bars, where others were read in vain that show more:
  /// letters that run as bars beside them do, and what else does, make one region with them, of which lines
  /// show neither.
  private mutating func readClearRegions(_ plane: PixelPlane) {
    guard areSomeMixed, let known = regions else { return }
    regions = locate(plane, by: .clear)
    read(plane, outside: []) { region in !known.contains { $0.resembles(region) } }
  }

  /// Reads those of the regions that are wanted.
  @inline(never)
  private mutating func read(
    _ plane: PixelPlane, outside covered: [Quadrilateral], _ isWanted: (BarRegion) -> Bool
  ) {
    // Regions that were worth every pass and showed nothing.
    var vain = 0
    for (rank, region) in (regions ?? []).enumerated() where isWanted(region) {
      if isDone || rank >= Self.mostInVain(options.effort) + found.count { break }
      let isPromising = options.effort == .thorough || isPromising(region, after: vain)
      // Letters and leaves make more regions than bars do.
      if !isPromising, rank > 1, region.coherence < Self.mixed { continue }
      if isRead(region) || covered.contains(where: { $0.contains(region.center) }) { continue }
      let count = found.count
      read(RegionFrame(plane, region, isPromising: isPromising))
      guard found.count == count else { continue }
      if isPromising { vain += 1 }
      if showsBarsAlone(region) { soft.append((rank, region)) }
      areSomeMixed = areSomeMixed || showsBars && region.coherence <= Self.pure
    }
  }

  /// Reads one region pass by pass, until something has been read or lines show nothing to go on with.
  mutating func read(_ frame: RegionFrame) {
    evidence.beginRegion()
    if !readLeaning(frame) {
      for pass in passes(frame) where isCalledFor(pass, frame) {
        if run(pass, frame) || !evidence.barcodes.isEmpty { break }
      }
    }
    // A symbol of fragments goes before what else its bars may say.
    if evidence.fragments.areMet { add(evidence.rows.barcodes(scanner)) }
    add(evidence.barcodes)
    narrowestModule = min(narrowestModule, evidence.values.narrowestModule)
    if refused.count < Self.mostRefused { refused += evidence.values.refused(frame) }
  }

  private func passes(_ frame: RegionFrame) -> [LinePass] {
    guard frame.isWholePicture else {
      return LinePass.regions(frame.region, readsStacked: !scanner.stacked.isEmpty)
    }
    let height = frame.region.halfHeight * 2
    let lines = options.effort == .thorough ? 160 : options.effort == .balanced && found.isEmpty ? 48 : 24
    // In low pictures lines lie closer, but not more than one in a row of pixels.
    return [.wholePicture(lines: lines, leastStep: min(4, max(1, height / 24)))]
  }

  private static let mostUnread = 6
  /// Refused values after which no more are remembered.
  private static let mostRefused = 32

  private func place(_ region: BarRegion) -> UnreadPlace {
    let bars = SymbologySet.allLinear.union(.allStacked)
    return UnreadPlace(
      symbologies: options.symbologies.intersection(bars), outline: region.outline, moduleSize: nil)
  }

  /// Regions that are looked for, and how many of them are read that show nothing: a page of labels is read
  /// to its end.
  private static let mostLocated = 256
  private static func mostInVain(_ effort: ReaderOptions.Effort) -> Int { effort == .thorough ? 96 : 32 }

  /// Samples that may be taken for what looks like symbols of several rows and is none: a symbol that is hard
  /// to read takes a million, and all together not much longer than everything else in the picture.
  private static func rowBudget(_ plane: PixelPlane, _ effort: ReaderOptions.Effort) -> Int {
    let usual = min(4_000_000 + 8 * plane.width * plane.height, 12_000_000)
    return effort == .fast ? usual / 4 : effort == .balanced ? usual : usual * 4
  }

  /// Coherence above which a region shows nothing but bars, and below which it shows other things as well.
  private static let pure = 0.9
  private static let mixed = 0.7

  /// How many regions may be looked at in vain before others are not worth every pass any more: such as show
  /// nothing but bars, such as show other things as well, and others before something has been read and after
  /// it.
  private static let mostVain = (pure: 6, mixed: 1, others: 4, beside: 1)

  /// Whether a region deserves every pass, after so many that did and showed nothing: what shows nothing but
  /// bars does longest, and once something has been read, the rest is text for the most part. Regions that
  /// were read do not count: a sheet of labels is read to its end.
  private func isPromising(_ region: BarRegion, after vain: Int) -> Bool {
    if region.coherence > Self.pure { return vain < Self.mostVain.pure }
    if region.coherence < Self.mixed { return vain < Self.mostVain.mixed }
    return vain < (found.isEmpty ? Self.mostVain.others : Self.mostVain.beside)
  }

  /// All of the picture as if it were one region of upright or of lying bars.
  private static func wholePicture(_ plane: PixelPlane) -> [BarRegion] {
    let center = Point2D(x: Double(plane.width) / 2, y: Double(plane.height) / 2)
    let right = Point2D(x: 1, y: 0), down = Point2D(x: 0, y: 1)
    return [
      BarRegion(center: center, across: right, halfLength: center.x, halfHeight: center.y, coherence: 0),
      BarRegion(center: center, across: down, halfLength: center.y, halfHeight: center.x, coherence: 0),
    ]
  }

  /// A symbol that covers this share of a region at least has been read from it.
  private static let leastShare = 0.3

  /// Whether the region is a part of a symbol that has been read.
  private func isRead(_ region: BarRegion) -> Bool {
    let region = region.leaning ?? region
    return found.contains {
      $0.outline.contains(region.center) && $0.outline.area > Self.leastShare * region.area
    }
  }

  mutating func add(_ barcodes: [Barcode]) {
    for barcode in barcodes where !isFull {
      let isKnown = found.contains { $0.sharesBars(with: barcode) }
      if !isKnown, !refused.contains(where: { $0.contradicts(barcode) }) { found.append(barcode) }
    }
  }
}

extension Quadrilateral {
  /// Area inside, square pixels.
  var area: Double {
    abs((bottomRight - topLeft).cross(bottomLeft - topRight)) / 2
  }
}
