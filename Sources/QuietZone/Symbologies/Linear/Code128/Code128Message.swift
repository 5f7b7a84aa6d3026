/// What a Code 128 is to say, item by item, and the shortest way to say it.
struct Code128Message {
  /// Bytes of ISO-8859-1; FNC1…FNC3 as 256 and up.
  var items: [UInt16] = []

  static let fnc1: UInt16 = 256
  static let fnc2: UInt16 = 257
  static let fnc3: UInt16 = 258

  /// The start and the data of the shortest symbol, check and stop left out.
  ///
  /// Dynamic programming from the end: the fewest characters that say the rest, for each code set and for
  /// FNC4 latched or not. Of equally short ways the one that changes sets late is taken, and C rather than B
  /// rather than A, but a start in C with four digits or nothing but digits only (ISO/IEC 15417:2007, Annex
  /// E).
  func values() -> [UInt8] {
    var costs = [UInt16](repeating: 0, count: (items.count &+ 1) &* 6)
    var values: [UInt8] = []
    values.reserveCapacity(items.count &+ 12)
    costs.withUnsafeMutableBufferPointer { costs in
      fill(costs)
      let costs = UnsafeBufferPointer(costs)
      let least = min(costs[0], costs[2], costs[4])
      var state = costs[2] == least ? 2 : costs[0] == least ? 0 : 4
      if costs[4] == least, beginsWithDigits(4) { state = 4 }
      values.append(Code128.startA &+ UInt8(truncatingIfNeeded: state >> 1))
      var index = 0
      while index < items.count { step(&index, &state, costs, &values) }
    }
    return values
  }

  /// Fewest characters from item `index` on at `index * 6 + state`, a state being twice the code set, and one
  /// more where FNC4 is latched.
  private func fill(_ costs: UnsafeMutableBufferPointer<UInt16>) {
    var index = items.count
    while index > 0 {
      index &-= 1
      for latch in 0..<2 {
        let known = UnsafeBufferPointer(costs)
        let a = stay(index, latch, known)
        let b = stay(index, 2 &+ latch, known)
        let c = stay(index, 4 &+ latch, known)
        let change = min(a, b, c) &+ 1
        costs[index &* 6 &+ latch] = min(a, change)
        costs[index &* 6 &+ 2 &+ latch] = min(b, change)
        costs[index &* 6 &+ 4 &+ latch] = min(c, change)
      }
    }
  }

  /// The same if item `index` is said in the set that holds.
  @inline(__always)
  private func stay(_ index: Int, _ state: Int, _ costs: UnsafeBufferPointer<UInt16>) -> UInt16 {
    let item = items[index]
    let next = (index &+ 1) &* 6 &+ state
    if item == Self.fnc1 { return costs[next] &+ 1 }
    // More than any message costs: `Code128.maximumLength` keeps that below 2 000.
    if state >= 4 { return isPair(index) ? costs[next &+ 6] &+ 1 : 20_000 }
    if item > Self.fnc1 { return costs[next] &+ 1 }
    let characters: UInt16 = isDirect(item, state) ? 1 : 2
    if item >> 7 == UInt16(truncatingIfNeeded: state & 1) { return costs[next] &+ characters }
    return min(costs[next] &+ 1, costs[next ^ 1] &+ 2) &+ characters
  }

  /// Whether `count` digits come first, FNC1 left out.
  private func beginsWithDigits(_ count: Int) -> Bool {
    let first = items.first == Self.fnc1 ? 1 : 0
    return items.count >= first &+ count
      && items[first..<first &+ count].allSatisfy { $0 &- 48 < 10 }
  }

  @inline(__always) private func isPair(_ index: Int) -> Bool {
    index &+ 1 < items.count && items[index] &- 48 < 10 && items[index &+ 1] &- 48 < 10
  }

  /// Whether set A or B, whichever holds, has the character without shift.
  @inline(__always) private func isDirect(_ item: UInt16, _ state: Int) -> Bool {
    state < 2 ? item & 127 < 96 : item & 127 >= 32
  }

  /// Appends what the shortest way has next: one item, perhaps behind a change of set.
  private func step(
    _ index: inout Int, _ state: inout Int, _ costs: UnsafeBufferPointer<UInt16>, _ values: inout [UInt8]
  ) {
    let cost = costs[index &* 6 &+ state]
    if stay(index, state, costs) != cost {
      let latch = state & 1
      for other in [4, 2, 0] where stay(index, other &+ latch, costs) &+ 1 == cost {
        state = other &+ latch
        break
      }
      values.append(Code128.codeA &- UInt8(truncatingIfNeeded: state >> 1))
    }
    let item = items[index]
    index &+= 1
    switch item {
    case Self.fnc1: values.append(Code128.fnc1)
    case Self.fnc2: values.append(Code128.fnc2)
    case Self.fnc3: values.append(Code128.fnc3)
    case _ where state >= 4:
      values.append(UInt8(truncatingIfNeeded: (item &- 48) &* 10 &+ items[index] &- 48))
      index &+= 1
    default:
      let next = index &* 6 &+ state
      append(item, &state, latches: costs[next] > costs[next ^ 1] &+ 1, &values)
    }
  }

  /// Appends a character in set A or B, behind FNC4 where its eighth bit is not what holds.
  private func append(_ item: UInt16, _ state: inout Int, latches: Bool, _ values: inout [UInt8]) {
    if item >> 7 != UInt16(truncatingIfNeeded: state & 1) {
      let fnc4 = Code128.fnc4(in: state < 2 ? .a : .b)
      values.append(fnc4)
      if latches {
        values.append(fnc4)
        state ^= 1
      }
    }
    if !isDirect(item, state) { values.append(Code128.shift) }
    let low = UInt8(truncatingIfNeeded: item & 127)
    values.append(low < 32 ? low &+ 64 : low &- 32)
  }
}
