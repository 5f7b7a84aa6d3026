import TestSupport
import Testing

@testable import QuietZoneCommands

@Suite struct MakeCommandTests {
  @Test(arguments: [
    ("svg", "<"), ("png", "\u{89}PNG"), ("pdf", "%PDF-1."), ("eps", "%!PS-Adobe"), ("pgm", "P5"),
  ])
  func suffixSaysTheKind(suffix: String, start: String) async throws {
    let folder = try TemporaryFolder()
    let outcome = await quietzone(["make", "-o", folder.file("code.\(suffix)"), "QuietZone"])
    #expect(outcome.code == 0)
    let expected = start.unicodeScalars.map { UInt8($0.value) }
    #expect(Array(folder.bytes("code.\(suffix)").prefix(expected.count)) == expected)
  }

  @Test(arguments: ["svg", "png", "pdf", "eps", "txt", "pgm"])
  func standardOutput(format: String) async throws {
    let folder = try TemporaryFolder()
    let file = await quietzone(["make", "-o", folder.file("code.\(format)"), "QuietZone"])
    let stream = await quietzone(["make", "-o", "-", "--format", format, "QuietZone"])
    #expect(file.code == 0 && stream.code == 0 && !stream.output.isEmpty)
    #expect(stream.output == folder.bytes("code.\(format)"))
    let other = await quietzone(["make", "-o", folder.file("code.data"), "--format", format, "QuietZone"])
    #expect(other.code == 0 && folder.bytes("code.data") == stream.output)
  }

  @Test func severalCodesNeedFiles() async {
    let outcome = await quietzone([
      "make", "-o", "-", "--format", "svg", "--structured-append", "2", "one of two",
    ])
    #expect(outcome.code == 1 && outcome.output.isEmpty && outcome.error.contains("name files"))
  }

  @Test func numbersStandBeforeTheSuffix() {
    #expect(Files.numbered("a.b/code.svg", 2) == "a.b/code-2.svg")
    #expect(Files.numbered("a.b/code", 2) == "a.b/code-2" && Files.numbered("code.svg", nil) == "code.svg")
  }

  @Test(arguments: [
    (["QuietZone"], 29), (["--terminal", "dark", "QuietZone"], 29),
    (["--terminal", "ascii", "QuietZone"], 58),
  ])
  func narrowTerminals(arguments: [String], width: Int) async {
    let fits = await quietzone(["make"] + arguments, columns: width) { _ in [] }
    #expect(fits.error.isEmpty)
    let breaks = await quietzone(["make"] + arguments, columns: width - 1) { _ in [] }
    #expect(breaks.output == fits.output)
    #expect(breaks.error.contains("\(width) characters wide and the terminal \(width - 1)"))
  }

  @Test func terminalsWithoutColours() async {
    let colours = await quietzone(["make", "QuietZone"], columns: 80) { _ in [] }
    let none = await quietzone(["make", "QuietZone"], columns: 80, showsColours: false) { _ in [] }
    #expect(colours.output.contains(0x1B) && !none.output.contains(0x1B) && none.code == 0)
    #expect(Console.showsColours(["TERM": "xterm", "NO_COLOR": ""]) && Console.showsColours([:]))
    #expect(!Console.showsColours(["TERM": "dumb"]) && !Console.showsColours(["NO_COLOR": "1"]))
  }

  @Test func bytesAreWhatTheirCharacterSetSays() async {
    let arguments = ["make", "--eci", "utf-8", "-"]
    let wrong = await quietzone(arguments, input: [0x66, 0xFC])
    #expect(wrong.code == 1 && wrong.error.contains("no UTF-8, as --eci says"))
    #expect(await quietzone(arguments, input: [0x66, 0xC3, 0xBC]).code == 0)
    #expect(await quietzone(["make", "--eci", "latin1", "-"], input: [0x66, 0xFC]).code == 0)
  }

  @Test func terminalKinds() async {
    let dark = await quietzone(["make", "--terminal", "dark", "QuietZone"])
    #expect(dark.lines.count == 15 && dark.text.contains("█"))
    let ascii = await quietzone(["make", "--terminal", "ascii", "QuietZone"])
    #expect(ascii.lines.count == 29 && ascii.output.allSatisfy { $0 < 128 })
    let colours = await quietzone(["make", "--terminal", "colours", "--foreground", "#467c24", "QuietZone"])
    #expect(colours.text.contains("38;2;70;124;36"))
  }

  @Test(arguments: [
    (["--symbology", "micro-qr", "--level", "l", "12345"], "micro-qr", 1, "12345"),
    (["--symbol-version", "7", "--mask", "3", "--level", "h", "seven"], "qr", 7, "seven"),
    (["--symbol-version", "5+", "--no-boost", "--level", "L", "five"], "qr", 5, "five"),
    (["--eci", "utf-8", "grün"], "qr", 1, "grün"), (["--eci", "22", "Бв"], "qr", 1, "Бв"),
    (["--eci", "Latin1", "grün"], "qr", 1, "grün"), (["--eci", "utf8", "grün"], "qr", 1, "grün"),
    (["--eci", "windows-1251", "Бв"], "qr", 1, "Бв"),
    (["two", "words"], "qr", 1, "two words"),
  ])
  func optionsReachTheSymbol(
    arguments: [String], symbology: String, version: Int, text: String
  ) async throws {
    let folder = try TemporaryFolder()
    let made = await quietzone(["make", "-o", folder.file("a.png")] + arguments)
    #expect(made.code == 0, "\(made.error)")
    let read = await quietzone(["read", "--json", folder.file("a.png")])
    #expect(read.text.contains("\"symbology\":\"\(symbology)\""))
    #expect(read.text.contains("\"text\":\"\(text)\""))
    #expect(read.text.contains("\"version\":\(version),"))
  }

  @Test func rectangularVersionByItsName() async {
    let made = await quietzone([
      "make", "--symbology", "rmqr", "--symbol-version", "R11x59", "--terminal", "ascii", "rMQR",
    ])
    // Two modules of quiet zone on each side, two characters a module.
    #expect(made.lines.count == 11 + 4 && made.lines.allSatisfy { $0.count == (59 + 4) * 2 })
  }

  @Test func maskAndLevelAsAsked() async throws {
    let folder = try TemporaryFolder()
    _ = await quietzone([
      "make", "-o", folder.file("a.png"), "--mask", "3", "--level", "q", "--no-boost", "x",
    ])
    let read = await quietzone(["read", "--json", folder.file("a.png")])
    #expect(read.text.contains("\"level\":\"Q\",\"mask\":3"))
  }

  @Test func seriesIsNumberedAndMerged() async throws {
    let folder = try TemporaryFolder()
    let text = "a text in three pieces, longer than one"
    _ = await quietzone(["make", "-o", folder.file("s.png"), "--structured-append", "3", text])
    #expect(folder.names == ["s-1.png", "s-2.png", "s-3.png"])
    let read = await quietzone(["read", "--merge"] + folder.names.reversed().map(folder.file))
    #expect(read.lines == [folder.file("s-1.png") + "\t" + text])
  }

  @Test func batchMakesOneOfEachLine() async throws {
    let folder = try TemporaryFolder()
    let made = await quietzone(
      ["make", "--batch", "-", "-o", folder.file("b.svg")], input: "one\r\ntwo\n\nthree")
    #expect(made.code == 0 && folder.names == ["b-1.svg", "b-2.svg", "b-3.svg"])
    #expect(made.error.contains("3 codes made"))
  }

  @Test func standardInputKeepsItsBytes() async throws {
    let folder = try TemporaryFolder()
    _ = await quietzone(["make", "-", "-o", folder.file("i.png")], input: "from\ninput\n")
    #expect(await quietzone(["read", folder.file("i.png")]).lines == ["from\\ninput\\n"])
  }

  @Test func gs1BracketsBecomeSeparators() async throws {
    let folder = try TemporaryFolder()
    let made = await quietzone([
      "make", "--gs1", "(01)09501101530003(10)AB-123(17)260101", "-o", folder.file("g.png"),
    ])
    #expect(made.code == 0)
    let read = await quietzone(["read", "--json", folder.file("g.png")])
    #expect(read.text.contains("\"text\":\"010950110153000310AB-123\\u001d17260101\""))
    #expect(read.text.contains("\"identifier\":\"]Q3\""))
  }

  @Test(arguments: [
    (["--symbology", "micro-qr", "far too long for a micro code of any version"], "too many"),
    (["--foreground", "#b8e297", "--strict", "x"], "brightness"),
    (["--gs1", "(01"], "application identifier"), (["--mask", "9", "x"], "mask 9"),
    (["--symbol-version", "41", "x"], "version 41"),
  ])
  func failuresSayWhy(arguments: [String], part: String) async {
    let outcome = await quietzone(["make"] + arguments)
    #expect(outcome.code != 0)
    #expect(outcome.error.contains(part) || outcome.error.contains("contrast"), "\(outcome.error)")
  }

  @Test(arguments: [
    [], ["-o", "code.doc", "x"], ["--size", "9", "--scale", "3", "x"], ["--foreground", "nocolour", "x"],
    ["-o", "-", "x"], ["--format", "svg", "x"], ["-o", "-", "--format", "doc", "x"],
    ["-o", "-", "--format", "svg", "--batch", "f"], ["--symbology", "nothing", "x"], ["--batch", "f", "x"],
    ["--gs1", "--aim", "37", "x"],
  ])
  func misuseIsRefused(arguments: [String]) async {
    let outcome = await quietzone(["make"] + arguments)
    #expect(outcome.code == 64)
    #expect(outcome.output.isEmpty)
  }

  @Test func sizeIsThePicturesAndFormTheSymbols() async {
    let sized = await quietzone(["make", "-o", "-", "--format", "svg", "--size", "600", "x"])
    #expect(sized.code == 0 && sized.text.contains("width=\"600\""))
    let arguments = ["make", "--symbology", "data-matrix", "-o", "-", "--format", "svg", "--scale", "10"]
    let formed = await quietzone(arguments + ["--form", "36x12", "x"])
    #expect(formed.code == 0 && formed.text.contains("width=\"380\" height=\"140\""), "\(formed)")
    let unknown = await quietzone(arguments + ["--form", "9x9", "x"])
    #expect(unknown.code == 1 && unknown.error.contains("9 columns"))
    #expect(await quietzone(["make", "--form", "any", "x"]).code == 64)
  }

  /// Drawings have no dots; printers have, once `--dpi` says so.
  @Test(arguments: [
    ("svg", [], false), ("pdf", [], false), ("eps", [], false), ("png", [], true), ("pgm", [], true),
    ("svg", ["--dpi", "300"], true), ("svg", ["--dpi", "1200"], false),
  ])
  func dotsCountWhereThereAreSome(kind: String, more: [String], isWarned: Bool) async throws {
    let folder = try TemporaryFolder()
    let arguments = ["make", "--mm", "0.255", "x", "--strict"] + more
    let made = await quietzone(arguments + ["-o", folder.file("a." + kind)])
    #expect(
      made.code == (isWarned ? 1 : 0) && made.error.contains("dots: below 4") == isWarned, "\(made.error)")
    try Files.write(Array("x".utf8), to: folder.file("l.txt"))
    let rows = arguments.filter { $0 != "x" } + ["--batch", folder.file("l.txt")]
    #expect(await quietzone(rows + ["-o", folder.file("b." + kind)]).code == (isWarned ? 1 : 0))
  }

  @Test func lowContrastWarns() async {
    let outcome = await quietzone(["make", "--foreground", "#dddddd", "x"])
    #expect(outcome.code == 0 && outcome.error.contains("warning"))
  }
}
