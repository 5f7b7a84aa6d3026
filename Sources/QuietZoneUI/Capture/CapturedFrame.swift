#if os(iOS)
  import AVFoundation
  import QuietZone
  import QuietZoneScanning

  /// A frame on its way from the camera's callback to the actor whose queue the callback runs on; it leaves
  /// neither.
  @available(iOS 17.0, *)
  struct CapturedFrame: @unchecked Sendable {
    let buffer: CVPixelBuffer
    let time: ScanTime

    init?(_ sample: CMSampleBuffer, at time: ScanTime) {
      guard let buffer = sample.imageBuffer else { return nil }
      self.buffer = buffer
      self.time = time
    }
  }

  /// Hands frames to the actor on whose queue it is called.
  @available(iOS 17.0, *)
  final class FrameOutput: NSObject, AVCaptureVideoDataOutputSampleBufferDelegate {
    private let onFrame: @Sendable (CapturedFrame) -> Void

    init(onFrame: @escaping @Sendable (CapturedFrame) -> Void) { self.onFrame = onFrame }

    func captureOutput(
      _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {
      guard let frame = CapturedFrame(sampleBuffer, at: .now) else { return }
      onFrame(frame)
    }
  }

  @available(iOS 17.0, *)
  extension ScanTime {
    /// The time since the device started, without its sleep.
    static var now: ScanTime {
      ScanTime(milliseconds: Int64(DispatchTime.now().uptimeNanoseconds / 1_000_000))
    }
  }
#endif
