/// What a Code 128 is to say, item by item, and the shortest way to say it.
///
/// An audited kernel: the items are borrowed from their owner, decisions are made in memory on the stack.
struct Code128Message {
  /// Bytes of ISO-8859-1; FNC1…FNC3 as 256 and up.
  let items: UnsafeBufferPointer<UInt16>

  static let fnc1: UInt16 = 256
  static let fnc2: UInt16 = 257
  static let fnc3: UInt16 = 258

  /// Fewest symbol characters that say the rest in code sets A, B and C.
  private struct Costs {
    var a = 0
    var b = 0
    var c = 0
  }

  /// Hands each symbol character's value to `body`, start and data of the shortest symbol, check and stop
  /// left out; `prepare` learns their number first.
  ///
  /// Dynamic programming from the end: the fewest characters that say the rest, for each code set and for
  /// FNC4 latched or not. Of equally short ways the one that changes sets late is taken, and C rather than B
  /// rather than A, but a start in C with four digits or nothing but digits only (ISO/IEC 15417:2007, Annex
  /// E).
  @inline(__always)
  func forEachValue<R>(_ body: (Int, (_ value: (UInt8) -> Void) -> Void) -> R) -> R {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 &* items.count &+ 1) { decisions in
      let costs = decide(decisions)
      let least = min(costs.a, costs.b, costs.c)
      var set = costs.b == least ? 1 : costs.a == least ? 0 : 2
      if costs.c == least, beginsWithDigits(4) { set = 2 }
      let start = set
      return body(least &+ 1) { value in
        value(Code128.startA &+ UInt8(truncatingIfNeeded: start))
        var state = (set: start, latch: 0)
        var index = 0
        while index < items.count { say(&index, &state, decisions, value) }
      }
    }
  }

  /// The values as an array.
  func values() -> [UInt8] {
    forEachValue { count, say in
      var values: [UInt8] = []
      values.reserveCapacity(count)
      say { values.append($0) }
      return values
    }
  }

  /// Writes for each item what to do: bits 0…2 say that sets A, B and C stay, bits 3 and 4 which set to
  /// change to where not, bits 5 and 6 that FNC4 is latched in A and B; with FNC4 latched behind the items
  /// without.
  private func decide(_ decisions: UnsafeMutableBufferPointer<UInt8>) -> Costs {
    let hasHigh = items.contains { $0 & 0x180 == 0x80 }
    var plain = Costs()
    var latched = Costs()
    // What set C costs one item later, where a pair of digits leads to.
    var afterPlain = 0
    var afterLatched = 0
    var isDigitNext = false
    var index = items.count
    while index > 0 {
      index &-= 1
      let item = items[index]
      let isDigit = item &- 48 < 10
      let isPair = isDigit && isDigitNext
      let before = (plain, latched)
      decisions[index] = Self.decide(item, 0, isPair, &plain, before.1, afterPlain)
      if hasHigh {
        decisions[index &+ items.count] = Self.decide(item, 1, isPair, &latched, before.0, afterLatched)
      } else {
        // FNC4 is of no use.
        latched = Costs(a: Self.never, b: Self.never, c: Self.never)
      }
      afterPlain = before.0.c
      afterLatched = before.1.c
      isDigitNext = isDigit
    }
    return plain
  }

  /// More than any message costs.
  private static let never = 1 << 20

  /// Moves `costs` one item towards the beginning; `other` are those with FNC4 the other way, behind the
  /// item.
  @inline(__always) private static func decide(
    _ item: UInt16, _ latch: UInt16, _ isPair: Bool, _ costs: inout Costs, _ other: Costs, _ afterC: Int
  ) -> UInt8 {
    var a = costs.a &+ 1
    var b = costs.b &+ 1
    var c = item == fnc1 ? costs.c &+ 1 : isPair ? afterC &+ 1 : never
    var decision: UInt8 = 0
    if item < fnc1 {
      if item >> 7 != latch {
        if a > other.a &+ 2 { decision |= 0x20 }
        if b > other.b &+ 2 { decision |= 0x40 }
        a = min(a &+ 1, other.a &+ 3)
        b = min(b &+ 1, other.b &+ 3)
      }
      // Shift.
      if item & 127 >= 96 { a &+= 1 }
      if item & 127 < 32 { b &+= 1 }
    }
    let change = min(a, b, c) &+ 1
    decision |= c &+ 1 == change ? 0x10 : b &+ 1 == change ? 0x08 : 0
    if a <= change { decision |= 1 } else { a = change }
    if b <= change { decision |= 2 } else { b = change }
    if c <= change { decision |= 4 } else { c = change }
    costs = Costs(a: a, b: b, c: c)
    return decision
  }

  /// Whether `count` digits come first, FNC1 left out.
  private func beginsWithDigits(_ count: Int) -> Bool {
    let first = items.first == Self.fnc1 ? 1 : 0
    guard items.count >= first &+ count else { return false }
    for index in first..<first &+ count where items[index] &- 48 >= 10 { return false }
    return true
  }

  /// Says one item, or a pair of digits, perhaps behind a change of set.
  @inline(__always) private func say(
    _ index: inout Int, _ state: inout (set: Int, latch: Int),
    _ decisions: UnsafeMutableBufferPointer<UInt8>, _ value: (UInt8) -> Void
  ) {
    let decision = decisions[index &+ state.latch &* items.count]
    if decision >> UInt8(truncatingIfNeeded: state.set) & 1 == 0 {
      state.set = Int(decision >> 3 & 3)
      value(Code128.codeA &- UInt8(truncatingIfNeeded: state.set))
    }
    let item = items[index]
    index &+= 1
    if item >= Self.fnc1 {
      value(item == Self.fnc1 ? Code128.fnc1 : item == Self.fnc2 ? Code128.fnc2 : Code128.fnc3)
    } else if state.set == 2 {
      value(UInt8(truncatingIfNeeded: (item &- 48) &* 10 &+ items[index] &- 48))
      index &+= 1
    } else {
      let isA = state.set == 0
      if Int(item >> 7) != state.latch {
        value(isA ? Code128.codeA : Code128.codeB)
        if decision & (isA ? 0x20 : 0x40) != 0 {
          value(isA ? Code128.codeA : Code128.codeB)
          state.latch ^= 1
        }
      }
      let low = UInt8(truncatingIfNeeded: item & 127)
      if isA ? low >= 96 : low < 32 { value(Code128.shift) }
      value(low < 32 ? low &+ 64 : low &- 32)
    }
  }
}
