import TestSupport
import Testing

@testable import QuietZoneCommands

/// What is GS1 and what is not.
@Suite struct GS1ContentTests {
  @Test(arguments: [
    ("(01)0950110153(10)A", "(01) at character 1 has 10 characters; expected are 14 digits"),
    ("(01)09501101530004", "(01) at character 1: the check digit at the end should be 3"),
    ("(00)10614141123456789X", "character 18 of its value, \"X\", is not allowed; expected are digits alone"),
    ("(10)grün", "character 3 of its value, \"ü\""),
    ("(10)", "(10) at character 1 has no value; expected are 1 to 20 characters"),
    ("(99)" + String(repeating: "A", count: 91), "91 characters; expected are 1 to 90"),
    ("hello", "\"hello\" is no element string"),
    ("https://id.gs1.org/01/09501101530003", "an ordinary QR code: leave --gs1 away"),
    ("HTTP://ID.GS1.ORG/01/09501101530003", "an ordinary QR code: leave --gs1 away"),
    ("10AB|21C", "(10) at character 1: character 3 of its value, \"|\", is not allowed"),
    ("99", "(99) at character 1 has no value"), ("{01}0950", "is no element string"),
    ("(05)123", "(05) at character 1 is no application identifier"),
    ("(01)09501101530003(05)123", "(05) at character 19 is no application identifier"),
    ("(10)" + String(repeating: "9", count: 30), "30 characters; expected are 1 to 20 characters"),
    ("(253)1", "(253) at character 1 has 1 character; expected are 13 to 30 characters"),
    ("(17)261399", "month 13 of the date; 01 to 12 are expected"),
    ("(11)261301", "month 13 of the date"), ("(17)260199", "day 99 of the date; 00 to 31 are expected"),
    ("(15)250229", "day 29 of the date; 00 to 28"), ("(7006)260100", "day 00 of the date; 01 to 31"),
    ("(7003)2601012460", "hour 24 of the time; 00 to 23 are expected"),
    ("(4321)2", "is 0 for no or 1 for yes"),
    ("(7007)2601012", "6 to 12 digits"), ("(8010)ab", "expected are capitals, digits and # - /"),
    ("(3106)123456", "(3106) at character 1 is no application identifier"),
    ("(01", "in brackets is expected at character 1"),
    ("(01)09501101530003x(", "characters; expected are 14"),
    ("(a)1", "in brackets is expected at character 1"),
    ("(12345)1", "in brackets is expected at character 1"),
    ("[05]1", "(05) at character 1 is no application identifier"),
    ("0109501101530003045", "no application identifier begins at character 17, \"045\""),
    ("\u{1D}", "is no element string"), ("(10)AB\n", "\"\\n\", is not allowed"),
  ])
  func whatIsNoneIsRefused(text: String, part: String) async {
    let outcome = await quietzone(["make", "--gs1", text])
    #expect(outcome.code == 1 && outcome.output.isEmpty)
    #expect(outcome.error.contains(part), "\(outcome.error)")
  }

  @Test(arguments: [
    "(01)09501101530003(10)AB-123(17)261231", "[01]09501101530003[10]AB-123[17]261231",
    "010950110153000310AB-123\u{1D}17261231", "\u{1D}010950110153000310AB-123\u{1D}17261231\u{1D}",
  ])
  func everyNotationIsTheSame(text: String) throws {
    #expect(
      try GS1Content.bytes(of: Array(text.utf8))
        == Array("010950110153000310AB-123\u{1D}17261231".utf8))
  }

  @Test(arguments: [
    ("(17)260200", "17260200"), ("(15)240229", "15240229"), ("(10)A(B)C", "10A(B)C"),
    ("[10]A(21)C[21]x", "10A(21)C\u{1D}21x"), ("(253)9501101530003", "2539501101530003"),
    ("(255)95011015300031234", "25595011015300031234"), ("(8003)09501101530003ABC", "800309501101530003ABC"),
    ("(7007)260101260105", "7007260101260105"), ("(8008)26010112", "800826010112"),
    ("(3922)1234(21)Z", "39221234\u{1D}21Z"), ("(4330)000123-", "4330000123-"),
    ("(8200)https://example.org", "8200https://example.org"),
  ])
  func whatIsRightIsTaken(text: String, bytes: String) throws {
    #expect(try GS1Content.bytes(of: Array(text.utf8)) == Array(bytes.utf8))
  }

  @Test(arguments: [
    ("(10)A(10)B", "(10) comes again with another value"),
    ("(3103)001234(3103)001235", "(3103) comes again with another value"),
    ("(01)09501101530003(02)09501101530003", "(02) may not stand beside (01)"),
  ])
  func contradictionsInOneSymbolAreRefused(text: String, part: String) async {
    let outcome = await quietzone(["make", "--gs1", text])
    #expect(outcome.code == 1 && outcome.output.isEmpty)
    #expect(outcome.error.contains("GS1: " + part), "\(outcome.error)")
  }

  /// Another code on the item may have what is missing; to say a thing twice is no contradiction.
  @Test(arguments: ["(10)A", "(10)A(10)A", "(02)09501101530003"])
  func oneSymbolMayLackCompanions(text: String) async {
    #expect(await quietzone(["make", "--gs1", text]).code == 0)
  }

  @Test func dataBarTakesElementStringsWithoutBeingAsked() async throws {
    let folder = try TemporaryFolder()
    for (symbology, text) in [
      ("databar-expanded", "(01)09501101530003(10)AB"), ("databar", "[01]09501101530003"),
      ("databar-expanded-stacked", "(01)09501101530003(10)AB"), ("databar-limited", "(01)09501101530003"),
    ] {
      let made = await quietzone(["make", "-b", symbology, "-o", folder.file("a.png"), text])
      #expect(made.code == 0, "\(made.error)")
      let read = await quietzone(["read", folder.file("a.png")])
      #expect(read.lines == ["0109501101530003" + (text.contains("AB") ? "10AB" : "")], "\(symbology)")
    }
    let refused = await quietzone(["make", "-b", "databar-expanded", "hello"])
    #expect(refused.code == 1 && refused.error.contains("is no element string"))
  }
}
