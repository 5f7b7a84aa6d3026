import Foundation
import QuietZone
import TestSupport
import Testing

@testable import QuietZoneCommands

/// Exact bytes in: files, standard input, escapes; and what is refused before it is in memory.
@Suite struct MakeContentTests {
  /// What reading the made file says of its bytes.
  private func hex(_ arguments: [String], input: [UInt8] = [], file: String = "a.png") async throws -> String
  {
    let folder = try TemporaryFolder()
    let made = await quietzone(["make", "-o", folder.file("a.png")] + arguments, input: input)
    #expect(made.code == 0, "\(made.error)")
    let read = await quietzone(["read", "--json", folder.file(file)]).text
    let start = try #require(read.range(of: "\"bytes_hex\":\""), "\(read)").upperBound
    return String(read[start...].prefix { $0 != "\"" })
  }

  private static let endings: [[UInt8]] = [
    [1, 2, 10], [1, 2, 10, 10], [1, 2, 13, 10], [13], [10], [0, 255, 10, 0], Array("grün\n".utf8),
    [0xC3, 0xA9], [0xE9],
  ]

  /// A standard input without end.
  private static let zeros: @Sendable (Int) -> [UInt8] = { [UInt8](repeating: 0, count: $0) }

  private static func digits(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  @Test(arguments: endings, ["qr", "data-matrix", "code-128", "pdf417"])
  func bytesStayAsTheyAre(bytes: [UInt8], symbology: String) async throws {
    // Code 128 reads its bytes as ISO-8859-1, in which they are the same.
    #expect(try await hex(["-b", symbology, "-"], input: bytes) == Self.digits(bytes))
    let folder = try TemporaryFolder()
    try Files.write(bytes, to: folder.file("content"))
    #expect(try await hex(["-b", symbology, "--file", folder.file("content")]) == Self.digits(bytes))
    #expect(try await hex(["-b\(symbology)", "-f\(folder.file("content"))"]) == Self.digits(bytes))
  }

  @Test func everyByteInAnOrdinaryCode() async throws {
    let all = (0...255).map { UInt8($0) }
    #expect(try await hex(["-"], input: all) == Self.digits(all))
  }

  @Test func trimIsAsked() async throws {
    #expect(try await hex(["-", "--trim"], input: [65, 13, 10]) == "41")
    #expect(try await hex(["-", "--trim"], input: [65, 10, 10]) == "410a")
    #expect(await quietzone(["make", "--trim", "x"]).error.contains("--trim is for --file"))
    let ean = await quietzone(["make", "-b", "ean-13", "-"], input: "9783161484100\n")
    #expect(
      ean.error.contains("EAN-13 takes digits only; character 14 is a line feed; --trim"), "\(ean.error)")
  }

  @Test func utf8IsAnnouncedOrSaid() async throws {
    let folder = try TemporaryFolder()
    _ = await quietzone(["make", "-o", folder.file("a.png"), "-"], input: Array("grün".utf8))
    let read = await quietzone(["read", "--json", folder.file("a.png")])
    #expect(
      read.text.contains("\"text\":\"grün\"") && read.text.contains("\"identifier\":\"]Q2\""), "\(read.text)")
    let linear = await quietzone(
      ["make", "-o", folder.file("b.png"), "-b", "code-128", "-"], input: Array("grün".utf8))
    #expect(linear.code == 0 && linear.error.contains("note: the bytes are text in UTF-8"))
    let text = await quietzone(["make", "-o", folder.file("c.png"), "-b", "code-128", "grün"])
    #expect(text.code == 0 && text.error.isEmpty)
    #expect(await quietzone(["read", folder.file("c.png")]).lines == ["grün"])
  }

  @Test(arguments: [
    (#"a\tb\n"#, "6109620a"), (#"\0\x1d\xFF\\"#, "001dff5c"), (#"\u{e9}"#, "e9"), (#"\u{1F600}"#, "f09f9880"),
    (#"\e\E\G\R\a\b\v\f\r"#, "1b041d1e07080b0c0d"), (#"[)>\R05\G1\R\E"#, "5b293e1e30351d311e04"),
  ])
  func escapes(text: String, bytes: String) async throws {
    #expect(try await hex(["--escapes", text]) == bytes)
    #expect(try await hex(["-e", "-"], input: Array(text.utf8)) == (text == #"\u{e9}"# ? "c3a9" : bytes))
  }

  @Test func escapesOfRowsAndFields() async throws {
    let folder = try TemporaryFolder()
    for (name, content) in [("l.txt", #"a\tb"#), ("t.csv", "text\n" + #"a\tb"#)] {
      try Files.write(Array(content.utf8), to: folder.file(name))
      #expect(try await hex(["--batch", folder.file(name), "--escapes"], file: "a-1.png") == "610962")
    }
    let templated = ["--batch", folder.file("t.csv"), "--escapes", "--text", #"{text}\x21"#]
    #expect(try await hex(templated, file: "a-1.png") == "61096221")
    let fields = ["--payload", "tel", "--escapes"]
    #expect(try await hex(fields + [#"phone=\x2b\x34\x39"#]) == Self.digits(Array("tel:+49".utf8)))
    #expect(
      try await hex(fields + ["-"], input: Array(#"phone=\x2b49"#.utf8)) == Self.digits(Array("tel:+49".utf8))
    )
    try Files.write(Array(("phone\n" + #"\x2b49"#).utf8), to: folder.file("f.csv"))
    #expect(
      try await hex(fields + ["--batch", folder.file("f.csv")], file: "a-1.png")
        == Self.digits(Array("tel:+49".utf8)))
    let broken = await quietzone(["make", "--payload", "wifi", "--escapes", #"ssid=\xff"#])
    #expect(broken.code == 1 && broken.error.contains("ssid would be bytes that are no UTF-8"))
    let service = try MakingService().make(
      .fields(kind: "wifi", [("ssid", #"\u{e9}"#)]), [("escapes", "true")], format: "svg")
    let plain = try MakingService().make(.fields(kind: "wifi", [("ssid", "é")]), [], format: "svg")
    #expect(service.bytes == plain.bytes)
  }

  @Test(arguments: [
    (#"a\qb"#, #"there is no \q (byte 2)"#), (#"a\"#, "backslash at the end"),
    (#"\x1"#, "two hexadecimal digits"),
    (#"\xgg"#, "two hexadecimal digits"), (#"\u{110000}"#, "number in braces"),
    (#"\u{d800}"#, "number in braces"),
    (#"\u41"#, "number in braces"), (#"\u{41"#, "number in braces"), (#"\ü"#, #"there is no \ü"#),
  ])
  func wrongEscapes(text: String, part: String) async {
    let outcome = await quietzone(["make", "--escapes", text])
    #expect(outcome.code == 1 && outcome.error.contains(part), "\(outcome.error)")
  }

  @Test func separatorsOfGS1ByEscapes() async throws {
    #expect(
      try await hex(["--gs1", "--escapes", #"10AB\G17261231"#])
        == Self.digits(
          Array("10AB\u{1D}17261231".utf8)))
  }

  @Test func whatNoCodeHoldsIsNotRead() async throws {
    let endless = await quietzone(["make", "-"], read: Self.zeros)
    #expect(endless.code == 1 && endless.error.contains("standard input has more than 1000000 bytes"))
    #expect(endless.error.contains("2953 bytes at the most, a set of up to 16"), "\(endless.error)")
    let linear = await quietzone(["make", "-b", "ean-13", "-"], read: Self.zeros)
    #expect(linear.code == 1 && linear.error.contains("EAN-13 holds"), "\(linear.error)")
    let device = await quietzone(["make", "-b", "aztec", "--file", "/dev/zero"])
    #expect(device.code == 1 && device.error.contains("/dev/zero has more than 1000000 bytes"))
    let absent = await quietzone(["make", "--file", "/none/file"])
    #expect(absent.code == 1 && absent.error.contains("/none/file: can't be read: "), "\(absent.error)")
  }

  @Test func oneSourceAlone() async {
    for arguments in [
      ["--file", "f", "x"], ["--file", "f", "--batch", "b", "-o", "a.svg"], ["--file", ""],
    ] {
      let outcome = await quietzone(["make"] + arguments)
      #expect(outcome.code == 64, "\(arguments): \(outcome.error)")
    }
  }
}
