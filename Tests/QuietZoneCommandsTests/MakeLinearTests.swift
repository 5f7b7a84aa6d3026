import TestSupport
import Testing

@testable import QuietZoneCommands

/// Linear symbologies by the command line: options, errors, and what is made read back.
@Suite struct MakeLinearTests {
  @Test(arguments: [
    (["--symbology", "itf-14", "1540014128876"], "itf-14", "15400141288763"),
    (["--symbology", "itf14", "--no-bearer-bars", "1540014128876"], "itf-14", "15400141288763"),
    (["--symbology", "interleaved-2-of-5", "--check", "add", "1234567"], "interleaved-2-of-5", "12345670"),
    (["--symbology", "codabar", "--ratio", "2", "B40156-7C"], "codabar", "B40156-7C"),
    (["--symbology", "code11", "123-45"], "code-11", "123-4552"),
    (
      ["--symbology", "msi-plessey", "--check", "add", "--msi-check", "1010", "1234567"], "msi-plessey",
      "123456741"
    ),
    (["--symbology", "telepen", "Telepen 1"], "telepen", "Telepen 1"),
    (["--symbology", "telepen", "--numeric", "0123456"], "telepen", "0123456"),
    (["--symbology", "telepen", "--numeric", "1X23"], "telepen", "1X23"),
    (["--symbology", "dx-film-edge", "79-1/12A"], "dx-film-edge", "79-1/12A"),
    (["--symbology", "industrial-2-of-5", "12345670"], "industrial-2-of-5", "12345670"),
    (["--symbology", "iata2of5", "--height", "50", "12345670"], "iata-2-of-5", "12345670"),
    (
      ["--symbology", "matrix-2-of-5", "--bar-width-reduction", "10", "12345670"], "matrix-2-of-5", "12345670"
    ),
    (
      ["--symbology", "ean-13", "--add-on", "52495", "978316148410"], "ean-13",
      "9783161484100 52495"
    ),
  ])
  func whatIsMadeIsReadBack(arguments: [String], symbology: String, text: String) async throws {
    let folder = try TemporaryFolder()
    let made = await quietzone(["make", "--scale", "4", "-o", folder.file("a.png")] + arguments)
    #expect(made.code == 0, "\(made.error)")
    let read = await quietzone(["read", "--json", "--symbologies", symbology, folder.file("a.png")])
    #expect(read.text.contains("\"symbology\":\"\(symbology)\""), "\(arguments): \(read.text)")
    #expect(read.text.contains("\"text\":\"\(text)\""), "\(arguments): \(read.text)")
  }

  /// ISO/IEC 24724:2011, 5.2.3 and 5.3.2: 33 modules high, or 13.
  @Test(arguments: [
    (["databar"], 33), (["databar-omnidirectional"], 33), (["databar-truncated"], 13),
    (["databar", "--no-omnidirectional"], 13), (["databar-truncated", "--omnidirectional"], 33),
    (["databar-stacked"], 69), (["databar-stacked", "--omnidirectional"], 69),
    (["databar-stacked", "--no-omnidirectional"], 13),
  ])
  func lowDataBar(arguments: [String], height: Int) async throws {
    let folder = try TemporaryFolder()
    let rest = arguments + ["09501101530003"]
    // The text beneath DataBar is part of the picture; stacked ones have none.
    let plain = arguments[0].contains("stacked") ? [] : ["--no-text"]
    let made = await quietzone(["make", "-s1", "-m0", "-o", folder.file("a.pgm")] + plain + ["-b"] + rest)
    #expect(made.code == 0, "\(made.error)")
    let head = String(decoding: folder.bytes("a.pgm").prefix(9), as: UTF8.self)
    #expect(head.contains(" \(height)\n"), "\(head)")
    _ = await quietzone(["make", "-o", folder.file("a.png"), "-b"] + rest)
    #expect(await quietzone(["read", folder.file("a.png")]).lines == ["0109501101530003"])
  }

  @Test func pharmacodeIsReadOnlyByName() async throws {
    let folder = try TemporaryFolder()
    _ = await quietzone(["make", "--symbology", "pharmacode", "-o", folder.file("a.png"), "29876"])
    #expect(await !quietzone(["read", "--json", folder.file("a.png")]).text.contains("pharmacode"))
  }

  @Test(arguments: [
    ["--symbology", "qr", "--add-on", "12", "x"], ["--symbology", "codabar", "--bearer-bars", "A1B"],
    ["--symbology", "ean-13", "--msi-check", "10", "123"],
    ["--symbology", "msi-plessey", "--check", "none", "--msi-check", "10", "123"],
    ["--symbology", "itf-14", "--ratio", "4", "1540014128876"],
    ["--symbology", "itf-14", "15400141288764"], ["--symbology", "interleaved-2-of-5", "123"],
    ["--symbology", "itf-14", "--bar-width-reduction", "60", "1540014128876"],
    ["--symbology", "code-11", "--height", "0", "1"],
  ])
  func whatCannotBeIsSaid(arguments: [String]) async throws {
    let folder = try TemporaryFolder()
    let made = await quietzone(["make", "-o", folder.file("a.png")] + arguments)
    #expect(made.code != 0 && !made.error.isEmpty)
  }

  @Test func textIsTakenAway() async throws {
    let folder = try TemporaryFolder()
    for flag in [[], ["--no-text"]] {
      _ = await quietzone(
        ["make", "--symbology", "itf-14", "-o", folder.file("a.svg"), "1540014128876"] + flag)
      let svg = String(decoding: folder.bytes("a.svg"), as: UTF8.self)
      #expect(svg.contains("<text") == flag.isEmpty)
    }
  }

  @Test func formatsListThem() async {
    let lines = await quietzone(["formats"]).lines
    for name in ["codabar", "itf-14", "msi-plessey", "telepen", "ean-13"] {
      #expect(lines.contains { $0.hasPrefix(name + " ") }, "\(name)")
    }
  }
}
