import Testing

@testable import QuietZoneMedia

/// Messages as FFmpeg 5.1.9 writes them with `-loglevel level+info`.
@Suite struct VideoMessageTests {
  private func error(_ lines: [String], of kind: FrameSource.Kind, name: String = "x") -> FrameSourceError? {
    let source = FrameSource(kind: kind, name: name)
    return VideoMessage.error(
      lines.compactMap(VideoMessage.complaint), source: source, pixelLimit: 20_000_000)
  }

  private let file = FrameSource.Kind.video(path: "x")
  private let camera = FrameSource.Kind.camera(path: "/dev/video0")
  private let stream = FrameSource.Kind.stream(url: "rtsp://x")

  @Test func timesOfFrames() {
    let line =
      "[Parsed_showinfo_1 @ 0x5609723d46c0] [info] n:   1 pts:    512 pts_time:0.04    pos:    20404 fmt:gray"
      + " sar:1/1 s:320x240 i:P iskey:0 type:B "
    #expect(VideoMessage.time(line) == .some(40))
    #expect(
      VideoMessage.time("[Parsed_showinfo_2 @ 0x1] [info] n:   7 pts:   NOPTS pts_time:NOPTS   pos: -1")
        == .some(nil))
    #expect(VideoMessage.time("[Parsed_showinfo_1 @ 0x56] [info] color_range:pc color_space:unknown") == nil)
    #expect(VideoMessage.time("[info] Stream #0:0: Video: pts_time:3 n: 1") == nil)
    #expect(VideoMessage.time("[Parsed_showinfo_1 @ 0x1] [info] n: 1 pts_time:1e300 ") == .some(nil))
  }

  @Test func complaints() {
    #expect(VideoMessage.complaint("[info] Stream mapping:") == nil)
    #expect(
      VideoMessage.complaint("[h264 @ 0x560d48c9e180] [error] error while decoding MB 5 0, bytestream 8456")
        == "h264: error while decoding MB 5 0, bytestream 8456")
    #expect(VideoMessage.complaint("[error] a.mp4: Is a directory") == "a.mp4: Is a directory")
    #expect(VideoMessage.complaint("[fatal] no") == "no")
    #expect(VideoMessage.complaint("[warning] deprecated pixel format used") == nil)
  }

  /// What is missing of a list is told by warnings alone.
  @Test func losses() {
    let lines = [
      "[http @ 0x5594800d2a80] [warning] HTTP error 404 File not found",
      "[hls @ 0x5594800a6940] [warning] Failed to open segment 2 of playlist 0",
      "[warning] http://127.0.0.1/l.m3u8: corrupt input packet in stream 0",
    ]
    let complaints = lines.compactMap(VideoMessage.complaint)
    #expect(complaints.count == 3)
    #expect(VideoMessage.gap(complaints) == "hls: Failed to open segment 2 of playlist 0")
    #expect(VideoMessage.gap(["h264: error"]) == nil)
  }

  @Test func filesThatAreNoVideos() {
    #expect(
      error(
        [
          "[mov,mp4,m4a,3gp,3g2,mj2 @ 0x55948d84d9c0] [error] moov atom not found",
          "[error] file:x: Invalid data found when processing input",
        ], of: file)
        == .corrupt(source: "x", reason: "Invalid data found when processing input"))
    #expect(error(["[error] file:x: No such file or directory"], of: file) == .notFound(source: "x"))
    #expect(
      error(["[fatal] Stream map '0:v:0' matches no streams."], of: file) == .noVideo(source: "x"))
    #expect(error(["[info] nothing"], of: file) == nil)
  }

  @Test func framesTooLarge() {
    #expect(
      error(
        [
          "[h264 @ 0x564beb7e73c0] [IMGUTILS @ 0x7fffbd8e8be0] [error] Picture size 7680x4320 exceeds"
            + " specified max pixel count 20000000, see the documentation if you wish to increase it",
          "[error] Error while opening decoder for input stream #0:0 : Invalid argument",
        ], of: file) == .tooLarge(source: "x", width: 7680, height: 4320, limit: 20_000_000))
  }

  @Test func kindsThatAreNotOpened() {
    for line in [
      "[http @ 0x5633cf19e200] [error] Protocol 'http' not on whitelist 'file'!",
      "[mov,mp4,m4a,3gp,3g2,mj2 @ 0x55eb02af2a00] [error] Format not on whitelist 'matroska'",
    ] {
      let found = error([line, "[error] x: Invalid argument"], of: file)
      #expect(
        found
          == .notAllowed(source: "x", reason: "of a kind, or naming another address, that is not opened here")
      )
    }
  }

  @Test func cameras() {
    #expect(
      error(
        [
          "[video4linux2,v4l2 @ 0x559da47d59c0] [error] Cannot open video device /dev/video0: No such file or"
            + " directory", "[error] /dev/video0: No such file or directory",
        ], of: camera) == .noCamera(source: "x"))
    #expect(
      error(["[error] /dev/video0: Permission denied"], of: camera)
        == .notPermitted(source: "x", hint: "members of the group video may open cameras"))
    #expect(
      error(
        ["[video4linux2,v4l2 @ 0x5] [error] ioctl(VIDIOC_STREAMON): Device or resource busy"], of: camera)
        == .inUse(source: "x"))
    #expect(
      error(["[error] /dev/null: Inappropriate ioctl for device"], of: camera)
        == .unreadable(source: "x", reason: "it is no camera"))
  }

  @Test func addresses() {
    #expect(
      error(
        [
          "[tcp @ 0x55acccc7f700] [error] Connection to tcp://127.0.0.1:1?timeout=0 failed:"
            + " Connection refused",
          "[error] rtsp://127.0.0.1:1/x: Connection refused",
        ], of: stream) == .refused(source: "x"))
    #expect(
      error(
        [
          "[tcp @ 0x5637ea37d000] [error] Failed to resolve hostname nosuch.invalid: Name or service not"
            + " known", "[error] http://nosuch.invalid/x: Input/output error",
        ], of: stream) == .unreachable(source: "x", reason: "Name or service not known"))
    #expect(
      error(["[http @ 0x5] [error] HTTP error 404 Not Found"], of: stream)
        == .rejected(source: "x", status: 404))
    #expect(
      error(["[error] http://127.0.0.1/x: Server returned 403 Forbidden (access denied)"], of: stream)
        == .rejected(source: "x", status: 403))
    #expect(
      error(["[rtsp @ 0x5] [error] method DESCRIBE failed: 401 Unauthorized"], of: stream)
        == .rejected(source: "x", status: 401))
  }

  @Test func logKeepsTheFirstAndTheLast() {
    let log = VideoLog()
    for i in 0..<1000 { log.add("[error] number \(i)") }
    log.add("[error] number 999")
    #expect(log.complaints.count == 32)
    #expect(log.complaints.first == "number 0")
    #expect(log.complaints.last == "number 999")
    log.add("[error] " + String(repeating: "a", count: 5000))
    #expect(log.complaints.last?.count == 400)
  }

  @Test func logKnowsTimesByNumber() {
    let log = VideoLog()
    for i in 0..<3 { log.add("[Parsed_showinfo_1 @ 0x1] [info] n: \(i) pts: 1 pts_time:0.\(i) pos:") }
    #expect(log.time(of: 0) == 0)
    #expect(log.time(of: 2) == 200)
    log.end()
    #expect(log.time(of: 3) == nil)
    #expect(log.time(of: 4) == nil)
  }

  @Test func lengthsThatAreKnown() {
    #expect(VideoMessage.isDuration("[info]   Duration: 00:00:05.00, start: 0.000000, bitrate: N/A"))
    #expect(!VideoMessage.isDuration("[info]   Duration: N/A, start: 0.000000, bitrate: N/A"))
  }
}
