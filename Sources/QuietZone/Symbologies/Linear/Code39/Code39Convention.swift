/// What a Code 39 may be by a convention that has a check of its own.
struct Code39Convention {
  var kind: LinearDetails.Kind
  /// The number as it is printed under the bars; `nil` where it is the content.
  var printed: [UInt8]?

  /// Recognises Code 32, PZN and VIN in the characters of a symbol.
  init?(_ characters: [UInt8]) {
    switch characters.count {
    case 6:
      guard let printed = Self.code32(characters) else { return nil }
      self.init(kind: .code32, printed: printed)
    case 8, 9:
      guard let printed = Self.pzn(characters) else { return nil }
      self.init(kind: .pzn, printed: printed)
    case 17:
      guard Self.isVIN(characters) else { return nil }
      self.init(kind: .vin, printed: nil)
    default: return nil
    }
  }

  private init(kind: LinearDetails.Kind, printed: [UInt8]?) {
    self.kind = kind
    self.printed = printed
  }

  /// Code 32, the Italian Codice Parafarmaco: nine digits to the base of 32 in six characters, of which
  /// vowels are none; the ninth digit checks the others, every other one doubled and its digits summed. Six
  /// digits alone are rather some other number.
  private static func code32(_ characters: [UInt8]) -> [UInt8]? {
    let alphabet = [UInt8](ascii: "0123456789BCDFGHJKLMNPQRSTUVWXYZ")
    var number: UInt32 = 0
    for character in characters {
      guard let value = alphabet.firstIndex(of: character) else { return nil }
      number = number &* 32 &+ UInt32(value)
    }
    guard number < 1_000_000_000, characters.contains(where: { $0 > 57 }) else { return nil }
    var digits = [UInt8](repeating: 0, count: 9)
    for place in (0..<9).reversed() {
      digits[place] = UInt8(truncatingIfNeeded: number % 10)
      number /= 10
    }
    var sum = 0
    for (place, digit) in digits.dropLast().enumerated() {
      let weighted = Int(digit) &* (place & 1 &+ 1)
      sum &+= weighted / 10 &+ weighted % 10
    }
    return sum % 10 == Int(digits[8]) ? [65] + digits.map { $0 &+ 48 } : nil
  }

  /// PZN, the German Pharmazentralnummer: a hyphen and eight digits, formerly seven; the last is the sum of
  /// the others with weights 1, 2, 3 … (formerly 2, 3, 4 …) modulo 11, which is never 10.
  private static func pzn(_ characters: [UInt8]) -> [UInt8]? {
    guard characters[0] == UInt8(ascii: "-"), characters.dropFirst().allSatisfy({ $0.isDigit }) else {
      return nil
    }
    var sum = 0
    var weight = characters.count == 9 ? 1 : 2
    for character in characters.dropFirst().dropLast() {
      sum &+= Int(character &- 48) &* weight
      weight &+= 1
    }
    guard sum % 11 == Int(characters[characters.count &- 1] &- 48) else { return nil }
    return [UInt8](ascii: "PZN") + characters
  }

  /// A vehicle identification number: 17 digits and capitals without I, O and Q (ISO 3779:2009).
  private static func isVIN(_ characters: [UInt8]) -> Bool {
    characters.allSatisfy { character in
      character.isDigit
        || character &- 65 < 26 && character != 73 && character != 79 && character != 81
    } && characters.contains { $0 < 65 } && characters.contains { $0 > 57 }
  }
}
