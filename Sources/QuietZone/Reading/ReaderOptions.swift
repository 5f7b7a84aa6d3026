/// What a ``BarcodeReader`` looks for and how hard.
public struct ReaderOptions: Sendable {
  /// How much work goes into a picture.
  public enum Effort: UInt8, Hashable, Sendable, CaseIterable, Comparable {
    /// For video: one pass at up to three scales, small pictures enlarged, no retries.
    case fast = 0
    /// For pictures: more scales and the retries that pay most.
    case balanced = 1
    /// For archives: everything the reader knows.
    case thorough = 2

    public static func < (a: Effort, b: Effort) -> Bool { a.rawValue < b.rawValue }
  }

  /// The symbologies to look for.
  public var symbologies: SymbologySet
  /// The part of the picture to look at, 0…1 of its width and height; a barcode whose bounds are not wholly
  /// inside is not returned. `nil`: the whole picture.
  public var region: Rectangle2D?
  /// The most barcodes to return; the reader stops when it has them.
  public var maximumCount: Int
  public var effort: Effort
  /// Asked now and then inside the loops; once it answers true the reader returns what it has so far.
  public var shouldStop: (@Sendable () -> Bool)?

  public init(
    symbologies: SymbologySet = .all, region: Rectangle2D? = nil, maximumCount: Int = .max,
    effort: Effort = .balanced, shouldStop: (@Sendable () -> Bool)? = nil
  ) {
    self.symbologies = symbologies
    self.region = region
    self.maximumCount = maximumCount
    self.effort = effort
    self.shouldStop = shouldStop
  }
}
