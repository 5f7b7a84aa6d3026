import QuietZone
import ArgumentParser
import Foundation
import QuietZone
import QuietZoneMedia
import TestSupport
import Testing

@testable import QuietZoneCommands

@Suite struct ReadCommandTests {
  /// A folder with `code.png` that says QuietZone, `empty.pgm` without a code, and `broken.png`.
  private func pictures() async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    _ = await quietzone(["make", "-o", folder.file("code.png"), "QuietZone"])
    try Files.write(
      Array("P5\n40 40\n255\n".utf8) + [UInt8](repeating: 200, count: 1600), to: folder.file("empty.pgm"))
    try Files.write([1, 2, 3], to: folder.file("broken.png"))
    return folder
  }

  @Test func exitCodes() async throws {
    let folder = try await pictures()
    let code = folder.file("code.png")
    #expect(await quietzone(["read", code]).code == 0)
    #expect(await quietzone(["read", code, folder.file("empty.pgm")]).code == 4)
    #expect(await quietzone(["read", folder.file("broken.png"), folder.file("empty.pgm"), code]).code == 1)
    #expect(await quietzone(["read", folder.file("absent.png")]).code == 1)
    #expect(await quietzone(["read"]).code == 64)
  }

  @Test func linesInTheOrderOfTheFiles() async throws {
    let folder = try await pictures()
    let files =
      (0..<12).map { _ in folder.file("code.png") } + [folder.file("empty.pgm"), folder.file("code.png")]
    let outcome = await quietzone(["read"] + files)
    #expect(outcome.lines == [String](repeating: folder.file("code.png") + "\tQuietZone", count: 13))
    #expect(outcome.error.contains("empty.pgm: no code found"))
  }

  @Test func keysOfJSON() async throws {
    let folder = try await pictures()
    let line = await quietzone(["read", "--json", folder.file("code.png")]).lines[0]
    let object = try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    #expect(
      Set(object.keys) == [
        "path", "page", "symbology", "identifier", "text", "guessed_character_set", "bytes_hex", "corners",
        "model", "version", "level", "gs1", "mask", "columns", "rows", "inverted", "mirrored", "corrected",
        "correction_capacity",
        "structured_append", "angle", "payload", "gs1_elements", "schema",
      ])
    #expect(object["bytes_hex"] as? String == "51756965745a6f6e65")
    #expect((object["corners"] as? [[Double]])?.count == 4)
  }

  /// What is told of a QR code that is made of these bytes.
  private func read(_ bytes: [UInt8]) async throws -> [String: Any] {
    let folder = try TemporaryFolder()
    let file = folder.file("code.png")
    #expect(await quietzone(["make", "-o", file, "-"], input: bytes).code == 0)
    let line = try #require(await quietzone(["read", "--json", file]).lines.first)
    return try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
  }

  /// 地中海 in GB 18030, テスト in Shift JIS and Größe in ISO-8859-1; UTF-8 is text to `make`, and announced.
  @Test func whatIsGuessedIsMarked() async throws {
    for (bytes, text, set) in [
      ([0xB5, 0xD8, 0xD6, 0xD0, 0xBA, 0xA3], "地中海", "GB18030"),
      ([0x83, 0x65, 0x83, 0x58, 0x83, 0x67], "テスト", "Windows-31J"),
      ([0x47, 0x72, 0xF6, 0xDF, 0x65], "Größe", "ISO-8859-1"),
    ] as [([UInt8], String, String)] {
      let record = try await read(bytes)
      #expect(record["text"] as? String == text)
      #expect(record["guessed_character_set"] as? String == set)
    }
    #expect(try await read(Array("plain".utf8))["guessed_character_set"] is NSNull)
    let announced = try await read(Array("Größe".utf8))
    #expect(announced["text"] as? String == "Größe")
    #expect(announced["guessed_character_set"] is NSNull)
  }

  @Test func regionAndSymbologiesLimitTheSearch() async throws {
    let folder = try await pictures()
    let code = folder.file("code.png")
    #expect(await quietzone(["read", "--region", "0,0,0.3,0.3", code]).code == 4)
    #expect(await quietzone(["read", "--region", "0,0,1,1", code]).code == 0)
    #expect(await quietzone(["read", "--symbologies", "rmqr,micro-qr", code]).code == 4)
    #expect(await quietzone(["read", "--region", "0,0,2,1", code]).code == 64)
    #expect(await quietzone(["read", "--symbologies", "eon", code]).code == 64)
  }

  @Test(arguments: ["fast", "balanced", "thorough"])
  func efforts(effort: String) async throws {
    let folder = try await pictures()
    let outcome = await quietzone([
      "read", "--effort", effort, "--timeout", "20", "--maximum", "1", folder.file("code.png"),
    ])
    #expect(outcome.lines == ["QuietZone"])
  }

  @Test func annotatedPictureIsPNG() async throws {
    let folder = try await pictures()
    let outcome = await quietzone(["read", "--annotate", folder.file("seen.png"), folder.file("code.png")])
    #expect(outcome.code == 0)
    #expect(folder.bytes("seen.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(folder.bytes("seen.png") != folder.bytes("code.png"))
  }

  @Test func annotatedPicturesGoIntoAFolder() async throws {
    let folder = try await pictures()
    let (code, empty, out) = (folder.file("code.png"), folder.file("empty.pgm"), folder.file("seen/of/both/"))
    // The second file holds two pages.
    try Files.write(folder.bytes("empty.pgm") + folder.bytes("empty.pgm"), to: empty)
    let outcome = await quietzone(["read", "--annotate", out, code, empty])
    #expect(outcome.code == 4 && outcome.lines == [code + "\tQuietZone"], "\(outcome.error)")
    let names = try FileManager.default.contentsOfDirectory(atPath: out).sorted()
    #expect(names == ["code.png", "empty-2.png", "empty.png"])
    for name in names {
      #expect(folder.bytes("seen/of/both/" + name).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }
    // What comes of another picture is not written over by a page.
    try Files.write(folder.bytes("code.png"), to: folder.file("empty-2.png"))
    let beside = await quietzone(["read", "--annotate", out, empty, folder.file("empty-2.png")])
    #expect(beside.code == 4, "\(beside.error)")
    #expect(folder.bytes("seen/of/both/empty-2.png") == folder.bytes("seen/of/both/code.png"))
    #expect(!folder.bytes("seen/of/both/empty-page-2.png").isEmpty)
    let one = await quietzone(["read", "--annotate", folder.file("pages.png"), empty])
    #expect(one.code == 4 && folder.names.contains("pages.png") && folder.names.contains("pages-2.png"))
  }

  @Test func annotatingTellsWhatIsWrong() async throws {
    let folder = try await pictures()
    let code = folder.file("code.png")
    for (arguments, part) in [
      ([folder.file("new"), code, folder.file("empty.pgm")], "ends in /"),
      ([folder.path, code], "write over"), ([code, code], "write over"),
      ([folder.file("a/"), code, folder.file("x/code.jpg")], "write both"),
    ] {
      let outcome = await quietzone(["read", "--annotate"] + arguments)
      #expect(outcome.code == 64 && outcome.error.contains(part), "\(outcome.error)")
    }
    let blocked = await quietzone(["read", "--annotate", code + "/", folder.file("empty.pgm")])
    #expect(blocked.code == 1 && blocked.error.contains("can't be made"), "\(blocked.error)")
    for option in [["--annotate", "a.png"], ["--timeout", "1"], ["--recursive"]] {
      #expect(await quietzone(["read", "--lines"] + option).code == 64)
    }
  }

  /// Two pictures of 196 megapixels are not in memory at a time, photographs of a telephone are.
  @Test func filesShareMemory() async throws {
    let job = ReadingJob(options: ReaderOptions())
    #expect(job.memory.bytes == 440_000_000 && job.loader.memory === job.memory)
    let reader = job.loader.handlerBytesPerPixel
    #expect(14000 * 14000 * (1 + reader) * 2 > 440_000_000)
    #expect(4000 * 3000 * (1 + reader) * 16 < 440_000_000)
    let target = try AnnotationTarget(path: "a.png", sources: ["b.png"])
    let annotating = ReadingJob(options: ReaderOptions(), annotation: target.sink)
    #expect(annotating.loader.handlerBytesPerPixel > reader)
    let folder = try await pictures()
    for bytes in [1, 200_000] {
      var job = ReadingJob(options: ReaderOptions())
      job.memory = MemoryBudget(bytes: bytes)
      let path = folder.file("code.png")
      let texts = await withTaskGroup(of: FileReading.self) { [job] group in
        for _ in 0..<20 { group.addTask { await job.read(FileList.Source(path: path)) } }
        return await group.reduce(into: [String]()) { texts, reading in
          texts += reading.pages.flatMap(\.barcodes).map(\.content.bestText)
        }
      }
      #expect(texts == [String](repeating: "QuietZone", count: 20))
      #expect(job.memory.mostTaken <= bytes)
    }
  }

  @Test func linesProtocol() async throws {
    let folder = try TemporaryFolder()
    _ = await quietzone(["make", "-o", folder.file("code.pgm"), "QuietZone"])
    let outcome = await quietzone(["read", "--lines"], input: folder.file("code.pgm") + "\nabsent.pgm\n")
    try #require(outcome.lines.count == 2)
    let first = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.lines[0].utf8)) as? [String: Any])
    let symbols = try #require(first["symbols"] as? [[String: Any]])
    #expect(symbols.map { $0["format"] as? String } == ["QRCode"])
    #expect(symbols.map { $0["text"] as? String } == ["QuietZone"])
    #expect(first["ms"] is Double && first["cpu_ms"] is Double)
    #expect(outcome.lines[1].contains("\"symbols\":[],\"error\""))
    #expect(outcome.code == 1)
    let whole = await quietzone(["read", "--lines", "-0"], input: folder.file("code.pgm") + "\0")
    #expect(whole.code == 0 && whole.lines.count == 1)
    let cut = await quietzone(["read", "--lines"], input: folder.file("code.pgm") + "\0.png\n")
    #expect(cut.code == 1 && cut.text.contains("no path has a NUL"), "\(cut.text)")
  }

  @Test func controlCharactersAreShown() {
    #expect(VisibleText.line("a\u{1B}[2J\n\u{202E}b\u{9B}") == "a\\u{1b}[2J\\n\\u{202e}b\\u{9b}")
  }

  @Test func formats() async {
    let outcome = await quietzone(["formats"])
    #expect(
      outcome.lines.count == SymbologyCatalogue.entries.count + 1 && outcome.text.contains("ISO/IEC 23941"))
    #expect(await quietzone(["formats", "--json"]).lines.count == SymbologyCatalogue.entries.count)
  }

  @Test(arguments: [[], ["make"], ["read"], ["formats"]])
  func helpHasExamples(command: [String]) {
    let help = QuietZoneCommand.helpMessage(
      for: [QuietZoneCommand.self, MakeCommand.self, ReadCommand.self, FormatsCommand.self].first {
        $0.configuration.commandName == (command.first ?? "quietzone")
      } ?? QuietZoneCommand.self)
    #expect(help.contains("EXAMPLES"))
  }
}
