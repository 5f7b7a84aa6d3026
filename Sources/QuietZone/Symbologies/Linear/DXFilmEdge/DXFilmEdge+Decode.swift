extension DXFilmEdge {
  /// How far from a clock its data may lie, ``LinearFragment/reach``.
  private static let clockReach = 0.4

  /// A clock track has the value of its modules, a data track its bits above them.
  static func fragment(_ row: RunRow, at start: Int, _ options: LinearDecodeOptions) -> LinearFragment? {
    guard start & 1 != 0, row.has(start, 9) else { return nil }
    // Light space of half a module.
    let lead = row.sum(start, 5)
    guard row[start &- 1] &* 10 >= lead || start == 1 else { return nil }
    for columns in [31, 23] {
      if isClock(row, from: start, columns: columns) {
        var clock = LinearFragment(
          symbology: symbology, value: UInt64(columns), first: start, last: start &+ columns &- 7)
        clock.reach = clockReach
        clock.isConclusive = true
        return clock
      }
      if options.isSweeping, let (bits, last) = data(row, from: start, columns: columns, lead: lead) {
        var fragment = LinearFragment(
          symbology: symbology, value: UInt64(bits) << 8 | UInt64(columns), first: start, last: last)
        // A few bars of a module or two: letters and leaves have them, too, so the clock comes first.
        fragment.isSignificant = false
        return fragment
      }
    }
    return nil
  }

  /// A bar of five modules, narrow elements, a bar of three.
  private static func isClock(_ row: RunRow, from start: Int, columns: Int) -> Bool {
    let count = columns &- 6
    guard row.has(start, count), row[start] > row[start &+ 1] &* 3 else { return false }
    let total = row.sum(start, count)
    // Below one and a half pixels a module noise looks like it.
    guard total >= columns &* 22 else { return false }
    var deviation = 0
    for k in 0..<count {
      let modules = k == 0 ? 5 : k == count &- 1 ? 3 : 1
      let off = abs(row[start &+ k] &* columns &- modules &* total)
      if off &* 20 > total &* 9 { return false }
      deviation += off
    }
    return deviation &* 4 <= total &* count
  }

  /// The bits of a data track that begins with five elements of a module, and its last bar.
  private static func data(
    _ row: RunRow, from start: Int, columns: Int, lead: Int
  ) -> (bits: UInt32, last: Int)? {
    for k in 0..<5 where row[start &+ k] &* 10 > lead &* 3 || row[start &+ k] &* 10 < lead { return nil }
    var last = start &+ 4
    while row.has(last, 2), last < start &+ columns {
      let total = row.sum(start, last &- start &+ 1)
      // The first five elements tell the module within a tenth.
      if total &* 50 > lead &* columns &* 11 { return nil }
      if total &* 50 >= lead &* columns &* 9,
        let bits = modules(row, from: start, to: last, total: total, columns: columns),
        film(bits, hasFrame: columns == 31) != nil
      {
        return (bits, last)
      }
      last += 2
    }
    return nil
  }

  /// The runs `start…last` as modules; `nil` where one is not a whole number of them.
  private static func modules(
    _ row: RunRow, from start: Int, to last: Int, total: Int, columns: Int
  ) -> UInt32? {
    guard total > 0 else { return nil }
    var bits: UInt32 = 0, count = 0, deviation = 0
    for index in start...last {
      let modules = (row[index] &* columns &* 2 &+ total) / (total &* 2)
      let off = abs(row[index] &* columns &- modules &* total)
      deviation += off
      guard modules >= 1, count &+ modules <= columns, off &* 20 <= total &* 9 else { return nil }
      for _ in 0..<modules { bits = bits << 1 | (index & 1 != 0 ? 1 : 0) }
      count += modules
    }
    return count == columns && deviation &* 4 <= total &* (last &- start &+ 1) ? bits : nil
  }

  /// Lines that must show a track alike: two lie so close together that letters and screens do, too.
  private static let linesOfEachTrack = 3

  /// Data tracks in one picture; more are a pattern.
  private static let mostInPicture = 12

  /// Data tracks that lie beside a clock track of their length, and no other data with them.
  static func assemble(_ fragments: [LinearFragment], _ options: LinearDecodeOptions) -> [LinearAssembly] {
    var assemblies: [LinearAssembly] = []
    // A strip of film shows a few; bars that repeat show one at each of their places.
    let candidates = fragments.reduce(0) { $0 &+ ($1.value > 255 && $1.count >= linesOfEachTrack ? 1 : 0) }
    guard candidates <= mostInPicture else { return [] }
    for (index, data) in fragments.enumerated() where data.value > 255 && data.count >= linesOfEachTrack {
      let columns = data.value & 255
      guard let film = film(UInt32(truncatingIfNeeded: data.value >> 8), hasFrame: columns == 31) else {
        continue
      }
      let clock = fragments.firstIndex {
        $0.value == columns && $0.count >= linesOfEachTrack && isBeside($0, data)
      }
      guard let clock else { continue }
      let isDisputed = fragments.contains {
        $0.value > 255 && $0.value & 255 == columns && $0.value != data.value && $0.count &* 2 >= data.count
          && isBeside(fragments[clock], $0)
      }
      if isDisputed { continue }
      let reading = LinearReading(
        assembled: symbology, SymbologyIdentifier(code: identifierCode, modifier: UInt8(ascii: "0")),
        Content(bytes: text(film)), first: data.first, last: data.last, linesNeeded: linesOfEachTrack,
        details: LinearDetails(lines: data.count, check: .verified))
      assemblies.append(
        LinearAssembly(reading: reading, fragments: [min(index, clock), max(index, clock)], leading: index))
    }
    return assemblies
  }

  /// How far the ends of two tracks may lie from each other along them, modules: those of rows of modules
  /// that are none lie a whole one apart as often as not at all.
  private static let mostShift = 0.5

  /// Whether two tracks begin and end together, are about as high as each other, higher than the rows of a
  /// matrix symbol, and touch: a line or two between theirs may show neither.
  private static func isBeside(_ clock: LinearFragment, _ data: LinearFragment) -> Bool {
    let along = data.end - data.begin
    let length = along.length
    let module = length / Double(data.value & 255)
    let (low, high) = (min(clock.height, data.height), max(clock.height, data.height))
    guard module > 0, low >= module, high <= max(2 * low + 2 * module, 8 * module) else { return false }
    let most = mostShift * module * length
    for offset in [clock.begin - data.begin, clock.end - data.end] {
      let gap = offset.length - (clock.height + data.height) / 2
      if abs(offset.dot(along)) > most || gap > max(2 * module, 6) { return false }
    }
    return true
  }
}
