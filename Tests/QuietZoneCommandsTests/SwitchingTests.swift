import ArgumentParser
import Foundation
import QuietZone
import QuietZoneMedia
import TestSupport
import Testing

@testable import QuietZoneCommands

/// The page for those who come from other programs: each of our commands in it is run and does what its task
/// asks, and its figures are right.
@Suite struct SwitchingTests {
  private static let table = try? SwitchingTable()
  static let rows = table?.rows ?? []
  static let possible = rows.filter { $0.ours != nil }.map(\.number)

  @Test func figuresAreAsThePageSays() throws {
    let page = try #require(Self.table).page.replacing("\n", with: " ")
    let rows = Self.rows
    #expect(rows.map(\.number) == Array(1...32))
    for command in rows.flatMap({ [$0.theirs, $0.ours] }) {
      if let command { #expect(command.text.count == command.count, "\(command.text)") }
    }
    let both = rows.filter { $0.theirs != nil && $0.ours != nil }
    let short = both.filter { $0.number != 16 && $0.number != 25 }
    let (theirs, ours) = (Self.mean(both, \.theirs), Self.mean(both, \.ours))
    let (theirShort, ourShort) = (Self.mean(short, \.theirs), Self.mean(short, \.ours))
    let line = """
      \(Self.possible.count) of 32 tasks are possible. \(both.count) have a command on both sides: \
      in the mean theirs takes \(theirs) characters, ours \(ours); without turning (16) and bytes (25), \
      which are long there, \(theirShort) and \(ourShort).
      """
    print(line)
    #expect(page.contains(line), "the page has other figures")
    #expect(Self.possible.count == 30 && short.count == 25)
    #expect(try #require(Double(ourShort)) <= 25.8)
  }

  private static func mean(
    _ rows: [SwitchingTable.Row], _ side: (SwitchingTable.Row) -> SwitchingTable.Command?
  ) -> String {
    String(format: "%.2f", Double(rows.reduce(0) { $0 + (side($1)?.count ?? 0) }) / Double(rows.count))
  }

  /// Runs the command of a task in a folder with what it needs.
  private func run(_ number: Int, in folder: TemporaryFolder) async throws -> Outcome {
    let row = try #require(Self.rows.first { $0.number == number })
    try await SwitchingInput.write(for: number, to: folder)
    let words = try #require(row.ours).words(in: folder)
    let outcome = await quietzone(words)
    #expect(outcome.code == 0, "\(words): \(outcome.error)")
    return outcome
  }

  /// Everything that `read --json` says of the one code in a file.
  private func code(_ file: String) async throws -> [String: Any] {
    let outcome = await quietzone(["read", "--json", file])
    #expect(outcome.lines.count == 1, "\(outcome.error)")
    let object = try JSONSerialization.jsonObject(with: Data(outcome.text.utf8))
    return try #require(object as? [String: Any])
  }

  /// Width of a PNG file, pixels.
  private func width(_ png: [UInt8]) -> Int { png[16..<20].reduce(0) { $0 << 8 | Int($1) } }

  /// What follows the name of a chunk of a PNG file.
  private func chunk(_ name: String, _ png: [UInt8], _ count: Int) -> [UInt8] {
    guard let range = Data(png).range(of: Data(name.utf8)) else { return [] }
    return Array(png[range.upperBound...].prefix(count))
  }

  // MARK: Making

  /// What is read from `a.png`, and what else is to be known of it.
  @Test(
    arguments: [
      (1, "qr", "hi", [:]), (3, "qr", "hi", ["level": "H"]), (4, "qr", "hi", ["version": "5"]),
      (5, "qr", "hi", [:]), (6, "qr", "hi", [:]), (8, "qr", "hi", [:]),
      (9, "qr", nil, ["bytes_hex": "00ff0a0d0a"]), (11, "micro-qr", "hi", [:]), (12, "code-128", "hi", [:]),
      (13, "ean-13", "9771234567003 05", ["add_on": "05"]),
      (14, "code-128", "0109501101530003", ["gs1": "1", "identifier": "]C1"]), (16, "qr", "hi", [:]),
      (19, "qr", "a\tb", [:]), (20, "qr", "x", ["identifier": "]Q2"]), (21, "qr", "hi", [:]),
      (22, "qr", "...", [:]),
    ] as [(Int, String, String?, [String: String])])
  func picturesAreMade(number: Int, symbology: String, text: String?, keys: [String: String]) async throws {
    let folder = try TemporaryFolder()
    _ = try await run(number, in: folder)
    let code = try await code(folder.file("a.png"))
    #expect(code["symbology"] as? String == symbology)
    if let text { #expect(code["text"] as? String == text) }
    for (key, value) in keys { #expect("\(code[key] ?? "")" == value, "\(key)") }
    let png = folder.bytes("a.png")
    switch number {
    case 5: #expect(width(png) == (21 + 8) * 8)
    case 6: #expect(width(png) == (21 + 2) * 10)
    case 8: #expect(chunk("PLTE", png, 6) == [255, 255, 255, 0x46, 0x7C, 0x24])
    case 16: #expect(abs(try #require(code["angle"] as? Double) - 90) < 1)
    case 21: #expect(chunk("tRNS", png, 1) == [0])
    // 600 dots an inch are 23622 a metre, and 0.33 mm eight of them.
    case 22: #expect(chunk("pHYs", png, 4) == [0, 0, 0x5C, 0x46] && width(png) == (21 + 8) * 8)
    default: break
    }
  }

  @Test func theTerminalIsDrawnIn() async throws {
    let folder = try TemporaryFolder()
    let lines = try await run(2, in: folder).lines
    // Two rows a line; blocks are light here, on a dark ground.
    let rows = lines.flatMap { line in
      [line.map { "█▀".contains($0) }, line.map { "█▄".contains($0) }]
    }
    let width = try #require(rows.first?.count)
    var image = LuminanceImage(width: width * 4, height: rows.count * 4, luminance: 0)
    for y in 0..<image.height {
      for x in 0..<image.width where rows[y / 4][x / 4] { image.pixels[y * image.width + x] = 255 }
    }
    try Files.write(PGMWriter.encode(image), to: folder.file("a.pgm"))
    #expect(await quietzone(["read", folder.file("a.pgm")]).lines == ["hi"])
  }

  @Test func vectorsAreMade() async throws {
    let folder = try TemporaryFolder()
    _ = try await run(7, in: folder)
    #expect(String(decoding: folder.bytes("a.svg"), as: UTF8.self).contains("<svg"))
  }

  @Test(arguments: [(10, "a-", [".", ".", "."]), (15, "n-", ["ONE", "TWO"])])
  func seriesAreMade(number: Int, name: String, texts: [String]) async throws {
    let folder = try TemporaryFolder()
    _ = try await run(number, in: folder)
    let files = texts.indices.map { folder.file("\(name)\($0 + 1).png") }
    #expect(await quietzone(["read"] + files).lines == zip(files, texts).map { "\($0)\t\($1)" })
    guard number == 10 else { return }
    let whole = await quietzone(["read", "--merge"] + files.reversed())
    #expect(whole.lines.count == 1 && whole.text.hasSuffix("\t...\n"), "\(whole.text)")
  }

  @Test func kindsAreListed() async throws {
    let lines = try await run(23, in: TemporaryFolder()).lines
    #expect(lines.dropFirst().map { String($0.prefix { $0 != " " }) } == Symbology.tokens)
  }

  // MARK: Reading

  @Test(arguments: [
    (24, ["A\\tB"]), (27, ["QUICK"]), (28, ["ONE", "TWO"]), (29, ["A\\tB"]), (30, ["ONE", "TWO"]),
    (31, ["ONE", "TWO"]),
  ])
  func picturesAreRead(number: Int, texts: [String]) async throws {
    let folder = try TemporaryFolder()
    let lines = try await run(number, in: folder).lines
    #expect(lines.map { String($0.split(separator: "\t").last ?? "") } == texts)
    guard number == 29 else { return }
    let (before, after) = (folder.bytes("a.png"), folder.bytes("o.png"))
    #expect(width(after) == width(before) && after != before)
  }

  @Test func bytesAreRead() async throws {
    let folder = try TemporaryFolder()
    #expect(try await run(25, in: folder).output == Array("A\tB\n".utf8))
    let json = try await run(26, in: folder).text
    for key in ["\"symbology\":\"qr\"", "\"text\":\"A\\tB\"", "\"corners\":[[", "\"corrected\":0"] {
      #expect(json.contains(key), "\(key)")
    }
  }

  /// A camera can't be asked for: its command is parsed, and its source is a camera.
  @Test func cameraIsParsed() throws {
    let row = try #require(Self.rows.first { $0.number == 32 })
    let words = try #require(row.ours).words(in: TemporaryFolder())
    let command = try QuietZoneCommand.parseAsRoot(ProgramArguments.withCommand(words))
    let source = try #require((command as? ScanCommand)?.source)
    #expect(try !FrameSource(source).isStill)
  }

  /// No command of the table is left out above.
  @Test func everyCommandIsTried() {
    let tried = [1, 3, 4, 5, 6, 8, 9, 11, 12, 13, 14, 16, 19, 20, 21, 22, 2, 7, 10, 15, 23]
    #expect((tried + Array(24...32)).sorted() == Self.possible)
  }
}
