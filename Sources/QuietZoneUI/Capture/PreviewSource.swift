#if os(iOS)
  import AVFoundation

  /// The capture session as the preview needs it, and whoever frees it. The session may be shown from the
  /// main thread while its own queue configures and runs it: that is how AVFoundation wants it used, and
  /// nothing else is done with it here.
  @available(iOS 17.0, *)
  struct PreviewSource: @unchecked Sendable {
    private let session: AVCaptureSession

    init(_ session: AVCaptureSession) { self.session = session }

    /// Ends the session, on its own queue.
    func shutDown() { session.stopRunning() }

    @MainActor
    func show(in layer: AVCaptureVideoPreviewLayer) { layer.session = session }
  }
#endif
