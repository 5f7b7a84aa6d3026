/// What the values of a Code 128 say.
struct Code128Text {
  private(set) var bytes: [UInt8] = []
  /// ASCII of the AIM identifier's modifier: `1` with FNC1 in first position, `2` in second, else `0`.
  private(set) var modifier = UInt8(ascii: "0")
  /// Data to configure a reader with (FNC3).
  private(set) var isForReader = false
  /// To be joined with the symbol that is read next (FNC2).
  private(set) var isAppended = false

  private var set = Code128.CodeSet.a
  /// Set A instead of B or the other way round for one character.
  private var isShifted = false
  /// The eighth bit is set until two FNC4 end that; one FNC4 turns it for one character.
  private var isLatched = false
  private var isTurned = false

  /// `nil` where the values have no meaning: a second start, or nothing but function characters.
  init?(_ values: [UInt8]) {
    guard let start = values.first, let set = Code128.CodeSet(rawValue: Int(start) - 103) else { return nil }
    self.set = set
    bytes.reserveCapacity(values.count * 2)
    for (index, value) in values.dropFirst().enumerated() {
      guard value < Code128.startA else { return nil }
      read(value, at: index)
    }
    guard !bytes.isEmpty else { return nil }
  }

  private mutating func read(_ value: UInt8, at index: Int) {
    if value == Code128.fnc1 {
      readFNC1(at: index)
    } else if set == .c {
      switch value {
      case Code128.codeB: set = .b
      case Code128.codeA: set = .a
      default:
        bytes.append(value / 10 &+ 48)
        bytes.append(value % 10 &+ 48)
      }
    } else {
      readCharacter(value)
    }
  }

  /// FNC1 says what the whole is where it stands first or second, and separates elsewhere.
  private mutating func readFNC1(at index: Int) {
    if index == 0 {
      modifier = UInt8(ascii: "1")
    } else if modifier == UInt8(ascii: "0"), Code128.isIndicator(bytes), index <= 2 {
      modifier = UInt8(ascii: "2")
    } else {
      bytes.append(29)
    }
  }

  private mutating func readCharacter(_ value: UInt8) {
    let isA = (set == .a) != isShifted
    if value < 96 {
      let low = isA && value >= 64 ? value &- 64 : value &+ 32
      bytes.append(isLatched != isTurned ? low | 0x80 : low)
      isShifted = false
      isTurned = false
      return
    }
    switch value {
    case Code128.fnc3: isForReader = true
    case Code128.fnc2: isAppended = true
    case Code128.shift: isShifted = true
    case Code128.codeC: set = .c
    case Code128.fnc4(in: set):
      if isTurned { isLatched.toggle() }
      isTurned.toggle()
    default: set = set == .a ? .b : .a
    }
  }

  /// The bytes as ISO-8859-1, ASCII where that is enough.
  var content: Content {
    Content(bytes: bytes, eci: bytes.contains { $0 > 127 } ? .iso8859_1 : .ascii)
  }

  var kind: LinearDetails.Kind? {
    isForReader
      ? .readerProgramming : isAppended ? .messageAppend : modifier == UInt8(ascii: "1") ? .gs1 : nil
  }
}
