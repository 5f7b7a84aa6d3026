/// What happens to a source of frames besides frames.
public enum FrameNotice: Hashable, Sendable {
  /// The first frame is there; its size in pixels. Again after each `lost`.
  case opened(width: Int, height: Int)
  /// A live source broke off; it is opened anew after `delay`, for the `attempt`-th of `limit` times.
  case lost(reason: String, delay: Duration, attempt: Int, limit: Int)
  /// A file has parts that could not be decoded; what came before and after them was delivered.
  case damaged(reason: String)
  /// A picture of a folder could not be loaded; `path` is its file's.
  case skipped(path: String, PictureError)
}

extension FrameNotice: CustomStringConvertible {
  /// One line for people.
  public var description: String {
    switch self {
    case .opened(let width, let height): "\(width) × \(height) pixels"
    case .lost(let reason, let delay, let attempt, let limit):
      "lost: \(reason); attempt \(attempt) of \(limit) in \(Self.seconds(delay)) s"
    case .damaged(let reason): "damaged: \(reason)"
    case .skipped(_, let error): "skipped: \(error)"
    }
  }

  /// With one decimal.
  private static func seconds(_ duration: Duration) -> String {
    let tenths = duration / .milliseconds(100)
    return "\(Int(tenths) / 10).\(Int(tenths) % 10)"
  }
}
