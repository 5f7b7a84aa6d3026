/// Writes bytes in the fewest codewords that text, byte and numeric compaction allow together.
///
/// At each place the least cost is known for every submode of text with a whole or a half codeword, for byte
/// compaction with 0…5 bytes of a group, and for numeric compaction begun at any place that no other one
/// beats. Costs are half codewords, as text has two characters in one (ISO/IEC 15438:2015, 5.4).
struct PDF417Compaction {
  /// What is written, in order.
  private struct Token {
    enum Kind { case value, shift, text, bytes, digits }
    var kind: Kind
    /// A value of text, a byte's place, or where the stretch begins and ends.
    var first: Int
    var end = 0
  }

  /// States of text are submode + 4 · (half a codeword waits); besides, how one came out of other
  /// compactions.
  private static let none: UInt8 = 8
  private static let fromBytes: UInt8 = 9
  private static let fromDigits: UInt8 = 10
  private static let never: Int32 = 1 << 28

  /// Values that switch from one submode to another, one or two of them, 32 · second + first + 1.
  private static let latches: [[UInt16]] = [
    [0, 28, 29, 32 * 26 + 29], [32 * 29 + 29, 0, 29, 32 * 26 + 29], [29, 28, 0, 26],
    [30, 32 * 28 + 30, 32 * 29 + 30, 0],
  ]

  private let bytes: [UInt8]
  private var text = [Int32](repeating: never, count: 8)
  /// By place and state: the state before, and how the character was written (bits 4–5: alone, after a shift
  /// value, after the byte shift).
  private var steps: [UInt8]
  /// By place and state: the state, or compaction, that was left for it at this place.
  private var switches: [UInt8]
  /// Byte compaction by bytes in the group; where each was begun, and from what.
  private var groups = [Int32](repeating: never, count: 6)
  private var groupStarts: [UInt8]
  private var byteEntries: [UInt8]
  private var byteExits: [UInt8]
  /// Numeric compaction: beginnings worth keeping, what they cost, and from what they came.
  private var beginnings: [(place: Int, cost: Int32)] = []
  private var digitEntries: [UInt8]
  private var digitStarts: [Int32]

  /// The codewords of `bytes`. `isLatched`: nothing is in force in front, the first compaction must be named.
  static func codewords(_ bytes: [UInt8], isLatched: Bool) -> [UInt16] {
    guard !bytes.isEmpty else { return [] }
    var compaction = PDF417Compaction(bytes)
    let end = compaction.search(isLatched: isLatched)
    return compaction.written(compaction.tokens(from: end))
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let count = bytes.count + 1
    steps = [UInt8](repeating: 0, count: 8 * count)
    switches = [UInt8](repeating: Self.none, count: 8 * count)
    groupStarts = [UInt8](repeating: 0, count: count)
    byteEntries = [UInt8](repeating: 0, count: count)
    byteExits = [UInt8](repeating: 0, count: count)
    digitEntries = [UInt8](repeating: 0, count: count)
    digitStarts = [Int32](repeating: 0, count: count)
  }

  /// Goes through all bytes; what the cheapest way ends in: a state of text, ``fromBytes`` or ``fromDigits``.
  private mutating func search(isLatched: Bool) -> UInt8 {
    if !isLatched { text[0] = 0 }
    var exits = isLatched ? (bytes: Int32(0), digits: Int32(0)) : (bytes: Self.never, digits: Self.never)
    settle(0, exits)
    for index in bytes.indices {
      exits = take(bytes[index], index + 1)
      if index + 1 < bytes.count { settle(index + 1, exits) }
    }
    let (state, cost) = ground()
    if exits.bytes < cost, exits.bytes <= exits.digits { return Self.fromBytes }
    return exits.digits < cost ? Self.fromDigits : state
  }

  /// The cheapest state of text with its half codeword filled up.
  private func ground() -> (state: UInt8, cost: Int32) {
    var best = (state: UInt8(0), cost: Self.never)
    for state in 0..<8 {
      let cost = text[state] &+ (state >= 4 ? 1 : 0)
      if cost < best.cost { best = (UInt8(truncatingIfNeeded: state), cost) }
    }
    return best
  }

  /// Changes of submode and compaction at `place`, given what byte and numeric compaction cost up to here.
  private mutating func settle(_ place: Int, _ exits: (bytes: Int32, digits: Int32)) {
    let left = min(exits.bytes, exits.digits) &+ 2
    if left < text[0] {
      text[0] = left
      switches[place &* 8] = exits.bytes <= exits.digits ? Self.fromBytes : Self.fromDigits
    }
    let arrived = text
    for from in 0..<8 where arrived[from] < Self.never {
      for submode in 0..<4 where submode != from & 3 {
        let length: Int32 = Self.latches[from & 3][submode] > 31 ? 2 : 1
        let state = submode | ((from &>> 2) ^ Int(length & 1)) &<< 2
        if arrived[from] &+ length < text[state] {
          text[state] = arrived[from] &+ length
          switches[place &* 8 &+ state] = UInt8(truncatingIfNeeded: from)
        }
      }
    }
    let (state, cost) = ground()
    let entry = min(cost, exits.digits) &+ 2
    if entry < groups[0] {
      groups[0] = entry
      groupStarts[place] = 1
      byteEntries[place] = exits.digits < cost ? Self.fromDigits : state
    }
    guard bytes[place] &- 48 < 10 else { return }
    digitEntries[place] = exits.bytes < cost ? Self.fromBytes : state
    begin(place, min(cost, exits.bytes) &+ 2)
  }

  /// Keeps a beginning of numeric compaction unless another is never worse.
  private mutating func begin(_ place: Int, _ cost: Int32) {
    for one in beginnings where one.cost &+ 2 &* Self.spread(place &- one.place).most <= cost { return }
    beginnings.removeAll { cost &- 2 &* Self.spread(place &- $0.place).least < $0.cost }
    beginnings.append((place, cost))
  }

  /// Codewords of `count` digits: 15 for 44, and one for three, rounded up and one more, for what is left.
  private static func digitCost(_ count: Int) -> Int32 {
    let rest = count % 44
    return Int32(truncatingIfNeeded: count / 44 &* 15 &+ (rest > 0 ? rest / 3 &+ 1 : 0))
  }

  /// By how many codewords digits are longer with so many more in front, at most and at least.
  private static let spreads: [(most: Int32, least: Int32)] = (0..<44).map { more in
    let differences = (0..<44).map { digitCost($0 + more) - digitCost($0) }
    return (differences.max() ?? 0, differences.min() ?? 0)
  }
  private static func spread(_ more: Int) -> (most: Int32, least: Int32) {
    let (whole, part) = (Int32(truncatingIfNeeded: more / 44 &* 15), spreads[more % 44])
    return (part.most &+ whole, part.least &+ whole)
  }

  /// Goes past `byte`, behind which is `place`; the costs of byte and numeric compaction up to there.
  private mutating func take(_ byte: UInt8, _ place: Int) -> (bytes: Int32, digits: Int32) {
    takeText(byte, place)
    let last = groups[5]
    for index in stride(from: 5, to: 0, by: -1) { groups[index] = min(groups[index &- 1] &+ 2, Self.never) }
    groups[0] = last
    var phase = 0
    for index in 1..<6 where groups[index] < groups[phase] { phase = index }
    byteExits[place] = UInt8(truncatingIfNeeded: phase)
    guard byte &- 48 < 10 else {
      beginnings.removeAll(keepingCapacity: true)
      return (groups[phase], Self.never)
    }
    var digits = Self.never
    for one in beginnings {
      let cost = one.cost &+ 2 &* Self.digitCost(place &- one.place)
      if cost < digits { (digits, digitStarts[place]) = (cost, Int32(truncatingIfNeeded: one.place)) }
    }
    return (groups[phase], digits)
  }

  private mutating func takeText(_ byte: UInt8, _ place: Int) {
    let before = text
    for state in 0..<8 { text[state] = Self.never }
    let table = PDF417Family.values
    let isASCII = byte < 128
    func has(_ submode: Int) -> Bool { isASCII && table[submode &* 128 &+ Int(byte)] != 255 }
    let (isPunctuation, isAlpha) = (has(3), has(0))
    for from in 0..<8 where before[from] < Self.never {
      let submode = from & 3
      if has(submode) { reach(from ^ 4, before[from] &+ 1, from, 0, place) }
      if isPunctuation && submode != 3 || isAlpha && submode == 1 {
        reach(from, before[from] &+ 2, from, 1, place)
      }
      // The pad that fills up half a codeword of punctuation is the switch to alpha.
      reach(from == 7 ? 0 : submode, before[from] &+ (from >= 4 ? 5 : 4), from, 2, place)
    }
  }

  private mutating func reach(_ state: Int, _ cost: Int32, _ from: Int, _ way: UInt8, _ place: Int) {
    guard cost < text[state] else { return }
    text[state] = cost
    steps[place &* 8 &+ state] = UInt8(truncatingIfNeeded: from) | way &<< 4
  }

  /// The way that ends in `end`, from the back.
  private func tokens(from end: UInt8) -> [Token] {
    var tokens: [Token] = []
    var (place, state, isArrival) = (bytes.count, end, true)
    while place > 0 || state < 8 {
      if state == Self.fromBytes, place > 0 {
        let last = place
        var phase = Int(byteExits[place])
        repeat {
          place -= 1
          phase = (phase + 5) % 6
        } while place > 0 && !(phase == 0 && groupStarts[place] == 1)
        tokens.append(Token(kind: .bytes, first: place, end: last))
        state = byteEntries[place]
      } else if state == Self.fromDigits, place > 0 {
        let start = min(Int(digitStarts[place]), place - 1)
        tokens.append(Token(kind: .digits, first: start, end: place))
        (place, state) = (start, digitEntries[start])
      } else {
        let cell = place * 8 + Int(state & 7)
        let before = isArrival ? Self.none : switches[cell]
        if before < 8 {
          let values = Self.latches[Int(before & 3)][Int(state & 3)]
          if values > 31 { tokens.append(Token(kind: .value, first: Int(values >> 5) - 1)) }
          tokens.append(Token(kind: .value, first: Int(values & 31) - 1))
          (state, isArrival) = (before, before != 0)
          continue
        }
        if before > Self.none {
          tokens.append(Token(kind: .text, first: 0))
          if place == 0 { break }
          state = before
          continue
        }
        if place == 0 { break }
        place -= 1
        append(steps[cell], state, place, &tokens)
        state = steps[cell] & 7
      }
      isArrival = false
      if place == 0, state > Self.none { break }
    }
    return tokens.reversed()
  }

  private func append(_ step: UInt8, _ state: UInt8, _ place: Int, _ tokens: inout [Token]) {
    let submode = Int(step & 3)
    func value(_ submode: Int) -> Int { Int(PDF417Family.values[submode * 128 + Int(bytes[place] & 127)]) }
    switch step >> 4 {
    case 0: tokens.append(Token(kind: .value, first: value(submode)))
    case 1:
      let isAlpha = submode == 1 && value(0) != 255
      tokens.append(Token(kind: .value, first: isAlpha ? value(0) : value(3)))
      tokens.append(Token(kind: .value, first: isAlpha ? 27 : 29))
    default: tokens.append(Token(kind: .shift, first: place))
    }
  }

  private func written(_ tokens: [Token]) -> [UInt16] {
    var codewords: [UInt16] = []
    codewords.reserveCapacity(bytes.count + 8)
    var waiting: Int?
    func word(_ value: Int) -> UInt16 { UInt16(truncatingIfNeeded: value) }
    for token in tokens {
      if token.kind == .value {
        if let first = waiting {
          codewords.append(word(first * 30 + token.first))
          waiting = nil
        } else {
          waiting = token.first
        }
        continue
      }
      if let first = waiting { codewords.append(word(first * 30 + 29)) }
      waiting = nil
      switch token.kind {
      case .value: break
      case .text: codewords.append(PDF417Family.Codeword.text)
      case .shift: codewords += [PDF417Family.Codeword.byteShift, UInt16(bytes[token.first])]
      case .bytes: Self.append(bytes: bytes[token.first..<token.end], to: &codewords)
      case .digits:
        codewords.append(PDF417Family.Codeword.numeric)
        Self.append(digits: bytes[token.first..<token.end], to: &codewords)
      }
    }
    if let first = waiting { codewords.append(word(first * 30 + 29)) }
    return codewords
  }

  /// Six bytes in five codewords, a number to the base 900; those left one each.
  private static func append(bytes: ArraySlice<UInt8>, to codewords: inout [UInt16]) {
    let isWhole = bytes.count % 6 == 0
    codewords.append(isWhole ? PDF417Family.Codeword.byteGroups : PDF417Family.Codeword.bytes)
    var place = bytes.startIndex
    while place + 6 <= bytes.endIndex {
      var value: UInt64 = 0
      for byte in bytes[place..<place + 6] { value = value << 8 | UInt64(byte) }
      var divisor: UInt64 = 656_100_000_000
      for _ in 0..<5 {
        codewords.append(UInt16(truncatingIfNeeded: value / divisor))
        value %= divisor
        divisor /= 900
      }
      place += 6
    }
    for byte in bytes[place...] { codewords.append(UInt16(byte)) }
  }

  /// Up to 44 digits with a 1 in front, a number to the base 900.
  static func append(digits: ArraySlice<UInt8>, to codewords: inout [UInt16]) {
    var place = digits.startIndex
    while place < digits.endIndex {
      let count = min(44, digits.endIndex - place)
      let length = count / 3 + 1
      var number = [UInt32](repeating: 0, count: length)
      number[length - 1] = 1
      for digit in digits[place..<place + count] {
        var carry = UInt32(digit & 15)
        for index in stride(from: length - 1, through: 0, by: -1) {
          let value = number[index] &* 10 &+ carry
          number[index] = value % 900
          carry = value / 900
        }
      }
      for value in number { codewords.append(UInt16(truncatingIfNeeded: value)) }
      place += count
    }
  }
}
