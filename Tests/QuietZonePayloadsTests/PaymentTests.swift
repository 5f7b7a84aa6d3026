import QuietZonePayloads
import Testing

@Suite struct PaymentTests {
  typealias Part = (name: FieldName, value: String, debtor: Bool)

  private static func fields(_ parts: [Part]) -> [Payload.Field] {
    parts.map { Payload.Field($0.name, Array($0.value.utf8), label: $0.debtor ? Payload.debtor : []) }
  }

  /// The transfer that EPC069-12 and its readers use as an example.
  private static let transfer: [Part] = [
    (.name, "Franz Mustermänn", false), (.iban, "DE71110220330123456789", false),
    (.bic, "BHBLDEHHXXX", false), (.amount, "12.3", false), (.purpose, "GDDS", false),
    (.reference, "RF18539007547034", false),
  ]

  /// The first example of SIX's guidelines, with its QR-IBAN and QR reference.
  private static let bill: [Part] = [
    (.iban, "CH44 3199 9123 0008 8901 2", false), (.name, "Robert Schneider AG", false),
    (.street, "Rue du Lac", false), (.buildingNumber, "1268", false), (.postalCode, "2501", false),
    (.town, "Biel", false), (.country, "CH", false), (.amount, "1949.75", false), (.currency, "CHF", false),
    (.name, "Pia-Maria Rutschmann-Schnyder", true), (.street, "Grosse Marktgasse", true),
    (.buildingNumber, "28", true), (.postalCode, "9400", true), (.town, "Rorschach", true),
    (.country, "CH", true), (.reference, "21 00000 00003 13947 14300 09017", false),
    (.note, "Order from 15.06.2020", false),
    (.information, "//S1/10/10201409/11/200701/20/140.000-53", false),
    (.alternative, "Name AV1: UV;UltraPay005;12345", false),
  ]

  @Test func transferAsTheGuidelinesWriteIt() throws {
    let content = try PayloadWriter.checked(.creditTransfer, Self.fields(Self.transfer))
    #expect(
      String(decoding: content, as: UTF8.self) == """
        BCD
        002
        1
        SCT
        BHBLDEHHXXX
        Franz Mustermänn
        DE71110220330123456789
        EUR12.30
        GDDS
        RF18539007547034
        """)
    let back = Payload(text: content)
    #expect(back.kind == .creditTransfer)
    #expect(back[.amount] == Array("12.30".utf8) && back[.currency] == Array("EUR".utf8))
    for part in Self.transfer where part.name != .amount {
      #expect(back[part.name] == Array(part.value.utf8))
    }
  }

  @Test func billAsTheGuidelinesWriteIt() throws {
    let content = try PayloadWriter.checked(.swissBill, Self.fields(Self.bill))
    #expect(
      String(decoding: content, as: UTF8.self) == """
        SPC
        0200
        1
        CH4431999123000889012
        S
        Robert Schneider AG
        Rue du Lac
        1268
        2501
        Biel
        CH







        1949.75
        CHF
        S
        Pia-Maria Rutschmann-Schnyder
        Grosse Marktgasse
        28
        9400
        Rorschach
        CH
        QRR
        210000000003139471430009017
        Order from 15.06.2020
        EPD
        //S1/10/10201409/11/200701/20/140.000-53
        Name AV1: UV;UltraPay005;12345
        """)
    let back = Payload(text: content)
    #expect(back.kind == .swissBill)
    for part in Self.bill {
      let value = Array(part.value.utf8).filter { part.name != .iban && part.name != .reference || $0 != 32 }
      let label = part.debtor ? Payload.debtor : []
      #expect(back.fields.contains { $0.name == part.name && $0.label == label && $0.value == value })
    }
    // What is written again from what was read is the same.
    #expect(try PayloadWriter.checked(.swissBill, back.fields) == content)
  }

  @Test func billsOfOthers() throws {
    // Carriage returns, the combined address of bills before November 2025, nothing behind the trailer.
    let lines =
      ["SPC", "0200", "1", "CH5800791123000889012", "K", "A", "Street 1", "8000 Town", "", "", "CH"]
      + [String](repeating: "", count: 7) + ["", "CHF"] + [String](repeating: "", count: 7)
      + ["SCOR", "RF18539007547034", "", "EPD"]
    let payload = Payload(text: Array(lines.joined(separator: "\r\n").utf8))
    #expect(payload.kind == .swissBill)
    #expect(
      payload.fields.filter { $0.name == .address }.map(\.value) == [
        Array("Street 1".utf8), Array("8000 Town".utf8),
      ])
    #expect(payload[.reference] == Array("RF18539007547034".utf8))
    #expect(Payload(text: Array(lines.dropLast().joined(separator: "\n").utf8)).kind == .text)
  }

  private static let wrongTransfers: [([Part], FieldName, PayloadRule)] = [
    ([(.iban, "DE71110220330123456788", false)], .iban, .iban), ([(.iban, "DE7", false)], .iban, .iban),
    // Their remainders are right, but nobody makes them: 98, 97 and 02 are.
    ([(.iban, "DE01370400440532000034", false)], .iban, .iban),
    ([(.iban, "DE00370400440532000052", false)], .iban, .iban),
    ([(.iban, "DE99370400440532000016", false)], .iban, .iban),
    ([(.name, "", false)], .name, .needed), ([(.bic, "BHBLDEH", false)], .bic, .bic),
    ([(.amount, "0", false)], .amount, .amount), ([(.amount, "12,30", false)], .amount, .amount),
    ([(.amount, "1000000000", false)], .amount, .amount), ([(.amount, "1.234", false)], .amount, .amount),
    ([(.reference, "RF19539007547034", false)], .reference, .creditorReference),
    ([(.note, "and a text", false)], .note, .unused(besides: .reference)),
    ([(.name, String(repeating: "ä", count: 71), false)], .name, .characters(0...70)),
    ([(.purpose, "GIFTS", false)], .purpose, .purpose), ([(.name, "A\nB", false)], .name, .line),
  ]

  @Test(arguments: wrongTransfers)
  func wrongTransfersAreRefused(parts: [Part], name: FieldName, rule: PayloadRule) {
    let all = Self.transfer.filter { part in !parts.contains { $0.name == part.name } } + parts
    #expect(throws: PayloadWriter.Failure.rule(name, label: [], rule)) {
      try PayloadWriter.checked(.creditTransfer, Self.fields(all))
    }
  }

  private static let wrongBills: [([Part], FieldName, String, PayloadRule)] = [
    ([(.iban, "DE71110220330123456789", false)], .iban, "", .swissIBAN),
    ([(.reference, "", false)], .reference, "", .referenceOfQRIBAN),
    (
      [(.reference, "210000000003139471430009018", false)], .reference, "", .qrReference(expected: 7)
    ),
    ([(.reference, "RF18539007547034", false)], .reference, "", .qrReference(expected: nil)),
    // An account that is no QR-IBAN takes no QR reference.
    ([(.iban, "CH5800791123000889012", false)], .reference, "", .creditorReference),
    ([(.town, "", false)], .town, "", .needed),
    ([(.country, "CHE", false)], .country, "", .characters(1...2)),
    ([(.country, "C1", false)], .country, "", .country),
    ([(.currency, "USD", false)], .currency, "", .swissCurrency),
    ([(.name, "김민준", false)], .name, "", .swissCharacters),
    ([(.postalCode, "", true)], .postalCode, "debtor", .needed),
    ([(.note, String(repeating: "x", count: 101), false)], .information, "", .characters(0...39)),
    (
      [(.alternative, "a", false), (.alternative, "b", false), (.alternative, "c", false)], .alternative, "",
      .atMostTwo
    ),
  ]

  @Test(arguments: wrongBills)
  func wrongBillsAreRefused(parts: [Part], name: FieldName, label: String, rule: PayloadRule) {
    let all =
      Self.bill.filter { part in !parts.contains { $0.name == part.name && $0.debtor == part.debtor } }
      + parts
    #expect(throws: PayloadWriter.Failure.rule(name, label: Array(label.utf8), rule)) {
      try PayloadWriter.checked(.swissBill, Self.fields(all))
    }
  }

  @Test func billWithoutAmountDebtorAndReference() throws {
    let left: [FieldName] = [.amount, .reference, .note, .information, .alternative]
    let parts = Self.bill.filter { !$0.debtor && !left.contains($0.name) }
    let other = parts.map { part -> Part in
      part.name == .iban ? (.iban, "CH5800791123000889012", false) : part
    }
    let lines = try PayloadWriter.checked(.swissBill, Self.fields(other)).split(
      separator: 10, omittingEmptySubsequences: false)
    #expect(lines.count == 31 && lines[18].isEmpty && Array(lines[27]) == Array("NON".utf8))
    #expect(lines[20..<27].allSatisfy(\.isEmpty) && Array(lines[30]) == Array("EPD".utf8))
  }

  /// The line for programs is there where something follows it, and then even if it is empty.
  @Test func linesBehindTheTrailer() throws {
    let parts = Self.bill.filter { $0.name != .information }
    let content = try PayloadWriter.checked(.swissBill, Self.fields(parts))
    #expect(String(decoding: content, as: UTF8.self).hasSuffix("\nEPD\n\nName AV1: UV;UltraPay005;12345"))
    let short = try PayloadWriter.checked(
      .swissBill, Self.fields(parts.filter { $0.name != .alternative }))
    #expect(String(decoding: short, as: UTF8.self).hasSuffix("\nEPD"))
    #expect(Payload(text: short).kind == .swissBill && Payload(text: short + [10]).kind == .swissBill)
  }

  /// Characters of two bytes fill a symbol of version 25 before each field has as many as it may: what the
  /// longest one may have then is said, and fits.
  @Test func billsThatNoSymbolHolds() throws {
    let long = String(repeating: "ä", count: 70)
    let left: [FieldName] = [.note, .information, .alternative]
    let parts = Self.bill.filter { !left.contains($0.name) }.map { part -> Part in
      [.name, .street].contains(part.name) ? (part.name, long, part.debtor) : part
    }
    func bill(_ count: Int) throws(PayloadWriter.Failure) -> [UInt8] {
      let all =
        parts + [
          (.alternative, String(repeating: "ü", count: count), false),
          (.alternative, String(repeating: "ü", count: 90), false),
        ]
      return try PayloadWriter.checked(.swissBill, Self.fields(all))
    }
    do {
      _ = try bill(100)
      Issue.record("more than 997 bytes")
    } catch {
      guard case .rule(.alternative, [], .bytes(let range)) = error else { throw error }
      #expect(try bill(range.upperBound / 2).count == 997 - range.upperBound % 2)
    }
  }
}
