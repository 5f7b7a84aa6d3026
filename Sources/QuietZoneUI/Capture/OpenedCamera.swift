#if os(iOS)
  import AVFoundation
  import QuietZoneScanning

  /// A camera that gives frames, as the view has to know it.
  @available(iOS 17.0, *)
  struct OpenedCamera: @unchecked Sendable {
    /// Read from only: whoever changes the device does so on the queue of ``Capture``. `nil`: a stand-in.
    let device: AVCaptureDevice?
    let description: CameraDescription
    /// Where there are cameras, this one among them.
    let positions: [CameraPosition]
  }
#endif
