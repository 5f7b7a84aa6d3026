/// On which side of the device a camera is.
public enum CameraPosition: UInt8, Hashable, Sendable, CaseIterable {
  case back = 0
  /// On the screen's side.
  case front = 1
  /// Plugged in, or another device's.
  case external = 2

  /// The camera that a button beside the picture changes to.
  public var opposite: CameraPosition { self == .back ? .front : .back }
}

/// What a camera sees through; Apple's words for its built-in cameras.
public enum CameraLens: UInt8, Hashable, Sendable, CaseIterable {
  case wide = 0
  case ultraWide = 1
  case telephoto = 2
  /// Wide and telephoto, changed by the system.
  case dual = 3
  /// Ultra wide and wide, changed by the system, also where something comes too near for the wide one.
  case dualWide = 4
  /// Ultra wide, wide and telephoto, changed by the system as in ``dualWide``.
  case triple = 5
  case external = 6
  case other = 7
}

/// A camera as its system describes it, for ``CameraChoice``.
///
/// ```swift
/// let camera = CameraDescription(
///   position: .back, lens: .wide, hasTorch: true, focuses: true, minimumFocusDistance: 150,
///   fieldWidth: 1.4, zoom: ZoomRange(minimum: 1, maximum: 16))
/// ```
public struct CameraDescription: Hashable, Sendable {
  public var position: CameraPosition
  public var lens: CameraLens
  public var hasTorch: Bool
  /// Whether it can focus, by itself or told where; `false`: everything beyond some distance is sharp.
  public var focuses: Bool
  /// The nearest that it can be sharp at, millimetres; `nil`: unknown. For a camera of several lenses the
  /// smallest of theirs.
  public var minimumFocusDistance: Int?
  /// Width of what is seen at distance 1 with zoom factor 1: 2 · tan(field of view / 2). 0: unknown.
  public var fieldWidth: Double
  public var zoom: ZoomRange
  /// The zoom factor from which on the wide lens may be used: 1, unless a wider one comes first.
  public var wideLensZoom: Double

  public init(
    position: CameraPosition, lens: CameraLens, hasTorch: Bool = false, focuses: Bool = true,
    minimumFocusDistance: Int? = nil, fieldWidth: Double = 0, zoom: ZoomRange = ZoomRange(),
    wideLensZoom: Double = 1
  ) {
    self.position = position
    self.lens = lens
    self.hasTorch = hasTorch
    self.focuses = focuses
    self.minimumFocusDistance = minimumFocusDistance
    self.fieldWidth = fieldWidth
    self.zoom = zoom
    self.wideLensZoom = wideLensZoom
  }
}
