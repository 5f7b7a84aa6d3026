#if os(iOS)
  import AVFoundation
  import QuietZone
  import QuietZoneScanning

  /// The camera, on a queue of its own; frames are read on another, so that nothing waits for a picture.
  /// Wishes and news come in, in order; ``CameraSession`` says what to do about them; what happened goes out
  /// as ``Report``s, in order. Nothing is decided here.
  @available(iOS 17.0, *)
  actor Capture {
    enum Report: Sendable {
      case opened(OpenedCamera)
      /// What the session did, and the codes that are in view now.
      case scanned([ScanAction], codes: [TrackedCode], picture: Size2D)
      case interrupted(CaptureSupervisor.Interruption?)
      /// The light is on or off.
      case lit(Bool)
    }

    nonisolated let preview: PreviewSource
    nonisolated let reports: AsyncStream<Report>
    nonisolated private let inputs: AsyncStream<CameraSession.Input>.Continuation
    nonisolated private let queue = DispatchSerialQueue(label: "QuietZone.capture")
    private let frameQueue = DispatchQueue(label: "QuietZone.frames", qos: .userInitiated)
    nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

    private let report: AsyncStream<Report>.Continuation
    private let session: AVCaptureSession
    private let system: SystemObserver
    /// One for all cameras: what it was asked to read waits over a change of them.
    private let frames: FrameOutput
    private var finder: SystemFinder?
    private var device: AVCaptureDevice?
    private var camera = CameraSession()

    init() {
      let session = AVCaptureSession()
      let (stream, inputs) = AsyncStream.makeStream(of: CameraSession.Input.self)
      self.session = session
      self.inputs = inputs
      preview = PreviewSource(session)
      system = SystemObserver(session) { inputs.yield($0) }
      frames = FrameOutput { inputs.yield(.frame($0)) }
      (reports, report) = AsyncStream.makeStream(of: Report.self)
      Task { [weak self] in
        for await input in stream { await self?.take(input) }
      }
    }

    deinit {
      // A wish to stop that came last may not have been taken: a session that runs must not be freed so.
      let preview = preview
      queue.async { preview.shutDown() }
      inputs.finish()
      report.finish()
    }

    /// Takes a wish, from any thread.
    nonisolated func send(_ input: CameraSession.Input) { inputs.yield(input) }

    private func take(_ input: CameraSession.Input) { perform(camera.handle(input, at: .now)) }

    private func perform(_ commands: [CameraSession.Command]) {
      for command in commands {
        switch command {
        case .askPermission: askPermission()
        case .configure(let position, let finding): configure(position, finding)
        case .start:
          session.startRunning()
          take(.started)
        case .stop: session.stopRunning()
        case .read(let job): frames.want(job)
        case .frameRate(let rate): change { $0.limit(to: rate) }
        case .torch(let on): change { $0.light(on) }
        case .zoom(let factor): change { $0.videoZoomFactor = factor }
        case .focus(.point(let point)): change { $0.focus(at: CGPoint(point)) }
        case .focus(.continuous): change { $0.focusContinuously() }
        case .showLight(let isOn): report.yield(.lit(isOn))
        case .interrupted(let reason): report.yield(.interrupted(reason))
        case .report(let actions):
          report.yield(.scanned(actions, codes: camera.scan.codes, picture: camera.picture))
        }
      }
    }

    private func askPermission() {
      let inputs = inputs
      Task {
        _ = await AVCaptureDevice.requestAccess(for: .video)
        inputs.yield(.permission(.current))
      }
    }

    private func configure(_ position: CameraPosition, _ finding: SymbologySet) {
      do {
        finder = finding.isEmpty ? nil : SystemFinder { [inputs] in inputs.yield(.found($0)) }
        let opened = try session.use(position, outputs: [makeOutput()] + (finder.map { [$0.output] } ?? []))
        finder?.look(for: finding, on: frameQueue)
        device = opened.device
        frames.use(opened)
        system.watch(opened.device)
        change { $0.prepareForCodes() }
        report.yield(.opened(opened))
        take(.opened(opened.description))
      } catch {
        take(.system(.cannotOpen(error)))
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
