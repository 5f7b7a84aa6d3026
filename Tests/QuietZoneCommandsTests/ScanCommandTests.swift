import Foundation
import GRDB
import QuietZone
import QuietZoneMedia
import TestSupport
import Testing

@testable import QuietZoneCommands
@testable import QuietZoneScanning

@Suite struct ScanCommandTests {
  /// A folder with codes of these texts, `1.png` and so on.
  private func pictures(_ texts: [String], in folder: TemporaryFolder) async throws -> String {
    let path = folder.file("pictures")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (index, text) in texts.enumerated() {
      let made = await quietzone(["make", text, "-o", "\(path)/\(index + 1).png", "--size", "200"])
      try #require(made.code == 0)
    }
    return path
  }

  @Test func eachCodeIsToldOnce() async throws {
    let folder = try TemporaryFolder()
    let path = try await pictures(["one", "two", "one"], in: folder)
    let found = await quietzone(["scan", path])
    #expect(found.lines == ["\(path)/1.png\tone", "\(path)/2.png\ttwo"])
    #expect(found.code == 0)
    #expect(found.error.contains("2 scans in 3 frames"))
  }

  @Test func onceEndsWithTheFirst() async throws {
    let folder = try TemporaryFolder()
    let path = try await pictures(["one", "two"], in: folder)
    let found = await quietzone(["scan", path, "--once"])
    #expect(found.lines == ["\(path)/1.png\tone"])
    #expect(found.code == 0)
    #expect(found.error.contains("1 scan in 1 frame"))
  }

  @Test func othersAreIgnoredAndTheScanGoesOn() async throws {
    let folder = try TemporaryFolder()
    let path = try await pictures(["one", "https://example.org"], in: folder)
    let web = await quietzone(["scan", path, "--accept", "web", "--json"])
    let events = web.lines.compactMap {
      try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
    let names = events.compactMap { $0["event"] as? String }
    #expect(names == ["added", "ignored", "added", "scan", "end"] || names.contains("removed"))
    let scan = try #require(events.first { $0["event"] as? String == "scan" })
    #expect(scan["text"] as? String == "https://example.org")
    #expect(scan["symbology"] as? String == "qr")
    #expect(scan["path"] as? String == "\(path)/2.png")
    #expect((scan["quad"] as? [[Double]])?.count == 4)
    let ignored = try #require(events.first { $0["event"] as? String == "ignored" })
    #expect(ignored["why"] as? String == "rule")
    #expect(events.last?["scans"] as? Int == 1)
    #expect(await quietzone(["scan", path, "--accept", "prefix:on"]).lines.count == 1)
    #expect(await quietzone(["scan", path, "--accept", "pattern:http*org"]).lines.count == 1)
    #expect(await quietzone(["scan", path, "--symbologies", "ean-13"]).code == 4)
    #expect(await quietzone(["scan", path, "--region", "0,0,0.1,0.1"]).code == 4)
    #expect(await quietzone(["scan", path, "--confirm", "2"]).code == 4)
    #expect(await quietzone(["scan", path, "--bell"]).error.filter { $0 == "\u{7}" }.count == 2)
  }

  @Test func wrongUseAndUnusableSources() async throws {
    for arguments in [
      ["scan"], ["scan", "a", "--list-cameras"], ["scan", "a", "--once", "--continuous"],
      ["scan", "a", "--confirm", "0"], ["scan", "a", "--timeout", "0"], ["scan", "a", "--accept", "prefix:"],
      ["scan", "a", "--accept", "all"],
    ] {
      #expect(await quietzone(arguments).code == 64, "\(arguments)")
    }
    let folder = try TemporaryFolder()
    for (source, message) in [
      ("/nonexistent.mp4", "no such file"), ("/dev/video99", "no such camera"),
      ("ftp://a/b", "is not opened"),
    ] {
      let failed = await quietzone(["scan", source])
      #expect(failed.code == 1)
      #expect(failed.error.contains(message), "\(failed.error)")
    }
    let log = await quietzone(["scan", "/dev/video99", "--log", folder.file("none/a.sqlite")])
    #expect(log.error.contains("can't be used as log"))
    #expect(await quietzone(["scan", "/dev/video99", "--preview"]).error.contains("needs a terminal"))
  }

  @Test func camerasAreListed() {
    final class Lines: @unchecked Sendable { var text = "" }
    let (lines, notes) = (Lines(), Lines())
    let console = Console(
      writeOutput: { lines.text += String(decoding: $0, as: UTF8.self) }, writeError: { notes.text += $0 },
      readInput: { _ in [] }, readInputRecord: { _ in nil }, isErrorTerminal: false)
    let cameras = [
      Camera(path: "/dev/video0", name: "HD\u{1B}", isPermitted: true),
      Camera(path: "/dev/video2", name: "USB", isPermitted: false),
    ]
    CameraList.run(json: false, on: console, cameras)
    #expect(lines.text == "/dev/video0\tHD\\u{1b}\n/dev/video2\tUSB\tnot permitted\n")
    lines.text = ""
    CameraList.run(json: true, on: console, [cameras[1]])
    #expect(lines.text == "{\"path\":\"/dev/video2\",\"name\":\"USB\",\"permitted\":false}\n")
    CameraList.run(json: false, on: console, [])
    #expect(notes.text == "no camera found\n")
  }

  @Test func outlinesAreDrawnWithHalfBlocks() {
    var image = LuminanceImage(width: 8, height: 8, luminance: 200)
    for i in 0..<8 { image.pixels[i] = 0 }
    let plain = HalfBlockPicture(image, columns: 8, rows: 4)
    #expect(plain.width == 8)
    #expect(plain.height == 8)
    let lines = plain.text([]).split(separator: "\r\n")
    #expect(lines.count == 4)
    #expect(lines.allSatisfy { $0.filter { $0 == "▀" }.count == 8 })
    #expect(lines[0].hasPrefix("\u{1B}[38;2;0;0;0m\u{1B}[48;2;200;200;200m▀▀"))
    let quad = Quadrilateral(
      topLeft: Point2D(x: 1, y: 1), topRight: Point2D(x: 6, y: 1), bottomRight: Point2D(x: 6, y: 6),
      bottomLeft: Point2D(x: 1, y: 6))
    #expect(plain.text([(quad, true)]).contains("48;2;64;224;96"))
    #expect(plain.text([(quad, false)]).contains("48;2;255;160;32"))
    let wide = HalfBlockPicture(LuminanceImage(width: 1920, height: 1080), columns: 80, rows: 23)
    #expect(wide.width <= 80)
    #expect(wide.height <= 46)
    #expect(
      HalfBlockPicture(LuminanceImage(width: 0, height: 0), columns: 0, rows: 0).text([]).isEmpty == false)
  }
}

@Suite struct ScanLogTests {
  private func scan(_ text: String, id: Int = 1) throws -> Scan {
    let corner = Point2D(x: 1, y: 2)
    let outline = Quadrilateral(
      topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
    let symbol = try BarcodeWriter(.qrCode).write("x")
    let identifier = SymbologyIdentifier(code: UInt8(ascii: "Q"), modifier: UInt8(ascii: "1"))
    let barcode = Barcode(
      symbology: .qrCode, identifier: identifier, content: Content(text: text), outline: outline,
      isInverted: false, isMirrored: false, correction: .init(corrected: 0, capacity: 0),
      structuredAppend: nil, details: symbol.details)
    return Scan(id: id, barcode: barcode, time: ScanTime(milliseconds: 1500), frames: 2)
  }

  @Test func everyScanIsARowOnTheDisk() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("log.sqlite")
    let log = try ScanLog(path: path, source: "camera")
    #expect(try log.pragma("journal_mode") == "wal")
    // 2: FULL, the log reaches the disk with each transaction.
    #expect(try log.pragma("synchronous") == "2")
    try log.add(scan("one"), path: nil)
    try log.add(scan("two", id: 2), path: "a.png")
    // Another program sees them while the log is open.
    let reader = try DatabaseQueue(path: path)
    let rows = try reader.read { try Row.fetchAll($0, sql: "SELECT * FROM scan ORDER BY id") }
    #expect(rows.map { $0["text"] as String } == ["one", "two"])
    #expect(rows[1]["source"] == "camera")
    #expect(rows[1]["source_ms"] == 1500)
    #expect(rows[1]["symbology"] == "qr")
    #expect(rows[1]["bytes"] == Data("two".utf8))
    #expect(rows[1]["path"] == "a.png")
    #expect((rows[0]["recorded_at"] as String).hasSuffix("Z"))
  }

  /// Scans that start and end together wait for each other: none finds the file locked.
  @Test func manyScansShareALog() throws {
    let folder = try TemporaryFolder()
    let code = try scan("one")
    let faults = Locked<[String]>([])
    for round in 0..<10 {
      let path = folder.file("\(round).sqlite")
      DispatchQueue.concurrentPerform(iterations: 6) { _ in
        do { try ScanLog(path: path, source: "x").add(code, path: nil) } catch {
          faults.withLock { $0.append("\(error)") }
        }
      }
      let count = try DatabaseQueue(path: path).read {
        try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM scan")
      }
      #expect(count == 6)
    }
    #expect(faults.withLock { $0 } == [])
  }

  @Test func whatIsNoLogSaysWhatToDo() throws {
    let folder = try TemporaryFolder()
    try Data(repeating: 0x61, count: 5000).write(to: URL(filePath: folder.file("a.txt")))
    for (path, part) in [
      (folder.path, "it is a folder; name a file in it"), (folder.file("none/a"), "make it first"),
      ("", "a file's name is needed"),
      (folder.file("l\u{10FEEF}g"), "l\\xefg: can't be used as log: SQLite takes names in UTF-8 alone"),
      (folder.file("a.txt"), "name a new file"), ("/dev/null/a", "there is no folder /dev/null"),
    ] {
      let error = #expect(throws: CommandFailure.self) { try ScanLog(path: path, source: "x") }
      #expect(error?.description.contains(part) == true, "\(error?.description ?? "")")
    }
    #expect(folder.names == ["a.txt"])
  }

  @Test func aLogGoesOn() throws {
    let folder = try TemporaryFolder()
    for text in ["one", "two"] {
      try ScanLog(path: folder.file("log.sqlite"), source: "x").add(scan(text), path: nil)
    }
    let count = try DatabaseQueue(path: folder.file("log.sqlite")).read {
      try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM scan")
    }
    #expect(count == 2)
  }

  @Test func otherFilesAreLeftAlone() throws {
    let folder = try TemporaryFolder()
    let text = folder.file("a.txt")
    try Data(repeating: 0x61, count: 5000).write(to: URL(filePath: text))
    #expect(throws: CommandFailure.self) { try ScanLog(path: text, source: "x") }
    #expect(folder.bytes("a.txt") == [UInt8](repeating: 0x61, count: 5000))
    let other = folder.file("other.sqlite")
    try DatabaseQueue(path: other).write { try $0.execute(sql: "CREATE TABLE mine (a)") }
    let before = folder.bytes("other.sqlite")
    #expect(throws: CommandFailure.self) { try ScanLog(path: other, source: "x") }
    #expect(folder.bytes("other.sqlite") == before)
    let later = folder.file("later.sqlite")
    _ = try ScanLog(path: later, source: "x")
    try DatabaseQueue(path: later).write {
      try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('99')")
    }
    #expect(throws: CommandFailure.self) { try ScanLog(path: later, source: "x") }
  }
}
