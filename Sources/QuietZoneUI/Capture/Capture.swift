#if os(iOS)
  import Dispatch
  import QuietZone
  import QuietZoneScanning

  /// The camera, on a queue of its own. Wishes and news come in, in order; ``CameraSession`` says what to do
  /// about them, a ``CameraSource`` does it; what happened goes out as ``Report``s, in order. Nothing is
  /// decided here.
  @available(iOS 17.0, *)
  actor Capture {
    enum Report: Sendable {
      case opened(OpenedCamera)
      /// What the session did, and the codes that are in view now. `starts`: how often it had been asked to
      /// start by then.
      case scanned([ScanAction], codes: [TrackedCode], picture: Size2D, starts: Int)
      case interrupted(CaptureSupervisor.Interruption?)
      /// The light is on or off.
      case lit(Bool)
    }

    nonisolated let preview: PreviewSource
    nonisolated let reports: AsyncStream<Report>
    nonisolated private let inputs: AsyncStream<CameraSession.Input>.Continuation
    nonisolated private let queue = DispatchSerialQueue(label: "QuietZone.capture")
    nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

    private let report: AsyncStream<Report>.Continuation
    private let source: any CameraSource
    private var camera = CameraSession()

    /// `source`: made with what it sends its inputs by.
    init(
      source make: (@escaping CameraSource.Send) -> sending any CameraSource = { DeviceCamera(send: $0) }
    ) {
      let (stream, inputs) = AsyncStream.makeStream(of: CameraSession.Input.self)
      let source = make { inputs.yield($0) }
      preview = source.preview
      self.source = source
      self.inputs = inputs
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
        case .askPermission: source.askPermission()
        case .configure(let position, let finding): configure(position, finding)
        case .find(let symbologies): source.find(symbologies)
        case .start:
          source.start()
          take(.started)
        case .stop: source.stop()
        case .read(let job): source.read(job)
        case .frameRate(let rate): source.limit(to: rate)
        case .torch(let on): source.light(on)
        case .zoom(let factor): source.zoom(to: factor)
        case .focus(let focus): source.focus(focus)
        case .showLight(let isOn): report.yield(.lit(isOn))
        case .interrupted(let reason): report.yield(.interrupted(reason))
        case .report(let actions):
          report.yield(
            .scanned(
              actions, codes: camera.scan.codes, picture: camera.picture, starts: camera.starts))
        }
      }
    }

    private func configure(_ position: CameraPosition, _ finding: SymbologySet?) {
      do {
        let opened = try source.open(position, finding: finding)
        report.yield(.opened(opened))
        take(.opened(opened.description))
      } catch {
        take(.system(.cannotOpen(error)))
      }
    }
  }
#endif
