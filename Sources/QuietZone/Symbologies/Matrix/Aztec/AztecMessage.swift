/// Writes a message in the fewest bits that the modes of Aztec allow together.
///
/// At each place the least number of bits is known for every mode; byte shifts, which return to the mode they
/// left, are stretches between two places. Among their beginnings the best of the last 31 places counts,
/// and the best of all for longer ones, whose length takes eleven bits more (ISO/IEC 24778:2008, 7.2).
struct AztecMessage {
  /// How a place was come by in a mode.
  private enum Step {
    static let character: UInt8 = 0
    /// Two characters of punctuation in one code, latched and shifted.
    static let pair: UInt8 = 1
    static let shift: UInt8 = 2
    static let shiftedPair: UInt8 = 3
    static let upperShift: UInt8 = 4
    static let bytes: UInt8 = 5
    /// FNC1 or an ECI, by themselves in punctuation or behind a shift.
    static let flag: UInt8 = 6
  }

  private static let never: Int32 = 1 << 28
  /// Bits of codes in each mode.
  private static let widths: [Int32] = [5, 5, 5, 5, 4]

  /// The switches from mode to mode: codes of the modes gone through, each as 8 · code + mode in nine
  /// bits, the first lowest; 0 ends.
  private static let latches: [[UInt32]] = {
    func path(_ steps: (Int, Int)...) -> UInt32 {
      var path: UInt32 = 0
      for (index, step) in steps.enumerated() { path |= UInt32(step.1 * 8 + step.0) << UInt32(9 * index) }
      return path
    }
    return [
      [0, path((0, 28)), path((0, 29)), path((0, 29), (2, 30)), path((0, 30))],
      [path((1, 30), (4, 14)), 0, path((1, 29)), path((1, 29), (2, 30)), path((1, 30))],
      [path((2, 29)), path((2, 28)), 0, path((2, 30)), path((2, 29), (0, 30))],
      [path((3, 31)), path((3, 31), (0, 28)), path((3, 31), (0, 29)), 0, path((3, 31), (0, 30))],
      [path((4, 14)), path((4, 14), (0, 28)), path((4, 14), (0, 29)), path((4, 14), (0, 29), (2, 30)), 0],
    ]
  }()

  /// Bits of each of the switches.
  private static let latchBits: [Int32] = latches.joined().map { path in
    var (rest, bits): (UInt32, Int32) = (path, 0)
    while rest != 0 {
      bits += widths[Int(rest & 7)]
      rest >>= 9
    }
    return bits
  }

  private let message: CodedMessage
  private var costs: [Int32] = [0, never, never, never, never]
  private var before: [Int32] = [never, never, never, never, never]
  /// By place and mode: the step, the mode that was switched from at this place (5: none), and where a byte
  /// shift began.
  private var steps: [UInt8]
  private var sources: [UInt8]
  private var starts: [Int32]
  /// Beginnings of byte shifts in upper, lower and mixed: bits less eight a place.
  private var recent: [[(place: Int, value: Int32)]] = [[], [], []]
  private var lowest: [(place: Int, value: Int32)] = [(0, never), (0, never), (0, never)]

  /// The bits of `message`, which begins in upper case.
  static func bits(_ message: CodedMessage) -> BitWriter {
    var search = AztecMessage(message)
    search.run()
    return search.written()
  }

  private init(_ message: CodedMessage) {
    self.message = message
    let count = 5 * (message.items.count + 1)
    steps = [UInt8](repeating: 0, count: count)
    sources = [UInt8](repeating: 5, count: count)
    starts = [Int32](repeating: 0, count: count)
  }

  private mutating func run() {
    settle(0)
    for place in message.items.indices.map({ $0 + 1 }) {
      take(place)
      settle(place)
    }
  }

  /// Changes of mode at `place`, and it as a beginning of byte shifts.
  private mutating func settle(_ place: Int) {
    let arrived = costs
    for from in 0..<5 where arrived[from] < Self.never {
      for to in 0..<5 {
        let cost = arrived[from] &+ Self.latchBits[from &* 5 &+ to]
        if cost < costs[to] {
          costs[to] = cost
          sources[place &* 5 &+ to] = UInt8(truncatingIfNeeded: from)
        }
      }
    }
    for mode in 0..<3 {
      let value = costs[mode] &- 8 &* Int32(truncatingIfNeeded: place)
      if value <= lowest[mode].value { lowest[mode] = (place, value) }
      while let last = recent[mode].last, last.value >= value { recent[mode].removeLast() }
      recent[mode].append((place, value))
      if recent[mode][0].place < place &- 30 { recent[mode].removeFirst() }
    }
  }

  /// Goes past the item in front of `place`.
  private mutating func take(_ place: Int) {
    let item = message.items[place &- 1]
    let old = costs
    var new: [Int32] = [Self.never, Self.never, Self.never, Self.never, Self.never]
    func reach(_ mode: Int, _ cost: Int32, _ step: UInt8, _ steps: inout [UInt8]) {
      guard cost < new[mode] else { return }
      new[mode] = cost
      steps[place &* 5 &+ mode] = step
    }
    guard item < 256 else {
      let bits = flagBits(item)
      for mode in 0..<5 {
        reach(mode, old[mode] &+ bits &+ (mode == 3 ? 0 : Self.widths[mode]), Step.flag, &steps)
      }
      (before, costs) = (old, new)
      for mode in 0..<3 {
        recent[mode].removeAll(keepingCapacity: true)
        lowest[mode].value = Self.never
      }
      return
    }
    let byte = UInt8(truncatingIfNeeded: item)
    if byte < 128 {
      for mode in 0..<5 where AztecCharacters.codes[mode &* 128 &+ Int(byte)] != 255 {
        reach(mode, old[mode] &+ Self.widths[mode], Step.character, &steps)
      }
      if AztecCharacters.codes[3 &* 128 &+ Int(byte)] != 255 {
        for mode in [0, 1, 2, 4] { reach(mode, old[mode] &+ Self.widths[mode] &+ 5, Step.shift, &steps) }
      }
      if AztecCharacters.codes[Int(byte)] != 255 {
        reach(1, old[1] &+ 10, Step.upperShift, &steps)
        reach(4, old[4] &+ 9, Step.upperShift, &steps)
      }
      if place >= 2, AztecCharacters.pair(message.items[place &- 2], item) != 0 {
        reach(3, before[3] &+ 5, Step.pair, &steps)
        for mode in [0, 1, 2, 4] {
          reach(mode, before[mode] &+ Self.widths[mode] &+ 5, Step.shiftedPair, &steps)
        }
      }
    }
    for mode in 0..<3 {
      let bits = 8 &* Int32(truncatingIfNeeded: place)
      if let first = recent[mode].first(where: { $0.place >= place &- 31 }),
        first.value &+ bits &+ 10 < new[mode]
      {
        reach(mode, first.value &+ bits &+ 10, Step.bytes, &steps)
        starts[place &* 5 &+ mode] = Int32(truncatingIfNeeded: first.place)
      }
      let far = lowest[mode]
      if place &- far.place > 31, far.value &+ bits &+ 21 < new[mode] {
        reach(mode, far.value &+ bits &+ 21, Step.bytes, &steps)
        starts[place &* 5 &+ mode] = Int32(truncatingIfNeeded: far.place)
      }
    }
    (before, costs) = (old, new)
  }

  /// Bits of FLG(n) in punctuation, with the digits of an ECI.
  private func flagBits(_ item: UInt16) -> Int32 {
    guard item & CodedMessage.eciMark != 0 else { return 8 }
    return 8 &+ 4 &* Int32(truncatingIfNeeded: Self.digits(message.ecis[Int(item & 0x7FFF)]).count)
  }

  private static func digits(_ eci: ECI) -> [UInt32] {
    var digits: [UInt32] = []
    var rest = eci.rawValue
    repeat {
      digits.insert(rest % 10, at: 0)
      rest /= 10
    } while rest > 0
    return digits
  }

  private func written() -> BitWriter {
    var mode = 0
    for other in 1..<5 where costs[other] < costs[mode] { mode = other }
    /// From the back: modes and places.
    var path: [(place: Int, mode: Int, step: UInt8, latch: UInt32)] = []
    var place = message.items.count
    while true {
      let source = Int(sources[place * 5 + mode])
      if source < 5 {
        path.append((place, mode, 255, Self.latches[source][mode]))
        mode = source
      }
      if place == 0 { break }
      let step = steps[place * 5 + mode]
      path.append((place, mode, step, 0))
      switch step {
      case Step.pair, Step.shiftedPair: place -= 2
      case Step.bytes: place = min(Int(starts[place * 5 + mode]), place - 1)
      default: place -= 1
      }
    }
    var writer = BitWriter(capacity: message.items.count + 8)
    var from = 0
    for one in path.reversed() {
      if one.step == 255 {
        var rest = one.latch
        while rest != 0 {
          writer.append(rest >> 3 & 63, count: Int(Self.widths[Int(rest & 7)]))
          rest >>= 9
        }
        continue
      }
      write(from..<one.place, one.mode, one.step, &writer)
      from = one.place
    }
    return writer
  }

  private func write(_ range: Range<Int>, _ mode: Int, _ step: UInt8, _ writer: inout BitWriter) {
    let width = Int(Self.widths[mode])
    let item = message.items[range.lowerBound]
    func code(_ mode: Int) -> UInt32 { UInt32(AztecCharacters.codes[mode * 128 + Int(item & 127)]) }
    func pair() -> UInt32 { UInt32(AztecCharacters.pair(item, message.items[range.lowerBound + 1])) }
    switch step {
    case Step.character: writer.append(code(mode), count: width)
    case Step.pair: writer.append(pair(), count: 5)
    case Step.shift:
      writer.append(0, count: width)
      writer.append(code(3), count: 5)
    case Step.shiftedPair:
      writer.append(0, count: width)
      writer.append(pair(), count: 5)
    case Step.upperShift:
      writer.append(mode == 4 ? 15 : 28, count: width)
      writer.append(code(0), count: 5)
    case Step.bytes: writeBytes(range, &writer)
    default:
      if mode != 3 { writer.append(0, count: width) }
      writer.append(0, count: 5)
      guard item & CodedMessage.eciMark != 0 else { return writer.append(0, count: 3) }
      let digits = Self.digits(message.ecis[Int(item & 0x7FFF)])
      writer.append(UInt32(truncatingIfNeeded: digits.count), count: 3)
      for digit in digits { writer.append(digit + 2, count: 4) }
    }
  }

  private func writeBytes(_ range: Range<Int>, _ writer: inout BitWriter) {
    writer.append(31, count: 5)
    if range.count <= 31 {
      writer.append(UInt32(truncatingIfNeeded: range.count), count: 5)
    } else {
      writer.append(UInt32(truncatingIfNeeded: range.count - 31), count: 16)
    }
    for item in message.items[range] { writer.append(UInt32(item & 255), count: 8) }
  }
}
