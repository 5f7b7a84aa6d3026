/// Why there are no frames. `source` is what the person gave, without passwords.
public enum FrameSourceError: Error, Hashable, Sendable {
  /// Neither a path nor an address of a kind that is known here.
  case notASource(source: String, reason: String)
  case notFound(source: String)
  /// No such device.
  case noCamera(source: String)
  /// The system does not let this user open it; `hint` says what helps.
  case notPermitted(source: String, hint: String)
  /// Another program has the camera.
  case inUse(source: String)
  /// Nothing listens at the address.
  case refused(source: String)
  /// The address has no host, no way leads there, or nothing answered in time.
  case unreachable(source: String, reason: String)
  /// The server answered with this HTTP or RTSP status.
  case rejected(source: String, status: Int)
  /// A live source broke off and did not come back after so many attempts.
  case lost(source: String, attempts: Int, reason: String)
  case corrupt(source: String, reason: String)
  /// The file or stream has no video.
  case noVideo(source: String)
  /// More than `limit` pixels a frame.
  case tooLarge(source: String, width: Int, height: Int, limit: Int)
  /// Its kind, or what it refers to, is not on the list of those that are opened.
  case notAllowed(source: String, reason: String)
  /// A program that is needed is not installed.
  case missingTool(source: String, tool: String, package: String)
  case unreadable(source: String, reason: String)
  case picture(PictureError)
}

extension FrameSourceError: CustomStringConvertible {
  /// One line for people.
  public var description: String {
    switch self {
    case .notASource(let source, let reason): "\(source): \(reason)"
    case .notFound(let source): "\(source): no such file"
    case .noCamera(let source): "\(source): no such camera"
    case .notPermitted(let source, let hint): "\(source): not permitted; \(hint)"
    case .inUse(let source): "\(source): in use by another program"
    case .refused(let source): "\(source): connection refused: nothing listens there"
    case .unreachable(let source, let reason): "\(source): cannot be reached: \(reason)"
    case .rejected(let source, let status): "\(source): the server answers with status \(status)"
    case .lost(let source, let attempts, let reason):
      "\(source): lost, and not back after \(attempts) attempts: \(reason)"
    case .corrupt(let source, let reason): "\(source): not a video, or corrupt: \(reason)"
    case .noVideo(let source): "\(source): has no video"
    case .tooLarge(let source, let width, let height, let limit):
      "\(source): frames of \(width) × \(height) pixels, more than the \(limit) allowed"
    case .notAllowed(let source, let reason): "\(source): not opened: \(reason)"
    case .missingTool(let source, let tool, let package):
      "\(source): needs the program \(tool), which is not installed (Debian package \(package))"
    case .unreadable(let source, let reason): "\(source): cannot be read: \(reason)"
    case .picture(let error): error.description
    }
  }
}
