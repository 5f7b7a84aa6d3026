#if os(iOS)
  import AVFoundation

  /// Says how far the camera's picture must be turned to stand upright, now and whenever that changes.
  @available(iOS 17.0, *)
  @MainActor
  final class RotationObserver {
    private let coordinator: AVCaptureDevice.RotationCoordinator
    private var observation: NSKeyValueObservation?

    /// `onChange` is called with degrees clockwise, at once and later on.
    init(
      _ device: AVCaptureDevice, _ layer: CALayer, onChange: @escaping @MainActor @Sendable (CGFloat) -> Void
    ) {
      coordinator = AVCaptureDevice.RotationCoordinator(device: device, previewLayer: layer)
      observation = coordinator.observe(
        \.videoRotationAngleForHorizonLevelPreview, options: [.initial, .new]
      ) { coordinator, _ in
        // The coordinator changes the angle on the main queue.
        let angle = coordinator.videoRotationAngleForHorizonLevelPreview
        MainActor.assumeIsolated { onChange(angle) }
      }
    }
  }

  @available(iOS 17.0, *)
  extension AVCaptureConnection {
    /// Turns the pictures of this connection, where it can; by how much they are turned then.
    func rotate(to angle: CGFloat) -> CGFloat {
      if isVideoRotationAngleSupported(angle) { videoRotationAngle = angle }
      return videoRotationAngle
    }
  }
#endif
