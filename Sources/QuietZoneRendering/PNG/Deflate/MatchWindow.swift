/// The last bytes of a stream, and where in them each three bytes stood before: chains of places with the
/// same hash, the nearest first.
struct MatchWindow: Sendable {
  /// A stretch of bytes that stood here before.
  struct Match: Sendable {
    var length = 0
    var distance = 0
  }

  /// Bytes that are kept at most; when they are full, those leave that no match can reach.
  static let capacity = 4 * DeflateAlphabet.farthest

  private(set) var bytes: [UInt8]
  /// Bytes that have come in.
  private(set) var end = 0
  /// A distance that is always tried first, 1…32 768: that of a picture's next row. 0: none.
  let period: Int
  private let hashShift: UInt32
  /// The last place of each hash, or -1.
  private var heads: [Int32]
  /// The place before it, of each place.
  private var previous: [Int32]

  /// `expected`: how many bytes will come.
  init(expecting expected: Int, period: Int) {
    let count = min(max(expected, 1), Self.capacity)
    bytes = [UInt8](repeating: 0, count: count)
    self.period = 0...DeflateAlphabet.farthest ~= period ? period : 0
    var hashBits: UInt32 = 10
    while hashBits < 15, 1 << hashBits < count { hashBits += 1 }
    hashShift = 32 - hashBits
    heads = [Int32](repeating: -1, count: 1 << hashBits)
    previous = [Int32](repeating: -1, count: count)
  }

  /// Takes as many bytes from `start` on as there is room for, and returns how many.
  mutating func fill(_ source: Span<UInt8>, from start: Int) -> Int {
    let count = min(source.count - start, bytes.count - end)
    for index in 0..<count { bytes[end &+ index] = source[start &+ index] }
    end += count
    return count
  }

  /// Forgets what no match at `place` or later can reach; returns by how much all places have become smaller.
  mutating func slide(before place: Int) -> Int {
    // A window that was made for fewer bytes than come keeps fewer, but always makes room.
    let shift = max(place - min(DeflateAlphabet.farthest, bytes.count / 2), 0)
    guard shift > 0 else { return 0 }
    let less = Int32(truncatingIfNeeded: shift)
    for index in heads.indices { heads[index] = max(heads[index] &- less, -1) }
    for index in shift..<end {
      bytes[index &- shift] = bytes[index]
      previous[index &- shift] = max(previous[index] &- less, -1)
    }
    end -= shift
    return shift
  }

  /// Remembers where the three bytes at `place` stand; the last two places have no three.
  mutating func insert(_ place: Int) {
    guard place &+ 2 < end else { return }
    let hash = hash(place)
    previous[place] = heads[hash]
    heads[hash] = Int32(truncatingIfNeeded: place)
  }

  private func hash(_ place: Int) -> Int {
    let key = UInt32(bytes[place]) | UInt32(bytes[place &+ 1]) &<< 8 | UInt32(bytes[place &+ 2]) &<< 16
    return Int((key &* 0x9E37_79B1) &>> hashShift)
  }

  /// The longest match at `place` that ends before `end` and is longer than `least`, among so many earlier
  /// places besides the one before and the one a period before. `place` has not been inserted yet.
  func longest(at place: Int, before end: Int, above least: Int, tries: Int) -> Match {
    let most = min(DeflateAlphabet.longest, end &- place)
    var best = Match(length: max(least, DeflateAlphabet.shortest - 1))
    guard best.length < most else { return Match() }
    note(1, place, most, &best)
    note(period, place, most, &best)
    if best.length < most {
      walk(from: heads[hash(place)], place, most, above: best.length, tries: tries) { best = $0 }
    }
    return best.distance > 0 ? best : Match()
  }

  /// Matches at `place`, which has been inserted, from near to far, each longer than the one before and than
  /// `least`, which is 2 or more, and none longer than `most`, which ends before the bytes do.
  func eachMatch(at place: Int, _ most: Int, above least: Int, tries: Int, _ body: (Match) -> Void) {
    guard least < most else { return }
    walk(from: previous[place], place, most, above: least, tries: tries, body)
  }

  /// How many bytes from `place` on are as those `distance` before, before `end`.
  func repeats(_ place: Int, _ distance: Int, before end: Int) -> Int {
    guard distance > 0, distance <= place else { return 0 }
    return common(place &- distance, place, end &- place)
  }

  private func note(_ distance: Int, _ place: Int, _ most: Int, _ best: inout Match) {
    let length = repeats(place, distance, before: place &+ most)
    if length > best.length { best = Match(length: length, distance: distance) }
  }

  private func walk(
    from first: Int32, _ place: Int, _ most: Int, above least: Int, tries: Int, _ body: (Match) -> Void
  ) {
    var best = least, candidate = Int(first), left = tries
    let farthest = max(place &- DeflateAlphabet.farthest, 0)
    while candidate >= farthest, left > 0 {
      left &-= 1
      if bytes[candidate &+ best] == bytes[place &+ best] {
        let length = common(candidate, place, most)
        if length > best {
          best = length
          body(Match(length: length, distance: place &- candidate))
          if length == most { return }
        }
      }
      candidate = Int(previous[candidate])
    }
  }

  /// How many bytes from `earlier` on are as those from `later` on, `limit` at most; eight are compared at
  /// once.
  private func common(_ earlier: Int, _ later: Int, _ limit: Int) -> Int {
    let raw = unsafe bytes.storageSpan.bytes
    var length = 0
    while length &+ 8 <= limit {
      let a = unsafe raw.unsafeLoadUnaligned(fromByteOffset: earlier &+ length, as: UInt64.self)
      let b = unsafe raw.unsafeLoadUnaligned(fromByteOffset: later &+ length, as: UInt64.self)
      guard a == b else {
        return length &+ (UInt64(littleEndian: a) ^ UInt64(littleEndian: b)).trailingZeroBitCount &>> 3
      }
      length &+= 8
    }
    while length < limit, bytes[earlier &+ length] == bytes[later &+ length] { length &+= 1 }
    return length
  }
}
