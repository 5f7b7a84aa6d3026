extension DataBarField {
  /// Characters as the fewest bits.
  struct Encoded {
    var codes: [Code] = []
    var bits = 0
    /// The mode that the bits end in.
    var mode = Mode.numeric
    /// A last single digit that numeric mode has left over: 4 bits where the symbol has 4 to 6 left,
    /// else 7 bits.
    var lastDigit: UInt32?

    /// Bits with the last digit, if it takes four.
    var leastBits: Int { bits + (lastDigit == nil ? 0 : 4) }
  }

  /// One step of a way through the characters.
  private struct Step {
    var bits = Int.max
    var code: Code = (0, 0)
    /// Characters that the step takes, 0 for a latch.
    var taken = 0
    var from = Mode.numeric
  }

  /// The shortest way to write `bytes`, which all have a code in ISO/IEC 646 mode.
  static func encode(_ bytes: ArraySlice<UInt8>) -> Encoded {
    let bytes = Array(bytes)
    // steps[3 · place + mode]: the best way to stand there.
    var steps = [Step](repeating: Step(), count: 3 * (bytes.count + 1))
    steps[0].bits = 0
    for place in 0...bytes.count {
      relaxLatches(&steps, place)
      guard place < bytes.count else { break }
      relaxCharacters(&steps, at: place, bytes: bytes)
    }
    return finish(steps, bytes)
  }

  private static func relax(_ steps: inout [Step], at place: Int, mode: Mode, step: Step) {
    let index = 3 * place + mode.rawValue
    if index < steps.count, step.bits < steps[index].bits { steps[index] = step }
  }

  private static func relaxLatches(_ steps: inout [Step], _ place: Int) {
    // Two rounds: from any mode to any other it takes two latches at most.
    for _ in 0..<2 {
      for from in Mode.allCases {
        let bits = steps[3 * place + from.rawValue].bits
        guard bits < .max else { continue }
        for to in Mode.allCases {
          guard let code = latch(from, to) else { continue }
          relax(
            &steps, at: place, mode: to, step: Step(bits: bits + code.count, code: code, taken: 0, from: from)
          )
        }
      }
    }
  }

  private static func relaxCharacters(_ steps: inout [Step], at place: Int, bytes: [UInt8]) {
    for mode in Mode.allCases {
      let bits = steps[3 * place + mode.rawValue].bits
      guard bits < .max else { continue }
      if mode == .numeric {
        guard place + 1 < bytes.count, let code = pair(bytes[place], bytes[place + 1]) else { continue }
        relax(
          &steps, at: place + 2, mode: .numeric,
          step: Step(bits: bits + code.count, code: code, taken: 2, from: mode))
      } else if let code = code(bytes[place], mode) {
        let next = bytes[place] == separator ? Mode.numeric : mode
        relax(
          &steps, at: place + 1, mode: next,
          step: Step(bits: bits + code.count, code: code, taken: 1, from: mode))
      }
    }
  }

  /// Follows the best way back from its end.
  private static func finish(_ steps: [Step], _ bytes: [UInt8]) -> Encoded {
    var result = Encoded()
    var place = bytes.count
    let end = steps[(3 * place)...]
    let best = end.reduce(Int.max) { min($0, $1.bits) }
    if place > 0, let digit = digit(bytes[place - 1]), digit < 10, steps[3 * (place - 1)].bits < .max,
      steps[3 * (place - 1)].bits + 4 <= best
    {
      result.lastDigit = digit
      place -= 1
      result.bits = steps[3 * place].bits
    } else {
      result.bits = best
      for mode in Mode.allCases where steps[3 * place + mode.rawValue].bits == best {
        result.mode = mode
      }
    }
    var mode = result.mode
    while place > 0 || mode != .numeric {
      guard steps.indices.contains(3 * place + mode.rawValue) else { break }
      let step = steps[3 * place + mode.rawValue]
      result.codes.append(step.code)
      place -= step.taken
      mode = step.from
    }
    result.codes.reverse()
    return result
  }
}
