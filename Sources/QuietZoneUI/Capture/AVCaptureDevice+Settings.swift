#if os(iOS)
  import AVFoundation
  import QuietZoneScanning

  /// Settings of a device that is locked for configuration. What a device lacks is left as it is.
  @available(iOS 17.0, *)
  extension AVCaptureDevice {
    /// Near things are what to focus on, and changes in view are told.
    func prepareForCodes() {
      if isAutoFocusRangeRestrictionSupported { autoFocusRangeRestriction = .near }
      isSubjectAreaChangeMonitoringEnabled = true
    }

    /// How it exposes now; `nil` where it does not say.
    var exposure: CameraExposure? {
      CameraExposure(
        seconds: CMTimeGetSeconds(exposureDuration), sensitivity: Double(iso), aperture: Double(lensAperture))
    }

    /// Sharpness and brightness follow the middle of the picture.
    func focusContinuously() {
      set(CGPoint(x: 0.5, y: 0.5), .continuousAutoFocus)
    }

    /// Sharpness and brightness are found once, at a point 0…1 of the sensor's picture.
    func focus(at point: CGPoint) {
      set(point, .autoFocus)
    }

    /// The light on or off, where there is one and the device is not too hot for it. At half of its power:
    /// all of it glares on a label that is near.
    func light(_ isOn: Bool) {
      guard isTorchAvailable, isTorchModeSupported(isOn ? .on : .off) else { return }
      guard isOn else { return torchMode = .off }
      try? setTorchModeOn(level: min(0.5, AVCaptureDevice.maxAvailableTorchLevel))
    }

    /// At most so many frames a second, as near as the format can.
    func limit(to rate: Int) {
      let ranges = activeFormat.videoSupportedFrameRateRanges
      // How long a frame may take stays the camera's: in the dark it takes fewer and brighter ones.
      switch FrameRate.clamped(rate, to: ranges.map { $0.minFrameRate...$0.maxFrameRate }) {
      case .between(let rate):
        activeVideoMinFrameDuration = CMTime(value: 1, timescale: CMTimeScale(clamping: rate))
      case .highest(let index): activeVideoMinFrameDuration = ranges[index].minFrameDuration
      case .lowest(let index): activeVideoMinFrameDuration = ranges[index].maxFrameDuration
      case nil: break
      }
    }

    private func set(_ point: CGPoint, _ mode: FocusMode) {
      if isFocusPointOfInterestSupported { focusPointOfInterest = point }
      if isFocusModeSupported(mode) { focusMode = mode }
      if isExposurePointOfInterestSupported { exposurePointOfInterest = point }
      if isExposureModeSupported(.continuousAutoExposure) { exposureMode = .continuousAutoExposure }
    }
  }
#endif
