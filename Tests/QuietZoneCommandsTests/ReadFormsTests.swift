import Foundation
import QuietZone
import QuietZoneMedia
import TestSupport
import Testing

@testable import QuietZoneCommands

/// What `read` takes and how it tells what was read.
@Suite struct ReadFormsTests {
  private func pgm(_ name: String, _ text: String, in folder: TemporaryFolder) async -> String {
    _ = await quietzone(["make", "--scale", "4", "-o", folder.file(name), text])
    return folder.file(name)
  }

  @Test func rawIsTheBytesAlone() async throws {
    let folder = try TemporaryFolder()
    let a = await pgm("a.pgm", "a\\n\tb\u{1B}", in: folder)
    let b = await pgm("b.pgm", "second", in: folder)
    #expect(await quietzone(["read", a]).text == "a\\\\n\\tb\\u{1b}\n")
    #expect(await quietzone(["read", "--raw", a, b]).text == "a\\n\tb\u{1B}\nsecond\n")
    #expect(await quietzone(["read", "--raw", "-0", a]).output.last == 0)
    #expect(await quietzone(["read", "--null", a, b]).text == "\(a)\ta\\\\n\\tb\\u{1b}\0\(b)\tsecond\0")
    for flags in [
      ["--raw", "--json"], ["--json", "-0"], ["--lines", "--raw"], ["--lines", "--merge"],
      ["--lines", "--json"],
    ] {
      let files = flags.contains("--lines") ? [] : [a]
      #expect(await quietzone(["read"] + flags + files).code == 64)
    }
  }

  @Test func pagesAreChosen() async throws {
    let folder = try TemporaryFolder()
    for index in 1...5 { _ = await pgm("\(index).pgm", "PAGE \(index)", in: folder) }
    let all = (1...5).flatMap { folder.bytes("\($0).pgm") }
    try Files.write(all, to: folder.file("all.pgm"))
    let path = folder.file("all.pgm")
    #expect(await quietzone(["read", "--pages", "2-3,5", path]).lines == ["PAGE 2", "PAGE 3", "PAGE 5"])
    #expect(await quietzone(["read", "--pages", "4-", path]).lines == ["PAGE 4", "PAGE 5"])
    #expect(await quietzone(["read", "--pages", "-2", path]).lines == ["PAGE 1", "PAGE 2"])
    let beyond = await quietzone(["read", "--pages", "9", path])
    #expect(beyond.code == 1 && beyond.error.contains("has 5"), "\(beyond.error)")
    let partly = await quietzone(["read", "--pages", "1,99", path])
    #expect(partly.code == 1 && partly.error.contains("has 5") && partly.lines == ["PAGE 1"], "\(partly)")
    #expect(await quietzone(["read", "--pages", "4-9", path]).code == 0)
    for wrong in ["0", "3-1", "a", "1,,2", "-", "1-2-3"] {
      #expect(await quietzone(["read", "--pages", wrong, path]).code == 64, "\(wrong)")
    }
  }

  @Test func foldersStandForTheirPictures() async throws {
    let folder = try TemporaryFolder()
    _ = await pgm("10.pgm", "TEN", in: folder)
    let two = await pgm("2.pgm", "TWO", in: folder)
    try Files.write(Array("text".utf8), to: folder.file("notes.txt"))
    try Files.write(folder.bytes("2.pgm"), to: folder.file(".hidden.pgm"))
    try FileManager.default.createDirectory(atPath: folder.file("deep"), withIntermediateDirectories: true)
    try Files.write(folder.bytes("2.pgm"), to: folder.file("deep/3.pgm"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("deep/loop"), withDestinationPath: folder.path)
    mkfifo(folder.file("pipe.png"), 0o600)
    let flat = await quietzone(["read", folder.path])
    #expect(flat.lines == [two + "\tTWO", folder.file("10.pgm") + "\tTEN"] && flat.code == 0)
    // Hidden files are not even looked at.
    #expect(flat.error == "1 file that is no picture was skipped\n")
    let deep = await quietzone(["read", "--recursive", folder.path])
    #expect(deep.lines.last == folder.file("deep/3.pgm") + "\tTWO" && deep.lines.count == 3)
    let named = await quietzone(["read", folder.file("notes.txt")])
    #expect(named.code == 1 && named.error.contains("not a known kind"))
  }

  @Test func foldersWithoutPicturesAreNoSuccess() async throws {
    let folder = try TemporaryFolder()
    let empty = await quietzone(["read", folder.path])
    #expect(empty.code == 4 && empty.error == "no picture was found\n")
    try Files.write(Array("text".utf8), to: folder.file("notes.txt"))
    let text = await quietzone(["read", folder.path])
    #expect(text.code == 4)
    #expect(text.error == "1 file that is no picture was skipped\nno picture was found\n")
    #expect(await quietzone(["read", "--lines"]).code == 0)
  }

  /// The files beside a folder that may not be looked into are read. Nothing is closed to the superuser.
  @Test(.enabled(if: getuid() != 0)) func closedFoldersKeepNothingElseFromBeingRead() async throws {
    let folder = try TemporaryFolder()
    let one = await pgm("1.pgm", "ONE", in: folder)
    let closed = folder.file("closed")
    try FileManager.default.createDirectory(
      atPath: closed, withIntermediateDirectories: true, attributes: [.posixPermissions: 0])
    for files in [[closed, one], ["--recursive", folder.path]] {
      let reading = await quietzone(["read"] + files)
      #expect(reading.code == 1 && reading.lines == [one + "\tONE"], "\(reading.error)")
      #expect(reading.error == "error: \(closed): cannot be read: Permission denied\n")
    }
    chmod(closed, 0o700)
  }

  @Test func whatIsNoPictureIsNamed() async throws {
    let folder = try TemporaryFolder()
    _ = await quietzone(["make", "-o", folder.file("c.svg"), "C"])
    _ = await quietzone(["make", "-o", folder.file("c.eps"), "C"])
    try Files.write([0, 0, 0, 0x18] + Array("ftypmp42".utf8), to: folder.file("c.mp4"))
    for (name, words) in [("c.svg", "SVG"), ("c.eps", "PostScript"), ("c.mp4", "`quietzone scan`")] {
      let reading = await quietzone(["read", folder.file(name)])
      #expect(reading.code == 1 && reading.error.contains(words), "\(reading.error)")
    }
  }

  @Test(arguments: ["qr", "data-matrix", "aztec", "pdf417", "micro-pdf417", "maxicode"])
  func wholeSetsAreOneLine(symbology: String) async throws {
    let folder = try TemporaryFolder()
    let text = "ONE TWO THREE FOUR FIVE"
    _ = await quietzone(["make", "-b", symbology, "-S", "3", "-o", folder.file("p.png"), text])
    let whole = await quietzone(["read", "--merge"] + [2, 3, 1].map { folder.file("p-\($0).png") })
    #expect(whole.code == 0 && whole.lines.map { $0.split(separator: "\t").last } == [Substring(text)])
    #expect(whole.error == "")
  }

  @Test func setsThatLackPartsAreTold() async throws {
    let folder = try TemporaryFolder()
    _ = await quietzone([
      "make", "--structured-append", "3", "-o", folder.file("p.png"), "ONE TWO THREE FOUR",
    ])
    let parts = (1...3).map { folder.file("p-\($0).png") }
    let two = await quietzone(["read", "--merge", parts[0], parts[1]])
    #expect(two.code == 4 && two.lines.count == 2, "\(two.text)")
    #expect(two.error.contains("a set of 3 QR Code symbols lacks part 3 of 3"), "\(two.error)")
    let one = await quietzone(["read", "--merge", parts[1]])
    #expect(one.error.contains("lacks parts 1, 3 of 3"), "\(one.error)")
    let all = await quietzone(["read", "--merge"] + parts.reversed())
    #expect(all.code == 0 && all.lines.map { $0.split(separator: "\t").last } == ["ONE TWO THREE FOUR"])
  }

  /// A set may be of 99,999: what lacks is told in a line for people.
  @Test func manyMissingPartsAreRanges() async throws {
    let folder = try TemporaryFolder()
    _ = await quietzone(["make", "-b", "data-matrix", "-S", "9", "-o", folder.file("p.png"), "ONE TWO THREE"])
    let read = await quietzone(["read", "--merge", folder.file("p-2.png"), folder.file("p-5.png")])
    #expect(read.error.contains("lacks parts 1, 3, 4, 6 to 9 of 9"), "\(read.error)")
  }

  /// What is read of a set once more, of the next frame perhaps, begins no new one.
  @Test(arguments: [[1, 2, 3, 2], [1, 2, 3, 1, 2, 3, 1]], [[], ["--json"]])
  func wholeSetsAreToldOnce(order: [Int], form: [String]) async throws {
    let folder = try TemporaryFolder()
    _ = await quietzone(["make", "-S", "3", "-o", folder.file("p.png"), "ONE TWO THREE FOUR"])
    let read = await quietzone(["read", "--merge"] + form + order.map { folder.file("p-\($0).png") })
    #expect(read.code == 0 && read.lines.count == 1 && read.error == "", "\(read.error)")
  }

  /// A pipe that nobody writes to ends with the time, and the files after it are read.
  @Test func timeEndsAWait() async throws {
    let folder = try TemporaryFolder()
    mkfifo(folder.file("pipe.png"), 0o600)
    let code = await pgm("code.pgm", "HERE", in: folder)
    let outcome = await quietzone(["read", "--timeout", "0.3", folder.file("pipe.png"), code])
    #expect(outcome.error.contains("pipe.png: not done after 0.3 s"), "\(outcome.error)")
    #expect(outcome.code == 1)
    let patient = await quietzone(["read", "--timeout", "3600", code])
    #expect(patient.lines == ["HERE"] && patient.code == 0)
  }

  /// Of a HEIC sequence the main picture is read, and that there are more is told, as a line in JSON too.
  @Test func unreadPicturesAreTold() async throws {
    for (form, part) in [(ReadingForm.lines, ""), (.json, #""page":0,"notice":"only the main picture is"#)] {
      let spoken = Locked((output: [UInt8](), error: ""))
      let console = Console(
        writeOutput: { bytes in spoken.withLock { $0.output += bytes } },
        writeError: { text in spoken.withLock { $0.error += text } }, readInput: { _ in [] },
        readInputRecord: { _ in nil }, isErrorTerminal: false)
      var session = ReadingSession(console: console, form: form, fileCount: 1)
      session.deliver(
        FileReading(path: "a.heic", pages: [PageReading(page: 0, barcodes: [], isOneOfMore: true)]))
      let (output, error) = spoken.withLock { (String(decoding: $0.output, as: UTF8.self), $0.error) }
      #expect(error.hasPrefix("a.heic: only the main picture is read"), "\(error)")
      #expect(part.isEmpty ? output.isEmpty : output.contains(part), "\(output)")
      for line in output.split(separator: "\n") {
        #expect(try SchemaValidator("read.schema.json").faults(of: String(line)) == [])
      }
    }
  }

  @Test func annotatedPicturesAreCalledPNG() async throws {
    let outcome = await quietzone(["read", "--annotate", "out.jpg", "a.png"])
    #expect(outcome.code == 64 && outcome.error.contains("writes PNG"), "\(outcome.error)")
  }

  /// A fax of 204 dots to the inch across and 98 down: a code is squeezed to half its height.
  @Test func faxIsSquared() async throws {
    let folder = try TemporaryFolder()
    _ = await quietzone(["make", "--scale", "8", "-o", folder.file("square.pgm"), "FAX"])
    let square = try #require(try await PictureLoader().load(path: folder.file("square.pgm")).first).luminance
    let height = square.height * 98 / 204
    var fax = LuminanceImage(width: square.width, height: height)
    for y in 0..<height {
      for x in 0..<square.width {
        fax.pixels[y * square.width + x] = square.pixels[y * 204 / 98 * square.width + x]
      }
    }
    try Files.write(Self.tiff(fax, across: 204, down: 98), to: folder.file("fax.tif"))
    let outcome = await quietzone(["read", "--json", folder.file("fax.tif")])
    #expect(outcome.text.contains("\"text\":\"FAX\""), "\(outcome.error)")
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.text.utf8)) as? [String: Any])
    let corners = try #require(object["corners"] as? [[Double]])
    // In the file's own pixels: four modules of quiet zone, half as high as wide.
    #expect(abs(corners[0][0] - 32) < 4 && abs(corners[0][1] - 32 * 98 / 204) < 4, "\(corners)")
    #expect(abs(corners[2][1] - (Double(height) - 32.0 * 98 / 204)) < 4, "\(corners)")
  }

  /// A grey TIFF of one strip with its resolution.
  private static func tiff(_ image: LuminanceImage, across: UInt32, down: UInt32) -> [UInt8] {
    func little(_ value: UInt32, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    let directory = UInt32(8 + 16 + image.pixels.count)
    let tags: [(tag: UInt32, kind: UInt32, value: UInt32)] = [
      (256, 4, UInt32(image.width)), (257, 4, UInt32(image.height)), (258, 4, 8), (259, 4, 1), (262, 4, 1),
      (273, 4, 24), (277, 4, 1), (278, 4, UInt32(image.height)), (279, 4, UInt32(image.pixels.count)),
      (282, 5, 8), (283, 5, 16),
    ]
    let head = [0x49, 0x49, 42, 0] + little(directory, 4)
    let fractions = little(across, 4) + little(1, 4) + little(down, 4) + little(1, 4)
    let entries = tags.flatMap { little($0.tag, 2) + little($0.kind, 2) + little(1, 4) + little($0.value, 4) }
    return head + fractions + image.pixels + little(UInt32(tags.count), 2) + entries + [0, 0, 0, 0]
  }
}
