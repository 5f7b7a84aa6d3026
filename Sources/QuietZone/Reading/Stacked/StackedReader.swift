/// Follows a stacked symbol from a start or stop pattern that one line showed: line by line up and down along
/// its bars, until its codewords make up a symbol.
struct StackedReader: ~Escapable {
  private let plane: PixelPlane
  private let options: ReaderOptions
  private let start: StartPattern
  private var across: Point2D
  private var line = TracedLine()
  private var cells: [StackedCell] = []
  private var ends = StackedEnds()
  /// Set for telling codewords by grey.
  private var patterns: StackedAlphabet?
  /// Samples taken so far.
  private(set) var spent = 0

  @_lifetime(copy plane)
  init(_ start: StartPattern, in plane: PixelPlane, options: ReaderOptions) {
    self.plane = plane
    self.options = options
    self.start = start
    across = start.across
    ends.columns = start.columns
  }

  private var along: Point2D { across.perpendicular }
  private var shouldStop: Bool { options.shouldStop?() ?? false }

  /// How lines are looked at, one way after another; what all of them show is put together.
  private static let filters = [
    LineFilter(width: 1, sensitivity: 64), LineFilter(width: 3, sensitivity: 36),
    LineFilter(width: 1, sensitivity: 36, sharpening: 2),
  ]
  /// Pixels below which a module may be one or two of them wide in a picture that is not blurred at all,
  /// which runs cannot show.
  private static let aliasing = 1.6

  /// Ways of looking at lines: that of clear print alone, or one after another, and then their grey.
  enum Ways {
    case first
    case all
  }

  /// Whether what the first way has shown calls for others.
  private(set) var mayShowMore = false

  /// The symbol that the start pattern belongs to.
  mutating func read(_ ways: Ways) -> Barcode? {
    for round in 0..<(ways == .first ? 1 : Self.filters.count) {
      let filter = Self.filters[round]
      guard sweep(filter) else { return nil }
      if shouldStop { return nil }
      if let barcode { return barcode }
      if round == 0, align() {
        guard sweep(filter) else { return nil }
        if let barcode { return barcode }
      }
      if !isPlausible { return nil }
      mayShowMore = true
    }
    let isAliased = start.module < Self.aliasing
    guard ways == .all, isAliased || cells.count >= Self.fewestForGrey && showsBothEnds else {
      return nil
    }
    for (blur, width) in BlurredPatterns.Blur.steps[(isAliased ? 0 : 1)...] {
      let alphabet = start.decoder.alphabet(blur)
      if let barcode = barcode(by: alphabet) { return barcode }
      patterns = alphabet
      // What runs of a pixel or two said is no more than a guess.
      if alphabet.isSharp { cells.removeAll(keepingCapacity: true) }
      guard sweep(LineFilter(width: width, sensitivity: 64)) else { return nil }
      if shouldStop { return nil }
      if let barcode { return barcode }
      if !isPlausible { return nil }
    }
    return nil
  }

  /// Whether lines beside the first show codewords, too, in the direction of the start pattern's line or one
  /// near by, and not the same ones all over, as bars of a linear symbol do.
  mutating func isReal() -> Bool {
    let straight = across
    defer {
      across = straight
      forget()
    }
    for tangent in Self.probedTurns {
      across = straight.turned(by: tangent)
      var lines = 0
      cells.removeAll(keepingCapacity: true)
      for (place, offset) in Self.probedLines.enumerated() {
        var tracks = sides
        let before = cells.count
        // Some lines averaged, some sharpened: noise hides bars as well as blur does.
        _ = scan(offset * start.module, &tracks, through: Self.filters[[0, 1, 2, 1][place / 2]])
        if cells.count >= before + 2 { lines += 1 }
        if lines >= 2, showsRows { return true }
        // Nothing so near by: another direction, or chance.
        if place == 3, lines == 0 { break }
      }
      // Even across the rows, some lines of a symbol show some codeword.
      if tangent == 0, cells.isEmpty { return false }
    }
    return false
  }

  /// Whether some column shows several codewords, one below the other.
  private var showsRows: Bool {
    cells.contains { a in cells.contains { a.column == $0.column && a.cluster != $0.cluster } }
  }

  /// Whether lines showed how rows begin, but hardly ever one of the other patterns, as they do when rows
  /// have more or fewer codewords than the start pattern says.
  var missesPatterns: Bool {
    guard let form = start.decoder.forms().first(where: { $0.columns == start.columns }) else { return false }
    var counts = [Int](repeating: 0, count: form.patterns)
    // How often each value of the first pattern was seen: bars of linear symbols say the same all over.
    var values = [Int](repeating: 0, count: 1024)
    for cell in cells {
      let place = cell.column < 0 ? cell.column + form.patterns : cell.column
      if counts.indices.contains(place) { counts[place] += 1 }
      if place == 0 { values[cell.value & 1023] += 1 }
    }
    let most = counts.reduce(0) { max($0, $1) }
    let rows = values.reduce(0) { $0 + ($1 > 1 ? 1 : 0) }
    return rows >= 4 && most >= 16 && counts[1] * 3 > most && counts.contains { $0 * 6 < most }
  }

  /// The sides where the start pattern says they are.
  private var sides: SideTracks {
    SideTracks(begin: start.isStop ? nil : 0, end: start.isStop ? 0 : nil, module: start.module)
  }

  /// Directions that are probed, tangents: ten degrees to both sides.
  private static let probedTurns = [0, -0.08, 0.08, -0.17, 0.17]
  /// Lines that are probed, modules from the first one: rows are two modules high at least.
  private static let probedLines = [2, -2, 3.5, -3.5, 5, -5, 7, -7]
  /// Directions that lines are turned to, tangents: up to 17 degrees to both sides.
  private static let triedTurns = [
    0, -0.04, 0.04, -0.08, 0.08, -0.13, 0.13, -0.18, 0.18, -0.24, 0.24, -0.3, 0.3,
  ]
  /// Modules from line to line while directions are compared.
  private static let rowAndMore = 2.6
  /// How much more than straight lines turned ones must show: a turn must pay.
  private static let leastGain = 1.15
  /// Modules from line to line, so that the lowest rows, of two modules, are met by four; and how many times
  /// as far apart lines lie whose codewords are told by grey.
  private static let lineStep = 0.45
  private static let greyStep = 1.6
  /// How far lines go on that show nothing.
  private static let patience = (modules: 14.0, pixels: 6.0)
  /// Lines to one side at the most.
  private static let mostLines = 700
  /// Codewords seen below which grey is not asked: matching costs 24 times what tracing runs does.
  private static let fewestForGrey = 32
  /// What telling all codewords of a large symbol by grey costs, samples.
  private static let greyOfSymbol = 200_000
  /// Both ends of a line are middles of pixels; the rest is what adding up has rounded away.
  private static let rounding = 1e-6
  /// A module's width changes by less than this share from line to line, a jump is an error; and so much of a
  /// change is believed.
  private static let mostDrift = 0.15
  private static let shareOfDrift = 0.2

  /// Nothing that lines have shown counts any more.
  private mutating func forget() {
    cells.removeAll(keepingCapacity: true)
    (ends.begin, ends.end) = ([], [])
  }

  private var barcode: Barcode? { start.decoder.assemble(cells, ends).map { barcode($0) } }

  /// What codewords say by their grey, where cells have shown where they lie.
  private mutating func barcode(by alphabet: StackedAlphabet) -> Barcode? {
    spent += Self.greyOfSymbol
    let grey = StackedGrey(
      plane, origin: start.origin, across: across, isInverted: start.isInverted, alphabet: alphabet)
    return start.decoder.assembleByGrey(cells, ends, grey).map { barcode($0) }
  }

  /// How many times as often as the other one an end of rows may have been met.
  private static let mostOneSided = 8

  /// Whether rows have shown both their ends, if it is known where those are: bars of a linear symbol
  /// resemble one of them.
  private var showsBothEnds: Bool {
    let (begins, ends) = (ends.begin.count, ends.end.count)
    return start.length == nil || min(begins, ends) * Self.mostOneSided >= max(begins, ends)
  }

  /// Turns the lines to where they show most codewords: along the rows. `false` where they lie so already.
  private mutating func align() -> Bool {
    let (known, found, straight) = (cells, ends, across)
    var best = (count: 0, across: across)
    for tangent in Self.triedTurns {
      across = straight.turned(by: tangent)
      cells.removeAll(keepingCapacity: true)
      for line in -3...3 {
        var tracks = sides
        _ = scan(Double(line) * Self.rowAndMore * start.module, &tracks, through: Self.filters[0])
      }
      // A turn must pay.
      if Double(cells.count) > (tangent == 0 ? 1 : Self.leastGain) * Double(best.count) {
        best = (cells.count, across)
      }
    }
    across = best.across
    let isTurned = across.cross(straight) != 0
    if isTurned {
      forget()
    } else {
      (cells, ends) = (known, found)
    }
    return isTurned
  }

  /// Lines at the start pattern and to both sides of it, as far as rows are met; `false` where so many say
  /// the same that they are bars.
  private mutating func sweep(_ filter: LineFilter) -> Bool {
    let step = max(1, Self.lineStep * start.module) * (patterns == nil ? 1 : Self.greyStep)
    let patience = Int((Self.patience.modules * start.module + Self.patience.pixels) / step)
    for direction in [1.0, -1.0] {
      var tracks = sides
      var gap = 0, count = direction > 0 ? 0 : 1
      while gap < patience, count < Self.mostLines, !shouldStop {
        let offset = direction * step * Double(count)
        let before = cells.count
        guard scan(offset, &tracks, through: filter) else { break }
        gap = cells.count > before + 1 ? 0 : gap + 1
        count += 1
        if count % Self.manyLines == 0, !isPlausible { return false }
      }
    }
    let extent = StackedRows.extent(
      cells, gap: Float(step) * Self.leastGap, module: Float(start.module), row: start.decoder.row)
    guard extent.low.isFinite || extent.high.isFinite else { return true }
    cells = cells.filter { $0.offset > extent.low && $0.offset <= extent.high }
    (ends.begin, ends.end) = (Self.part(of: ends.begin, extent), Self.part(of: ends.end, extent))
    return true
  }

  @inline(never)
  private static func part(of points: [Point2D], _ extent: (low: Float, high: Float)) -> [Point2D] {
    points.filter { Float($0.y) > extent.low && Float($0.y) <= extent.high }
  }

  private var isPlausible: Bool { StackedRows.isPlausible(cells, row: start.decoder.row) }

  /// Steps from line to line between which another symbol's rows may begin.
  private static let leastGap: Float = 2.5

  /// Lines in which a symbol whose rows are 18 modules high shows two of them.
  private static let manyLines = 120
  /// Modules of the longest row, PDF417's of 30 columns, as perspective may stretch it.
  private static let longestRow = perspective * 580
  /// How much longer than the mean a row on the nearer side of a symbol may be.
  private static let perspective = 1.3

  /// Reads one line; `false` when it lies outside the picture.
  private mutating func scan(
    _ offset: Double, _ tracks: inout SideTracks, through filter: LineFilter
  ) -> Bool {
    let middle = start.origin + along * offset
    guard var (from, to) = plane.clip(middle, across) else { return false }
    let begin = tracks.begin.place(at: offset), end = tracks.end.place(at: offset)
    let longest = Self.longestRow * tracks.module
    if let begin {
      from = max(from, begin - 24 * tracks.module)
    } else if let end {
      from = max(from, end - longest)
    }
    if let end {
      to = min(to, end + 40 * tracks.module)
    } else if let begin {
      to = min(to, begin + (start.length.map { Self.perspective * $0 + 4 * tracks.module } ?? longest))
    }
    let count = Int(to - from + Self.rounding) + 1
    guard count >= 16 else { return true }
    // Wide lines take longer than narrow ones, comparing grey with every pattern longer than tracing runs.
    spent += count * (patterns == nil ? (filter.width + 1) / 2 : 24)
    line.trace(
      plane, origin: middle + across * from, across: across, along: along, count: count, through: filter)
    if start.isInverted { line.invert() }
    var track = StackedTrack(
      columns: start.columns, module: tracks.module * 16, begin: begin.map { Int(($0 - from) * 16) },
      end: end.map { Int(($0 - from) * 16) })
    track.matcher = patterns.map { CodewordMatcher($0, line.profile.values, isInverted: start.isInverted) }
    let first = cells.count
    line.runs.withRow { start.decoder.walk($0, &track, &cells) }
    for index in first..<cells.count {
      cells[index].offset = Float(offset)
      cells[index].begin = cells[index].begin / 16 + Float(from)
      cells[index].end = cells[index].end / 16 + Float(from)
    }
    // Its drift from line to line; a jump is an error.
    if track.hasBegin || track.hasEnd, abs(track.module / 16 - tracks.module) < Self.mostDrift * tracks.module
    {
      tracks.module += (track.module / 16 - tracks.module) * Self.shareOfDrift
    }
    if track.hasBegin, let place = track.begin {
      let x = from + Double(place) / 16
      tracks.begin.add(offset, x)
      ends.begin.append(Point2D(x: x, y: offset))
    }
    if track.hasEnd, let place = track.end {
      tracks.end.add(offset, from + Double(place) / 16)
      ends.end.append(Point2D(x: from + Double(place + track.endWidth) / 16, y: offset))
    }
    return true
  }

  private func barcode(_ reading: StackedReading) -> Barcode {
    let outline = reading.outline.mapped { start.origin + across * $0.x + along * $0.y }
    let isMirrored = (outline.topRight - outline.topLeft).cross(outline.bottomLeft - outline.topLeft) < 0
    let symbol = reading.symbol
    return Barcode(
      symbology: symbol.symbology, identifier: symbol.identifier, content: symbol.content, outline: outline,
      isInverted: start.isInverted, isMirrored: isMirrored, correction: symbol.correction,
      structuredAppend: symbol.structuredAppend, details: symbol.details)
  }
}

/// Where the two sides of a symbol were met, from line to line in one direction.
private struct SideTracks {
  var begin: SideTrack
  var end: SideTrack
  /// Width of a module, pixels.
  var module: Double

  init(begin: Double?, end: Double?, module: Double) {
    self.module = module
    self.begin = SideTrack(first: begin)
    self.end = SideTrack(first: end)
  }
}

/// Where one side of a symbol was met last, and how it leans.
private struct SideTrack {
  private var places: [(offset: Double, x: Double)] = []

  init(first: Double?) {
    if let first { places.append((0, first)) }
  }

  mutating func add(_ offset: Double, _ x: Double) { places.append((offset, x)) }

  /// Places that tell how it leans, and pixels that they must span.
  private static let remembered = 24
  private static let leastSpan = 6.0

  /// Where it should be on the line at an offset; `nil` while it has not been met.
  func place(at offset: Double) -> Double? {
    guard let last = places.last else { return nil }
    let back = places[max(0, places.count - Self.remembered)]
    let span = last.offset - back.offset
    guard abs(span) > Self.leastSpan else { return last.x }
    return last.x + (last.x - back.x) * (offset - last.offset) / span
  }
}
