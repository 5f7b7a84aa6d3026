import QuietZone
import QuietZoneMedia
import QuietZoneRendering
import TestSupport
import Testing

@testable import QuietZoneCommands

/// `quietzone make` with styles.
@Suite struct StyleCommandTests {
  /// A logo of one colour as a file.
  static func logo(_ folder: TemporaryFolder, side: Int = 16, name: String = "logo.png") throws -> String {
    let pixels = (0..<side * side).flatMap { _ in [UInt8](arrayLiteral: 200, 30, 40, 255) }
    try Files.write(PNGWriter().encode(pixels, .rgba, width: side, height: side), to: folder.file(name))
    return folder.file(name)
  }

  @Test(arguments: ["svg", "png", "pdf", "eps", "pgm"]) func everyKindIsMade(kind: String) async throws {
    let folder = try TemporaryFolder()
    let outcome = await quietzone(
      [
        "make", "--modules", "dots", "--dot-size", "85", "--finders", "rounded", "--gradient",
        "navy,teal,radial",
        "--logo", try Self.logo(folder), "--logo-size", "15", "-o", folder.file("a." + kind),
        "IN A STYLE OF ITS OWN",
      ])
    #expect(outcome.code == 0 && outcome.error.isEmpty, "\(outcome.error)")
    guard ["png", "pgm", "pdf"].contains(kind) else { return }
    #expect(await quietzone(["read", folder.file("a." + kind)]).lines == ["IN A STYLE OF ITS OWN"])
  }

  @Test func aLogoRaisesTheLevel() async throws {
    let folder = try TemporaryFolder(), logo = try Self.logo(folder), path = folder.file("a.png")
    let text = String(repeating: "LOGO ", count: 20)
    for (options, level) in [([], "H"), (["--level", "q"], "Q")] {
      _ = await quietzone(
        ["make", "--no-boost", "--logo", logo, "--logo-size", "10", "-o", path] + options + [text])
      #expect(await quietzone(["read", "--json", path]).lines.joined().contains("\"level\":\"\(level)\""))
    }
  }

  @Test func colourIsKept() async throws {
    let folder = try TemporaryFolder()
    _ = await quietzone([
      "make", "--modules", "rounded", "--gradient", "#200,#030", "-o", folder.file("a.png"), "x",
    ])
    let picture = try PictureLoader().colors(path: folder.file("a.png"))
    let colors = Set(
      stride(from: 0, to: picture.width, by: 3).map { picture[$0, picture.height / 2] })
    #expect(colors.contains { $0.red > $0.green && $0.red < 40 } || colors.contains { $0.green > $0.red })
  }

  @Test func whatIsNotReadIsNotMade() async throws {
    let folder = try TemporaryFolder()
    let outcome = await quietzone(
      ["make", "--modules", "dots", "--dot-size", "12", "-o", folder.file("a.png"), "x"])
    #expect(
      outcome.code == 1 && outcome.error.contains("dots of 12 % of a module: most readers will find nothing"))
    #expect(await quietzone(["read", folder.file("a.png")]).error.contains("no such file"))
    let risky = ["make", "--gradient", "black,#bbb", "-o", folder.file("b.png"), "x"]
    let warned = await quietzone(risky)
    #expect(warned.code == 0 && warned.error.contains("warning: where the gradient is faintest"))
    #expect(await quietzone(risky + ["--strict"]).code == 1)
  }

  @Test(arguments: [
    (["--modules", "round", "-o", "a.png", "x"], "Please provide one of 'square', 'rounded' or 'dots'"),
    (["--dot-size", "80", "-o", "a.png", "x"], "--dot-size goes with --modules dots"),
    (["--modules", "dots", "--dot-size", "5", "-o", "a.png", "x"], "10 to 100 percent, not 5.0"),
    (["--modules", "dots", "--dot-size", "nan", "-o", "a.png", "x"], "10 to 100 percent, not nan"),
    (["--logo-size", "20", "-o", "a.png", "x"], "--logo-size goes with --logo"),
    (["--logo", "a.png", "--logo-size", "31", "-o", "a.png", "x"], "up to 30 percent, not 31.0"),
    (["--gradient", "navy", "-o", "a.png", "x"], "2 to 16 colours with commas between"),
    (["--gradient", "navy,nile", "-o", "a.png", "x"], "nile is no colour"),
    (["--gradient", "navy,#00000080", "-o", "a.png", "x"], "leave the opacity away"),
    (["--modules", "dots", "x"], "--modules is for pictures: name a file with -o"),
    (["--finders", "circle", "-o", "a.txt", "x"], "--finders is for pictures, not for text"),
    (["--modules", "dots", "--sheet", "L7160", "-o", "a.pdf", "x"], "--sheet draws labels plain"),
  ])
  func mistakesAreTold(arguments: [String], part: String) async {
    let outcome = await quietzone(["make"] + arguments)
    #expect(outcome.code == 64 && outcome.error.contains(part), "\(outcome.error)")
  }

  @Test func logosThatAreNone() async throws {
    let folder = try TemporaryFolder()
    func error(_ path: String) async -> String {
      let outcome = await quietzone(["make", "--logo", path, "-o", folder.file("a.png"), "x"])
      #expect(outcome.code == 1)
      return outcome.error
    }
    #expect(await error(folder.file("none.png")).contains("none.png: no such file"))
    try Files.write(Array("P2 1 1 255 0".utf8), to: folder.file("grey.pnm"))
    #expect(await error(folder.file("grey.pnm")).contains("colours are taken from PNG files"))
    #expect(
      await error(try Self.logo(folder, side: 2049)).contains("2049 × 2049 pixels, and sides of up to 2048"))
    var bytes = try PNGWriter().encode([1, 2, 3], .rgb, width: 1, height: 1)
    bytes.removeLast(30)
    try Files.write(bytes, to: folder.file("cut.png"))
    #expect(await error(folder.file("cut.png")).contains("truncated PNG"))
  }

  @Test func directionsAndColours() throws {
    func shape(_ text: String) throws -> SymbolStyle.Gradient { try GradientArgument.parse(text).gradient }
    #expect(try shape("black,navy,radial").shape == .fromMiddle)
    #expect(try shape("black,navy,radial").stops.count == 2)
    guard case .linear(let from, let to) = try shape("black,navy,90").shape else { return }
    #expect(abs(from.x - 0.5) < 1e-9 && abs(from.y) < 1e-9 && abs(to.y - 1) < 1e-9)
    #expect(try shape("000,123").stops.count == 2)
    #expect(try shape("000,111,999").stops.count == 3)
    #expect(try shape("000,111,222222").stops.count == 3)
  }

  @Test func aBatchIsStyled() async throws {
    let folder = try TemporaryFolder()
    try Files.write(Array("ONE\nTWO\n".utf8), to: folder.file("list.txt"))
    let outcome = await quietzone([
      "make", "--batch", folder.file("list.txt"), "--modules", "dots", "--dot-size", "12", "-o",
      folder.file("a.svg"),
    ])
    #expect(outcome.code == 1 && outcome.error.contains("2 lines failed"), "\(outcome.error)")
    let made = await quietzone([
      "make", "--batch", folder.file("list.txt"), "--modules", "dots", "-o", folder.file("a.png"),
    ])
    #expect(made.code == 0, "\(made.error)")
    #expect(await quietzone(["read", folder.file("a-1.png")]).lines == ["ONE"])
  }
}
