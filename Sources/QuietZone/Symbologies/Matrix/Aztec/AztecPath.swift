/// Follows the best way from the end, and writes its bits from the back.
struct AztecPath {
  private let ecis: [ECI]
  private let items: [UInt16]
  /// The bits, the first in the highest place of the first byte.
  private(set) var bytes: [UInt8]
  /// The next byte to be written, and bits that do not fill it yet, the last one lowest.
  private var next: Int
  private var pending: UInt64 = 0
  private var count: Int

  init(_ message: CodedMessage, bitCount: Int) {
    ecis = message.ecis
    items = message.items
    bytes = [UInt8](repeating: 0, count: (bitCount + 7) / 8)
    next = bytes.count - 1
    // Behind the last bit the byte is filled up.
    count = -bitCount & 7
  }

  /// Writes the low `count` bits, up to 16, in front of what was written.
  private mutating func put(_ value: UInt32, _ count: Int) {
    pending |= UInt64(value) &<< UInt64(truncatingIfNeeded: self.count)
    self.count &+= count
    while self.count >= 8 { flush() }
  }

  private mutating func flush() {
    if next >= 0 { bytes[next] = UInt8(truncatingIfNeeded: pending) }
    next &-= 1
    pending &>>= 8
    count &-= 8
  }

  mutating func run(_ places: Span<AztecPlace>, from end: Int) {
    let (codes, widths) = (AztecCharacters.codes, AztecSearch.widths)
    var (place, mode) = (items.count, end)
    while true {
      let source = Int(places[place].sources[mode])
      if source > 0 {
        putSwitch(AztecSearch.paths[source - 1][mode], widths)
        mode = source - 1
      }
      if place == 0 { break }
      let (step, end) = (places[place].steps[mode], place)
      switch step {
      case AztecSearch.Step.pair: place -= 2
      case AztecSearch.Step.bytes: place = min(Int(places[place].near[mode]), place - 1)
      case AztecSearch.Step.longBytes: place = min(Int(places[place].far[mode]), place - 1)
      default: place -= 1
      }
      if step == AztecSearch.Step.character {
        put(UInt32(codes[mode &* 128 &+ Int(items[place] & 127)]), widths[mode])
      } else {
        put(step, mode: mode, range: place..<end, codes: codes, width: widths[mode])
      }
    }
  }

  private mutating func putSwitch(_ path: UInt32, _ widths: [Int]) {
    for shift: UInt32 in [18, 9, 0] where path &>> shift != 0 {
      put(path &>> (shift &+ 3) & 63, widths[Int(path &>> shift & 7)])
    }
  }

  private mutating func put(
    _ step: UInt8, mode: Int, range: Range<Int>, codes: [UInt8], width: Int
  ) {
    let item = items[range.lowerBound]
    func code(_ mode: Int) -> UInt32 { UInt32(codes[mode &* 128 &+ Int(item & 127)]) }
    switch step {
    case AztecSearch.Step.shift:
      put(code(3), 5)
      put(0, width)
    case AztecSearch.Step.upperShift:
      put(code(0), 5)
      put(mode == 4 ? 15 : 28, width)
    case AztecSearch.Step.pair:
      put(UInt32(AztecCharacters.pair(item, items[range.lowerBound + 1])), 5)
      if mode != 3 { put(0, width) }
    case AztecSearch.Step.bytes, AztecSearch.Step.longBytes: putBytes(range)
    default:
      putFlag(item)
      if mode != 3 { put(0, width) }
    }
  }

  /// FLG(n), with the digits of an ECI.
  private mutating func putFlag(_ item: UInt16) {
    var count = 0
    if item & CodedMessage.eciMark != 0 {
      let digits = AztecMessage.digits(ecis[Int(item & 0x7FFF)])
      count = digits.count
      for digit in digits.reversed() { put(digit + 2, 4) }
    }
    put(UInt32(truncatingIfNeeded: count), 3)
    put(0, 5)
  }

  private mutating func putBytes(_ range: Range<Int>) {
    for index in range.reversed() { put(UInt32(items[index] & 255), 8) }
    if range.count <= 31 {
      put(UInt32(truncatingIfNeeded: range.count), 5)
    } else {
      put(UInt32(truncatingIfNeeded: range.count - 31), 16)
    }
    put(31, 5)
  }
}
