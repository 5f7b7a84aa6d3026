/// What the search for the fewest codewords keeps of one place: the least numbers of codewords in five lanes,
/// one a set.
struct MaxiCodePlace {
  /// 8 · the codewords before any switch at this place + how it was come by: 0 nine digits, 1 three and 2 two
  /// characters of set A behind a shift, 3 one character or ECI. Of equal ones the least.
  private let arrived: SIMD8<Int16>
  /// With switches.
  let settled: SIMD8<Int16>
  /// The set with the fewest, which all switches come from.
  private let source: Int

  /// More than any number of codewords.
  private static let never: Int16 = 1900

  /// Goes to other sets where that is cheaper: one codeword to A and B, two to C, D and E.
  @inline(__always)
  init(settling arrived: SIMD8<Int16>, _ ways: Span<SIMD8<Int16>>) {
    let costs = arrived &>> 3
    let best = (costs &<< 3 | ways[Self.lanes]).min()
    let switched = SIMD8(repeating: best &>> 3) &+ ways[Self.switches]
    self.arrived = arrived
    settled = pointwiseMin(pointwiseMin(costs, switched), ways[Self.limits])
    source = Int(best & 7)
  }

  /// The set that `set` was switched to from, if it was.
  func source(of set: Int) -> Int? { settled[set] < arrived[set] &>> 3 ? source : nil }

  /// How `set` was come by.
  func step(of set: Int) -> Int { Int(arrived[set] & 3) }

  /// Items of each step.
  static func length(_ step: Int) -> Int { step == 0 ? 9 : 4 - step }

  /// In front of everything: set A.
  static var first: SIMD8<Int16> { SIMD8(0, never, never, never, never, never, never, never) }

  private static let far = never * 8

  /// Whether a shift for one character leads from a set to another.
  static func hasShift(_ from: Int, _ to: Int) -> Bool { from != to && (to >= 2 || from < 2) }

  /// By the sets that have a character (bit i for set i): 8 · its codewords in each set + 3. Behind them the
  /// other constants of the search, which come from memory so that all lanes are worked on at once.
  static let ways: [SIMD8<Int16>] =
    characterWays + [
      SIMD8(far, 3 * 8 + 2, far, far, far, far, far, far),
      SIMD8(far, 4 * 8 + 1, far, far, far, far, far, far),
      SIMD8(repeating: 6 * 8), SIMD8(0, 1, 2, 3, 4, 5, 6, 7), SIMD8(1, 1, 2, 2, 2, never, never, never),
      SIMD8(repeating: never),
    ]
  static let two = 32
  static let three = 33
  static let digits = 34
  private static let lanes = 35
  private static let switches = 36
  private static let limits = 37

  private static let characterWays: [SIMD8<Int16>] = (0..<32).map { kind in
    var lanes = SIMD8<Int16>(repeating: far)
    for set in 0..<5 {
      if kind >> set & 1 != 0 {
        lanes[set] = 8 + 3
      } else if (0..<5).contains(where: { kind >> $0 & 1 != 0 && hasShift(set, $0) }) {
        lanes[set] = 2 * 8 + 3
      }
    }
    return lanes
  }
}

extension MaxiCode {
  /// By byte: bit i for a code in set i.
  static let classes: [UInt8] = (0..<256).map { byte in
    (0..<5).reduce(0) { $0 | (codes[$1 * 256 + byte] == 255 ? 0 : 1 << UInt8($1)) }
  }
}
