#if os(iOS)
  import AVFoundation
  import QuietZoneScanning

  @available(iOS 17.0, *)
  extension AVCaptureSession {
    /// Presets from the best on: enough pixels for dense codes, and not so many that frames come late.
    private static let presets: [Preset] = [.hd1920x1080, .hd1280x720, .high]

    /// Replaces what the session has by the best camera at `position`, and `outputs`.
    func use(
      _ position: CameraPosition, outputs: [AVCaptureOutput]
    ) throws(ScanFailure) -> OpenedCamera {
      let devices = AVCaptureDevice.DiscoverySession(
        deviceTypes: CameraDescription.deviceTypes, mediaType: .video, position: .unspecified
      ).devices
      let cameras = devices.map { CameraDescription($0) }
      guard let best = CameraChoice.best(of: cameras, position: position) else { throw .noCamera }
      try connect(devices[best], outputs)
      // Only now is the device in the format that the preset asks for.
      return OpenedCamera(
        device: devices[best], description: CameraDescription(devices[best]),
        positions: cameras.map { $0.position })
    }

    private func connect(
      _ device: AVCaptureDevice, _ wanted: [AVCaptureOutput]
    ) throws(ScanFailure) {
      let input = try Self.input(device)
      beginConfiguration()
      defer { commitConfiguration() }
      for old in inputs { removeInput(old) }
      for old in outputs { removeOutput(old) }
      // First the preset: an input is refused whose device lacks the one of the camera before.
      if let preset = Self.presets.first(where: { device.supportsSessionPreset($0) }) {
        sessionPreset = preset
      }
      guard canAddInput(input) else { throw .unsupportedFormat }
      addInput(input)
      for output in wanted {
        guard canAddOutput(output) else { throw .unsupportedFormat }
        addOutput(output)
      }
      #if !targetEnvironment(macCatalyst)
        // Apps on a Mac keep the camera anyway, and are not asked.
        isMultitaskingCameraAccessEnabled = isMultitaskingCameraAccessSupported
      #endif
    }

    private static func input(_ device: AVCaptureDevice) throws(ScanFailure) -> AVCaptureDeviceInput {
      do {
        return try AVCaptureDeviceInput(device: device)
      } catch {
        throw ScanFailure(opening: error)
      }
    }
  }
#endif
