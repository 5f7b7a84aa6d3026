#if os(iOS)
  import AVFoundation
  import QuietZone
  import QuietZoneScanning

  /// The cameras of the device, or those plugged in. Frames are read on a queue of their own, so that nothing
  /// waits for a picture.
  @available(iOS 17.0, *)
  final class DeviceCamera: CameraSource {
    let preview: PreviewSource
    private let send: Send
    private let session: AVCaptureSession
    private let system: SystemObserver
    private let frameQueue = DispatchQueue(label: "QuietZone.frames", qos: .userInitiated)
    /// One for all cameras: what it was asked to read waits over a change of them, until it is replaced.
    private let frames: FrameOutput
    private var finder: SystemFinder?
    private var device: AVCaptureDevice?

    init(send: @escaping Send) {
      let session = AVCaptureSession()
      self.session = session
      self.send = send
      preview = PreviewSource(session)
      system = SystemObserver(session, send: send)
      frames = FrameOutput { send(.frame($0)) }
    }

    func askPermission() {
      let send = send
      Task {
        _ = await AVCaptureDevice.requestAccess(for: .video)
        send(.permission(.current))
      }
    }

    func open(_ position: CameraPosition, finding: SymbologySet?) throws(ScanFailure) -> OpenedCamera {
      finder = finding.map { _ in SystemFinder(on: frameQueue) { [send] in send(.found($0)) } }
      let opened = try session.use(position, outputs: [makeOutput()] + (finder.map { [$0.output] } ?? []))
      if let finding { find(finding) }
      device = opened.device
      frames.use(opened)
      if let device { system.watch(device) }
      change { $0.prepareForCodes() }
      return opened
    }

    func find(_ symbologies: SymbologySet) { finder?.look(for: symbologies) }

    func start() { session.startRunning() }

    func stop() { session.stopRunning() }

    func read(_ job: FrameJob) { frames.want(job) }

    func limit(to rate: Int) { change { $0.limit(to: rate) } }

    func light(_ isOn: Bool) { change { $0.light(isOn) } }

    func zoom(to factor: Double) { change { $0.videoZoomFactor = factor } }

    func focus(_ command: FocusPolicy.Command) {
      switch command {
      case .point(let point): change { $0.focus(at: CGPoint(point)) }
      case .continuous: change { $0.focusContinuously() }
      }
    }

    private func makeOutput() -> AVCaptureVideoDataOutput {
      let output = AVCaptureVideoDataOutput()
      output.alwaysDiscardsLateVideoFrames = true
      output.videoSettings = [
        kCVPixelBufferPixelFormatTypeKey as String: kCVPixelFormatType_420YpCbCr8BiPlanarFullRange
      ]
      output.setSampleBufferDelegate(frames, queue: frameQueue)
      return output
    }

    /// Changes the device while nobody else can. One that is locked by another program stays as it is: none
    /// of these settings is worth ending a scan for.
    private func change(_ body: (AVCaptureDevice) -> Void) {
      guard let device, (try? device.lockForConfiguration()) != nil else { return }
      body(device)
      device.unlockForConfiguration()
    }
  }
#endif
