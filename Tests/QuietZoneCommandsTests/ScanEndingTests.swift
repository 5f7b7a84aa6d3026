import Foundation
import QuietZone
import QuietZoneMedia
import TestSupport
import Testing

@testable import QuietZoneCommands

/// How a scan ends, and what is told on the way.
@Suite struct ScanEndingTests {
  /// A folder with a code, `1.png`, half of one, `2.png`, and a text.
  private func damaged(in folder: TemporaryFolder) async throws -> String {
    let path = folder.file("pictures")
    _ = await quietzone(["make", "ONE", "-o", path + "/1.png", "--size", "200"])
    let bytes = try Files.read(path + "/1.png")
    try Files.write(Array(bytes.prefix(bytes.count / 2)), to: path + "/2.png")
    try Files.write(Array("no picture".utf8), to: path + "/3.txt")
    return path
  }

  @Test func damagedPicturesAreErrors() async throws {
    let folder = try TemporaryFolder()
    let path = try await damaged(in: folder)
    let found = await quietzone(["scan", "--json", path])
    #expect(found.code == 1)
    let schema = try SchemaValidator("scan.schema.json")
    for line in found.lines { #expect(try schema.faults(of: line) == []) }
    let skipped = found.lines.filter { $0.contains(#""event":"skipped""#) }
    #expect(skipped.count == 2 && skipped[0].contains("\"path\":\"\(path)/2.png\""), "\(skipped)")
    #expect(await quietzone(["scan", "--once", path]).code == 0, "what was asked for is there")
    try FileManager.default.removeItem(atPath: path + "/2.png")
    #expect(await quietzone(["scan", path]).code == 0, "a text among pictures is no damage")
  }

  @Test func rulesTakeWhatIsPrinted() async throws {
    let folder = try TemporaryFolder()
    _ = await quietzone(["make", "-b", "code-128", "Äpfel", "-o", folder.file("a.png")])
    _ = await quietzone([
      "make", "-b", "ean-13", "978316148410", "--add-on", "52495", "-o", folder.file("b.png"),
    ])
    for (rule, picture, count) in [
      ("prefix:Ä", "a.png", 1), ("pattern:?pfel", "a.png", 1), ("prefix:Ö", "a.png", 0),
      ("prefix:9783161484100 5", "b.png", 1), ("prefix:97831614841005", "b.png", 1),
    ] {
      let found = await quietzone(["scan", "--accept", rule, folder.file(picture)])
      #expect(found.lines.count == count, "\(rule): \(found.error)")
    }
  }

  /// What happens between frames has its own time.
  @Test func eventsTellWhenTheyWere() {
    let lines = Locked("")
    let console = Console(
      writeOutput: { bytes in lines.withLock { $0 += String(decoding: bytes, as: UTF8.self) } },
      writeError: { _ in }, readInput: { _ in [] }, readInputRecord: { _ in nil }, isErrorTerminal: false)
    let report = ScanReport(console: console, json: true, bell: false, log: nil, screen: nil)
    report.notice(.lost(reason: "l\u{10FEEF}", delay: .seconds(1), attempt: 1, limit: 10), at: 1234)
    let text = lines.withLock { $0 }
    #expect(text.contains(#""time":1.234,"event":"lost","reason":"l\#u{FFFD}""#), "\(text)")
  }

  /// A signal that the shell said to ignore stays so, and a second one of the first kind is told apart.
  @Test func ignoredSignalsStayIgnored() async throws {
    signal(SIGUSR2, SIG_IGN)
    defer { signal(SIGUSR2, SIG_DFL) }
    let calls = Locked<[String]>([])
    let interrupt = Interrupt([SIGUSR1, SIGUSR2]) {
      calls.withLock { $0.append("once") }
    } again: {
      calls.withLock { $0.append("again") }
    }
    for (number, count) in [(SIGUSR2, 0), (SIGUSR1, 1), (SIGUSR1, 2)] {
      kill(getpid(), number)
      for _ in 0..<200 where calls.withLock({ $0.count }) < max(count, 1) {
        try await Task.sleep(for: .milliseconds(count == 0 ? 1 : 10))
      }
      #expect(calls.withLock { $0 } == Array(["once", "again"].prefix(count)))
    }
    interrupt.stop()
    var now = sigaction()
    sigaction(SIGUSR2, nil, &now)
    #expect(now.isIgnored)
    sigaction(SIGUSR1, nil, &now)
    #expect(!now.isIgnored)
  }
}
