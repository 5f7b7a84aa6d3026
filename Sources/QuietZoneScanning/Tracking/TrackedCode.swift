public import QuietZone

/// A code that keeps its number while it moves.
public struct TrackedCode: Hashable, Sendable {
  /// What became of a code in view.
  public enum Standing: Hashable, Sendable {
    /// Nothing yet: more frames must agree on it, or nobody has asked for a code.
    case seen
    /// It lies beside the frame, or farther from where somebody points than another: it counts if it stays
    /// and the other does not come first.
    case waiting
    /// It counted.
    case accepted
    /// It does not count, and why.
    case refused(IgnoreReason)

    /// Whether it does not count.
    public var isRefused: Bool { if case .refused = self { true } else { false } }
  }

  /// Counts up from 1, and on when a session is started again.
  public let id: Int
  /// As it was read last.
  public internal(set) var barcode: Barcode
  /// Where to draw it, pixels of the picture: what was read, smoothed.
  public var outline: Quadrilateral { filter.outline }
  /// Frames in which it was read.
  public internal(set) var frames: Int
  public internal(set) var firstSeen: ScanTime
  public internal(set) var lastSeen: ScanTime
  public internal(set) var standing = Standing.seen
  /// Whether it counted.
  public var isAccepted: Bool { standing == .accepted }

  var filter: OutlineFilter
  /// Whether it is what glare or a finger has left of a longer code that was seen in its place.
  var isPart = false
  /// The reasons that were told, a bit for each.
  var toldReasons: UInt8 = 0
}
