/// Divides a message among the encodations so that it takes the fewest codewords there are, and writes them.
///
/// At each place of the message the least number of codewords is known for each state: ASCII; C40, Text and
/// X12 with no, one or two values waiting; EDIFACT with none to three; Base 256, of which the best start
/// suffices, since a later start can gain at most the one codeword that a longer length costs. The end
/// depends on the size: what fills a symbol to the last codeword needs no way back to ASCII (ISO/IEC
/// 16022:2006, 5.2.5–5.2.9).
struct DataMatrixPlan {
  /// A stretch of one encodation.
  struct Segment {
    var encodation: DataMatrix.Encodation
    var range: Range<Int>
  }

  /// A way to end, and its codewords.
  private struct End {
    var cost: Int
    var encodation: DataMatrix.Encodation
    /// Values or characters waiting.
    var phase: Int
    /// Where the encodation ends; ASCII follows.
    var position: Int
  }

  /// How ASCII was come by at a place.
  private enum Arrival {
    static let single: UInt8 = 0
    static let pair: UInt8 = 1
    /// Then by the encodation: c40 2, text 3, x12 4.
    static let triple: UInt8 = 1
    /// EDIFACT with 0…3 characters: 5…8.
    static let edifact: UInt8 = 5
    static let base256: UInt8 = 9
  }

  private static let never = 1 << 24

  let message: CodedMessage
  /// Codewords when the last one leaves the symbol in ASCII.
  private let closed: Int
  /// The best end that holds in a symbol filled by it.
  private var open: End
  /// By place: how ASCII was come by; which encodations were entered (bit 0 C40, then Text, X12, EDIFACT);
  /// where Base 256 began.
  private let arrivals: [UInt8]
  private let entries: [UInt8]
  private let starts: [Int32]

  /// The fewest codewords in which the message is written, without header, in a symbol of the right size.
  var count: Int { min(closed, open.cost) }

  init(_ message: CodedMessage) {
    self.message = message
    let items = message.items
    let count = items.count
    var arrivals = [UInt8](repeating: 0, count: count + 1)
    var entries = [UInt8](repeating: 0b1111, count: count + 1)
    var starts = [Int32](repeating: 0, count: count + 1)
    var open = End(cost: Self.never, encodation: .ascii, phase: 0, position: 0)
    var costs = Costs()
    for (index, item) in items.enumerated() {
      let place = index + 1
      let ascii = item & CodedMessage.eciMark == 0 ? 0 : DataMatrix.asciiCount(item, message)
      starts[place] = Int32(truncatingIfNeeded: costs.base.start)
      if place == count, place - costs.base.start > 249, costs.base.value + place + 2 < open.cost {
        let cost = costs.base.value + place + 2
        open = End(cost: cost, encodation: .base256, phase: 0, position: count)
      }
      arrivals[place] = costs.take(item, place, designator: ascii)
      entries[place] = costs.enter(place)
      if count - place <= 4 {
        let whole = (costs.c.0, costs.t.0, costs.x.0, costs.e.0)
        Self.considerEnds(&open, message: message, at: place, whole: whole, pairs: (costs.c.2, costs.t.2))
      }
    }
    closed = costs.ascii
    self.open = open
    self.arrivals = arrivals
    self.entries = entries
    self.starts = starts
  }

  /// The fewest codewords for every state at one place.
  private struct Costs {
    var ascii = 0
    /// ASCII one place before.
    var before = DataMatrixPlan.never
    var isAfterDigit = false
    /// C40, Text and X12 with 0, 1, 2 values waiting; EDIFACT with 0…3, the group they are in not counted.
    var c = (1, DataMatrixPlan.never, DataMatrixPlan.never)
    var t = (1, DataMatrixPlan.never, DataMatrixPlan.never)
    var x = (1, DataMatrixPlan.never, DataMatrixPlan.never)
    var e = (1, DataMatrixPlan.never, DataMatrixPlan.never, DataMatrixPlan.never)
    /// Base 256: the least of (codewords at a start − the start), and that start.
    var base = (value: 0, start: 0)

    /// Goes past `item`, behind which is `place`; how ASCII is best come by there.
    mutating func take(_ item: UInt16, _ place: Int, designator: Int) -> UInt8 {
      let never = DataMatrixPlan.never
      let isByte = item < 256
      let isDigit = item.isDigit
      var next = ascii + (designator > 0 ? designator : isByte && item >= 128 ? 2 : 1)
      var arrival = Arrival.single
      if isDigit, isAfterDigit, before + 1 < next { (next, arrival) = (before + 1, Arrival.pair) }
      isAfterDigit = isDigit
      let byte = UInt8(truncatingIfNeeded: item)
      if designator > 0 {
        (c, t, base) = ((never, never, never), (never, never, never), (never, place))
      } else {
        let fnc1 = DataMatrix.fnc1Values
        c = advanced(c, isByte ? DataMatrix.values(byte, isText: false) : fnc1)
        t = advanced(t, isByte ? DataMatrix.values(byte, isText: true) : fnc1)
        let cost = base.value + place + (place - base.start > 249 ? 3 : 2)
        if cost < next { (next, arrival) = (cost, Arrival.base256) }
      }
      x = isByte && DataMatrix.x12(byte) != 255 ? (x.2 + 2, x.0, x.1) : (never, never, never)
      e = DataMatrix.isEDIFACT(item) ? (e.3 + 3, e.0, e.1, e.2) : (never, never, never, never)
      if c.0 + 1 < next { (next, arrival) = (c.0 + 1, Arrival.triple + 1) }
      if t.0 + 1 < next { (next, arrival) = (t.0 + 1, Arrival.triple + 2) }
      if x.0 + 1 < next { (next, arrival) = (x.0 + 1, Arrival.triple + 3) }
      if e.0 + 1 < next { (next, arrival) = (e.0 + 1, Arrival.edifact) }
      if e.1 + 2 < next { (next, arrival) = (e.1 + 2, Arrival.edifact + 1) }
      if e.2 + 3 < next { (next, arrival) = (e.2 + 3, Arrival.edifact + 2) }
      if e.3 + 3 < next { (next, arrival) = (e.3 + 3, Arrival.edifact + 3) }
      (before, ascii) = (ascii, next)
      return arrival
    }

    /// Goes from ASCII to the other encodations where that is cheaper; which ones, a bit each.
    mutating func enter(_ place: Int) -> UInt8 {
      var entry: UInt8 = 0
      if ascii + 1 < c.0 { (c.0, entry) = (ascii + 1, entry | 1) }
      if ascii + 1 < t.0 { (t.0, entry) = (ascii + 1, entry | 2) }
      if ascii + 1 < x.0 { (x.0, entry) = (ascii + 1, entry | 4) }
      if ascii + 1 < e.0 { (e.0, entry) = (ascii + 1, entry | 8) }
      if ascii - place <= base.value { base = (ascii - place, place) }
      return entry
    }

    /// The three phases after a character's values: two codewords for each three.
    private func advanced(_ costs: (Int, Int, Int), _ values: DataMatrix.Values) -> (Int, Int, Int) {
      switch values & 7 {
      case 1: (costs.2 + 2, costs.0, costs.1)
      case 2: (costs.1 + 2, costs.2 + 2, costs.0)
      case 3: (costs.0 + 2, costs.1 + 2, costs.2 + 2)
      default: (costs.2 + 4, costs.0 + 2, costs.1 + 2)
      }
    }
  }

  /// Looks for ends at `place`, at most four items before the end, that fill a symbol: `whole` with nothing
  /// waiting (C40, Text, X12, EDIFACT), `pairs` with two values waiting (C40, Text).
  private static func considerEnds(
    _ open: inout End, message: CodedMessage, at place: Int, whole: (Int, Int, Int, Int),
    pairs: (Int, Int)
  ) {
    func consider(_ cost: Int, encodation: DataMatrix.Encodation, phase: Int) {
      if cost < open.cost {
        open = End(cost: cost, encodation: encodation, phase: phase, position: place)
      }
    }
    let tail = asciiCount(message, place)
    if tail <= 1 {
      consider(whole.0 + tail, encodation: .c40, phase: 0)
      consider(whole.1 + tail, encodation: .text, phase: 0)
      consider(whole.2 + tail, encodation: .x12, phase: 0)
    }
    if tail <= 2 { consider(whole.3 + tail, encodation: .edifact, phase: 0) }
    if place == message.items.count {
      consider(pairs.0 + 2, encodation: .c40, phase: 2)
      consider(pairs.1 + 2, encodation: .text, phase: 2)
    }
  }

  /// Codewords of the rest from `place` on in ASCII.
  private static func asciiCount(_ message: CodedMessage, _ place: Int) -> Int {
    let items = message.items
    var (index, count) = (place, 0)
    while index < items.count {
      let isPair =
        index + 1 < items.count && items[index].isDigit
        && items[index + 1].isDigit
      count += isPair ? 1 : DataMatrix.asciiCount(items[index], message)
      index += isPair ? 2 : 1
    }
    return count
  }

  /// The stretches for a symbol that has `capacity` codewords for them, in order.
  func segments(capacity: Int) -> [Segment] {
    let count = message.items.count
    var segments: [Segment] = []
    func add(_ encodation: DataMatrix.Encodation, _ range: Range<Int>) {
      guard !range.isEmpty else { return }
      segments.append(Segment(encodation: encodation, range: range))
    }
    var (encodation, phase, end, place) = (DataMatrix.Encodation.ascii, 0, count, count)
    if closed > capacity {
      add(.ascii, open.position..<count)
      (encodation, phase, end) = (open.encodation, open.phase, open.position)
      place = end
    }
    while place > 0 {
      switch encodation {
      case .ascii:
        let arrival = arrivals[place]
        if arrival <= Arrival.pair {
          place -= arrival == Arrival.pair ? 2 : 1
          continue
        }
        add(.ascii, place..<end)
        end = place
        if arrival == Arrival.base256 {
          encodation = .base256
        } else if arrival >= Arrival.edifact {
          (encodation, phase) = (.edifact, Int(arrival - Arrival.edifact))
        } else {
          encodation = DataMatrix.Encodation(rawValue: arrival - Arrival.triple) ?? .c40
          phase = 0
        }
      case .base256:
        place = min(Int(starts[place]), place - 1)
        add(.base256, place..<end)
        (encodation, end) = (.ascii, place)
      default:
        if phase == 0, entries[place] & 1 << (encodation.rawValue - 1) != 0 {
          add(encodation, place..<end)
          (encodation, end) = (.ascii, place)
          continue
        }
        place -= 1
        phase = phaseBefore(place, encodation: encodation, phase: phase)
      }
    }
    add(encodation, 0..<end)
    return segments.reversed()
  }

  private func phaseBefore(_ place: Int, encodation: DataMatrix.Encodation, phase: Int) -> Int {
    switch encodation {
    case .edifact: return (phase + 3) & 3
    case .x12: return (phase + 2) % 3
    default:
      let item = message.items[place]
      let values =
        item < 256
        ? DataMatrix.values(UInt8(truncatingIfNeeded: item), isText: encodation == .text)
        : DataMatrix.fnc1Values
      return (phase + 6 - Int(values & 7)) % 3
    }
  }
}
