#if os(iOS)
  import AVFoundation
  import QuietZone

  /// The system's own reader of codes, of which nothing is taken but where they are: that saves work, and
  /// values are the same as on every platform.
  @available(iOS 17.0, *)
  final class SystemFinder: NSObject, AVCaptureMetadataOutputObjectsDelegate {
    let output = AVCaptureMetadataOutput()
    private let onFound: @Sendable ([Rectangle2D]) -> Void

    init(on queue: DispatchQueue, onFound: @escaping @Sendable ([Rectangle2D]) -> Void) {
      self.onFound = onFound
      super.init()
      output.setMetadataObjectsDelegate(self, queue: queue)
    }

    /// Looks for these, as far as the system knows them. Of an output that is connected: no other says which
    /// those are.
    func look(for symbologies: SymbologySet) {
      output.metadataObjectTypes = output.availableMetadataObjectTypes.filter {
        !SymbologySet(metadataObjectTypes: [$0]).isDisjoint(with: symbologies)
      }
    }

    /// Bounds are 0…1 of the picture as the camera gives it, its top left corner first.
    func metadataOutput(
      _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
      from connection: AVCaptureConnection
    ) {
      onFound(metadataObjects.map { Rectangle2D($0.bounds) })
    }
  }
#endif
