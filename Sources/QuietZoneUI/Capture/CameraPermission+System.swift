#if os(iOS)
  public import AVFoundation
  public import QuietZoneScanning

  @available(iOS 17.0, *)
  extension CameraPermission {
    /// What the system says at the moment, without asking anybody.
    public static var current: CameraPermission {
      CameraPermission(AVCaptureDevice.authorizationStatus(for: .video))
    }

    public init(_ status: AVAuthorizationStatus) {
      switch status {
      case .notDetermined: self = .notDetermined
      case .authorized: self = .authorized
      case .denied: self = .denied
      case .restricted: self = .restricted
      @unknown default: self = .restricted
      }
    }
  }

  @available(iOS 17.0, *)
  extension ScanFailure {
    /// Why a device could not be opened.
    init(opening error: any Error) {
      switch (error as? AVError)?.code {
      case .applicationIsNotAuthorizedToUseDevice: self = .permissionDenied
      case .deviceAlreadyUsedByAnotherSession, .deviceInUseByAnotherApplication,
        .deviceLockedForConfigurationByAnotherProcess:
        self = .inUse
      case .deviceWasDisconnected, .deviceNotConnected: self = .noCamera
      default: self = .unsupportedFormat
      }
    }
  }
#endif
