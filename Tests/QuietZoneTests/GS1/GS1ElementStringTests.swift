import Testing

@testable import QuietZone

@Suite struct GS1ElementStringTests {
  @Test(arguments: [
    "(01)09501101530003(10)AB-123(17)261231", "[01]09501101530003[10]AB-123[17]261231",
    "010950110153000310AB-123\u{1D}17261231", "\u{1D}010950110153000310AB-123\u{1D}17261231\u{1D}",
    "]C1010950110153000310AB-123\u{1D}17261231", "]d2\u{1D}010950110153000310AB-123\u{1D}17261231",
    "]Q3010950110153000310AB-123\u{1D}17261231", "]e0010950110153000310AB-123\u{1D}17261231",
    "]J10109501101530003\u{1D}10AB-123\u{1D}17261231", "]X0010950110153000310AB-123\u{1D}17261231",
  ])
  func everyNotationIsTheSame(text: String) throws {
    let elements = try GS1ElementString(text)
    #expect(elements.data == Array("010950110153000310AB-123\u{1D}17261231".utf8))
    #expect(elements.description == "(01)09501101530003(10)AB-123(17)261231")
    #expect(elements["10"] == Array("AB-123".utf8) && elements["21"] == nil)
    #expect(try GS1ElementString(text, checks: .structure) == elements)
    #expect(try GS1ElementString(text, checks: .associations) == elements)
  }

  /// Bytes that go on where no character began are none of GS1's characters, in whatever number.
  @Test(arguments: ["(01)0950110153000|3", "(10)AB|", "(10)|", "0109501101|530003"])
  func strayBytesAreRefused(text: String) {
    for count in 1...3 {
      let bytes = text.utf8.flatMap {
        $0 == UInt8(ascii: "|") ? [UInt8](repeating: 0x85, count: count) : [$0]
      }
      #expect(throws: GS1Error.self) { try GS1ElementString(bytes) }
    }
  }

  /// gs1/gs1-syntax-engine, src/c-lib/ai.c at 0463451: bracketed and unbracketed data, `^` for FNC1.
  @Test(arguments: [
    ("(10)12345(11)991225", "1012345^11991225"), ("(3900)12345(11)991225", "390012345^11991225"),
    ("(3100)123456(10)12345", "31001234561012345"), ("(10)12345\\(11)991225", "1012345(11)991225"),
    ("(10)12345\\(", "1012345("), ("[10]A(21)C[21]x", "10A(21)C^21x"), ("(10)A(B)C", "10A(B)C"),
    ("(01)12345678901231(99)1234", "0112345678901231991234"), ("(242)123456(10)ABC123", "242123456^10ABC123"),
    ("(8001)12341234512398(01)12345678901231", "800112341234512398^0112345678901231"),
  ])
  func data(text: String, data: String) throws {
    let bytes = data.utf8.map { $0 == UInt8(ascii: "^") ? 29 : $0 }
    let elements = try GS1ElementString(text)
    #expect(elements.data == bytes)
    #expect(try GS1ElementString(bytes) == elements)
    #expect(try GS1ElementString(elements.bracketed) == elements)
    #expect(GS1ElementString(structureOf: bytes) == elements)
  }

  @Test(arguments: [
    ("", "\"\" is no element string: those begin with an application identifier, as in (01)0950"),
    ("\u{1D}", "is no"),
    ("(10)(11)98765", "(10) at character 1 has no value; expected are 1 to 20 characters"),
    ("(10)12345(11)", "(11) at character 10 has no value; expected are 6 digits"),
    ("(1A)12345", "an application identifier of 2 to 4 digits in brackets is expected at character 1"),
    ("()12345", "in brackets is expected at character 1"), ("(1)12345", "in brackets is expected at"),
    ("(12345)12345", "in brackets is expected at"), ("(15", "in brackets is expected"), ("(", "in brackets"),
    (
      "1(12345",
      "no application identifier begins at character 1, \"1\"; brackets, as in (01)…(10)…, say where"
    ),
    ("(01)123456789012312(10)12345", "(01) at character 1 has 15 characters; expected are 14 digits"),
    ("(17)9(90)217", "(17) at character 1 has 1 character; expected are 6 digits"),
    (
      "(89)1234", "(89) at character 1 is no application identifier of the GS1 General Specifications; if its"
    ),
    ("891234", "no application identifier begins at character 1, \"8912\""),
    ("01123456789012312", "no application identifier begins at character 17, \"2\""),
    ("011234567890123", "(01) at character 1 has 13 characters"), ("8111123", "(8111) at character 1 has 3"),
    ("70072112252", "the last 6 together or not at all"), ("0112345678901231\u{1D}\u{1D}1012", "\"\\u{1d}\""),
    ("hello", "\"hello\" is no element string"), ("{01}0950", "\"{01}0950\" is no element string"),
    ("grüne Äpfel und noch viel mehr", "\"grüne Äpfel und noch\" is no"),
    ("]E00950110153000", "is no element"),
    ("https://id.gs1.org/01/09501101530003", "an address is no element string: it may be a GS1 Digital Link"),
    ("(10)grün", "character 3 of its value, \"ü\""), ("(21)ü(10)a\nb", "(21) at character 1"),
    ("(10)aä(21)12(99)\t", "(10) at character 1: character 2"), ("(99)\t", "\"\\t\""),
  ])
  func refused(text: String, sentence: String) throws {
    let error = #expect(throws: GS1Error.self) { try GS1ElementString(text) }
    #expect(try #require(error).description.contains(sentence), "\(String(describing: error))")
  }

  /// Places count characters, and not bytes.
  @Test func places() throws {
    let error = #expect(throws: GS1Error.self) {
      try GS1ElementString("[98]ü[10]a", checks: .structure).check(.values)
    }
    #expect(error?.place == 0 && error?.identifier == "98" && error?.character == 1)
    let second = #expect(throws: GS1Error.self) { try GS1ElementString("(10)abc(17)261399") }
    #expect(second?.place == 8 && second?.identifier == "17" && second?.character == 3)
    #expect(
      second?.problem == .outOfRange(.month, found: Array("13".utf8), minimum: 1, maximum: 12))
  }

  /// What is read is taken as it is: new identifiers, wrong digits.
  @Test func structureAlone() throws {
    let unknown = try GS1ElementString("(4999)x(01)1", checks: .structure)
    #expect(unknown.elements.count == 2)
    #expect(try GS1ElementString("1499010110AB", checks: .structure).description == "(14)990101(10)AB")
    #expect(throws: GS1Error.self) { try GS1ElementString("(10)", checks: .structure) }
    #expect(throws: GS1Error.self) { try GS1ElementString("5012", checks: .structure) }
    for text in ["9", "01", "abc", "5012", "10", "97\u{1}", "97ü"] {
      #expect(GS1ElementString(structureOf: Array(text.utf8)) == nil, "\(text)")
    }
    #expect(GS1ElementString(structureOf: [])?.elements.isEmpty == true)
    #expect(GS1ElementString(structureOf: Array("97x".utf8))?.printed == Array("(97)x".utf8))
  }

  /// gs1/gs1-syntax-engine, src/c-lib/ai.c at 0463451, where release 2026-01-27 has not changed the rule.
  @Test(arguments: [
    ("(400)ABC(400)ABC", nil), ("(400)ABC(99)DEF(400)ABC", nil),
    ("(400)ABC(400)AB", "(400) comes again with another value"),
    ("(400)ABC(99)DEF(400)XYZ", "(400) comes again with another value"),
    ("(01)12345678901231(02)12345678901231(37)1(00)123456789012345675", "(01) may not stand beside (37)"),
    ("(01)12345678901231(255)5412345000150", "(01) may not stand beside (255)"),
    ("(01)12345678901231(37)123", "(01) may not stand beside (37)"),
    ("(01)12345678901231(21)ABC123(235)XYZ", "(21) may not stand beside (235)"),
    ("(255)5412345000150(3940)1234(3941)9999", "(3940) may not stand beside (3941)"),
    ("(255)5412345000150(3940)1234(8111)9999", "(3940) may not stand beside (8111)"),
    ("(02)12345678901231", "(02) needs (37) beside it"),
    ("(02)12345678901231(37)123", "(37) needs (00) with (02) or (00) with (8026) beside it"),
    ("(02)12345678901231(37)123(00)123456789012345675", nil),
    ("(91)X(02)12345678901231(92)Y(37)123(93)Z(00)123456789012345675", nil),
    ("(21)ABC123", "(21) needs (01), (03) or (8006) beside it"), ("(21)ABC123(01)12345678901231", nil),
    ("(21)ABC123(8006)123456789012310510", nil),
    ("(01)12345678901231(250)ABC123", "(250) needs (01) with (21), (03) with (21) or (8006) with (21)"),
    ("(01)12345678901231(21)XYZ999(250)ABC123", nil),
    ("(01)12345678901231(3925)12599", "(3925) needs (01) with (30), (01) with (31nn),"),
    ("(01)12345678901231(3925)12599(30)123", nil), ("(01)12345678901231(3925)12599(3105)654321", nil),
    ("(01)12345678901231(3925)12599(3695)654321", nil), ("(01)12345678901231(3925)12599(3295)654321", nil),
  ])
  func associations(text: String, sentence: String?) throws {
    let elements = try GS1ElementString(text)
    guard let sentence else {
      try elements.check()
      return
    }
    let error = #expect(throws: GS1Error.self) { try GS1ElementString(text, checks: .associations) }
    #expect(try #require(error).description.hasPrefix(sentence), "\(String(describing: error))")
    #expect(!elements.associationFaults.isEmpty)
  }

  /// Brackets that belong to a value, and a long message, cost no more than their length.
  @Test func hostileTexts() {
    let brackets = String(repeating: "(10)((((((((", count: 4000)
    #expect((try? GS1ElementString(brackets, checks: .structure))?.elements.count == 4000)
    #expect((try? GS1ElementString(String(repeating: "[", count: 50_000))) == nil)
    #expect((try? GS1ElementString(String(repeating: "10\u{1D}", count: 20_000))) == nil)
  }

  /// Elements that come again and again, each in its order.
  @Test func faultsOfManyElements() throws {
    let same = try GS1ElementString(String(repeating: "(10)A", count: 30_000))
    #expect(same.associationFaults.allSatisfy { $0.problem != .repeated })
    let mixed = try GS1ElementString("(01)09501101530003(10)A(10)A(10)B(10)A(10)C")
    #expect(mixed.associationFaults.map(\.problem) == [.repeated, .repeated, .repeated])
    let many = try GS1ElementString("(01)09501101530003" + (0..<9999).map { "(10)\($0)" }.joined())
    #expect(many.associationFaults.count == 9998)
  }

  @Test func linesForPeople() throws {
    let text = "(01)09501101530003(15)261231(3103)001250(3932)9781299(10)AB-123(8110)012345612345611110123"
    #expect(
      try GS1ElementString(text).lines == [
        "GTIN: 09501101530003", "BEST BEFORE or BEST BY: 2026-12-31", "NET WEIGHT (kg): 1.250",
        "PRICE: 12.99 (currency 978)", "BATCH/LOT: AB-123", "(8110): 012345612345611110123",
      ])
  }
}
