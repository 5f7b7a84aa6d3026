public import QuietZone

/// How many scans a session gives before it ends, and when a code counts again.
public enum ScanMode: Hashable, Sendable {
  /// The first accepted code ends the session: of several the one in the region, nearest to its middle.
  case once
  /// Every code counts once in a session, wherever and however often it is seen, as long as it is remembered:
  /// of more than 65 536 codes, or of codes with 8 MB of content together, those seen last are.
  case oncePerCode
  /// A code counts again once it was out of sight for `rearm` milliseconds.
  case continuous(rearm: Int)
  /// Nothing counts until ``ScanSession/capture(at:)``; then the next code does: of several the one in the
  /// region, nearest to its middle.
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
public struct ScanConfiguration: Equatable, Sendable {
  public var symbologies: SymbologySet
  /// How hard each frame is looked at.
  public var effort: ReaderOptions.Effort
  public var mode: ScanMode
  /// Frames that must agree on a value before it counts; `nil`: as many as the code's own checks make
  /// necessary, see ``ScanConfirmation``. At least 1.
  public var confirmations: Int?
  /// Which codes count; the others are ignored and the session goes on.
  public var acceptance: AcceptanceRule
  /// Where codes are to be held; `nil`: any place is good. A code lies in it when the two have, in width and
  /// in height, at least half of the smaller of both in common.
  public var region: RegionOfInterest?
  /// What the region means for codes beside it.
  public var regionRule: RegionRule
  /// How the picture lies in the view; needed for regions given in the view. Where it is known, a code of
  /// which less than half is shown does not count.
  public var viewport: Viewport?
  public var torch: TorchMode
  /// Whether frames in which nothing can be read are put together until something can.
  public var joinsFrames: Bool
  /// Whether two codes of one trade item that lie within 50 mm of each other, an EAN-13 and a QR Code with a
  /// GS1 Digital Link perhaps, count as one: the one that says more does, the other is a duplicate.
  public var joinsCarriers: Bool

  public init(
    symbologies: SymbologySet = .all, effort: ReaderOptions.Effort = .fast, mode: ScanMode = .once,
    confirmations: Int? = nil, acceptance: AcceptanceRule = .any, region: RegionOfInterest? = nil,
    regionRule: RegionRule = .hint, viewport: Viewport? = nil, torch: TorchMode = .off,
    joinsFrames: Bool = true, joinsCarriers: Bool = false
  ) {
    self.symbologies = symbologies
    self.effort = effort
    self.mode = mode
    self.confirmations = confirmations
    self.acceptance = acceptance
    self.region = region
    self.regionRule = regionRule
    self.viewport = viewport
    self.torch = torch
    self.joinsFrames = joinsFrames
    self.joinsCarriers = joinsCarriers
  }
}

extension ScanConfiguration {
  /// Whether frames are read as with `other`, so that what was learnt from earlier ones holds.
  func readsLike(_ other: ScanConfiguration) -> Bool {
    symbologies == other.symbologies && effort == other.effort && joinsFrames == other.joinsFrames
      && isCropped == other.isCropped
      && (!isCropped || region == other.region && viewport == other.viewport)
  }

  /// Whether the region alone is read.
  var isCropped: Bool { region != nil && regionRule == .crop }
}
