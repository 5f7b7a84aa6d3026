/// What is written, one after the other.
struct PDF417Token {
  enum Kind: UInt8 { case value, shift, text, bytes, digits, end }
  var kind: Kind
  /// A value of text, a byte's place, or where a stretch of bytes or digits begins; it ends at the value of
  /// the token behind, which says nothing else.
  var value: Int32
}

/// Follows the best way from the end, and keeps its tokens, the last one first.
struct PDF417Path {
  private let bytes: [UInt8]
  private(set) var tokens: [PDF417Token] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens.reserveCapacity(2 * bytes.count + 16)
  }

  private mutating func put(_ kind: PDF417Token.Kind, _ value: Int) {
    tokens.append(PDF417Token(kind: kind, value: Int32(truncatingIfNeeded: value)))
  }

  mutating func run(_ places: Span<PDF417Place>, from end: UInt8) {
    var (place, state, isArrival) = (bytes.count, end, true)
    while place > 0 || state < 8 {
      if state == PDF417Place.fromBytes, place > 0 {
        put(.end, place)
        var phase = Int(places[place].byteExit)
        repeat {
          place -= 1
          phase = phase == 0 ? 5 : phase - 1
        } while place > 0 && !(phase == 0 && places[place].startsBytes)
        put(.bytes, place)
        state = places[place].byteEntry
      } else if state == PDF417Place.fromDigits, place > 0 {
        let start = min(Int(places[place].digitStart), place - 1)
        put(.end, place)
        put(.digits, start)
        (place, state) = (start, places[start].digitEntry)
      } else {
        let lane = Int(state & 7)
        let before = isArrival ? 0 : places[place].switches[lane]
        if before > 0, before < PDF417Place.fromBytes {
          let values = PDF417Search.latchValues[Int((before - 1) & 3)][lane & 3]
          if values > 31 { put(.value, Int(values >> 5) - 1) }
          put(.value, Int(values & 31) - 1)
          (state, isArrival) = (before - 1, before != 1)
          continue
        }
        if before > 0 {
          put(.text, 0)
          if place == 0 { break }
          state = before
          continue
        }
        if place == 0 { break }
        let step = places[place].steps[lane]
        place -= 1
        putCharacter(place, submode: Int(step >> 2 & 3), way: step & 3)
        state = step >> 2
      }
      isArrival = false
      if place == 0, state > 8 { break }
    }
  }

  private mutating func putCharacter(_ place: Int, submode: Int, way: UInt8) {
    func value(_ submode: Int) -> Int { Int(PDF417Family.values[submode * 128 + Int(bytes[place] & 127)]) }
    switch way {
    case 0: put(.value, value(submode))
    case 1:
      let isAlpha = submode == 1 && value(0) != 255
      put(.value, isAlpha ? value(0) : value(3))
      put(.value, isAlpha ? 27 : 29)
    default: put(.shift, place)
    }
  }
}
