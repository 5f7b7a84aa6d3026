import TestSupport
import Testing

@testable import QuietZoneCommands

@Suite struct PayloadCommandTests {
  private static let written: [([String], String)] = [
    (["wifi", "ssid=Cafe", "password=secret 9"], "WIFI:T:WPA;S:Cafe;P:secret 9;;\n"),
    (["wifi", "ssid=x", "password=12345678 "], "WIFI:T:WPA;S:x;P:12345678 ;;\n"),
    (["tel", "number=+49 30 1234"], "tel:+49301234\n"),
    (["geo", "lat=48.8584", "lon=2.2945"], "geo:48.8584,2.2945\n"),
    (["sms", "to=+491234", "text=Hello"], "smsto:+491234:Hello\n"),
    (["mail", "to=a@example.org", "subject=Hi there"], "mailto:a@example.org?subject=Hi%20there\n"),
    (
      ["otp", "account=alice", "issuer=Big", "secret=JBSWY3DPEHPK3PXP"],
      "otpauth://totp/Big:alice?secret=JBSWY3DPEHPK3PXP&issuer=Big\n"
    ),
  ]

  @Test(arguments: written)
  func fieldsBecomeContent(arguments: [String], text: String) async throws {
    let folder = try TemporaryFolder()
    let made = await quietzone(["make", "-o", folder.file("a.png"), "--payload"] + arguments)
    #expect(made.code == 0, "\(made.error)")
    #expect(await quietzone(["read", folder.file("a.png")]).text == text)
  }

  @Test func everyKindHasItsFieldsAndNamesThem() async throws {
    for kind in PayloadKindName.allCases {
      #expect(!kind.keys.isEmpty)
      for key in kind.keys { #expect(kind.key(key.word) == key, "\(kind) \(key.word)") }
      let empty = await quietzone(["make", "--payload", kind.rawValue])
      #expect(
        empty.code == 1 && empty.error.contains("\(kind.rawValue): ") && empty.error.contains("is needed"))
      let unknown = await quietzone(["make", "--payload", kind.rawValue, "nothing=1"])
      #expect(unknown.code == 64 && unknown.error.contains("has no nothing; it has \(kind.keys[0].word)"))
    }
  }

  @Test(arguments: [
    (["wifi", "Cafe"], "write name=value"), (["wifi", "ssid=a", "ssid=b"], "given twice"),
    (["wifi", "ssid=a", "password=short"], "password of WPA is 8 to 63"),
    (["geo", "latitude=91", "longitude=0"], "latitude is degrees from -90 to 90"),
    (["wifi", "ssid=a", "--gs1"], "leave --gs1"), (["epc", "--level", "h"], "level M"),
    (["swiss", "--symbology", "data-matrix"], "level M"), (["epc", "-v", "14"], "version 1 to 13"),
    (["swiss", "-v", "26"], "version 1 to 25"), (["epc", "--symbol-version", "20+"], "version 1 to 13"),
    (["otp", "account=a:b", "secret=JBSWY3DP"], "otp: account has no colon"),
    (["otp", "account=a", "issuer=A:b", "secret=JBSWY3DP"], "otp: issuer has no colon"),
    (
      [
        "swiss", "iban=CH4431999123000889012", "name=A", "postal-code=1", "town=B", "country=CH",
        "reference=210000000003139471430009018",
      ], "should be 7"
    ),
  ])
  func mistakesAreNamed(arguments: [String], part: String) async {
    let made = await quietzone(["make", "--payload"] + arguments)
    #expect(made.code != 0 && made.error.contains(part), "\(made.error)")
    #expect(!made.error.contains("short\""))
  }

  @Test func fieldsOfStandardInputMayHaveAMark() async throws {
    let folder = try TemporaryFolder()
    let file = folder.file("a.png")
    let made = await quietzone(
      ["make", "--payload", "wifi", "-", "-o", file], input: "\u{FEFF}ssid=Cafe\npassword=secret 99\n")
    #expect(made.code == 0, "\(made.error)")
    #expect(await quietzone(["read", file]).text.contains("S:Cafe"))
  }

  @Test func transfersAreUTF8OfLevelM() async throws {
    let folder = try TemporaryFolder()
    let made = await quietzone([
      "make", "-o", folder.file("a.png"), "--payload", "epc", "name=Müller",
      "iban=DE71 1102 2033 0123 4567 89",
      "amount=9.5", "message=Danke",
    ])
    #expect(made.code == 0, "\(made.error)")
    let read = await quietzone(["read", "--json", folder.file("a.png")]).text
    #expect(read.contains("\"level\":\"M\"") && read.contains("4dc3bc6c6c6572"))
    #expect(read.contains(#""kind":"epc","name":"Müller","iban":"DE71110220330123456789""#))
  }

  @Test func billsAre46MillimetresWide() async throws {
    let folder = try TemporaryFolder()
    let fields = [
      "iban=CH4431999123000889012", "name=Robert Schneider AG", "postal-code=2501", "town=Biel", "country=CH",
      "reference=210000000003139471430009017", "amount=1949.75",
    ]
    let made = await quietzone(
      ["make", "-o", folder.file("a.svg"), "--quiet-zone", "0", "--payload", "swiss"] + fields)
    #expect(made.code == 0, "\(made.error)")
    #expect(String(decoding: folder.bytes("a.svg"), as: UTF8.self).contains("width=\"46mm\" height=\"46mm\""))
    let input = await quietzone(["make", "--payload", "swiss", "-"], input: fields.joined(separator: "\n"))
    #expect(input.code == 0 && !input.output.isEmpty, "\(input.error)")
  }
}
