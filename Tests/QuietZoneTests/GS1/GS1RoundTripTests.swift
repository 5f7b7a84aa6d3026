import TestSupport
import Testing

@testable import QuietZone

/// Element strings from seeds, of every identifier that there is, through all notations and back.
@Suite struct GS1RoundTripTests {
  @Test func throughBracketsAndData() throws {
    var random = SeededRandom(seed: 2027)
    let identifiers = GS1Dictionary.identifiers
    var used: Set<GS1Identifier> = []
    for _ in 0..<1000 {
      let elements = try (0..<Int.random(in: 1...4, using: &random)).map { _ in
        let identifier = try #require(identifiers.randomElement(using: &random))
        used.insert(identifier)
        return Self.element(identifier, &random)
      }
      let message = GS1ElementString(elements: elements)
      try message.check(.values)
      #expect(try GS1ElementString(message.description) == message, "\(message)")
      #expect(try GS1ElementString(message.joined(91, 93)) == message, "\(message)")
      #expect(try GS1ElementString(message.data) == message, "\(message)")
      #expect(GS1ElementString(structureOf: message.data) == message, "\(message)")
    }
    #expect(used.count > 500)
  }

  @Test func throughDigitalLinks() throws {
    var random = SeededRandom(seed: 2028)
    let keys = GS1Dictionary.identifiers.filter(\.isDigitalLinkKey)
    let attributes = GS1Dictionary.identifiers.filter { $0.isDigitalLinkAttribute }
    for _ in 0..<1000 {
      let key = try #require(keys.randomElement(using: &random))
      var elements = [Self.element(key, &random)]
      let sequence = GS1Dictionary.entry(key)?.qualifiers?.randomElement(using: &random) ?? []
      for name in sequence where Bool.random(using: &random) { elements.append(Self.element(name, &random)) }
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let name = try #require(attributes.randomElement(using: &random))
        let isFree = !keys.contains(name) && !elements.contains { $0.identifier == name }
        if isFree, name.description != "10" { elements.append(Self.element(name, &random)) }
      }
      let message = GS1ElementString(elements: elements)
      let link = try GS1DigitalLink(message, stem: "https://example.com/x")
      let again = try GS1DigitalLink(link.uri)
      #expect(Set(again.elementString.elements) == Set(elements), "\(link)")
      #expect(again.uri == link.uri)
    }
  }

  /// One changed character never traps, and what is still right says so of itself.
  @Test func changedTexts() throws {
    var random = SeededRandom(seed: 2029)
    let identifiers = GS1Dictionary.identifiers
    for _ in 0..<2000 {
      let name = try #require(identifiers.randomElement(using: &random))
      var text = GS1ElementString(elements: [Self.element(name, &random)]).bracketed
      text[Int.random(in: 0..<text.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      if let message = try? GS1ElementString(text) { try message.check(.values) }
      var link = Array("https://a/01/09501101530003/10/A%2F?17=261231".utf8)
      link[Int.random(in: 0..<link.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      if let link = try? GS1DigitalLink(link) { try link.elementString.check(.values) }
    }
  }

  /// A value of an identifier that is right.
  static func element(
    _ identifier: GS1Identifier, _ random: inout SeededRandom
  ) -> GS1ElementString.Element {
    var value: [UInt8] = []
    for component in GS1Dictionary.entry(identifier)?.components ?? [] {
      if component.isOptional, Bool.random(using: &random) { break }
      value += part(component, &random)
    }
    return GS1ElementString.Element(identifier, value)
  }

  private static func part(_ component: GS1Component, _ random: inout SeededRandom) -> [UInt8] {
    let alphabet = (33...126).map { UInt8($0) }.filter {
      component.characters.contains($0) && !(component.characters == .set64 && $0 == UInt8(ascii: "="))
    }
    let least = min(component.maximum, component.rules.isEmpty ? component.minimum : 9)
    let count = Int.random(in: max(component.minimum, least)...component.maximum, using: &random)
    var part = (0..<count).map { _ in alphabet.randomElement(using: &random) ?? 48 }
    let digits = (0..<count).map { _ in UInt8.random(in: 49...57, using: &random) }
    let pairs = component.rules.contains(.checkPair)
    for rule in component.rules { apply(rule, &part, digits, pairs: pairs) }
    return part
  }

  private static let codes: [GS1Rule: String] = [
    .dateOrMonth: "260200", .date: "240229", .longDate: "20000229", .time: "2359", .hour: "23", .minute: "59",
    .second: "59", .currency: "978", .country: "276", .countryOrMany: "999", .countryLetters: "DE",
    .latitude: "1800000000", .longitude: "3600000000", .yesOrNo: "1", .hyphen: "-", .importerIndex: "_",
    .packageType: "X20", .mediaType: "80", .sex: "9", .positionOfTotal: "9/9", .zero: "0", .winding: "9",
    .pieceOfTotal: "0202", .iban: "PL10105000997603123456789123", .coupon: "012345612345611110123",
    .couponOfOfferFile: "001234561234560123456",
  ]

  private static func apply(_ rule: GS1Rule, _ part: inout [UInt8], _ digits: [UInt8], pairs: Bool) {
    if let code = codes[rule] {
      part = Array(code.utf8)
      return
    }
    switch rule {
    case .checkDigit: part[part.count - 1] = CheckDigits.gs1(part.dropLast()) ?? 48
    case .companyPrefix:
      if part.allSatisfy({ $0 &- 48 < 10 }) { return }
      part.replaceSubrange(0..<4, with: digits.prefix(4))
      part[4] = UInt8(ascii: "A")
      if pairs { part.replaceSubrange((part.count - 2)..., with: pair(part)) }
    case .checkPair: part.replaceSubrange((part.count - 2)..., with: pair(part))
    case .percentEncoded: part = part.map { $0 == UInt8(ascii: "%") ? 48 : $0 }
    case .nonZero, .noLeadingZero: part = digits
    default: break
    }
  }

  private static func pair(_ part: [UInt8]) -> [UInt8] { CheckDigits.gs1Pair(part.dropLast(2)) ?? [] }
}
