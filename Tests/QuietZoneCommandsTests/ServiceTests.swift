import QuietZone
import Testing

@testable import QuietZoneCommands

/// What the server asks of the commands: parameters in place of options.
@Suite struct ServiceTests {
  @Test func makesWhatTheCommandMakes() async throws {
    let file = try MakingService().make(
      .text("A-4711"), [("symbology", "code-128"), ("no-text", "")], format: "svg")
    let run = await quietzone(["make", "A-4711", "-b", "code-128", "--no-text", "-o", "-", "--format", "svg"])
    #expect(file.bytes == run.output)
    #expect(file.mediaType.hasPrefix("image/svg+xml"))
    #expect(file.name == "code.svg")
  }

  @Test func readsWhatItMade() async throws {
    let service = ReadingService(limits: .init())
    for (symbology, text) in [("qr", "hello"), ("pdf417", "two"), ("ean-13", "9501101530003")] {
      let file = try MakingService().make(.text(text), [("symbology", symbology)], format: "png")
      let answer = await service.read(file.bytes, name: "code", try service.order([]), annotating: true)
      #expect(answer.symbologies == [symbology])
      #expect(answer.codes.first?.contains("\"text\":\"\(text)\"") == true)
      #expect(answer.annotated?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
      #expect(answer.refusal == nil)
    }
  }

  @Test(arguments: [
    ("size", "x", ServiceRefusal.Reason.parameter), ("sise", "100", .parameter),
    ("strict", "perhaps", .parameter),
    ("output", "elsewhere", .parameter), ("symbology", "ean-13", .content),
  ])
  func refusesInWordsOfParameters(name: String, value: String, reason: ServiceRefusal.Reason) {
    #expect {
      try MakingService().make(.text("a"), [(name, value)], format: "svg")
    } throws: { error in
      guard let refusal = error as? ServiceRefusal else { return false }
      return refusal.reason == reason && !refusal.description.contains("--")
    }
  }

  @Test func callsThingsWhatTheyAre() async throws {
    var limits = ReadingService.Limits()
    limits.pixels = 1000
    let service = ReadingService(limits: limits), order = try service.order([])
    let picture = try MakingService().make(.text("a"), [], format: "png").bytes
    #expect(await service.read(picture, name: "p", order).refusal?.reason == .size)
    #expect(await service.read(Array("text".utf8), name: "p", order).refusal?.reason == .kind)
    let patient = ReadingService(limits: .init())
    #expect(await patient.read(Array(picture[..<40]), name: "p", order).refusal?.reason == .content)
    #expect(await service.read([], name: "p", order).refusal?.reason == .content)
  }

  @Test func dashesLeaveOptionsAlone() {
    #expect(
      ServiceParameters.plain("give --scale or --size, not -- both; -5 --9")
        == "give scale or size, not -- both; -5 --9")
  }

  @Test func checksWithPlaces() {
    let text = CheckingService().check("(01)09501101530003(17)269931")
    #expect(text.contains("\"valid\":false"))
    #expect(text.contains("\"ai\":\"17\""))
    #expect(CheckingService().check("hello").contains("\"gs1\":null"))
  }

  @Test(arguments: [
    ("https://id.gs1.org/01/09501101530004", "the check digit at the end should be 3"),
    ("https://example.com/01/09501101530003/17/261231", "(17)"),
    ("https://example.com/01/09501101530003?10=A", "(10)"),
    ("https://example.com/01/09501101530003/10/A|B", "character"),
  ])
  func wrongLinksAreTold(link: String, part: String) {
    let text = CheckingService().check(link)
    #expect(text.contains("\"valid\":false") && text.contains(part), "\(text)")
  }

  @Test(arguments: [
    "https://example.org", "https://example.org/a/b", "https://example.org/2026/01/15",
    "https://example.org/2026/01/15?10=A", "https://example.org/2026/01/news", "https://example.org/ser/12",
    "https://example.org/01/2026", "https:///01/09501101530003",
  ])
  func otherLinksAreNoGS1(link: String) {
    #expect(CheckingService().check(link).contains("\"gs1\":null"))
  }

  @Test func quotesForJSON() {
    #expect(JSONText.quoted("a\"b\\c/é😀") == "\"a\\\"b\\\\c/é😀\"")
    #expect(JSONText.quoted("\r\n\t\u{0}\u{1F}\u{7F}\u{9F}") == #""\r\n\t\u0000\u001f\u007f\u009f""#)
    #expect(JSONText.quoted(" ~\u{A0}\u{2027}\u{2028}\u{2029}") == "\" ~\u{A0}\u{2027}\\u2028\\u2029\"")
    #expect(CheckingService().check("a\nb").hasPrefix(#"{"text":"a\nb","#))
  }
}
