internal import Foundation
internal import Subprocess

/// FFmpeg, as it is started here: in a process of its own, so that a hostile stream can harm no more than
/// that.
struct VideoTool {
  let source: FrameSource
  let options: FrameOptions

  static let program = "ffmpeg"
  /// The Debian package it comes in.
  static let package = "ffmpeg"

  /// Messages in English, without colours.
  static let environment = Environment.inherit.updating(["LC_ALL": "C", "AV_LOG_FORCE_NOCOLOR": "1"])

  /// Address space: decoding an 8K video with all the pictures it may refer to takes about half of it.
  static let memory = 4_000_000_000

  /// For the shell, which bounds the memory where the system can, and becomes FFmpeg.
  var shellArguments: Arguments {
    let script = #"ulimit -v "$0" 2>/dev/null; exec "$@""#
    let all = ["-c", script, "\(Self.memory / 1024)", Self.program] + arguments
    // Of bytes the library expects the NUL at their end.
    return Arguments(all.map { FileName.bytes($0) + [0] })
  }

  /// Everything after the program's name, paths as ``FileName`` writes them.
  var arguments: [String] {
    // Each message tells its level; those of level info have the size and the times of frames.
    let general = ["-nostdin", "-hide_banner", "-nostats", "-loglevel", "level+info"]
    let output = [
      "-map", "0:v:0", "-an", "-sn", "-dn", "-vf", filter, "-fps_mode", "passthrough", "-f", "image2pipe",
      "-c:v", "pgm", "-flush_packets", "1", "pipe:1",
    ]
    return general + input + output
  }

  /// Smaller where the frame is too large, grey, and its time in the log.
  private var filter: String {
    let side = max(options.maximumSide, 16)
    let size = "scale=w='min(\(side),iw)':h='min(\(side),ih)':force_original_aspect_ratio=decrease:flags=area"
    return size + ",format=gray" + (source.isLive ? "" : ",showinfo=checksum=0")
  }

  private var input: [String] {
    let size = ["-max_pixels", "\(options.maximumPixels)"]
    let microseconds = "\(Int64(options.patience / .microseconds(1)))"
    switch source.kind {
    case .camera(let path):
      let wanted = options.cameraSize.map { ["-video_size", "\($0.width)x\($0.height)"] } ?? []
      return allow(["file"], ["video4linux2"]) + size + wanted + ["-f", "v4l2", "-i", path]
    case .video(let path), .picture(let path), .folder(let path):
      // With its scheme, no name of a file is taken for an address or an option.
      return allow(["file"], Self.files) + size + ["-i", "file:" + path]
    case .stream(let url) where url.lowercased().hasPrefix("rtsp"):
      return allow(["rtsp", "rtsps", "rtp", "tcp", "tls", "crypto"], ["rtsp"]) + size + Self.quick
        + ["-rtsp_transport", "tcp", "-timeout", microseconds, "-i", url]
    case .playlist(let url):
      return allow(Self.web, ["hls"] + Self.files) + size + ["-rw_timeout", microseconds, "-i", url]
    case .stream(let url):
      return allow(Self.web, Self.streams + Self.files) + size + Self.quick
        + ["-rw_timeout", microseconds, "-i", url]
    case .download(let url):
      return allow(Self.web, Self.files) + size + ["-rw_timeout", microseconds, "-i", url]
    case .virtual(let filter):
      return allow(["file"], ["lavfi"]) + size + ["-re", "-f", "lavfi", "-i", filter]
    }
  }

  /// What may be opened, also by what is in a file: no playlist gets at a file or at another network.
  private func allow(_ protocols: [String], _ formats: [String]) -> [String] {
    [
      "-protocol_whitelist", protocols.joined(separator: ","), "-format_whitelist",
      formats.joined(separator: ","),
    ]
  }

  /// Look no longer than a second for what a stream consists of, and hold nothing back.
  private static let quick = [
    "-fflags", "nobuffer", "-flags", "low_delay", "-analyzeduration", "1000000", "-probesize", "1000000",
  ]

  private static let web = ["http", "https", "httpproxy", "tcp", "tls", "crypto"]

  /// Containers and bare video; no playlists, no scripts, no formats that open other files.
  private static let files = [
    "mov", "mp4", "m4a", "3gp", "3g2", "mj2", "matroska", "webm", "avi", "mpegts", "mpeg", "mpegvideo", "m4v",
    "h264", "hevc", "obu", "av1", "ivf", "flv", "asf", "ogg", "mxf", "nut", "mjpeg", "mpjpeg",
    "yuv4mpegpipe", "gif", "apng", "dv", "h263", "vc1",
  ]

  /// What cameras offer over HTTP besides.
  private static let streams = ["hls", "jpeg_pipe", "png_pipe", "webp_pipe"]
}
