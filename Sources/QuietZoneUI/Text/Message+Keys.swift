#if canImport(UIKit)
  import QuietZone
  import QuietZoneScanning

  // What cases are called in `Localizable.strings`; the compiler may leave their own names out.

  extension ScanFailure {
    var key: String {
      switch self {
      case .noCamera: "noCamera"
      case .inUse: "inUse"
      case .permissionDenied: "permissionDenied"
      case .permissionRestricted: "permissionRestricted"
      case .streamLost: "streamLost"
      case .unsupportedFormat: "unsupportedFormat"
      case .notSupported: "notSupported"
      }
    }
  }

  extension ScanFailure.Remedy {
    var key: String {
      switch self {
      case .none: "none"
      case .openSettings: "openSettings"
      case .retry: "retry"
      case .choosePicture: "choosePicture"
      }
    }
  }

  extension ScanHint {
    var key: String {
      switch self {
      case .looking: "looking"
      case .holdStill: "holdStill"
      case .moveIntoFrame: "moveIntoFrame"
      case .notALink: "notALink"
      case .notWanted: "notWanted"
      case .alreadyCounted: "alreadyCounted"
      case .comeCloser: "comeCloser"
      case .moreLight: "moreLight"
      case .unreadable: "unreadable"
      }
    }
  }

  extension BarcodeSighting.Obstacle {
    var key: String {
      switch self {
      case .dark: "dark"
      case .faint: "faint"
      case .small: "small"
      case .blurred: "blurred"
      case .cutOff: "cutOff"
      case .unknown: "unknown"
      }
    }
  }

  extension CaptureSupervisor.Interruption {
    var key: String {
      switch self {
      case .background: "background"
      case .otherClient: "otherClient"
      case .multipleApps: "multipleApps"
      case .pressure: "pressure"
      case .sensitiveContent: "sensitiveContent"
      case .unknown: "unknown"
      }
    }
  }
#endif
