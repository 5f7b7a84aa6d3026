#if canImport(UIKit)
  import AVFoundation
  import QuietZone
  import QuietZoneScanning

  /// The camera and the scan session, on a queue of their own. What to do comes in as ``Input``s, in order;
  /// what happened goes out as ``Report``s, in order.
  ///
  /// Nothing is decided here: ``ScanSession`` says when the camera is wanted and which codes count,
  /// ``CaptureSupervisor`` what becomes of the stream when the system takes it away.
  actor Capture {
    /// A wish of the view, or something that the system did.
    enum Input: Sendable {
      case start
      case stop(byPerson: Bool)
      case pause
      case resume
      case captureOne
      case configure(ScanConfiguration)
      case use(CameraPosition)
      case permission(CameraPermission)
      case zoom(Double)
      case focus(at: Point?)
      case subjectAreaChanged
      case system(CaptureSupervisor.Event)
    }

    enum Report: Sendable {
      case opened(OpenedCamera)
      /// What the session did with a frame or a wish, and the codes that are in view now.
      case scanned([ScanAction], codes: [TrackedCode], picture: Size)
      case interrupted(CaptureSupervisor.Interruption?)
    }

    nonisolated let preview: PreviewSource
    nonisolated let reports: AsyncStream<Report>
    nonisolated private let inputs: AsyncStream<Input>.Continuation
    nonisolated private let queue = DispatchSerialQueue(label: "QuietZone.capture")
    nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

    private let report: AsyncStream<Report>.Continuation
    private let session: AVCaptureSession
    private let system: SystemObserver
    private var frames: FrameOutput?
    private var camera: OpenedCamera?
    private var position = CameraPosition.back
    private var scan = ScanSession()
    private var supervisor = CaptureSupervisor()
    private var focus = FocusPolicy()
    private var pictureSize = Size(width: 0, height: 0)

    init() {
      let session = AVCaptureSession()
      let (stream, inputs) = AsyncStream.makeStream(of: Input.self)
      self.session = session
      self.inputs = inputs
      preview = PreviewSource(session)
      system = SystemObserver(session) { inputs.yield($0) }
      (reports, report) = AsyncStream.makeStream(of: Report.self)
      Task { [weak self] in
        for await input in stream { await self?.take(input) }
      }
    }

    deinit {
      inputs.finish()
      report.finish()
    }

    /// Takes a wish, from any thread.
    nonisolated func send(_ input: Input) { inputs.yield(input) }

    private func take(_ input: Input) {
      let time = ScanTime.now
      switch input {
      case .start: perform(scan.start(at: time))
      case .stop(let byPerson): perform(scan.stop(byPerson: byPerson, at: time))
      case .pause: perform(scan.pause(at: time))
      case .resume: perform(scan.resume(at: time))
      case .captureOne: perform(scan.capture(at: time))
      case .configure(let configuration): perform(scan.configure(configuration, at: time))
      case .permission(let permission): perform(scan.permission(permission, at: time))
      case .zoom(let factor): zoom(to: factor)
      case .focus(let point): refocus(focus.tapped(point))
      case .subjectAreaChanged: refocus(focus.subjectAreaChanged())
      case .use(let position):
        self.position = position
        supervise(.cameraChanged)
      case .system(let event): supervise(event)
      }
    }

    /// Reads a frame; called on the queue.
    private func read(_ frame: CapturedFrame) {
      guard let image = LockedLuma(frame.buffer) else { return }
      pictureSize = Size(width: Double(image.width), height: Double(image.height))
      perform(image.withView { scan.frame($0, at: frame.time) })
    }

    /// Does what the session asks for.
    private func perform(_ actions: [ScanAction]) {
      report.yield(.scanned(actions, codes: scan.codes, picture: pictureSize))
      for action in actions {
        switch action {
        case .askPermission: askPermission()
        case .openCamera: supervise(.open)
        case .closeCamera: supervise(.close)
        case .setTorch(let on): change { $0.light(on) }
        default: break
        }
      }
    }

    /// Does what the supervisor asks for.
    private func supervise(_ event: CaptureSupervisor.Event) {
      for command in supervisor.handle(event, at: .now) {
        switch command {
        case .configure: configure()
        case .start: start()
        case .stop: session.stopRunning()
        case .frameRate(let rate): change { $0.limit(to: rate) }
        case .interrupted(let interruption): report.yield(.interrupted(interruption))
        case .fail(let failure): perform(scan.failed(failure, at: .now))
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
  }

  // The camera itself.
  extension Capture {
    private func configure() {
      do {
        let camera = try session.use(position, output: makeOutput())
        self.camera = camera
        system.watch(camera.device)
        change { $0.prepareForCodes(zoom: camera.zoom) }
        report.yield(.opened(camera))
        supervise(.opened)
      } catch {
        supervise(.cannotOpen(error))
      }
    }

    private func start() {
      session.startRunning()
      perform(scan.opened(CameraCapabilities(hasTorch: camera?.description.hasTorch ?? false), at: .now))
    }

    private func makeOutput() -> AVCaptureVideoDataOutput {
      let frames = FrameOutput { [weak self] frame in self?.assumeIsolated { $0.read(frame) } }
      self.frames = frames
      let output = AVCaptureVideoDataOutput()
      output.alwaysDiscardsLateVideoFrames = true
      output.videoSettings = [
        kCVPixelBufferPixelFormatTypeKey as String: kCVPixelFormatType_420YpCbCr8BiPlanarFullRange
      ]
      output.setSampleBufferDelegate(frames, queue: queue)
      return output
    }

    private func zoom(to factor: Double) {
      guard let range = camera?.description.zoom else { return }
      change { $0.videoZoomFactor = range.clamped(factor) }
    }

    private func refocus(_ command: FocusPolicy.Command?) {
      switch command {
      case .point(let point): change { $0.focus(at: CGPoint(x: point.x, y: point.y)) }
      case .continuous: change { $0.focusContinuously() }
      case nil: break
      }
    }

    /// Changes the device while nobody else can. A device that is locked by another program stays as it is:
    /// none of these settings is worth ending a scan for.
    private func change(_ body: (AVCaptureDevice) -> Void) {
      guard let device = camera?.device, (try? device.lockForConfiguration()) != nil else { return }
      body(device)
      device.unlockForConfiguration()
    }
  }
#endif
