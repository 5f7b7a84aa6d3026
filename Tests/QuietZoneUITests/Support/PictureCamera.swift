#if os(iOS)
  import AVFoundation
  import QuietZone
  import QuietZoneScanning

  @testable import QuietZoneUI

  /// A camera for a simulator, which has none: what is shown on a ``Stage`` becomes pixel buffers, which take
  /// the way of a camera's frames.
  @available(iOS 17.0, *)
  final class PictureCamera: CameraSource {
    let preview = PreviewSource(AVCaptureSession())
    private let stage: Stage
    private let send: Send
    private let frames: FrameOutput
    private let queue = DispatchQueue(label: "QuietZone.pictures", qos: .userInitiated)

    init(_ stage: Stage, send: @escaping Send) {
      self.stage = stage
      self.send = send
      frames = FrameOutput { send(.frame($0)) }
    }

    func askPermission() { send(.permission(stage.state.permission)) }

    func open(_ position: CameraPosition, finding: SymbologySet?) throws(ScanFailure) -> OpenedCamera {
      guard let camera = stage.state.cameras[position] else { throw .noCamera }
      stage.change {
        $0.opened.append(position)
        $0.finding = finding
      }
      let opened = OpenedCamera(
        device: nil, description: camera, positions: Array(stage.state.cameras.keys))
      frames.use(opened)
      return opened
    }

    func find(_ symbologies: SymbologySet) { stage.change { $0.finding = symbologies } }

    func start() { stage.change { $0.isRunning = true } }

    func stop() {
      stage.change { $0.isRunning = false }
      stage.stopped()
    }

    func read(_ job: FrameJob) {
      frames.want(job)
      stage.wants { [frames, queue] image in
        queue.async {
          if let buffer = try? PixelFormat.fullRange.buffer(image) { frames.read(buffer) }
        }
      }
    }

    func limit(to rate: Int) { stage.change { $0.rate = rate } }

    func light(_ isOn: Bool) {
      stage.change { $0.lights.append(isOn) }
      send(.lit(isOn))
    }

    func zoom(to factor: Double) { stage.change { $0.zoom = factor } }

    func focus(_ command: FocusPolicy.Command) { stage.change { $0.focused = command } }
  }

  @available(iOS 17.0, *)
  extension Capture.Report {
    /// Where the camera is that was opened.
    var opened: CameraPosition? {
      if case .opened(let camera) = self { camera.description.position } else { nil }
    }

    /// Ends of the session, and codes of it.
    var statuses: [ScanStatus] {
      guard case .scanned(let actions, _, _, _) = self else { return [] }
      return actions.compactMap { if case .status(let status) = $0 { status } else { nil } }
    }
  }

  @available(iOS 17.0, *)
  extension Capture {
    /// Of what stands on a stage.
    init(_ stage: Stage) {
      self.init { PictureCamera(stage, send: $0) }
    }

    /// What `find` finds in the first report that it finds something in.
    func first<Found>(_ find: (Report) -> Found?) async -> Found? {
      for await report in reports {
        if let found = find(report) { return found }
      }
      return nil
    }

    /// The next end of the session, or code of it.
    func status() async -> ScanStatus? { await first { $0.statuses.first } }
  }
#endif
