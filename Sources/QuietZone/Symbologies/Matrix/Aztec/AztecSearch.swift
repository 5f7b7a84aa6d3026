/// What the search for the fewest bits keeps of one place.
struct AztecPlace {
  /// How each mode was come by, one of ``AztecSearch/Step``.
  var steps = SIMD8<UInt8>.zero
  /// The mode that each mode was switched to from, plus 1; 0 for none.
  var sources = SIMD8<UInt8>.zero
  /// Where a short and a long byte shift that end here began, in upper, lower and mixed.
  var near = SIMD4<UInt16>.zero
  var far = SIMD4<UInt16>.zero
}

/// The least costs of one place, carried from place to place.
///
/// Five lanes of bits above `base`: upper, lower, mixed, punctuation, digit. Each step takes the least of all
/// candidates at once: a candidate's low bits say where it comes from, so that the least one tells both, and
/// the first of equal ones wins.
struct AztecSearch {
  /// How a place was come by in a mode, of equal ones the first.
  enum Step {
    static let character: UInt8 = 0
    static let shift: UInt8 = 1
    static let upperShift: UInt8 = 2
    /// Two characters of punctuation in one code, behind a shift where the mode is another.
    static let pair: UInt8 = 3
    static let bytes: UInt8 = 4
    static let longBytes: UInt8 = 5
    /// FNC1 or an ECI, by themselves in punctuation or behind a shift.
    static let flag: UInt8 = 6
  }

  /// A beginning of byte shifts: its bits less eight a place.
  struct Beginning {
    var place: Int32
    var value: Int32
  }

  /// Beginnings of the last places in a mode that no later one beats, in a ring of 32: ascending values.
  private struct Recent {
    var first = Beginning(place: 0, value: AztecSearch.far)
    /// The ring from `first` on.
    var start = 0
    var count = 0
    var lowest = Beginning(place: 0, value: AztecSearch.far)
  }

  /// More than any lane can be above another one.
  static let never: Int16 = 1500
  private static let far: Int32 = 1 << 28

  private var costs = SIMD8<Int16>(0, never, never, never, never, never, never, never)
  private var base: Int32 = 0
  /// The costs one place before, above the same base.
  private var before = SIMD8<Int16>(repeating: never)
  private var recent = (Recent(), Recent(), Recent())

  /// Goes through all items; the mode that the best way ends in, and its bits.
  ///
  /// - Parameters:
  ///   - places: gets how each place was come by; one more than there are items.
  ///   - rings: room for 96.
  mutating func run(
    _ items: Span<UInt16>, into places: inout MutableSpan<AztecPlace>, rings: inout MutableSpan<Beginning>,
    flagBits: (UInt16) -> Int
  ) -> (mode: Int, bits: Int) {
    let (ways, latches, classes) = (Self.ways, Self.latches, Self.classes)
    var place = AztecPlace()
    settle(&place, at: 0, latches: latches.storageSpan, rings: &rings)
    places[0] = place
    for index in 0..<items.count {
      place = AztecPlace()
      let item = items[index]
      if item < 256 {
        let isPair = index > 0 && AztecCharacters.pair(items[index - 1], item) != 0
        take(&place, at: index + 1, ways: ways[Int(classes[Int(item)])], pair: isPair ? ways[32] : nil)
      } else {
        takeFlag(&place, flagBits(item))
      }
      settle(&place, at: index + 1, latches: latches.storageSpan, rings: &rings)
      places[index + 1] = place
    }
    let best = (costs &<< 3 | SIMD8(0, 1, 2, 3, 4, 5, 6, 7)).min()
    return (Int(best & 7), Int(base) + Int(best >> 3))
  }

  /// Goes past a character: alone or behind a shift (`ways`), in a pair, or in a byte shift that ends behind
  /// it.
  #if arch(wasm32)
    @inline(never)
  #else
    @inline(__always)
  #endif
  private mutating func take(
    _ place: inout AztecPlace, at index: Int, ways: SIMD8<Int16>, pair: SIMD8<Int16>?
  ) {
    var best = costs &<< 3 &+ ways
    if let pair { best = pointwiseMin(best, before &<< 3 &+ pair) }
    let bits = Int32(truncatingIfNeeded: 8 &* index) &- base
    var (near, far) = (SIMD8(repeating: Self.never), SIMD8(repeating: Self.never))
    func look(_ mode: Int, _ recent: Recent) {
      near[mode] = Int16(truncatingIfNeeded: min(recent.first.value &+ bits &+ 10, Int32(Self.never)))
      place.near[mode] = UInt16(truncatingIfNeeded: recent.first.place)
      guard Int32(truncatingIfNeeded: index) &- recent.lowest.place > 31 else { return }
      far[mode] = Int16(truncatingIfNeeded: min(recent.lowest.value &+ bits &+ 21, Int32(Self.never)))
      place.far[mode] = UInt16(truncatingIfNeeded: recent.lowest.place)
    }
    look(0, recent.0)
    look(1, recent.1)
    look(2, recent.2)
    best = pointwiseMin(best, near &<< 3 | Int16(Step.bytes))
    best = pointwiseMin(best, far &<< 3 | Int16(Step.longBytes))
    place.steps = SIMD8(truncatingIfNeeded: best & 7)
    (before, costs) = (costs, pointwiseMin(best &>> 3, SIMD8(repeating: Self.never)))
  }

  /// Goes past FNC1 or an ECI, which no byte shift holds.
  private mutating func takeFlag(_ place: inout AztecPlace, _ bits: Int) {
    place.steps = SIMD8(repeating: Step.flag)
    before = costs
    let more = Int16(truncatingIfNeeded: bits)
    costs = pointwiseMin(costs &+ more &+ SIMD8(5, 5, 5, 0, 4, 0, 0, 0), SIMD8(repeating: Self.never))
    recent = (Recent(), Recent(), Recent())
  }

  /// Changes of mode at place `index`, and it as a beginning of byte shifts.
  #if arch(wasm32)
    @inline(never)
  #else
    @inline(__always)
  #endif
  private mutating func settle(
    _ place: inout AztecPlace, at index: Int, latches: Span<SIMD8<Int16>>,
    rings: inout MutableSpan<Beginning>
  ) {
    let arrived = costs &<< 3
    var best = arrived
    for from in 0..<5 { best = pointwiseMin(best, SIMD8(repeating: arrived[from]) &+ latches[from]) }
    place.sources = SIMD8(truncatingIfNeeded: best & 7)
    costs = best &>> 3
    let least = costs.min()
    costs &-= SIMD8(repeating: least)
    before &-= SIMD8(repeating: least)
    base &+= Int32(least)
    let value = base &- Int32(truncatingIfNeeded: 8 &* index)
    Self.begin(&recent.0, rings: &rings, ring: 0, at: index, value: value &+ Int32(costs[0]))
    Self.begin(&recent.1, rings: &rings, ring: 32, at: index, value: value &+ Int32(costs[1]))
    Self.begin(&recent.2, rings: &rings, ring: 64, at: index, value: value &+ Int32(costs[2]))
  }

  @inline(__always)
  private static func begin(
    _ recent: inout Recent, rings: inout MutableSpan<Beginning>, ring: Int, at index: Int,
    value: Int32
  ) {
    let new = Beginning(place: Int32(truncatingIfNeeded: index), value: value)
    if value <= recent.lowest.value { recent.lowest = new }
    // What comes later and costs no more wins over all that was.
    if value <= recent.first.value {
      recent.first = new
      recent.count = 1
      rings[ring &+ recent.start] = new
      return
    }
    keep(&recent, rings: &rings, ring: ring, new: new)
  }

  @inline(never)
  private static func keep(
    _ recent: inout Recent, rings: inout MutableSpan<Beginning>, ring: Int, new: Beginning
  ) {
    func slot(_ place: Int) -> Int { ring &+ (recent.start &+ place) & 31 }
    while recent.count > 0, rings[slot(recent.count &- 1)].value >= new.value { recent.count &-= 1 }
    if recent.count == 0 || rings[slot(0)].place >= new.place &- 30 {
      rings[slot(recent.count)] = new
      recent.count &+= 1
    } else {
      rings[slot(recent.count)] = new
      recent.start = (recent.start &+ 1) & 31
    }
    recent.first = rings[slot(0)]
  }
}
