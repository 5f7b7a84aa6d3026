/// Whether the program may use the camera, as the system says it.
public enum CameraPermission: UInt8, Hashable, Sendable, CaseIterable {
  /// The person was not asked yet.
  case notDetermined = 0
  case authorized = 1
  /// The person said no, now or earlier.
  case denied = 2
  /// The person cannot allow it: parental controls, a company's profile, the page's own policy.
  case restricted = 3

  /// What to do about it.
  public enum Advice: UInt8, Hashable, Sendable {
    /// Ask, and say before what the camera is for.
    case ask = 0
    /// Go on.
    case proceed = 1
    /// Tell the person where to switch the camera on for this program.
    case openSettings = 2
    /// Say that the camera cannot be used here, and offer pictures instead.
    case explainRestriction = 3
  }

  public var advice: Advice {
    switch self {
    case .notDetermined: .ask
    case .authorized: .proceed
    case .denied: .openSettings
    case .restricted: .explainRestriction
    }
  }
}

/// What an opened camera can do.
public struct CameraCapabilities: Hashable, Sendable {
  public var hasTorch: Bool
  public init(hasTorch: Bool = false) { self.hasTorch = hasTorch }
}
