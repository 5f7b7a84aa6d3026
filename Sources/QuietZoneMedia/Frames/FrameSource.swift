internal import Foundation

/// Where frames come from: a camera, a video file, a stream, pictures.
///
/// ```swift
/// let source = try FrameSource("rtsp://camera.local/main")
/// for try await frame in source.frames() {
///   print(frame.milliseconds, BarcodeReader().read(frame.luminance).count)
/// }
/// ```
///
/// Of a live source (camera, stream) the newest frame is delivered and those nobody took in time are dropped,
/// so that memory never grows; when it breaks off it is opened anew. Of a file every frame is delivered, in
/// order.
public struct FrameSource: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// A Video4Linux device.
    case camera(path: String)
    case video(path: String)
    case picture(path: String)
    /// All pictures in it, by name.
    case folder(path: String)
    /// RTSP, over TCP; MJPEG and others over HTTP.
    case stream(url: String)
    /// A list of pieces over HTTP (HLS), which ends or goes on: every frame is delivered.
    case playlist(url: String)
    /// A video file behind an HTTP address.
    case download(url: String)
    /// A virtual camera of FFmpeg's, `testsrc2=size=640x480:rate=30`.
    case virtual(filter: String)
  }

  public let kind: Kind
  /// What the person gave, without the password.
  public let name: String

  public init(kind: Kind, name: String) {
    self.kind = kind
    self.name = Self.withoutPassword(name)
  }

  /// Whether frames that are not taken in time are dropped.
  public var isLive: Bool {
    switch kind {
    case .camera, .stream, .virtual: true
    case .video, .picture, .folder, .download, .playlist: false
    }
  }

  /// Whether it is opened anew when it ends.
  var isReopened: Bool {
    switch kind {
    case .camera, .stream, .playlist: true
    case .virtual, .video, .picture, .folder, .download: false
    }
  }

  /// Whether each frame stands for itself: pictures.
  public var isStill: Bool {
    switch kind {
    case .picture, .folder: true
    default: false
    }
  }

  /// The frames; nothing is opened before the first is asked for, and all is closed when the iterator goes.
  public func frames(_ options: FrameOptions = FrameOptions()) -> FrameStream {
    FrameStream(source: self, options: options)
  }

  /// `rtsp://user:secret@host` as `rtsp://user:***@host`.
  static func withoutPassword(_ name: String) -> String {
    guard let scheme = name.range(of: "://") else { return name }
    let authority = name[scheme.upperBound...].prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    guard let at = authority.lastIndex(of: "@"), let colon = authority[..<at].firstIndex(of: ":") else {
      return name
    }
    return name[...colon] + "***" + name[at...]
  }
}
