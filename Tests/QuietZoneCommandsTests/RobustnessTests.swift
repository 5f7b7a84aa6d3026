import Foundation
import QuietZoneMedia
import TestSupport
import Testing

@testable import QuietZoneCommands

/// What people get wrong, and what files and disks do.
@Suite struct RobustnessTests {
  @Test func emptyTextIsNoCode() async {
    for arguments in [["make", ""], ["make", "-", "--trim"]] {
      let outcome = await quietzone(arguments, input: "\n")
      #expect(outcome.code == 1 && outcome.error.contains("empty") && outcome.output.isEmpty)
    }
  }

  @Test func batchCountsEveryLine() async throws {
    let folder = try TemporaryFolder()
    let outcome = await quietzone(
      ["make", "--symbology", "micro-qr", "--batch", "-", "-o", folder.file("b.svg")],
      input: "12\n\n\nmuch too long for any Micro QR code\n")
    #expect(outcome.code == 1 && outcome.error.contains("line 4 of standard input"), "\(outcome.error)")
    #expect(folder.names == ["b-1.svg"])
  }

  @Test func tooLongNamesVersionLevelAndExcess() async {
    let long = String(repeating: "a", count: 200)
    let flat = await quietzone(["make", "--symbology", "rmqr", long])
    #expect(flat.error.contains("version R17x139 at level M") && flat.error.contains("--symbology qr"))
    let micro = await quietzone(["make", "--symbology", "micro-qr", long])
    #expect(micro.error.contains("version M4") && micro.error.contains("bytes) too many"))
    let one = await quietzone(["make", "--symbol-version", "1", "--level", "L", long])
    #expect(one.error.contains("larger --symbol-version") && !one.error.contains("--level l"))
  }

  /// What is proposed was tried.
  @Test func moreRoomIsOnlyWhatHelps() async {
    let bytes = String(repeating: "é", count: 3000)
    let set = await quietzone(["make", bytes])
    #expect(set.error.contains("too many. More room: --structured-append 2"), "\(set.error)")
    let level = await quietzone(["make", "--level", "h", String(repeating: "a", count: 2000)])
    #expect(level.error.contains("More room: --level l, --structured-append 2"), "\(level.error)")
    let none = await quietzone(["make", String(repeating: "é", count: 60_000)])
    #expect(none.error.contains("a link to the content"), "\(none.error)")
    let many = await quietzone(["make", "-b", "pdf417", String(repeating: "x", count: 50_000)])
    let codes = many.error.split(separator: " ").last.flatMap { Int($0.filter(\.isNumber)) } ?? 0
    #expect(many.error.contains("More room: --structured-append ") && codes > 26, "\(many.error)")
    let larger = await quietzone(["make", "-S", "2", "-l", "l", String(repeating: "x", count: 7000)])
    #expect(larger.error.contains("More room: --structured-append 3"), "\(larger.error)")
    let maxi = await quietzone(["make", "-b", "maxicode", "-S", "2", String(repeating: "a", count: 200)])
    #expect(maxi.error.contains("More room: --structured-append "), "\(maxi.error)")
    let form = await quietzone(["make", "-b", "data-matrix", "--form", "10x10", "twenty characters..."])
    #expect(form.error.contains("a larger --form"), "\(form.error)")
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
    _ = await quietzone(["make", "-o", folder.file("file.svg"), "x"])
    let absent = await quietzone(["make", "-o", folder.file("file.svg/none/code.svg"), "x"])
    #expect(absent.code == 1 && absent.error.contains("file.svg/none can't be made"), "\(absent.error)")
    let batch = await quietzone(["make", "--batch", folder.file("none.txt"), "-o", folder.file("a.svg")])
    #expect(batch.code == 1 && batch.error.contains("No such file"), "\(batch.error)")
  }

  @Test func foldersOfAnyName() async throws {
    let folder = try TemporaryFolder()
    let name = FileName.text(Array("\(folder.path)/x".utf8) + [0xEF])
    let made = await quietzone(["make", "-o", name + "/deep/a.png", "x"])
    #expect(made.code == 0, "\(made.error)")
    #expect(await quietzone(["read", name + "/deep/a.png"]).lines == ["x"])
    try Files.write(Array("one".utf8), to: folder.file("l.txt"))
    let batch = await quietzone([
      "make", "--batch", folder.file("l.txt"), "--format", "png", "-o", name + "/other/",
    ])
    #expect(batch.code == 0, "\(batch.error)")
    #expect(await quietzone(["read", name + "/other/1.png"]).lines == ["one"])
  }

  @Test func inputThatCanNotBeReadIsNoEmptyOne() async {
    let whole = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
      dup2(open("/", O_RDONLY), STDIN_FILENO)
      _ = Console.standard.readInput(10)
    }
    let records = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
      dup2(open("/", O_RDONLY), STDIN_FILENO)
      _ = Console.standard.readInputRecord(10)
    }
    for result in [whole, records] {
      let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(said.contains("error: standard input can't be read: Is a directory"), "\(said)")
    }
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
