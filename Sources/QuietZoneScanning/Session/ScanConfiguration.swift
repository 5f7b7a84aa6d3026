public import QuietZone

/// How many scans a session gives before it ends, and when a code counts again.
public enum ScanMode: Hashable, Sendable {
  /// The first accepted code ends the session.
  case once
  /// Every code counts once in a session, wherever and however often it is seen.
  case oncePerCode
  /// A code counts again once it was out of sight for `rearm` milliseconds.
  case continuous(rearm: Int)
  /// Nothing counts until ``ScanSession/capture(at:)``; then the next code does, the one nearest to the
  /// middle of the region if there are several.
  case manual
}

/// The camera's light.
public enum TorchMode: UInt8, Hashable, Sendable {
  case off = 0
  case on = 1
  /// By the light that there is, see ``TorchPolicy``.
  case automatic = 2
}

/// What a ``ScanSession`` looks for and what it does with what it finds.
public struct ScanConfiguration: Sendable {
  public var symbologies: SymbologySet
  /// How hard each frame is looked at.
  public var effort: ReaderOptions.Effort
  public var mode: ScanMode
  /// Frames that must agree on a value before it counts; `nil`: as many as the code's own checks make
  /// necessary, see ``Confirmation``. At least 1.
  public var confirmations: Int?
  /// Which codes count; the others are ignored and the session goes on.
  public var acceptance: AcceptanceRule
  /// The part of the picture that is read; a code that reaches out of it is not seen. `nil`: all of it.
  public var region: RegionOfInterest?
  /// How the picture lies in the view; needed only for regions given in the view.
  public var viewport: Viewport?
  public var torch: TorchMode
  /// Whether frames in which nothing can be read are put together until something can.
  public var joinsFrames: Bool

  public init(
    symbologies: SymbologySet = .all, effort: ReaderOptions.Effort = .fast, mode: ScanMode = .once,
    confirmations: Int? = nil, acceptance: AcceptanceRule = .any, region: RegionOfInterest? = nil,
    viewport: Viewport? = nil, torch: TorchMode = .off, joinsFrames: Bool = true
  ) {
    self.symbologies = symbologies
    self.effort = effort
    self.mode = mode
    self.confirmations = confirmations
    self.acceptance = acceptance
    self.region = region
    self.viewport = viewport
    self.torch = torch
    self.joinsFrames = joinsFrames
  }
}
