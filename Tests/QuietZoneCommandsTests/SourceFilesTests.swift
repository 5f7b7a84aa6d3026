import Foundation
import TestSupport
import Testing

@testable import QuietZoneCommands

/// What is read is never written over, however its path is spelled.
@Suite struct SourceFilesTests {
  @Test func annotatedPicturesSpareTheirSources() async throws {
    let folder = try TemporaryFolder()
    let picture = folder.file("p.png")
    _ = await quietzone(["make", "-o", picture, "hi"])
    let before = folder.bytes("p.png")
    let files = FileManager.default
    try files.createSymbolicLink(atPath: folder.file("link.png"), withDestinationPath: "p.png")
    try files.createSymbolicLink(atPath: folder.file("d"), withDestinationPath: ".")
    try files.linkItem(atPath: picture, toPath: folder.file("hard.png"))
    let places = ["link.png", "hard.png", "d/p.png", "d/", "d/../p.png", "new/../p.png", "p.png"].map {
      folder.file($0)
    }
    for place in places {
      let outcome = await quietzone(["read", picture, "-a", place])
      #expect(outcome.code == 64 && outcome.error.contains("is to be read"), "\(place): \(outcome.error)")
    }
    #expect(folder.bytes("p.png") == before && !folder.names.contains("new"))
    #expect(await quietzone(["read", picture, "-a", folder.file("other.png")]).code == 0)
  }

  @Test func furtherPagesSpareTheSources() async throws {
    let folder = try TemporaryFolder()
    for name in ["1.pgm", "2.pgm"] { _ = await quietzone(["make", "-o", folder.file(name), name]) }
    try Files.write(folder.bytes("1.pgm") + folder.bytes("2.pgm"), to: folder.file("pages.pgm"))
    try FileManager.default.linkItem(
      atPath: folder.file("pages.pgm"), toPath: folder.file("out-2.png"))
    let before = folder.bytes("pages.pgm")
    let outcome = await quietzone(["read", folder.file("pages.pgm"), "-a", folder.file("out.png")])
    #expect(outcome.code == 1 && outcome.error.contains("is to be read"), "\(outcome.error)")
    #expect(folder.bytes("pages.pgm") == before)
  }

  @Test func whatIsMadeSparesItsSources() async throws {
    let folder = try TemporaryFolder()
    let key = folder.file("key.bin"), logo = folder.file("logo.png"), table = folder.file("goods.csv")
    try Files.write([1, 2, 3], to: key)
    _ = await quietzone(["make", "-o", logo, "logo"])
    try Files.write(Array("code\none\n".utf8), to: table)
    let before = folder.names.map { folder.bytes($0) }, names = folder.names
    for arguments in [
      ["--file", key, "-o", key, "--format", "png"], ["--logo", logo, "-o", logo, "hi"],
      ["--batch", table, "--text", "{code}", "--failures", table, "-o", folder.file("q.svg")],
      ["--batch", table, "--text", "{code}", "--sheet", "L7160", "--format", "pdf", "-o", table],
    ] {
      let outcome = await quietzone(["make"] + arguments)
      #expect(outcome.code == 64 && outcome.error.contains("is to be read"), "\(outcome.error)")
    }
    #expect(folder.names == names && folder.names.map { folder.bytes($0) } == before)
  }

  @Test func rowsSpareTheirList() async throws {
    let folder = try TemporaryFolder()
    let list = folder.file("my.txt")
    try Files.write(Array("alpha\nmy\n".utf8), to: list)
    let made = await quietzone(["make", "--batch", list, "--name", "{text}.txt", "-o", folder.path + "/"])
    #expect(made.code == 1 && made.error.contains("line 2 of") && made.error.contains("1 code made"))
    #expect(made.error.contains("is to be read"), "\(made.error)")
    #expect(folder.bytes("my.txt") == Array("alpha\nmy\n".utf8))
  }

  /// A set of codes that is numbered onto the file that it is made of.
  @Test func numberedFilesSpareTheirSource() async throws {
    let folder = try TemporaryFolder()
    try Files.write(Array("ONE AND TWO".utf8), to: folder.file("a-2.svg"))
    let made = await quietzone([
      "make", "-S", "2", "--file", folder.file("a-2.svg"), "-o", folder.file("a.svg"),
    ])
    #expect(made.code == 1 && made.error.contains("is to be read"), "\(made.error)")
    #expect(folder.bytes("a-2.svg") == Array("ONE AND TWO".utf8))
  }
}
