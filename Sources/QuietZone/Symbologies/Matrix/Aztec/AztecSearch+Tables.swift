extension AztecSearch {
  /// Bits of codes in each mode.
  static let widths: [Int] = [5, 5, 5, 5, 4]

  /// The switches from mode to mode: codes of the modes gone through, each as 8 · code + mode in nine
  /// bits, the first lowest; 0 ends.
  static let paths: [[UInt32]] = [
    [0, path(0, 28), path(0, 29), path(0, 29, path(2, 30)), path(0, 30)],
    [path(1, 30, path(4, 14)), 0, path(1, 29), path(1, 29, path(2, 30)), path(1, 30)],
    [path(2, 29), path(2, 28), 0, path(2, 30), path(2, 29, path(0, 30))],
    [path(3, 31), path(3, 31, path(0, 28)), path(3, 31, path(0, 29)), 0, path(3, 31, path(0, 30))],
    [
      path(4, 14), path(4, 14, path(0, 28)), path(4, 14, path(0, 29)),
      path(4, 14, path(0, 29, path(2, 30))), 0,
    ],
  ]

  /// One switch and those behind it.
  private static func path(_ mode: UInt32, _ code: UInt32, _ rest: UInt32 = 0) -> UInt32 {
    code * 8 + mode | rest << 9
  }

  /// By the mode that is left: 8 · the bits to each other one + 1 + the mode that is left.
  static let latches: [SIMD8<Int16>] = (0..<5).map { from in
    var lanes = SIMD8<Int16>(repeating: never * 8)
    for to in 0..<5 where to != from {
      var (rest, bits) = (paths[from][to], 0)
      while rest != 0 {
        bits += widths[Int(rest & 7)]
        rest >>= 9
      }
      lanes[to] = Int16(truncatingIfNeeded: bits * 8 + from + 1)
    }
    return lanes
  }

  /// By byte: bit i for a code in mode i.
  static let classes: [UInt8] = (0..<256).map { byte in
    var kind: UInt8 = 0
    for mode in 0..<5 where byte < 128 && AztecCharacters.codes[mode * 128 + byte] != 255 {
      kind |= 1 << UInt8(mode)
    }
    return kind
  }

  /// By class: 8 · the bits of a character in each mode + the step, alone or behind a shift; the last one for
  /// two characters of punctuation in one code.
  static let ways: [SIMD8<Int16>] = (0...32).map { kind in
    var lanes = SIMD8<Int16>(repeating: never * 8)
    func way(_ bits: Int, _ step: UInt8) -> Int16 { Int16(truncatingIfNeeded: bits * 8 + Int(step)) }
    for mode in 0..<5 {
      if kind == 32 {
        lanes[mode] = way(mode == 3 ? 5 : widths[mode] + 5, Step.pair)
      } else if kind >> mode & 1 != 0 {
        lanes[mode] = way(widths[mode], Step.character)
      } else if kind & 8 != 0 {
        lanes[mode] = way(widths[mode] + 5, Step.shift)
      } else if kind & 1 != 0, mode == 1 || mode == 4 {
        lanes[mode] = way(widths[mode] + 5, Step.upperShift)
      }
    }
    return lanes
  }
}
