import Foundation
import QuietZone
import TestSupport
import Testing

@testable import QuietZoneMedia

/// Whether FFmpeg is here; `Scripts/setup` installs it.
let hasFFmpeg = ["/usr/bin/ffmpeg", "/usr/local/bin/ffmpeg", "/opt/homebrew/bin/ffmpeg"].contains {
  FileManager.default.isExecutableFile(atPath: $0)
}

@Suite(.enabled(if: hasFFmpeg, "ffmpeg is not installed: Scripts/setup does that"))
struct FrameStreamTests {
  /// Runs FFmpeg to make a sample.
  private func make(_ arguments: [String]) async throws {
    let status = await onThread {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = ["ffmpeg", "-nostdin", "-loglevel", "error", "-y"] + arguments
      guard (try? process.run()) != nil else { return Int32(-1) }
      process.waitUntilExit()
      return process.terminationStatus
    }.value
    try #require(status == 0)
  }

  private func frames(_ text: String, _ options: FrameOptions = FrameOptions()) async throws -> [Frame] {
    var frames: [Frame] = []
    for try await frame in try FrameSource(text).frames(options) { frames.append(frame) }
    return frames
  }

  private func failure(_ text: String, _ options: FrameOptions = FrameOptions()) async -> FrameSourceError? {
    do {
      _ = try await frames(text, options)
      return nil
    } catch {
      return error as? FrameSourceError
    }
  }

  /// A grey level a frame, 10, 20, 30 …, at 0, 40, 80 … and once 480 ms later.
  private func levels(_ path: String, count: Int) async throws {
    let filter = "color=black:s=64x48:r=25,format=gray,geq=lum='10*(N+1)',setpts='PTS+if(gte(N,5),12,0)'"
    try await make([
      "-f", "lavfi", "-i", filter, "-frames:v", "\(count)", "-fps_mode", "passthrough", "-c:v", "ffv1", path,
    ])
  }

  @Test func aFileGivesEveryFrameWithItsTime() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("levels.mkv")
    try await levels(path, count: 20)
    let found = try await frames(path)
    #expect(found.map { Int($0.luminance.pixels[0]) } == (1...20).map { $0 * 10 })
    let times = (0..<20).map { (index: Int) -> Int64 in
      let late = index >= 5 ? 480 : 0
      return Int64(index * 40 + late)
    }
    #expect(found.map(\.milliseconds) == times)
    #expect(found.map(\.index) == Array(0..<20))
    #expect(found.allSatisfy { $0.luminance.width == 64 && $0.luminance.height == 48 })
  }

  @Test func namesThatAreNoTextAreOpened() async throws {
    let folder = try TemporaryFolder()
    try await levels(folder.file("levels.mkv"), count: 3)
    let name = FileName.text([UInt8](folder.file("l").utf8) + [0xEF] + [UInt8](".mkv".utf8))
    try #require(FileName.withCString(name) { rename(folder.file("levels.mkv"), $0) } == 0)
    #expect(try await frames(name).count == 3)
  }

  @Test func aSlowTakerLosesNothingOfAFile() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("levels.mkv")
    try await levels(path, count: 12)
    var seen: [Int] = []
    for try await frame in try FrameSource(path).frames() {
      try await Task.sleep(for: .milliseconds(10))
      seen.append(frame.index)
    }
    #expect(seen == Array(0..<12))
  }

  @Test func largeFramesBecomeSmaller() async throws {
    let folder = try TemporaryFolder()
    try await make([
      "-f", "lavfi", "-i", "testsrc2=s=640x360:r=5", "-frames:v", "2", "-c:v", "mpeg4", folder.file("a.mp4"),
    ])
    var options = FrameOptions()
    options.maximumSide = 320
    let found = try await frames(folder.file("a.mp4"), options)
    #expect(found.map { [$0.luminance.width, $0.luminance.height] } == [[320, 180], [320, 180]])
    options.maximumPixels = 640 * 360 - 1
    #expect(
      await failure(folder.file("a.mp4"), options)
        == .tooLarge(source: folder.file("a.mp4"), width: 640, height: 360, limit: 640 * 360 - 1))
  }

  @Test func filesThatAreNoVideos() async throws {
    let folder = try TemporaryFolder()
    let random = folder.file("random.mp4")
    try folder.write((0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 97 &+ $0 / 7) }, to: "random.mp4")
    #expect(
      await failure(random)
        == .corrupt(source: random, reason: "Invalid data found when processing input"))
    try folder.write([], to: "empty.mp4")
    guard case .corrupt = await failure(folder.file("empty.mp4")) else {
      Issue.record("an empty file is corrupt")
      return
    }
    try await make(["-f", "lavfi", "-i", "sine=d=0.2", folder.file("sound.wav")])
    #expect(await failure(folder.file("sound.wav")) != nil)
    try await make(["-f", "lavfi", "-i", "sine=d=0.2", folder.file("sound.mp4")])
    #expect(await failure(folder.file("sound.mp4")) == .noVideo(source: folder.file("sound.mp4")))
    #expect(await failure("/dev/video99") == .noCamera(source: "/dev/video99"))
  }

  @Test func playlistsAreNotFollowed() async throws {
    let folder = try TemporaryFolder()
    try await levels(folder.file("a.mkv"), count: 2)
    let lists = [
      "list.m3u8": "#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\na.mkv\n#EXT-X-ENDLIST\n",
      "list.ffconcat": "ffconcat version 1.0\nfile a.mkv\n",
    ]
    for (name, text) in lists {
      try folder.write(Array(text.utf8), to: name)
      #expect(
        await failure(folder.file(name))
          == .notAllowed(
            source: folder.file(name),
            reason: "of a kind, or naming another address, that is not opened here"))
    }
  }

  @Test func whatIsLeftOfADamagedFileIsDelivered() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("a.mkv")
    try await make(["-f", "lavfi", "-i", "testsrc2=s=320x240:r=25", "-frames:v", "50", "-c:v", "mpeg4", path])
    var bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    for i in stride(from: bytes.count / 2, to: bytes.count, by: 53) { bytes[i] ^= 0x5A }
    try folder.write(bytes, to: "a.mkv")
    let notices = Notices()
    let found = try await frames(path, notices.options)
    #expect((10...50).contains(found.count))
    #expect(notices.all.first == .opened(width: 320, height: 240))
    guard case .damaged = notices.all.last else {
      Issue.record("not told: \(notices.all)")
      return
    }
  }

  @Test func aLiveSourceDropsWhatNobodyTakes() async throws {
    let iterator = try FrameSource("lavfi:testsrc2=s=320x240:r=100").frames().makeAsyncIterator()
    let first = try #require(try await iterator.next())
    // However late this task comes back, the source has gone on meanwhile, and only the newest is there.
    try await Task.sleep(for: .milliseconds(300))
    let second = try #require(try await iterator.next())
    #expect(second.index > first.index + 1)
    #expect(second.milliseconds > first.milliseconds)
    iterator.stopper.stop()
    #expect(try await iterator.next() == nil)
  }

  @Test func stoppingEndsTheProgram() async throws {
    let mark = "testsrc2=s=322x242:r=30"
    let iterator = try FrameSource("lavfi:" + mark).frames().makeAsyncIterator()
    #expect(try await iterator.next() != nil)
    #expect(Self.isRunning(mark))
    iterator.stopper.stop()
    #expect(try await iterator.next() == nil)
    for _ in 0..<500 where Self.isRunning(mark) { try await Task.sleep(for: .milliseconds(10)) }
    #expect(!Self.isRunning(mark))
  }

  @Test func cancellingEndsTheIteration() async throws {
    let mark = "testsrc2=s=324x244:r=30"
    let started = AsyncStream<Void>.makeStream()
    let task = Task {
      for try await _ in try FrameSource("lavfi:" + mark).frames() { started.continuation.yield() }
    }
    for await _ in started.stream { break }
    task.cancel()
    try await task.value
    for _ in 0..<500 where Self.isRunning(mark) { try await Task.sleep(for: .milliseconds(10)) }
    #expect(!Self.isRunning(mark))
  }

  @Test func picturesOfAFolderComeByName() async throws {
    let folder = try TemporaryFolder()
    for (name, grey) in [("10.pgm", 10), ("2.pgm", 2), ("1.pgm", 1)] {
      try folder.write(Array("P5 4 2 255\n".utf8) + [UInt8](repeating: UInt8(grey), count: 8), to: name)
    }
    try folder.write(Array("no picture".utf8), to: "5.pgm")
    let notices = Notices()
    let found = try await frames(folder.path, notices.options)
    #expect(found.map { $0.luminance.pixels[0] } == [1, 2, 10])
    #expect(found.map(\.milliseconds) == [0, 1000, 2000])
    #expect(found.first?.path == folder.file("1.pgm"))
    guard case .skipped(folder.file("5.pgm"), .unknownKind) = notices.all.first else {
      Issue.record("not told: \(notices.all)")
      return
    }
    #expect(notices.all.count == 1)
    #expect(try await frames(folder.file("2.pgm")).count == 1)
  }

  /// Whether a process has this among its arguments.
  private static func isRunning(_ argument: String) -> Bool {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.contains { name in
      guard Int(name) != nil, let line = FileManager.default.contents(atPath: "/proc/\(name)/cmdline") else {
        return false
      }
      return line.split(separator: 0).contains { Array($0) == Array(argument.utf8) }
    }
  }
}

/// Collects what a source tells besides frames.
final class Notices: Sendable {
  private let list = Locked<[FrameNotice]>([])
  var all: [FrameNotice] { list.withLock { $0 } }

  var options: FrameOptions {
    var options = FrameOptions()
    options.onNotice = { notice, _ in self.list.withLock { $0.append(notice) } }
    return options
  }
}
