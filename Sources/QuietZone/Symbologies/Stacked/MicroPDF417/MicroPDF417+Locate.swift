extension MicroPDF417: StackedSymbology {
  /// The cluster under which row address patterns go among the cells of a line.
  static let addressCluster = 3
  private static let addressRuns = 6
  private static let addressModules = 10

  /// A pattern of a row.
  enum Slot {
    case side
    case centre
    case codeword
  }

  /// The patterns of a row with so many codewords.
  static func slots(columns: Int) -> [Slot] {
    var slots: [Slot] = [.side]
    for column in 0..<columns {
      if column == centre(columns: columns) { slots.append(.centre) }
      slots.append(.codeword)
    }
    return slots + [.side]
  }

  /// Two addresses, and the codewords between them, which agree about the row; where a line crosses rows,
  /// they are a few apart.
  static func startStop(_ row: RunRow, at start: Int) -> StartStopPattern? {
    // An address and a codeword, after light.
    let width = row.sum(start, addressRuns), next = row.sum(start + addressRuns, 8)
    guard width > 0, abs(next * 10 - width * 17) * 6 < width * 17, row[start - 1] * 14 > width,
      let left = address(row, at: start, isCentre: false),
      PDF417Family.codeword(row, at: start + addressRuns) != nil
    else { return nil }
    for columns in 1...4 {
      if let found = startStop(row, from: start, columns: columns, left: left) { return found }
    }
    return nil
  }

  /// How far the width of the second address may be from its ten modules, modules.
  private static let addressSlack = 1.8
  /// Behind the address on the right: widest bar of one module and narrowest light, modules.
  private static let stop = (widestBar: 2.2, leastLight: 0.7)

  /// From the left address to the next one: in the middle, or on the right of rows that have no middle.
  private static func startStop(
    _ row: RunRow, from start: Int, columns: Int, left: Int
  ) -> StartStopPattern? {
    let centre = centre(columns: columns)
    let codewords = centre ?? columns
    let index = start + addressRuns + 8 * codewords
    for place in stride(from: start + addressRuns + 8, to: index, by: 8)
    where PDF417Family.codeword(row, at: place) == nil {
      return nil
    }
    let modules = 20 + 17 * codewords
    guard let other = address(row, at: index, isCentre: centre != nil) else { return nil }
    let end = index + addressRuns
    let module = Double(row.sum(start, end - start)) / Double(modules)
    guard abs(Double(row.sum(index, addressRuns)) - 10 * module) < addressSlack * module else { return nil }
    // On the right, a bar of one module and light.
    if centre == nil {
      guard end + 1 < row.count, Double(row[end]) < stop.widestBar * module,
        Double(row[end + 1]) > stop.leastLight * module
      else { return nil }
    }
    let agree = variants.contains { variant in
      guard variant.columns == columns else { return false }
      let a = (left - variant.left + 52) % 52
      let b = (other - (centre == nil ? variant.right : variant.centre) + 52) % 52
      return a < variant.rows && b < variant.rows && abs(a - b) <= 4
    }
    guard agree else { return nil }
    return StartStopPattern(
      isStop: false, columns: columns, place: row.start(start), module: module,
      modules: width(columns: columns), isCertain: false)
  }

  /// A part of a codeword may pass for an address.
  static var forms: [StackedForm] {
    (1...4).map { StackedForm(columns: $0, patterns: slots(columns: $0).count, modules: width(columns: $0)) }
  }

  static func alphabet(_ blur: BlurredPatterns.Blur) -> StackedAlphabet {
    StackedAlphabet(blur, codewords: PDF417Family.patterns, sides: sides, centres: centres)
  }

  static func walk(_ row: RunRow, track: inout StackedTrack, into cells: inout [StackedCell]) {
    let slots = slots(columns: track.columns)
    let length = Double(width(columns: track.columns) - 1 - addressModules)
    if track.end == nil, let begin = track.begin { track.end = begin + Int(length * track.module) }
    let begin = find(row, at: track.begin, module: track.module),
      end = find(row, at: track.end, module: track.module)
    if let begin { (track.begin, track.hasBegin) = (row.start(begin), true) }
    if let end {
      (track.end, track.hasEnd) = (row.start(end), true)
      track.endWidth = row.sum(end, addressRuns + 1)
    }
    if track.hasBegin, track.hasEnd, let a = track.begin, let b = track.end, b > a {
      track.module = Double(b - a) / length
    }
    var reached = 0
    if let place = track.begin {
      var walker = SlotWalker(
        row, place: place, module: module(row, begin) ?? track.module, isForward: true, edge: begin)
      for (column, slot) in slots.enumerated() {
        guard let cell = cell(&walker, slot: slot, column: column, matcher: track.matcher) else { continue }
        cells.append(cell)
        reached = Int(cell.end)
        if column == 0 { (track.begin, track.hasBegin) = (Int(cell.begin), true) }
        // Perspective: it lies elsewhere than the width of the first module let expect.
        if column == slots.count - 1 { takeEnd(cell, &track) }
      }
    }
    guard let place = track.end else { return }
    var walker = SlotWalker(
      row, place: place + Int(10 * track.module), module: module(row, end) ?? track.module,
      isForward: false, edge: end.map { $0 + addressRuns })
    for (column, slot) in slots.reversed().enumerated() {
      guard Int(walker.place) > reached + Int(5 * track.module) else { break }
      guard let cell = cell(&walker, slot: slot, column: -1 - column, matcher: track.matcher) else {
        continue
      }
      cells.append(cell)
      if column == 0 { takeEnd(cell, &track) }
    }
  }

  /// The width of a module in the address that begins with run `start`: perspective makes it another one than
  /// in the rest of the row.
  private static func module(_ row: RunRow, _ start: Int?) -> Double? {
    start.map { Double(row.sum($0, addressRuns)) / Double(addressModules) }
  }

  private static func takeEnd(_ cell: StackedCell, _ track: inout StackedTrack) {
    (track.end, track.hasEnd, track.endWidth) = (Int(cell.begin), true, Int(cell.end - cell.begin))
  }

  private static func cell(
    _ walker: inout SlotWalker, slot: Slot, column: Int, matcher: CodewordMatcher?
  ) -> StackedCell? {
    if slot == .codeword {
      var cell = PDF417Family.cell(&walker, matcher)
      cell?.column = column
      return cell
    }
    let row = walker.row
    if let index = walker.next(runs: addressRuns, modules: addressModules),
      let value = address(row, at: index, isCentre: slot == .centre)
    {
      return StackedCell(
        begin: Float(row.start(index)), end: Float(row.start(index + addressRuns)), column: column,
        cluster: addressCluster, value: value)
    }
    let begin = walker.last, width = Double(addressModules) * walker.module
    guard
      let match = matcher?.address(begin: begin, module: walker.module, isCentre: slot == .centre)
    else { return nil }
    walker.shift(by: match.shift, modules: addressModules)
    return StackedCell(
      begin: Float(begin + match.shift), end: Float(begin + match.shift + width), column: column,
      cluster: addressCluster, value: match.index)
  }

  /// How far from its place an address of a row that is followed may begin, and how far its width may be from
  /// ten modules, modules.
  private static let followed = (place: 2.5, width: 1.5)

  /// The address pattern of a side that begins nearest to a place.
  private static func find(_ row: RunRow, at place: Int?, module: Double) -> Int? {
    guard let place else { return nil }
    var best: Int?
    var distance = Int(followed.place * module)
    for start in stride(from: 1, to: row.count, by: 2) {
      let off = row.start(start) - place
      if off > distance { break }
      guard abs(off) < distance,
        abs(Double(row.sum(start, addressRuns)) - 10 * module) < followed.width * module,
        address(row, at: start, isCentre: false) != nil
      else { continue }
      (best, distance) = (start, abs(off))
    }
    return best
  }

  /// The number of the row address pattern that begins with run `start`, 0…51.
  private static func address(_ row: RunRow, at start: Int, isCentre: Bool) -> Int? {
    guard let widths = RunCursor(row, at: start).character(runs: addressRuns, modules: addressModules)
    else { return nil }
    var modules = 0, place = 0
    for run in 0..<addressRuns {
      let width = Int(widths >> UInt32(4 * (addressRuns - 1 - run)) & 15)
      if run & 1 == 0 { modules |= ((1 << width) - 1) << place }
      place += width
    }
    let number = addresses[(isCentre ? 1024 : 0) + (modules & 1023)]
    return number < 52 ? Int(number) : nil
  }

  /// The number of each pattern of ten modules, sides and then middles; 255 where there is none.
  private static let addresses: [UInt8] = {
    var table = [UInt8](repeating: 255, count: 2048)
    for (number, pattern) in sides.enumerated() { table[Int(pattern)] = UInt8(number) }
    for (number, pattern) in centres.enumerated() { table[1024 + Int(pattern)] = UInt8(number) }
    return table
  }()
}
