/// What the search for the fewest codewords keeps of one place.
struct PDF417Place {
  /// How each state of text was come by: 4 · the state before + the way the character was written (0 alone,
  /// 1 behind a shift value, 2 behind the byte shift).
  var steps = SIMD8<UInt8>.zero
  /// What was left for each state of text at this place: 0 nothing, 1 + a state, or a compaction.
  var switches = SIMD8<UInt8>.zero
  /// Where numeric compaction that ends here was begun.
  var digitStart: Int32 = 0
  /// Bytes in the last group of byte compaction that ends here.
  var byteExit: UInt8 = 0
  /// Whether byte compaction was begun here, and from what.
  var startsBytes = false
  var byteEntry: UInt8 = 0
  /// From what numeric compaction was begun here.
  var digitEntry: UInt8 = 0

  /// Byte and numeric compaction, where states of text are meant otherwise.
  static let fromBytes: UInt8 = 9
  static let fromDigits: UInt8 = 10
}

/// The least costs of one place, carried from place to place.
///
/// States of text are submode + 4 · (half a codeword waits), eight lanes of costs above `base`. Each step
/// takes the least of all candidates at once: a candidate's low bits say where it comes from, so that the
/// least one tells both, and the first of equal ones wins.
struct PDF417Search {
  /// A beginning of numeric compaction worth keeping.
  struct Beginning {
    var place: Int32
    /// Its cost, with 30 for every 44 digits since.
    var cost: Int32
    /// Digits since, modulo 44.
    var phase: Int
  }

  /// More than any lane can be above another one.
  static let never: Int16 = 450
  private static let far: Int32 = 1 << 28

  private var text = SIMD8<Int16>(repeating: never)
  private var base: Int32 = 0
  /// Byte compaction by bytes in the group.
  private var groups: (Int32, Int32, Int32, Int32, Int32, Int32) = (far, far, far, far, far, far)
  /// What byte and numeric compaction cost that end here.
  private var byteExit = far
  private var digitExit = far
  private var beginningCount = 0

  /// Goes through all bytes; what the cheapest way ends in: a state of text, ``PDF417Place/fromBytes`` or
  /// ``PDF417Place/fromDigits``.
  ///
  /// - Parameters:
  ///   - places: gets how each place was come by; one more than there are bytes.
  ///   - beginnings: room for 48; no two of them are a multiple of 44 digits apart, for one of those is
  ///     better.
  mutating func run(
    _ bytes: Span<UInt8>, into places: inout MutableSpan<PDF417Place>,
    beginnings: inout MutableSpan<Beginning>, isLatched: Bool
  ) -> UInt8 {
    if isLatched { (byteExit, digitExit) = (0, 0) } else { text[0] = 0 }
    let (tableOfWays, tableOfLatches, tableOfCosts) = (Self.ways, Self.latches, Self.numericCosts)
    let (ways, latches, costs) = (
      tableOfWays.storageSpan, tableOfLatches.storageSpan, tableOfCosts.storageSpan
    )
    let classes = Self.classes
    var place = PDF417Place()
    settle(&place, latches: latches)
    begin(&place, at: 0, next: bytes[0], costs: costs, &beginnings)
    places[0] = place
    for index in 1...bytes.count {
      place = PDF417Place()
      let byte = bytes[index - 1]
      takeText(&place, kind: Int(classes[Int(byte)]), ways: ways)
      takeBytes(&place)
      takeDigit(&place, byte: byte, costs: costs, &beginnings)
      if index < bytes.count {
        settle(&place, latches: latches)
        begin(&place, at: index, next: bytes[index], costs: costs, &beginnings)
      }
      places[index] = place
    }
    let (state, cost) = ground()
    if byteExit < cost, byteExit <= digitExit { return PDF417Place.fromBytes }
    return digitExit < cost ? PDF417Place.fromDigits : state
  }

  /// The cheapest state of text with its half codeword filled up.
  @inline(__always)
  private func ground() -> (state: UInt8, cost: Int32) {
    let filled = text &+ SIMD8(0, 0, 0, 0, 1, 1, 1, 1)
    let best = (filled &<< 3 | SIMD8(0, 1, 2, 3, 4, 5, 6, 7)).min()
    return (UInt8(truncatingIfNeeded: best & 7), base &+ Int32(best &>> 3))
  }

  /// Goes past a character in text, by all ways that its class has.
  #if arch(wasm32)
    @inline(never)
  #else
    @inline(__always)
  #endif
  private mutating func takeText(
    _ place: inout PDF417Place, kind: Int, ways: Span<SIMD8<Int16>>
  ) {
    let whole = text &<< 5
    let swapped = SIMD8(lowHalf: whole.highHalf, highHalf: whole.lowHalf)
    let plain = pointwiseMin(swapped &+ ways[kind &* 2], whole &+ ways[kind &* 2 &+ 1])
    let shifted = pointwiseMin(whole &+ ways[32], swapped &+ ways[33])
    let best = pointwiseMin(
      pointwiseMin(plain, shifted), SIMD8(repeating: whole[7]) &+ ways[34])
    place.steps = SIMD8(truncatingIfNeeded: best & 31)
    text = pointwiseMin(best &>> 5, SIMD8(repeating: Self.never))
  }

  /// Goes past a byte in byte compaction.
  @inline(__always)
  private mutating func takeBytes(_ place: inout PDF417Place) {
    groups = (groups.5, groups.0 &+ 2, groups.1 &+ 2, groups.2 &+ 2, groups.3 &+ 2, groups.4 &+ 2)
    var phase: UInt8 = 0
    byteExit = groups.0
    if groups.1 < byteExit { (byteExit, phase) = (groups.1, 1) }
    if groups.2 < byteExit { (byteExit, phase) = (groups.2, 2) }
    if groups.3 < byteExit { (byteExit, phase) = (groups.3, 3) }
    if groups.4 < byteExit { (byteExit, phase) = (groups.4, 4) }
    if groups.5 < byteExit { (byteExit, phase) = (groups.5, 5) }
    place.byteExit = phase
  }

  /// Goes past a character in numeric compaction, whose every beginning ends at what is no digit.
  @inline(__always)
  private mutating func takeDigit(
    _ place: inout PDF417Place, byte: UInt8, costs: Span<Int32>, _ beginnings: inout MutableSpan<Beginning>
  ) {
    digitExit = Self.far
    guard byte.isDigit else {
      beginningCount = 0
      return
    }
    for index in 0..<beginningCount {
      var phase = beginnings[index].phase &+ 1
      if phase == 44 {
        phase = 0
        beginnings[index].cost &+= 30
      }
      beginnings[index].phase = phase
      let cost = beginnings[index].cost &+ costs[phase]
      if cost < digitExit { (digitExit, place.digitStart) = (cost, beginnings[index].place) }
    }
  }

  /// Changes of submode, and from other compaction to text, at a place.
  #if arch(wasm32)
    @inline(never)
  #else
    @inline(__always)
  #endif
  private mutating func settle(_ place: inout PDF417Place, latches: Span<SIMD8<Int16>>) {
    let left = min(byteExit, digitExit) &+ 2 &- base
    let isLeft = left < Int32(text[0])
    if isLeft { text[0] = Int16(truncatingIfNeeded: left) }
    let arrived = text &<< 4
    var best = arrived
    for from in 0..<8 { best = pointwiseMin(best, SIMD8(repeating: arrived[from]) &+ latches[from]) }
    place.switches = SIMD8(truncatingIfNeeded: best & 15)
    if isLeft, place.switches[0] == 0 {
      place.switches[0] = byteExit <= digitExit ? PDF417Place.fromBytes : PDF417Place.fromDigits
    }
    text = best &>> 4
    let least = text.min()
    text &-= SIMD8(repeating: least)
    base &+= Int32(least)
  }

  /// Beginnings of byte and, in front of a digit, of numeric compaction at place `index`.
  @inline(__always)
  private mutating func begin(
    _ place: inout PDF417Place, at index: Int, next: UInt8, costs: Span<Int32>,
    _ beginnings: inout MutableSpan<Beginning>
  ) {
    let (state, cost) = ground()
    let entry = min(cost, digitExit) &+ 2
    if entry < groups.0 {
      groups.0 = entry
      place.startsBytes = true
      place.byteEntry = digitExit < cost ? PDF417Place.fromDigits : state
    }
    guard next.isDigit else { return }
    place.digitEntry = byteExit < cost ? PDF417Place.fromBytes : state
    keep(index, cost: min(cost, byteExit) &+ 2, costs: costs, &beginnings)
  }

  /// Keeps a beginning of numeric compaction unless another is never worse.
  private mutating func keep(
    _ place: Int, cost: Int32, costs: Span<Int32>, _ beginnings: inout MutableSpan<Beginning>
  ) {
    for index in 0..<beginningCount {
      let one = beginnings[index]
      if one.cost &+ costs[44 &+ one.phase] <= cost { return }
    }
    var kept = 0
    for index in 0..<beginningCount {
      let one = beginnings[index]
      if cost &- costs[88 &+ one.phase] < one.cost { continue }
      beginnings[kept] = one
      kept &+= 1
    }
    guard kept < beginnings.count else { return }
    beginnings[kept] = Beginning(place: Int32(truncatingIfNeeded: place), cost: cost, phase: 0)
    beginningCount = kept &+ 1
  }
}
