public import QuietZone

/// A code that keeps its number while it moves.
public struct TrackedCode: Hashable, Sendable {
  /// Counts up from 1 in each session.
  public let id: Int
  /// As it was read last.
  public internal(set) var barcode: Barcode
  /// Where to draw it, pixels of the picture: what was read, smoothed.
  public var outline: Quadrilateral { filter.outline }
  /// Frames in which it was read.
  public internal(set) var frames: Int
  public internal(set) var firstSeen: ScanTime
  public internal(set) var lastSeen: ScanTime
  /// Whether it counted.
  public internal(set) var isAccepted: Bool

  var filter: OutlineFilter
  var isIgnored = false
}
