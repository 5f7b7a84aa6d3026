extension GS1Rule {
  /// What is wrong with the form of `part` by the rules that name one.
  func formFault(_ part: ArraySlice<UInt8>) -> GS1Fault? {
    guard let first = part.first else { return nil }
    switch self {
    case .yesOrNo: return Self.wrong(.yesOrNo, part, unless: first < 50)
    case .zero: return Self.wrong(.leadingZero, part, unless: part.allSatisfy { $0 == 48 })
    case .nonZero: return Self.wrong(.nonZero, part, unless: part.contains { $0 != 48 })
    case .noLeadingZero: return Self.wrong(.noLeadingZero, part, unless: first != 48)
    case .hyphen: return Self.wrong(.hyphen, part, unless: part.allSatisfy { $0 == UInt8(ascii: "-") })
    case .winding: return Self.wrong(.winding, part, unless: first < 50 || first == 57)
    case .hasNonDigit: return Self.wrong(.hasNonDigit, part, unless: part.contains { !$0.isDigit })
    case .importerIndex:
      let isRight = first != UInt8(ascii: "=") && GS1CharacterSet.set64.contains(first)
      return Self.wrong(.importerIndex, part, unless: part.count == 1 && isRight)
    case .percentEncoded: return Self.percentEncoding(part)
    case .positionOfTotal: return Self.wrong(.positionOfTotal, part, unless: Self.isPositionOfTotal(part))
    case .iban: return Self.wrong(.iban, part, unless: Self.isIBAN(part))
    default: return nil
    }
  }

  private static func wrong(
    _ form: GS1Error.Form, _ part: ArraySlice<UInt8>, unless isRight: Bool
  ) -> GS1Fault? {
    isRight ? nil : GS1Fault(.wrongForm(form), at: part.startIndex)
  }

  private static func percentEncoding(_ part: ArraySlice<UInt8>) -> GS1Fault? {
    for index in part.indices where part[index] == UInt8(ascii: "%") {
      let digits = part[(index + 1)...].prefix(2)
      guard digits.count == 2, digits.allSatisfy({ GS1Percent.value($0) != nil }) else {
        return GS1Fault(.wrongForm(.percentEncoding), at: index)
      }
    }
    return nil
  }

  /// `1/3`: numbers from 1 without zeros before them, the first no larger.
  private static func isPositionOfTotal(_ part: ArraySlice<UInt8>) -> Bool {
    guard let slash = part.firstIndex(of: UInt8(ascii: "/")) else { return false }
    let position = part[..<slash], total = part[(slash + 1)...]
    for number in [position, total] {
      guard let first = number.first, first != 48, number.count < 10, number.allSatisfy({ $0.isDigit })
      else { return false }
    }
    return number(position) <= number(total)
  }

  /// Country, two check digits and up to 30 capitals and digits; read behind the first four as a number,
  /// letters as 10 to 35, it leaves 1 when divided by 97 (ISO 13616-1).
  private static func isIBAN(_ part: ArraySlice<UInt8>) -> Bool {
    guard (11...34).contains(part.count), GS1Rule.countryLetters.listFault(part.prefix(2)) == nil else {
      return false
    }
    var rest: UInt32 = 0
    for byte in part.dropFirst(4) + part.prefix(4) {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): rest = (rest * 10 + UInt32(byte - 48)) % 97
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): rest = (rest * 100 + UInt32(byte - 55)) % 97
      default: return false
      }
    }
    return rest == 1
  }

  /// What is wrong with a code of a list. A build without the dictionary has no lists of ISO.
  func listFault(_ part: ArraySlice<UInt8>) -> GS1Fault? {
    guard let (list, isListed) = membership(part), !isListed else { return nil }
    return GS1Fault(.notListed(list, found: Array(part)), at: part.startIndex)
  }

  private func membership(_ part: ArraySlice<UInt8>) -> (GS1Error.CodeList, Bool)? {
    switch self {
    case .sex: return (.sex, [48, 49, 50, 57].contains(part.first ?? 0))
    case .mediaType:
      let number = Self.number(part)
      return (.mediaType, (1...10).contains(number) || (80...99).contains(number))
    #if !QUIETZONE_WITHOUT_GS1_DICTIONARY
      case .country: return (.country, Self.contains(GS1CodeLists.countryNumbers, part))
      case .countryOrMany:
        return (.countryOrMany, Self.number(part) == 999 || Self.contains(GS1CodeLists.countryNumbers, part))
      case .countryLetters: return (.countryLetters, Self.contains(GS1CodeLists.countryLetters, part))
      case .currency: return (.currency, Self.contains(GS1CodeLists.currencies, part))
      case .packageType:
        let codes = [UInt8](ascii: GS1CodeLists.packageTypes).split(separator: 32)
        return (.packageType, codes.contains(part))
    #endif
    default: return nil
    }
  }

  #if !QUIETZONE_WITHOUT_GS1_DICTIONARY
    /// Whether codes of one length, one behind the other, are among them.
    private static func contains(_ list: StaticString, _ code: ArraySlice<UInt8>) -> Bool {
      let bytes = [UInt8](ascii: list)
      guard !code.isEmpty else { return false }
      return stride(from: 0, to: bytes.count, by: code.count).contains { index in
        bytes[index..<min(index + code.count, bytes.count)] == code
      }
    }
  #endif
}

/// Percent encoding of addresses (RFC 3986, 2.1).
enum GS1Percent {
  /// What a hexadecimal digit is worth.
  static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - 48
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - 55
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - 87
    default: nil
    }
  }
}
