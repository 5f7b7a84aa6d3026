#if os(iOS)
  import QuietZone
  import QuietZoneScanning

  /// What carries out the commands of a ``Capture``: the device's cameras, or what stands in for them where
  /// there are none. It is called on the capture's queue alone; what comes of a command, and what else
  /// happens, it sends as inputs, from any thread.
  @available(iOS 17.0, *)
  protocol CameraSource: AnyObject {
    typealias Send = @Sendable (CameraSession.Input) -> Void

    /// Its picture: one for all of its cameras.
    var preview: PreviewSource { get }

    /// Asks the person, then sends what is allowed.
    func askPermission()
    /// Connects the best camera at `position` and, unless `finding` is `nil`, a finder of such codes.
    func open(_ position: CameraPosition, finding: SymbologySet?) throws(ScanFailure) -> OpenedCamera
    /// Lets the finder look for these.
    func find(_ symbologies: SymbologySet)
    func start()
    func stop()
    /// Reads the next frame for this, then sends what came of it.
    func read(_ job: FrameJob)
    /// Frames a second.
    func limit(to rate: Int)
    func light(_ isOn: Bool)
    func zoom(to factor: Double)
    func focus(_ command: FocusPolicy.Command)
  }
#endif
