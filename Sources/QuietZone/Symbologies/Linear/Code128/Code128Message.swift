/// What a Code 128 is to say, item by item, and the shortest way to say it.
struct Code128Message {
  /// Bytes of ISO-8859-1; FNC1…FNC3 as 256 and up.
  let items: [UInt16]

  static let fnc1: UInt16 = 256
  static let fnc2: UInt16 = 257
  static let fnc3: UInt16 = 258

  /// Fewest symbol characters that say the rest in code sets A, B and C.
  private struct Costs {
    var a = 0
    var b = 0
    var c = 0
  }

  /// Each symbol character's value, start and data of the shortest symbol, check and stop left out.
  ///
  /// Dynamic programming from the end: the fewest characters that say the rest, for each code set and for
  /// FNC4 latched or not. Of equally short ways the one that changes sets late is taken, and C rather than B
  /// rather than A, but a start in C with four digits or nothing but digits only (ISO/IEC 15417:2007, Annex
  /// E).
  func values() -> [UInt8] {
    withScratch(2 &* items.count &+ 1, of: UInt8(0)) { decisions in
      let costs = decide(&decisions)
      let least = min(costs.a, costs.b, costs.c)
      var set = costs.b == least ? 1 : costs.a == least ? 0 : 2
      if costs.c == least, beginsWithDigits(4) { set = 2 }
      var values: [UInt8] = []
      values.reserveCapacity(least &+ 1)
      values.append(Code128.startA &+ UInt8(truncatingIfNeeded: set))
      var state = (set: set, latch: 0)
      var index = 0
      while index < items.count { say(&index, state: &state, decisions: decisions.span, into: &values) }
      return values
    }
  }

  /// Writes for each item what to do: bits 0…2 say that sets A, B and C stay, bits 3 and 4 which set to
  /// change to where not, bits 5 and 6 that FNC4 is latched in A and B; with FNC4 latched behind the items
  /// without.
  private func decide(_ decisions: inout MutableSpan<UInt8>) -> Costs {
    if isPairsOfDigits { return decideDigits(&decisions) }
    // FNC4 is of no use to characters of ASCII alone.
    return items.contains { $0 & 0x180 == 0x80 } ? decideWithFNC4(&decisions) : decideASCII(&decisions)
  }

  /// Whether digits are all there is, and none is left over.
  private var isPairsOfDigits: Bool { items.count & 1 == 0 && items.reduce(0) { max($0, $1 &- 48) } < 10 }

  /// Nothing is shorter than set C throughout.
  private func decideDigits(_ decisions: inout MutableSpan<UInt8>) -> Costs {
    for index in items.indices { decisions[index] = 0x14 }
    let pairs = items.count &>> 1
    return Costs(a: pairs &+ 1, b: pairs &+ 1, c: pairs)
  }

  private func decideASCII(_ decisions: inout MutableSpan<UInt8>) -> Costs {
    var costs = Costs()
    // What set C costs one item later, where a pair of digits leads to.
    var after = Self.never
    var index = items.count
    while index > 0 {
      index &-= 1
      let item = items[index]
      let isDigit = item.isDigit
      let leap = isDigit ? after : Self.never
      after = isDigit ? costs.c : Self.never
      costs = Costs(
        a: costs.a &+ 1 &+ (item &- 96 < 32 ? 1 : 0), b: costs.b &+ 1 &+ (item < 32 ? 1 : 0),
        c: (item == Self.fnc1 ? costs.c : leap) &+ 1)
      decisions[index] = Self.change(&costs)
    }
    return costs
  }

  private func decideWithFNC4(_ decisions: inout MutableSpan<UInt8>) -> Costs {
    var plain = Costs()
    var latched = Costs()
    var afterPlain = Self.never
    var afterLatched = Self.never
    var index = items.count
    while index > 0 {
      index &-= 1
      let item = items[index]
      let isDigit = item.isDigit
      let before = (plain, latched)
      plain.c = item == Self.fnc1 ? before.0.c : isDigit ? afterPlain : Self.never
      latched.c = item == Self.fnc1 ? before.1.c : isDigit ? afterLatched : Self.never
      afterPlain = isDigit ? before.0.c : Self.never
      afterLatched = isDigit ? before.1.c : Self.never
      decisions[index] = Self.decide(item, latch: 0, into: &plain, other: before.1)
      decisions[index &+ items.count] = Self.decide(item, latch: 1, into: &latched, other: before.0)
    }
    return plain
  }

  /// More than any message costs.
  private static let never = 1 << 20

  /// Moves `costs` one item towards the beginning, that of set C apart from the item itself already; `other`
  /// are those with FNC4 the other way, behind the item.
  @inline(__always) private static func decide(
    _ item: UInt16, latch: UInt16, into costs: inout Costs, other: Costs
  ) -> UInt8 {
    var latches: UInt8 = 0
    costs.a &+= 1
    costs.b &+= 1
    costs.c &+= 1
    if item < fnc1 {
      if item >> 7 != latch {
        if costs.a > other.a &+ 2 { latches |= 0x20 }
        if costs.b > other.b &+ 2 { latches |= 0x40 }
        costs.a = min(costs.a &+ 1, other.a &+ 3)
        costs.b = min(costs.b &+ 1, other.b &+ 3)
      }
      // Shift.
      if item & 127 >= 96 { costs.a &+= 1 }
      if item & 127 < 32 { costs.b &+= 1 }
    }
    return latches | change(&costs)
  }

  /// Lets each set change to the cheapest one where that is shorter, and says where it is and which one that
  /// is.
  @inline(__always) private static func change(_ costs: inout Costs) -> UInt8 {
    let least = min(costs.a, costs.b, costs.c)
    let change = least &+ 1
    var decision: UInt8 = costs.c == least ? 0x10 : costs.b == least ? 0x08 : 0
    decision |= costs.a <= change ? 1 : 0
    decision |= costs.b <= change ? 2 : 0
    decision |= costs.c <= change ? 4 : 0
    costs = Costs(a: min(costs.a, change), b: min(costs.b, change), c: min(costs.c, change))
    return decision
  }

  /// Whether `count` digits come first, FNC1 left out.
  private func beginsWithDigits(_ count: Int) -> Bool {
    let first = items.first == Self.fnc1 ? 1 : 0
    guard items.count >= first &+ count else { return false }
    for index in first..<first &+ count where !items[index].isDigit { return false }
    return true
  }

  /// Says one item, or a pair of digits, perhaps behind a change of set.
  @inline(__always) private func say(
    _ index: inout Int, state: inout (set: Int, latch: Int),
    decisions: Span<UInt8>, into values: inout [UInt8]
  ) {
    let decision = decisions[index &+ state.latch &* items.count]
    if decision >> UInt8(truncatingIfNeeded: state.set) & 1 == 0 {
      state.set = Int(decision >> 3 & 3)
      values.append(Code128.codeA &- UInt8(truncatingIfNeeded: state.set))
    }
    let item = items[index]
    index &+= 1
    if item >= Self.fnc1 {
      values.append(item == Self.fnc1 ? Code128.fnc1 : item == Self.fnc2 ? Code128.fnc2 : Code128.fnc3)
    } else if state.set == 2 {
      values.append(UInt8(truncatingIfNeeded: (item &- 48) &* 10 &+ items[index] &- 48))
      index &+= 1
    } else {
      let isA = state.set == 0
      if Int(item >> 7) != state.latch {
        values.append(isA ? Code128.codeA : Code128.codeB)
        if decision & (isA ? 0x20 : 0x40) != 0 {
          values.append(isA ? Code128.codeA : Code128.codeB)
          state.latch ^= 1
        }
      }
      let low = UInt8(truncatingIfNeeded: item & 127)
      if isA ? low >= 96 : low < 32 { values.append(Code128.shift) }
      values.append(low < 32 ? low &+ 64 : low &- 32)
    }
  }
}
