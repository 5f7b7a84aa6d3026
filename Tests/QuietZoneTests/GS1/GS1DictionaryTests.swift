import Testing

@testable import QuietZone

/// A literal as an identifier.
private func ai(_ identifier: GS1Identifier) -> GS1Identifier { identifier }

@Suite struct GS1DictionaryTests {
  /// Release 2026-01-27 holds 541 identifiers, in rising order, none the beginning of another.
  @Test func everyIdentifierIsThere() {
    let texts = GS1Dictionary.identifiers.map(\.description)
    #expect(texts.count == 541 && Set(texts).count == 541)
    #expect(texts == texts.sorted())
    for text in texts {
      for count in 2..<text.count { #expect(GS1Identifier(text.utf8.prefix(count))?.isAssigned == false) }
    }
  }

  /// GS1 General Specifications 25.0, Figure 7.8.5-2, in its order: identifier and value together.
  @Test func predefinedLengths() throws {
    let figure: [(ClosedRange<Int>, Int)] = [
      (0...0, 20), (1...3, 16), (4...4, 18), (11...19, 8), (20...20, 4), (31...36, 10), (41...41, 16),
    ]
    for prefix in 0...99 {
      let text = Array((prefix < 10 ? "0\(prefix)" : "\(prefix)").utf8)
      let shape = GS1Identifier.first(of: (text + [48, 48])[...])
      let length = figure.first { $0.0.contains(prefix) }?.1
      #expect(
        length == shape.flatMap { shape in shape.length.map { $0 + shape.identifier.count } }, "\(prefix)")
    }
    for identifier in GS1Dictionary.identifiers {
      let entry = try #require(GS1Dictionary.entry(identifier))
      let shape = try #require(GS1Identifier.first(of: (identifier.digits + [48])[...]))
      #expect(shape.identifier == identifier)
      if let length = shape.length { #expect(entry.lengths == length...length, "\(identifier)") }
    }
  }

  /// What rows say, one of each kind; identifiers of ranges with the facts of the range.
  @Test func rows() throws {
    let gtin = try #require(GS1Dictionary.entry("01"))
    #expect(gtin.components.map(\.rules) == [[.checkDigit, .companyPrefixBehindDigit]])
    #expect(gtin.qualifiers == [["22", "10", "21"], ["235"]] && gtin.excluded == ["255", "37"])
    let document = try #require(GS1Dictionary.entry("253"))
    #expect(document.components.map(\.isOptional) == [false, true] && document.lengths == 13...30)
    #expect(document.qualifiers == [[]])
    let price = try #require(GS1Dictionary.entry("3922"))
    #expect(price.required.contains(["01", "36nn"]) && price.excluded == ["393n", "392n"])
    #expect(GS1Dictionary.entry("3105")?.required == [["01"], ["02"]])
    #expect(GS1Dictionary.entry("3106") == nil && GS1Dictionary.entry("nn") == nil)
    #expect(GS1Dictionary.entry("8030")?.components.first?.characters == .set64)
    #expect(GS1Dictionary.entry("8010")?.components.first?.characters == .set39)
    let titles: [(GS1Identifier, String?)] = [
      ("00", "SSCC"), ("3142", "AREA (m²)"), ("7030", "PROCESSOR # 0"), ("7039", "PROCESSOR # 9"),
      ("7230", "CERT # 1"), ("7239", "CERT # 10"), ("95", "INTERNAL"), ("8110", nil), ("05", nil),
      ("8200", "PRODUCT URL"),
    ]
    for (identifier, title) in titles { #expect(identifier.title == title) }
    #expect(ai("01").isDigitalLinkKey && !ai("10").isDigitalLinkKey && ai("414").isDigitalLinkKey)
    #expect(
      ai("10").isDigitalLinkAttribute && !ai("21").isDigitalLinkAttribute && !ai("05").isDigitalLinkAttribute)
    #expect(ai("3103").lengths == 6...6 && ai("05").lengths == nil)
  }

  /// The sixteen keys of Digital Links, and what may not stand behind the `?`.
  @Test func keysAndAttributes() {
    let keys = GS1Dictionary.identifiers.filter(\.isDigitalLinkKey).map(\.description)
    #expect(
      keys == [
        "00", "01", "253", "255", "401", "402", "414", "415", "417", "8003", "8004", "8006", "8010", "8013",
        "8017", "8018",
      ])
    let others = GS1Dictionary.identifiers.filter { !$0.isDigitalLinkAttribute }.map(\.description)
    #expect(
      others == [
        "03", "21", "22", "235", "254", "7040", "7041", "8011", "8014", "8019", "8020", "8040", "8041",
        "8042",
        "8043", "8200",
      ])
  }

  /// The dictionary's 34 linters, each of which some identifier asks for; what rules name is assigned.
  @Test func everyRuleIsUsed() throws {
    var used: Set<GS1Rule> = []
    for identifier in GS1Dictionary.identifiers {
      let entry = try #require(GS1Dictionary.entry(identifier))
      for component in entry.components {
        used.formUnion(component.rules)
        #expect((1...90).contains(component.maximum) && component.minimum <= component.maximum)
      }
      for pattern in entry.required.joined() + entry.excluded + (entry.qualifiers ?? []).joined() {
        #expect(GS1Dictionary.identifiers.contains { $0.matches(pattern) }, "\(identifier): \(pattern)")
      }
    }
    #expect(used.count == 34 && GS1Rule.allCases.count == 34)
  }

  @Test func codeLists() {
    #expect(GS1CodeLists.countryNumbers.utf8CodeUnitCount == 249 * 3)
    #expect(GS1CodeLists.countryLetters.utf8CodeUnitCount == 249 * 2)
    #expect(GS1CodeLists.currencies.utf8CodeUnitCount == 179 * 3)
    let packages = [UInt8](ascii: GS1CodeLists.packageTypes).split(separator: 32)
    #expect(packages.count == 431 && packages.allSatisfy { (1...3).contains($0.count) })
    #expect(Set(packages).count == 431)
  }

  @Test func identifiers() {
    #expect(GS1Identifier("3103".utf8)?.digits == Array("3103".utf8))
    #expect(GS1Identifier("01".utf8) == "01" && ("01" as GS1Identifier).description == "01")
    for text in ["", "1", "12345", "1a", "31nn", "(1)"] {
      #expect(GS1Identifier(text.utf8) == nil, "\(text)")
    }
    #expect(ai("3103").matches("310n") && ai("3103").matches("31nn") && !ai("3203").matches("31nn"))
    #expect(!ai("31").matches("31nn") && !ai("3103").matches("31"))
    #expect(("" as GS1Identifier).digits.isEmpty && !("" as GS1Identifier).isAssigned)
  }
}
