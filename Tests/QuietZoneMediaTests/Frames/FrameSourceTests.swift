import Foundation
import TestSupport
import Testing

@testable import QuietZoneMedia

@Suite struct FrameSourceTests {
  private func kind(_ text: String, _ place: FrameSource.Place = .nothing) throws(FrameSourceError)
    -> FrameSource.Kind
  {
    try FrameSource(text) { _ in place }.kind
  }

  @Test func paths() throws {
    #expect(try kind("a.mp4", .file) == .video(path: "a.mp4"))
    #expect(try kind("a.png", .picture) == .picture(path: "a.png"))
    #expect(try kind("pictures", .folder) == .folder(path: "pictures"))
    #expect(try kind("/dev/v4l/by-id/usb", .device) == .camera(path: "/dev/v4l/by-id/usb"))
    #expect(try kind("/dev/video7") == .camera(path: "/dev/video7"))
    #expect(try kind("2") == .camera(path: "/dev/video2"))
    #expect(try kind("2", .folder) == .folder(path: "2"))
    #expect(throws: FrameSourceError.notFound(source: "nothing.mp4")) { try kind("nothing.mp4") }
    #expect(throws: FrameSourceError.self) { try kind("") }
    #expect(throws: FrameSourceError.self) { try kind("a\0b", .file) }
  }

  @Test func addresses() throws {
    #expect(try kind("rtsp://camera/main") == .stream(url: "rtsp://camera/main"))
    #expect(try kind("RTSPS://camera/main") == .stream(url: "RTSPS://camera/main"))
    #expect(try kind("https://host/live/list.m3u8?a=b") == .playlist(url: "https://host/live/list.m3u8?a=b"))
    #expect(try kind("http://camera:8080/mjpeg?x=1") == .stream(url: "http://camera:8080/mjpeg?x=1"))
    #expect(try kind("https://host/a/film.MP4") == .download(url: "https://host/a/film.MP4"))
    #expect(try kind("lavfi:testsrc2=rate=30") == .virtual(filter: "testsrc2=rate=30"))
    for text in ["ftp://host/a.mp4", "file:///etc/passwd", "concat://a", "http://", "rtsp:///x", "tcp://a:1"]
    {
      #expect(throws: FrameSourceError.self, "\(text)") { try kind(text, .file) }
    }
  }

  @Test func passwordsStayOut() throws {
    let source = try FrameSource("rtsp://me:secret@camera/main?a=b@c")
    #expect(source.name == "rtsp://me:***@camera/main?a=b@c")
    #expect(source.kind == .stream(url: "rtsp://me:secret@camera/main?a=b@c"))
    #expect(FrameSource.withoutPassword("rtsp://me@camera/a:b@c") == "rtsp://me@camera/a:b@c")
    #expect(FrameSource.withoutPassword("a:b@c") == "a:b@c")
    #expect(FrameSource.withoutPassword("http://a:b@c@host/") == "http://a:***@host/")
  }

  @Test func livenessIsOfTheKind() throws {
    #expect(FrameSource(kind: .camera(path: "x"), name: "x").isLive)
    #expect(FrameSource(kind: .stream(url: "x"), name: "x").isLive)
    #expect(!FrameSource(kind: .video(path: "x"), name: "x").isLive)
    #expect(!FrameSource(kind: .folder(path: "x"), name: "x").isLive)
    #expect(FrameSource(kind: .folder(path: "x"), name: "x").isStill)
  }

  @Test func argumentsKeepToTheLists() {
    func arguments(_ kind: FrameSource.Kind) -> [String] {
      VideoTool(source: FrameSource(kind: kind, name: "x"), options: FrameOptions()).arguments
    }
    func value(_ name: String, _ arguments: [String]) -> String? {
      arguments.firstIndex(of: name).map { arguments[$0 + 1] }
    }
    let file = arguments(.video(path: "-i http://host"))
    #expect(value("-protocol_whitelist", file) == "file")
    #expect(value("-i", file) == "file:-i http://host")
    #expect(value("-format_whitelist", file)?.contains("hls") == false)
    #expect(value("-format_whitelist", file)?.contains("concat") == false)
    #expect(file.contains("-nostdin"))
    #expect(value("-max_pixels", file) == "35651584")
    #expect(file.contains { $0.contains("showinfo") })
    let stream = arguments(.stream(url: "rtsp://host"))
    #expect(value("-rtsp_transport", stream) == "tcp")
    #expect(value("-protocol_whitelist", stream)?.contains("file") == false)
    #expect(value("-timeout", stream) == "10000000")
    #expect(!stream.contains { $0.contains("showinfo") })
    #expect(value("-protocol_whitelist", arguments(.stream(url: "http://host")))?.contains("file") == false)
    #expect(value("-f", arguments(.camera(path: "/dev/video0"))) == "v4l2")
  }

  @Test func waitingTimesDouble() {
    let backoff = Backoff(first: .milliseconds(500), longest: .seconds(3), limit: 5)
    #expect(
      (0...6).map { backoff.delay(attempt: $0) } == [
        nil, .milliseconds(500), .seconds(1), .seconds(2), .seconds(3), .seconds(3), nil,
      ])
  }

  @Test func cameras() throws {
    let root = try TemporaryFolder()
    for (name, files) in [
      ("video10", ["name": "Second\n", "index": "0\n"]),
      ("video2", ["name": "First: UVC\n", "index": "0\n"]),
      ("video3", ["name": "First: UVC\n", "index": "1\n"]), ("v4l-subdev0", [:]), ("video4", [:]),
    ] {
      try root.folder(name)
      for (file, text) in files { try root.write(Array(text.utf8), to: "\(name)/\(file)") }
    }
    try root.write([], to: "video2.device")
    #expect(
      Camera.list(system: root.path, devices: "/nowhere") == [
        Camera(path: "/nowhere/video2", name: "First: UVC", isPermitted: false),
        Camera(path: "/nowhere/video4", name: "camera", isPermitted: false),
        Camera(path: "/nowhere/video10", name: "Second", isPermitted: false),
      ])
    #expect(Camera.list(system: root.path + "/none", devices: "/dev").isEmpty)
  }
}
