/// Why there are no frames.
public enum ScanFailure: UInt8, Error, Hashable, Sendable, CaseIterable {
  /// The device has no camera, or not the one asked for.
  case noCamera = 0
  /// Another program has the camera.
  case inUse = 1
  /// ``CameraPermission/denied``.
  case permissionDenied = 2
  /// ``CameraPermission/restricted``.
  case permissionRestricted = 3
  /// Frames came and come no more: unplugged, network gone, taken away by the system.
  case streamLost = 4
  /// The camera gives no format that can be read.
  case unsupportedFormat = 5
  /// The surroundings have no camera access at all: a page that is not served securely, an old browser.
  case notSupported = 6

  /// Whether trying again without changing anything may help.
  public var isTemporary: Bool { self == .inUse || self == .streamLost }
}
