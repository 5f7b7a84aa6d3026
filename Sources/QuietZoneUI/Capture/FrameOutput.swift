#if os(iOS)
  import AVFoundation
  import QuietZone
  import QuietZoneScanning

  /// Reads frames on the queue of the camera's output, one at a time: those that come while none is wanted
  /// are let go.
  @available(iOS 17.0, *)
  final class FrameOutput: NSObject, AVCaptureVideoDataOutputSampleBufferDelegate, @unchecked Sendable {
    private let onRead: @Sendable (FrameReading) -> Void
    /// Used on the output's queue alone.
    private let slowness = SlowFrameNotice()
    /// Guards the two below.
    private let lock = NSLock()
    private var job: FrameJob?
    private var camera: OpenedCamera?

    init(onRead: @escaping @Sendable (FrameReading) -> Void) { self.onRead = onRead }

    /// Reads the next frame for this.
    func want(_ job: FrameJob) { lock.withLock { self.job = job } }

    /// Frames come from this camera.
    func use(_ camera: OpenedCamera) { lock.withLock { self.camera = camera } }

    func captureOutput(
      _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {
      if let buffer = sampleBuffer.imageBuffer { read(buffer) }
    }

    /// Reads a frame, if one is wanted.
    func read(_ buffer: CVPixelBuffer) {
      guard let image = LockedLuma(buffer) else { return }
      var (job, camera) = lock.withLock { (self.job.take(), self.camera) }
      guard job != nil else { return }
      let exposure = camera.take()?.device?.exposure
      let begun = ScanTime.now
      let reading = image.withView { view in
        // Taken out, so that what was put together of many frames is not copied for each.
        if let exposure {
          job.take()?.read(view, exposure: exposure, at: .now)
        } else {
          job.take()?.read(view, at: .now)
        }
      }
      if let reading { onRead(reading) }
      assert(slowness.note(ScanTime.now.since(begun)))
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
