import Foundation
import TestSupport
import Testing

@testable import QuietZoneMedia

@Suite struct FileNameTests {
  /// Any bytes come back, and plain text is its own.
  @Test func everyNameHasItsText() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        UInt8.random(in: 1...255, using: &random)
      }
      let text = FileName.text(bytes)
      #expect(FileName.bytes(text) == bytes)
      #expect(FileName.isText(text) == (String(validating: bytes, as: UTF8.self) != nil))
    }
    let own = [UInt8]("a\u{10FEE9}ü\u{1F600}".utf8)
    #expect(FileName.bytes(FileName.text(own)) == own)
    #expect(FileName.text([UInt8]("café.png".utf8)) == "café.png")
  }

  @Test func filesOfAnyNameAreFoundAndRead() async throws {
    let folder = try TemporaryFolder()
    let name = FileName.text([UInt8](folder.path.utf8) + [0x2F, 0x63, 0x61, 0x66, 0xE9])
    let file = try #require(FileName.withCString(name) { fopen($0, "w") })
    _ = PGMWriter.encode(Samples.quadrants).withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
    fclose(file)
    #expect(try await PictureLoader().load(path: name).count == 1)
    mkfifo(folder.path + "/pipe.png", 0o600)
    let entries = try Folder(folder.path).entries()
    #expect(entries.map(\.path) == [name, folder.path + "/pipe.png"])
    #expect(entries.map(\.kind) == [.file, .other])
    #expect(throws: PictureError.self) { try PictureData.read(path: "a\u{0}b", limits: PictureLimits()) }
  }

  /// A pipe in a folder is left out; who opened it would wait.
  @Test func pipesDoNotBlockAFolder() async throws {
    let folder = try TemporaryFolder()
    mkfifo(folder.path + "/a.png", 0o600)
    try Data(PGMWriter.encode(Samples.quadrants)).write(to: URL(filePath: folder.path + "/b.pgm"))
    var paths: [String?] = []
    for try await frame in try FrameSource(folder.path).frames() { paths.append(frame.path) }
    #expect(paths == [folder.path + "/b.pgm"])
    #expect(try FrameSource(folder.path + "/a.png").kind == .video(path: folder.path + "/a.png"))
  }
}
