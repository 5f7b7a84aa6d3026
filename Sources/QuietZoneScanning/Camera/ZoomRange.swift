/// The zoom factors that a camera allows: 1 is the whole picture, 2 half of its width and height.
public struct ZoomRange: Hashable, Sendable {
  public let minimum: Double
  /// At least ``minimum``.
  public let maximum: Double

  /// In either order; what is not a number above 0 counts as 1.
  public init(minimum: Double = 1, maximum: Double = 1) {
    let a = Self.repaired(minimum), b = Self.repaired(maximum)
    self.minimum = min(a, b)
    self.maximum = max(a, b)
  }

  /// What a device says it can do, as far as it helps to read: from ten times its wide lens on, pixels are
  /// drawn larger, and nothing new is seen.
  public init(device minimum: Double, _ maximum: Double, wideLensZoom: Double) {
    let whole = ZoomRange(minimum: minimum, maximum: maximum)
    let most = whole.clamped(Self.most * max(wideLensZoom, 1))
    self.init(minimum: whole.minimum, maximum: most)
  }

  /// The largest factor over that of a wide lens.
  static let most = 10.0

  /// The nearest factor that is allowed; what is no number becomes the smallest.
  public func clamped(_ factor: Double) -> Double { factor > minimum ? min(factor, maximum) : minimum }

  private static func repaired(_ factor: Double) -> Double { factor > 0 && factor < .infinity ? factor : 1 }
}

/// Two fingers on the picture: the factor when they came down times how far they moved apart since.
///
/// ```swift
/// var zoom = ZoomGesture(camera.zoom, factor: CameraChoice.zoom(for: camera))
/// zoom.began()
/// let factor = zoom.changed(scale: 1.5)
/// ```
package struct ZoomGesture: Hashable, Sendable {
  package let range: ZoomRange
  /// The factor in force.
  package private(set) var factor: Double
  private var base: Double

  /// `factor` is brought into the range.
  package init(_ range: ZoomRange, factor: Double = 1) {
    self.range = range
    self.factor = range.clamped(factor)
    base = self.factor
  }

  /// The fingers came down.
  package mutating func began() { base = factor }

  /// The fingers are `scale` times as far apart as when they came down; the factor that is in force now. What
  /// is not a number above 0 changes nothing.
  package mutating func changed(scale: Double) -> Double {
    if scale > 0 { factor = range.clamped(base * scale) }
    return factor
  }

  /// Somebody set the factor without fingers, or what the fingers asked for was set; what of it is allowed.
  /// A gesture under way goes on from where it began.
  package mutating func set(_ factor: Double) -> Double {
    self.factor = range.clamped(factor)
    return self.factor
  }
}
