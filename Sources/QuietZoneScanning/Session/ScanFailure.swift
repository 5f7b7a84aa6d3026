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
  public var isTemporary: Bool { remedy == .retry }

  /// What a person can do about it.
  public enum Remedy: UInt8, Hashable, Sendable {
    /// Nothing with this device.
    case none = 0
    /// Switch the camera on for this program.
    case openSettings = 1
    case retry = 2
    /// Read a picture instead.
    case choosePicture = 3
  }

  public var remedy: Remedy {
    switch self {
    case .permissionDenied: .openSettings
    case .inUse, .streamLost: .retry
    case .noCamera, .permissionRestricted: .choosePicture
    case .unsupportedFormat, .notSupported: .none
    }
  }
}

extension ScanFailure: CustomStringConvertible {
  /// Why there are no frames, for people; hosts have it in the language of the person.
  public var description: String {
    switch self {
    case .noCamera: "there is no camera, or not the one asked for"
    case .inUse: "another program has the camera"
    case .permissionDenied: "the camera is not allowed for this program"
    case .permissionRestricted: "the camera is locked by the device's administration"
    case .streamLost: "the camera gives no frames any more"
    case .unsupportedFormat: "the camera gives no format that can be read"
    case .notSupported: "cameras can't be used from here"
    }
  }
}
