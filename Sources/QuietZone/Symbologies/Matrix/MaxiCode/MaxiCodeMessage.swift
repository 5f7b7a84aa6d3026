/// Writes a message in the fewest codewords that the sets of MaxiCode allow together.
///
/// At each place the least number of codewords is known for every set; nine digits may be one stretch of six
/// codewords (ISO/IEC 16023:2000, 4.7).
struct MaxiCodeMessage {
  private enum Step {
    static let character: UInt8 = 0
    /// A shift to another set for one character: 1 + the set.
    static let shift: UInt8 = 1
    /// Two and three characters of set A behind one shift.
    static let two: UInt8 = 6
    static let three: UInt8 = 7
    static let digits: UInt8 = 8
    static let eci: UInt8 = 9
  }

  private static let never = 1 << 20
  private let message: CodedMessage
  private var costs: [Int]
  private var steps: [UInt8]
  private var sources: [UInt8]

  /// The codewords; where they are fewer than `room`, they end in set A or B, in which padding is written.
  static func codewords(_ message: CodedMessage, room: Int) -> [UInt8] {
    var search = MaxiCodeMessage(message)
    search.run()
    return search.written(room: room)
  }

  private init(_ message: CodedMessage) {
    self.message = message
    let count = 5 * (message.items.count + 1)
    costs = [Int](repeating: Self.never, count: count)
    steps = [UInt8](repeating: 0, count: count)
    sources = [UInt8](repeating: 5, count: count)
  }

  /// The code of an item in a set; FNC1 is GS.
  private func code(_ place: Int, _ set: Int) -> UInt8 {
    guard let byte = CodedMessage.byte(message.items[place]) else { return 255 }
    return MaxiCode.codes[set * 256 + Int(byte)]
  }

  /// Codewords of a switch that lasts: one to A and B, two to C, D and E.
  private static func switches(_ from: Int, _ to: Int) -> Int { from == to ? 0 : to < 2 ? 1 : 2 }

  /// Whether a shift for one character leads from a set to another.
  private static func hasShift(_ from: Int, _ to: Int) -> Bool { from != to && (to >= 2 || from < 2) }

  private mutating func run() {
    costs[0] = 0
    settle(0)
    for place in message.items.indices {
      for set in 0..<5 where costs[place * 5 + set] < Self.never { take(place, set) }
      settle(place + 1)
    }
  }

  private mutating func settle(_ place: Int) {
    let arrived = Array(costs[place * 5..<place * 5 + 5])
    for from in 0..<5 {
      for to in 0..<5 where arrived[from] + Self.switches(from, to) < costs[place * 5 + to] {
        costs[place * 5 + to] = arrived[from] + Self.switches(from, to)
        sources[place * 5 + to] = UInt8(truncatingIfNeeded: from)
      }
    }
  }

  private mutating func reach(_ place: Int, _ set: Int, _ cost: Int, _ step: UInt8) {
    guard cost < costs[place * 5 + set] else { return }
    costs[place * 5 + set] = cost
    steps[place * 5 + set] = step
  }

  private mutating func take(_ place: Int, _ set: Int) {
    let cost = costs[place * 5 + set]
    let item = message.items[place]
    if item & CodedMessage.eciMark != 0 {
      let count = MaxiCode.designator(message.ecis[Int(item & 0x7FFF)]).count
      return reach(place + 1, set, cost + count, Step.eci)
    }
    for other in 0..<5 where code(place, other) != 255 {
      if other == set { reach(place + 1, set, cost + 1, Step.character) }
      if Self.hasShift(set, other) {
        reach(place + 1, set, cost + 2, Step.shift + UInt8(truncatingIfNeeded: other))
      }
    }
    let count = message.items.count
    for length in 2...3 where set == 1 && place + length <= count {
      guard (place..<place + length).allSatisfy({ code($0, 0) != 255 }) else { break }
      reach(place + length, 1, cost + 1 + length, length == 2 ? Step.two : Step.three)
    }
    if place + 9 <= count, message.items[place..<place + 9].allSatisfy({ $0 &- 48 < 10 }) {
      reach(place + 9, set, cost + 6, Step.digits)
    }
  }

  private func written(room: Int) -> [UInt8] {
    var place = message.items.count
    func cost(_ set: Int) -> Int {
      let cost = costs[place * 5 + set]
      return set > 1 && cost < room ? cost + 1 : cost
    }
    var set = 0
    for other in 1..<5 where cost(other) < cost(set) { set = other }
    var parts: [[UInt8]] = []
    if set > 1, costs[place * 5 + set] < room { parts.append([MaxiCode.latchA]) }
    while true {
      let cell = place * 5 + set
      if sources[cell] < 5 {
        parts.append(Self.switchCodes(Int(sources[cell]), set))
        set = Int(sources[cell])
      }
      if place == 0 { break }
      let step = steps[place * 5 + set]
      let length = step == Step.digits ? 9 : step == Step.two ? 2 : step == Step.three ? 3 : 1
      place -= length
      parts.append(codes(place, set, step, length))
    }
    return Array(parts.reversed().joined())
  }

  private static func switchCodes(_ from: Int, _ to: Int) -> [UInt8] {
    if to == 0 { return [from == 1 ? MaxiCode.latch : MaxiCode.latchA] }
    if to == 1 { return [MaxiCode.latch] }
    return [UInt8](repeating: UInt8(truncatingIfNeeded: 58 + to), count: 2)
  }

  private func codes(_ place: Int, _ set: Int, _ step: UInt8, _ length: Int) -> [UInt8] {
    switch step {
    case Step.character: return [code(place, set)]
    case Step.two, Step.three:
      let shift = step == Step.two ? MaxiCode.twoShiftA : MaxiCode.threeShiftA
      return [shift] + (place..<place + length).map { code($0, 0) }
    case Step.digits:
      var value: UInt32 = 0
      for item in message.items[place..<place + 9] { value = value &* 10 &+ UInt32(item & 15) }
      return [MaxiCode.numeric]
        + [24, 18, 12, 6, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0) & 63) }
    case Step.eci: return MaxiCode.designator(message.ecis[Int(message.items[place] & 0x7FFF)])
    default:
      let other = Int(step - Step.shift)
      let shift = other < 2 ? 59 : 58 + other
      return [UInt8(truncatingIfNeeded: shift), code(place, other)]
    }
  }
}
