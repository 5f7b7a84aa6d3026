extension PDF417Search {
  /// Values that switch from one submode to another, one or two of them, 32 · second + first + 1.
  static let latchValues: [[UInt16]] = [
    [0, 28, 29, 32 * 26 + 29], [32 * 29 + 29, 0, 29, 32 * 26 + 29], [29, 28, 0, 26],
    [30, 32 * 28 + 30, 32 * 29 + 30, 0],
  ]

  /// By the state that is left: 16 · the cost of each other one + 1 + the state that is left.
  static let latches: [SIMD8<Int16>] = (0..<8).map { from in
    var lanes = SIMD8<Int16>(repeating: never * 16)
    for submode in 0..<4 where submode != from & 3 {
      let length = latchValues[from & 3][submode] > 31 ? 2 : 1
      let state = submode | ((from >> 2) ^ (length & 1)) << 2
      lanes[state] = Int16(truncatingIfNeeded: length * 16 + from + 1)
    }
    return lanes
  }

  /// By byte: bit i for a value in submode i.
  static let classes: [UInt8] = (0..<256).map { byte in
    var kind: UInt8 = 0
    for submode in 0..<4 where byte < 128 && PDF417Family.values[submode * 128 + byte] != 255 {
      kind |= 1 << UInt8(submode)
    }
    return kind
  }

  /// Candidates for each state behind a character, 32 · cost + 4 · the state before + the way, two rows for
  /// each class: alone, from the state with the other half; behind a shift value, from the same state. Behind
  /// the byte shift, which all bytes have: from whole codewords, from half ones, and from punctuation
  /// with half a codeword, where the pad is the switch to alpha.
  static let ways: [SIMD8<Int16>] = {
    let nothing = SIMD8<Int16>(repeating: never * 32)
    func way(_ cost: Int, _ from: Int, _ way: Int) -> Int16 {
      Int16(truncatingIfNeeded: cost * 32 + from * 4 + way)
    }
    var ways = [SIMD8<Int16>](repeating: nothing, count: 35)
    for kind in 0..<16 {
      let (isPunctuation, isAlpha) = (kind & 8 != 0, kind & 1 != 0)
      for state in 0..<8 {
        let submode = state & 3
        if kind >> submode & 1 != 0 { ways[kind * 2][state] = way(1, state ^ 4, 0) }
        if isPunctuation && submode != 3 || isAlpha && submode == 1 {
          ways[kind * 2 + 1][state] = way(2, state, 1)
        }
      }
    }
    for state in 0..<4 { ways[32][state] = way(4, state, 2) }
    for state in 0..<3 { ways[33][state] = way(5, state + 4, 2) }
    ways[34][0] = way(5, 7, 2)
    return ways
  }()

  /// Half codewords of so many digits (15 codewords for 44, and one for three, rounded up and one more, for
  /// what is left); then by how many digits are longer with so many more in front, at most; then at least.
  static let numericCosts: [Int32] = {
    func cost(_ count: Int) -> Int {
      let rest = count % 44
      return 2 * (count / 44 * 15 + (rest > 0 ? rest / 3 + 1 : 0))
    }
    var costs = [Int32](repeating: 0, count: 132)
    for more in 0..<44 {
      var (most, least) = (0, Int.max)
      for count in 0..<44 {
        most = max(most, cost(count + more) - cost(count))
        least = min(least, cost(count + more) - cost(count))
      }
      costs[more] = Int32(truncatingIfNeeded: cost(more))
      costs[44 + more] = Int32(truncatingIfNeeded: most)
      costs[88 + more] = Int32(truncatingIfNeeded: least)
    }
    return costs
  }()
}
