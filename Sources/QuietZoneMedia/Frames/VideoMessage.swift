internal import Foundation

/// FFmpeg's messages, understood.
enum VideoMessage {
  /// Of a line of the filter `showinfo` the frame's time, milliseconds (`.some(nil)`: it has none); `nil` for
  /// other lines.
  static func time(_ line: String) -> Int64?? {
    guard line.hasPrefix("[Parsed_showinfo"), let mark = line.range(of: "pts_time:"),
      line.contains("] n:")
    else { return nil }
    let word = line[mark.upperBound...].prefix { $0 != " " }
    guard let seconds = Double(word), seconds.isFinite, abs(seconds) < 1e12 else { return .some(nil) }
    return Int64((seconds * 1000).rounded())
  }

  /// Whether a line says how long the source is: `Duration: 00:00:05.00, start: …`, and not `N/A`.
  static func isDuration(_ line: String) -> Bool {
    guard let mark = line.range(of: " Duration: ") else { return false }
    return line[mark.upperBound...].first?.isNumber == true
  }

  /// Of a complaint what it says, without addresses in memory; `nil` for lines of other levels. Of warnings
  /// those count that tell of frames that are lost.
  static func complaint(_ line: String) -> String? {
    for level in ["[error] ", "[fatal] ", "[panic] ", "[warning] "] {
      guard let mark = line.range(of: level) else { continue }
      guard level != "[warning] " || losses.contains(where: line.contains) else { return nil }
      let origin = line[..<mark.lowerBound].split(separator: " ").first.map { $0.drop { $0 == "[" } }
      let text = line[mark.upperBound...]
      return origin.map { "\($0): \(text)" } ?? String(text)
    }
    return nil
  }

  /// The warning of a piece of a list that is not there; what other warnings tell comes of it.
  static func gap(_ complaints: [String]) -> String? { complaints.first { $0.contains(lostSegment) } }

  private static let lostSegment = "Failed to open segment"
  private static let losses = [lostSegment, "HTTP error", "corrupt input packet"]

  /// What went wrong, from all complaints: the first rule that one of them meets.
  static func error(_ complaints: [String], source: FrameSource, pixelLimit: Int) -> FrameSourceError? {
    let text = complaints.joined(separator: "\n")
    let name = source.name
    let isCamera = if case .camera = source.kind { true } else { false }
    if let size = size(text, before: "exceeds specified max pixel count") {
      return .tooLarge(source: name, width: size.width, height: size.height, limit: pixelLimit)
    }
    if let status = status(text) { return .rejected(source: name, status: status) }
    if text.contains("on whitelist") {
      return .notAllowed(
        source: name, reason: "of a kind, or naming another address, that is not opened here")
    }
    if text.contains("Connection refused") { return .refused(source: name) }
    for sign in unreachable where text.contains(sign) { return .unreachable(source: name, reason: sign) }
    if text.contains("Permission denied") || text.contains("Operation not permitted") {
      let hint =
        isCamera ? "members of the group video may open cameras" : "its owner can let you read it"
      return .notPermitted(source: name, hint: hint)
    }
    if text.contains("Device or resource busy") { return .inUse(source: name) }
    if isCamera, text.contains("No such") { return .noCamera(source: name) }
    if text.contains("No such file or directory") { return .notFound(source: name) }
    if isCamera, text.contains("Inappropriate ioctl") {
      return .unreadable(source: name, reason: "it is no camera")
    }
    if text.contains("matches no streams") || text.contains("does not contain any stream") {
      return .noVideo(source: name)
    }
    return complaints.last.map { other($0, source: source) }
  }

  private static let unreachable = [
    "Name or service not known", "Temporary failure in name resolution",
    "No address associated with hostname", "No route to host", "Network is unreachable",
    "Connection timed out", "Connection reset by peer",
  ]

  /// A complaint without the name of the source, which is said anyway.
  static func reason(_ complaint: String, source: FrameSource) -> String {
    for prefix in ["file:\(source.name): ", "\(source.name): "] where complaint.hasPrefix(prefix) {
      return String(complaint.dropFirst(prefix.count))
    }
    return complaint
  }

  /// A live source is unreadable, a file corrupt.
  private static func other(_ complaint: String, source: FrameSource) -> FrameSourceError {
    let reason = reason(complaint, source: source)
    return switch source.kind {
    case .camera, .stream, .virtual: .unreadable(source: source.name, reason: reason)
    case .video, .picture, .folder, .download, .playlist: .corrupt(source: source.name, reason: reason)
    }
  }

  /// `Picture size 7680x4320 exceeds …`.
  private static func size(_ text: String, before mark: String) -> (width: Int, height: Int)? {
    guard let end = text.range(of: " " + mark)?.lowerBound else { return nil }
    let word = text[..<end].split(separator: " ").last ?? ""
    let parts = word.split(separator: "x").map { Int($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1] else { return nil }
    return (width, height)
  }

  /// `HTTP error 404 Not Found`; `Server returned 404 Not Found`; `method DESCRIBE failed: 401 Unauthorized`.
  private static func status(_ text: String) -> Int? {
    for mark in ["HTTP error ", "Server returned ", " failed: "] {
      guard let found = text.range(of: mark) else { continue }
      let word = text[found.upperBound...].prefix { $0 != " " && $0 != "\n" }
      if word.count == 3, let status = Int(word), (300...599).contains(status) { return status }
    }
    return nil
  }
}
