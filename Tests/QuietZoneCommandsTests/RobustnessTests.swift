import Testing

@testable import QuietZoneCommands

/// What people get wrong, and what files and disks do.
@Suite struct RobustnessTests {
  @Test(arguments: [
    ("(01)0950110153(10)A", "(01) takes 14 characters, not 10"),
    ("(01)09501101530004", "check digit at the end should be 3"),
    ("(00)10614141123456789X", "digits alone"),
    ("(10)grün", "character 3"),
    ("(10)", "no value"),
    ("(10)" + String(repeating: "A", count: 91), "90 are allowed"),
  ])
  func gs1SaysWhatIsWrong(text: String, part: String) async {
    let outcome = await quietzone(["make", "--gs1", text])
    #expect(outcome.code == 1 && outcome.output.isEmpty)
    #expect(outcome.error.contains(part), "\(outcome.error)")
  }

  @Test func predefinedLengthsOfGS1() throws {
    // GS1 General Specifications 25.0, Figure 7.8.5-2, in its order.
    let figure: [(ClosedRange<Int>, Int)] = [
      (0...0, 20), (1...3, 16), (4...4, 18), (11...19, 8), (20...20, 4), (31...36, 10), (41...41, 16),
    ]
    for prefix in 0...99 {
      let text = prefix < 10 ? "0\(prefix)" : "\(prefix)"
      let length = figure.first { $0.0.contains(prefix) }?.1
      #expect(GS1ElementString.predefinedLengths[text] == length, "\(text)")
    }
    let text = "(414)9501101530003(3103)000123(21)A(B)(99)x"
    #expect(
      try GS1ElementString.bytes(bracketed: text) == Array("41495011015300033103000123".utf8)
        + Array("21A(B)\u{1D}99x".utf8))
  }

  @Test func emptyTextIsNoCode() async {
    for arguments in [["make", ""], ["make", "-"]] {
      let outcome = await quietzone(arguments, input: "\n")
      #expect(outcome.code == 1 && outcome.error.contains("empty") && outcome.output.isEmpty)
    }
  }

  @Test func batchCountsEveryLine() async throws {
    let folder = try TemporaryFolder()
    let outcome = await quietzone(
      ["make", "--symbology", "micro-qr", "--batch", "-", "-o", folder.file("b.svg")],
      input: "12\n\n\nmuch too long for any Micro QR code\n")
    #expect(outcome.code == 1 && outcome.error.contains("line 4 of -"), "\(outcome.error)")
    #expect(folder.names == ["b-1.svg"])
  }

  @Test func tooLongNamesVersionLevelAndExcess() async {
    let long = String(repeating: "a", count: 200)
    let flat = await quietzone(["make", "--symbology", "rmqr", long])
    #expect(flat.error.contains("version R17x139 at level M") && flat.error.contains("--symbology qr"))
    let micro = await quietzone(["make", "--symbology", "micro-qr", long])
    #expect(micro.error.contains("version M4") && micro.error.contains("bytes) too many"))
    let one = await quietzone(["make", "--symbol-version", "1", "--level", "L", long])
    #expect(one.error.contains("larger --symbol-version") && !one.error.contains("lower --level"))
  }

  @Test(arguments: [("area", 7), ("low", 7), ("narrow", 11)])
  func shapeOfRectangularCodes(shape: String, leastRows: Int) async throws {
    let folder = try TemporaryFolder()
    let made = await quietzone([
      "make", "--symbology", "rmqr", "--shape", shape, "--scale", "1", "--quiet-zone", "0", "-o",
      folder.file("r.pgm"), "ABC",
    ])
    #expect(made.code == 0)
    let head = String(decoding: folder.bytes("r.pgm").prefix(9), as: UTF8.self)
    let height = head.split(separator: "\n").dropFirst().first?.split(separator: " ").last
    #expect(height.flatMap { Int($0) } ?? 0 >= leastRows, "\(head)")
  }

  @Test func unwritableFilesSayWhy() async throws {
    let folder = try TemporaryFolder()
    let absent = await quietzone(["make", "-o", folder.file("none/code.svg"), "x"])
    #expect(absent.code == 1 && absent.error.contains("exist"), "\(absent.error)")
    let batch = await quietzone(["make", "--batch", folder.file("none.txt"), "-o", folder.file("a.svg")])
    #expect(batch.code == 1 && batch.error.contains("exist"), "\(batch.error)")
  }

  @Test func backgroundOrTransparent() async {
    #expect(await quietzone(["make", "--background", "navy", "--transparent", "x"]).code == 64)
  }

  @Test func strictWritesNothing() async throws {
    let folder = try TemporaryFolder()
    let outcome = await quietzone(["make", "--strict", "--quiet-zone", "0", "-o", folder.file("s.svg"), "x"])
    #expect(outcome.code == 1 && folder.names.isEmpty && outcome.error.contains("quiet zone"))
  }
}
