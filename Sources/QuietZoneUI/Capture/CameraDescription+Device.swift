#if os(iOS)
  import AVFoundation
  import QuietZoneScanning

  @available(iOS 17.0, *)
  extension CameraDescription {
    /// What `device` can do in its present format.
    init(_ device: AVCaptureDevice) {
      let angle = Double(device.activeFormat.videoFieldOfView) * .pi / 180
      let nearest = device.minimumFocusDistance
      let wideLensZoom = device.virtualDeviceSwitchOverVideoZoomFactors.first?.doubleValue ?? 1
      self.init(
        position: CameraPosition(device.position), lens: CameraLens(device.deviceType),
        hasTorch: device.hasTorch, focuses: device.isFocusModeSupported(.continuousAutoFocus),
        minimumFocusDistance: nearest > 0 ? nearest : nil, fieldWidth: 2 * tan(angle / 2),
        zoom: ZoomRange(
          device: Double(device.minAvailableVideoZoomFactor), Double(device.maxAvailableVideoZoomFactor),
          wideLensZoom: wideLensZoom),
        wideLensZoom: wideLensZoom)
    }

    /// The kinds of cameras that are looked for.
    static let deviceTypes: [AVCaptureDevice.DeviceType] = [
      .builtInTripleCamera, .builtInDualWideCamera, .builtInDualCamera, .builtInWideAngleCamera,
      .builtInUltraWideCamera, .builtInTelephotoCamera, .external,
    ]
  }

  @available(iOS 17.0, *)
  extension CameraPosition {
    init(_ position: AVCaptureDevice.Position) {
      switch position {
      case .back: self = .back
      case .front: self = .front
      default: self = .external
      }
    }
  }

  @available(iOS 17.0, *)
  extension CameraLens {
    init(_ type: AVCaptureDevice.DeviceType) {
      switch type {
      case .builtInWideAngleCamera: self = .wide
      case .builtInUltraWideCamera: self = .ultraWide
      case .builtInTelephotoCamera: self = .telephoto
      case .builtInDualCamera: self = .dual
      case .builtInDualWideCamera: self = .dualWide
      case .builtInTripleCamera: self = .triple
      case .external: self = .external
      default: self = .other
      }
    }
  }
#endif
