/// Writes a message in the fewest codewords that the sets of MaxiCode allow together.
///
/// At each place the least number of codewords is known for every set; nine digits may be one stretch of six
/// codewords (ISO/IEC 16023:2000, 4.7).
struct MaxiCodeMessage {
  private let message: CodedMessage
  private let items: [UInt16]

  private init(_ message: CodedMessage) {
    self.message = message
    items = message.items
  }

  /// The codewords; where they are fewer than `room`, they end in set A or B, in which padding is written.
  static func codewords(_ message: CodedMessage, room: Int) -> [UInt8] {
    let ways = MaxiCodePlace.ways
    let nothing = MaxiCodePlace(settling: .zero, ways.storageSpan)
    return withScratch(message.items.count + 1, of: nothing) { places in
      codewords(message, room: room, into: &places)
    }
  }

  /// By a function of its own: what stands in the closures is compiled twice, for the stack and the heap.
  @inline(never)
  private static func codewords(
    _ message: CodedMessage, room: Int, into places: inout MutableSpan<MaxiCodePlace>
  ) -> [UInt8] {
    let search = MaxiCodeMessage(message)
    search.run(into: &places)
    return search.written(places.span, room: room)
  }

  private func run(into places: inout MutableSpan<MaxiCodePlace>) {
    let (classes, lanes) = (MaxiCode.classes, MaxiCodePlace.ways)
    let ways = lanes.storageSpan
    var settled = MaxiCodePlace.first
    places[0] = MaxiCodePlace(settling: settled &<< 3, ways)
    settled = places[0].settled
    // How many items in front are in set A, and digits.
    var (plain, digits) = (0, 0)
    for index in 0..<items.count {
      let item = items[index]
      var best = settled &<< 3
      if let byte = CodedMessage.byte(item) {
        let kind = Int(classes[Int(byte)])
        best &+= ways[kind]
        plain = kind & 1 != 0 ? plain &+ 1 : 0
        digits = byte.isDigit ? digits &+ 1 : 0
        if plain >= 2 {
          best = pointwiseMin(best, places[index &- 1].settled &<< 3 &+ ways[MaxiCodePlace.two])
          if plain >= 3 {
            best = pointwiseMin(best, places[index &- 2].settled &<< 3 &+ ways[MaxiCodePlace.three])
          }
        }
        if digits >= 9 {
          best = pointwiseMin(best, places[index &- 8].settled &<< 3 &+ ways[MaxiCodePlace.digits])
        }
      } else {
        (plain, digits) = (0, 0)
        let count = MaxiCode.designator(message.ecis[Int(item & 0x7FFF)]).count
        best &+= SIMD8(repeating: Int16(truncatingIfNeeded: 8 &* count) | 3)
      }
      let place = MaxiCodePlace(settling: best, ways)
      settled = place.settled
      places[index &+ 1] = place
    }
  }

  /// The way from the back, the last codeword first in place.
  private func written(_ places: Span<MaxiCodePlace>, room: Int) -> [UInt8] {
    var place = items.count
    let costs = places[place].settled
    func cost(_ set: Int) -> Int { Int(costs[set]) + (set > 1 && Int(costs[set]) < room ? 1 : 0) }
    var set = 0
    for other in 1..<5 where cost(other) < cost(set) { set = other }
    let total = cost(set)
    // Every codeword of the way was counted.
    var codewords = [UInt8](repeating: MaxiCode.pad, count: total)
    var left = total
    func put(_ codeword: UInt8) {
      left &-= 1
      if left >= 0 { codewords[left] = codeword }
    }
    if total > Int(costs[set]) { put(MaxiCode.latchA) }
    let codes = MaxiCode.codes
    while true {
      if let source = places[place].source(of: set) {
        putSwitch(source, to: set, put: put)
        set = source
      }
      if place == 0 { break }
      let step = places[place].step(of: set)
      place -= MaxiCodePlace.length(step)
      if step == 3 {
        putCharacter(place, set: set, codes: codes, put: put)
      } else {
        putStretch(place, step: step, codes: codes, put: put)
      }
    }
    return codewords
  }

  private func putSwitch(_ from: Int, to: Int, put: (UInt8) -> Void) {
    if to < 2 { return put(to == 0 && from != 1 ? MaxiCode.latchA : MaxiCode.latch) }
    put(UInt8(truncatingIfNeeded: 58 + to))
    put(UInt8(truncatingIfNeeded: 58 + to))
  }

  /// An ECI, or a character alone or behind a shift for it.
  private func putCharacter(
    _ place: Int, set: Int, codes: [UInt8], put: (UInt8) -> Void
  ) {
    guard let byte = CodedMessage.byte(items[place]) else {
      for codeword in MaxiCode.designator(message.ecis[Int(items[place] & 0x7FFF)]).reversed() {
        put(codeword)
      }
      return
    }
    let alone = codes[set &* 256 &+ Int(byte)]
    if alone != 255 { return put(alone) }
    for other in 0..<5 where MaxiCodePlace.hasShift(set, other) && codes[other &* 256 &+ Int(byte)] != 255 {
      put(codes[other &* 256 &+ Int(byte)])
      return put(UInt8(truncatingIfNeeded: other < 2 ? 59 : 58 + other))
    }
  }

  /// Two or three characters of set A behind a shift, or nine digits.
  private func putStretch(
    _ place: Int, step: Int, codes: [UInt8], put: (UInt8) -> Void
  ) {
    guard step == 0 else {
      for index in (place..<place + MaxiCodePlace.length(step)).reversed() {
        put(codes[Int(CodedMessage.byte(items[index]) ?? 0)])
      }
      return put(step == 1 ? MaxiCode.threeShiftA : MaxiCode.twoShiftA)
    }
    var value: UInt32 = 0
    for index in place..<place + 9 { value = value &* 10 &+ UInt32(items[index] & 15) }
    for shift: UInt32 in stride(from: 0, through: 24, by: 6) {
      put(UInt8(truncatingIfNeeded: value &>> shift & 63))
    }
    put(MaxiCode.numeric)
  }
}
