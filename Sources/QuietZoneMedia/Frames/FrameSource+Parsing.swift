internal import Foundation

extension FrameSource {
  /// What is at a path.
  enum Place: Hashable, Sendable {
    case nothing, file, picture, folder, device
  }

  /// The source that a person means: `/dev/video0` or `0`, a path, `rtsp://…`, `http://…`, or a virtual input
  /// of FFmpeg's behind `lavfi:`.
  ///
  /// - Throws: ``FrameSourceError`` where there is nothing of this name, or nothing that is opened here.
  public init(_ text: String) throws(FrameSourceError) {
    try self.init(text, at: Self.place)
  }

  /// The same; `place` tells what is at a path.
  init(_ text: String, at place: (String) -> Place) throws(FrameSourceError) {
    guard !text.isEmpty, !text.utf8.contains(0) else {
      throw .notASource(source: text, reason: "a path or an address is needed")
    }
    if text.hasPrefix("lavfi:") {
      self.init(kind: .virtual(filter: String(text.dropFirst(6))), name: text)
    } else if let scheme = Self.scheme(text) {
      self.init(kind: try Self.kind(scheme: scheme, text), name: text)
    } else {
      self.init(kind: try Self.kind(path: text, place), name: text)
    }
  }

  /// RFC 3986, 3.1, in lower case: letters, digits, `+`, `-`, `.` before `://`.
  private static func scheme(_ text: String) -> String? {
    guard let end = text.range(of: "://") else { return nil }
    let scheme = text[..<end.lowerBound].lowercased()
    let isScheme = scheme.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || [0x2B, 0x2D, 0x2E].contains(byte)
    }
    return isScheme && !scheme.isEmpty ? scheme : nil
  }

  private static func kind(scheme: String, _ text: String) throws(FrameSourceError) -> Kind {
    let name = withoutPassword(text)
    guard let url = URL(string: text), url.host?.isEmpty == false else {
      throw .notASource(source: name, reason: "not a complete address")
    }
    switch scheme {
    case "rtsp", "rtsps": return .stream(url: text)
    case "http", "https":
      if ["m3u8", "m3u"].contains(url.pathExtension.lowercased()) { return .playlist(url: text) }
      return videoSuffixes.contains(url.pathExtension.lowercased())
        ? .download(url: text) : .stream(url: text)
    default:
      throw .notASource(
        source: name, reason: "\(scheme): is not opened; rtsp:, rtsps:, http: and https: are, and paths")
    }
  }

  /// Of files that end; what else comes over HTTP is taken for live.
  private static let videoSuffixes: Set<String> = ["mp4", "m4v", "mov", "mkv", "webm", "avi", "mpg", "mpeg"]

  private static func kind(path: String, _ place: (String) -> Place) throws(FrameSourceError) -> Kind {
    let isNumber = path.utf8.allSatisfy { (0x30...0x39).contains($0) } && path.utf8.count <= 3
    if isNumber, place(path) == .nothing { return .camera(path: "/dev/video\(path)") }
    if path.hasPrefix("/dev/video") { return .camera(path: path) }
    switch place(path) {
    case .nothing: throw .notFound(source: path)
    case .file: return .video(path: path)
    case .picture: return .picture(path: path)
    case .folder: return .folder(path: path)
    case .device: return .camera(path: path)
    }
  }

  /// Pictures are told by their first bytes. GIF is a video to us, and so is one JPEG picture after the
  /// other, which only its name tells from a single one.
  private static func place(_ path: String) -> Place {
    var status = stat()
    guard FileName.withCString(path, { stat($0, &status) }) == 0 else { return .nothing }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFCHR: return .device
    // To look into a pipe waits for who writes to it.
    case S_IFIFO: return .file
    default: break
    }
    let suffix = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    guard !["mjpeg", "mjpg"].contains(suffix) else { return .file }
    let start = PictureData.beginning(path: path)
    guard let kind = PictureKind(bytes: start), kind != .gif else { return .file }
    return .picture
  }
}
