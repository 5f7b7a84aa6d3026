#if os(iOS)
  public import AVFoundation
  public import QuietZone
  public import QuietZoneScanning
  public import UIKit

  /// The camera's picture, and what it shows: every symbology of the engine, read on the device.
  ///
  /// ```swift
  /// let reader = ReaderView()
  /// reader.configuration = ScanConfiguration(symbologies: [.qrCode, .dataMatrix], acceptance: .web)
  /// reader.guides = [.brackets(Guide.Brackets())]
  /// reader.delegate = self
  /// reader.start()
  /// ```
  ///
  /// The person is asked for the camera when the reader starts for the first time; the app's Info.plist needs
  /// `NSCameraUsageDescription`. What comes of it is told to the ``delegate`` and to every stream of
  /// ``statuses``.
  @available(iOS 17.0, *)
  @MainActor
  public final class ReaderView: UIView {
    public weak var delegate: (any ReaderViewDelegate)?

    /// What to look for and what to do with it. Its viewport is the view's own; where it has no region, the
    /// one that the guides point at is taken. What lies there comes first; with the rule `.strict` nothing
    /// else counts.
    public var configuration = ScanConfiguration() {
      didSet {
        if configuration != oldValue { place() }
        if configuration.mode != oldValue.mode { delegate?.readerViewDidChange(self) }
      }
    }
    /// Marks over the picture that show where to hold a code.
    public var guides: [Guide] = [.plus(Guide.Plus())] { didSet { if guides != oldValue { place() } } }
    /// Which camera to use; where there is none, another.
    public var camera = CameraPosition.back { didSet { capture.send(.use(camera)) } }
    /// Whether the system's own reader tells where codes are, which saves work where it finds them. Values
    /// are read by the engine either way; off, the default, codes are found by it alone, as on every
    /// platform.
    public var usesSystemFinder = false { didSet { capture.send(.useSystemFinder(usesSystemFinder)) } }
    /// Haptics and sound on success.
    public var feedback = ScanFeedback()
    /// Whether codes in view are outlined.
    public var showsOutlines = true { didSet { overlay.show([], tint: outlineColors) } }
    /// Colours of the outlines of codes that counted, of those that do not, and of the others.
    public var outlineColors = OutlineColors()

    /// Whether the screen stays on while the reader runs, however long nobody touches it. What the app has
    /// set itself counts again when no reader wants it any more.
    public var keepsScreenOn = true { didSet { keepAwake() } }

    /// Whether the reader runs, or is about to; changes at once with ``start()`` and ``stop(byPerson:)``.
    public var isRunning: Bool { running.isRunning }
    /// Whether frames are passed over. The picture stays live.
    public var isPaused = false { didSet { pause(from: oldValue || isCovered) } }
    /// Whether something lies over the picture, and frames are passed over for that.
    var isCovered = false { didSet { pause(from: isPaused || oldValue) } }
    /// The light: off, on, or by what the camera sees. A light that went out by itself, of heat perhaps, is
    /// tried again when it is wished once more.
    public var torch: TorchMode {
      get { configuration.torch }
      set { if newValue == torch { place() } else { configuration.torch = newValue } }
    }
    /// Whether the light is on: what it does, which heat may keep from what was wished.
    public private(set) var isTorchOn = false { didSet { delegate?.readerViewDidChange(self) } }
    /// What the open camera can do; `nil` before it is open.
    public private(set) var openCamera: CameraDescription? { didSet { delegate?.readerViewDidChange(self) } }
    /// Where the device has cameras; none before one is open.
    private(set) var cameraPositions: [CameraPosition] = []
    /// How much the picture is magnified, within ``openCamera``'s range.
    public var zoomFactor: Double {
      get { gestures.zoom.factor }
      set { zoom(to: newValue) }
    }
    /// The codes in view, as the ``delegate`` heard of them last.
    public private(set) var codes: [SeenCode] = []
    /// The layer that shows the camera's picture.
    public let previewLayer = AVCaptureVideoPreviewLayer()
    /// How the camera's picture lies in the view now.
    public internal(set) var viewport = Viewport(view: Size2D(width: 0, height: 0))

    let capture: Capture
    let overlay = OverlayView()
    var gestures = PreviewGestures(zoom: ZoomGesture(ZoomRange(minimum: 1, maximum: 1)))
    var pictureSize = Size2D(width: 0, height: 0)
    /// Whether a code ended reading, and nobody has started it since.
    var isDone: Bool { running.isDone }
    private var running = RunningWish()
    private let awake = AwakeHold()
    /// How often the session was asked to start.
    private var starts = 0
    /// The start of the last ``scanOne()``.
    private var startOfOne = 0
    private var rotation: RotationObserver?
    private let signals = SignalPlayer()
    private let statusStreams = Broadcast<ReaderStatus>()
    private let toldStreams = Broadcast<Told>()
    private let actionStreams = Broadcast<ScanAction>()

    override public init(frame: CGRect) {
      capture = Capture()
      super.init(frame: frame)
      setUp()
    }

    /// With frames from elsewhere than the device's cameras.
    init(_ capture: Capture) {
      self.capture = capture
      super.init(frame: .zero)
      setUp()
    }

    public required init?(coder: NSCoder) {
      capture = Capture()
      super.init(coder: coder)
      setUp()
    }

    /// Asks for the camera if need be, opens it and reads.
    public func start() {
      running.wish(true)
      keepAwake()
      signals.prepare()
      starts += 1
      capture.send(.start)
    }

    /// Ends reading and lets go of the camera. `byPerson` is passed on with the status.
    public func stop(byPerson: Bool = true) {
      running.wish(false)
      keepAwake()
      capture.send(.stop(byPerson: byPerson))
    }

    /// Reads until a code counts, and ends. Of a set of codes that is the last one, with the message of all.
    ///
    /// ```swift
    /// let scan = try await reader.scanOne()
    /// ```
    ///
    /// - Throws: ``ScanFailure`` where there are no frames; `CancellationError` where somebody stopped the
    ///   reader, or the task was cancelled.
    public func scanOne() async throws -> Scan {
      let told = toldStreams.stream()
      start()
      let own = starts
      startOfOne = own
      // One that was called meanwhile has the reader now.
      defer { if startOfOne == own { stop(byPerson: false) } }
      var whole = WholeScan()
      // What was said before this start was heard is about the session before it.
      for await each in told where each.starts >= own {
        if let scan = whole.take(each.action) { return scan }
        switch each.action {
        case .status(.fail(let failure)): throw failure
        case .status(.stop): throw CancellationError()
        default: break
        }
      }
      throw CancellationError()
    }

    /// Takes a code that the camera did not see, of a picture perhaps, as if it had: it counts where the rule
    /// lets it.
    public func pick(_ barcode: Barcode) { capture.send(.pick(barcode)) }

    /// Reads on after a pause; where a code ended reading, from the start.
    func readOn() {
      isPaused = false
      if isDone { start() }
    }

    /// Lets the next code count, in mode `manual`.
    public func captureOne() { capture.send(.captureOne) }

    /// The same as the delegate hears, for as long as it is listened to.
    public var statuses: AsyncStream<ReaderStatus> { statusStreams.stream() }

    /// Everything that the session says: states, codes that come, move and go, codes that do not count and
    /// why, progress of sets.
    public var actions: AsyncStream<ScanAction> { actionStreams.stream() }

    override public func layoutSubviews() {
      super.layoutSubviews()
      CATransaction.atOnce {
        previewLayer.frame = bounds
        overlay.frame = bounds
        place()
      }
    }

    override public func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      place()
    }

    /// Out of every window nothing is seen: the camera is let go.
    override public func didMoveToWindow() {
      super.didMoveToWindow()
      if window == nil, isRunning { stop(byPerson: false) }
    }

    override public func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began(touches) }

    override public func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { moved(touches) }

    override public func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { ended(touches) }

    override public func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      gestures.cancelled()
    }

    private func setUp() {
      clipsToBounds = true
      isMultipleTouchEnabled = true
      backgroundColor = .black
      previewLayer.videoGravity = .resizeAspectFill
      layer.addSublayer(previewLayer)
      addSubview(overlay)
      capture.preview.show(in: previewLayer)
      let reports = capture.reports
      Task { [weak self] in
        for await report in reports { self?.take(report) }
      }
    }

    /// Passes a pause on, or its end, where `wasPaused` was otherwise.
    private func pause(from wasPaused: Bool) {
      let isWanted = isPaused || isCovered
      if isWanted != wasPaused { capture.send(isWanted ? .pause : .resume) }
    }

    /// Guides, region and viewport as the view is now.
    func place() {
      viewport.view = Size2D(bounds.size)
      let safeArea = Rectangle2D(safeAreaLayoutGuide.layoutFrame)
      overlay.draw(guides, in: viewport.view, safeArea: safeArea)
      capture.send(.configure(configuration.seen(in: viewport, guides: guides, safeArea: safeArea)))
    }
  }

  /// A status or a set, and how often the session had been asked to start when it said so.
  @available(iOS 17.0, *)
  private struct Told: Sendable {
    let action: ScanAction
    let starts: Int
  }

  // What comes from the camera.
  @available(iOS 17.0, *)
  extension ReaderView {
    private func take(_ report: Capture.Report) {
      switch report {
      case .opened(let camera): opened(camera)
      case .interrupted(let reason): delegate?.readerView(self, isInterruptedBy: reason)
      case .lit(let isOn): isTorchOn = isOn
      case .scanned(let actions, let codes, let picture, let starts):
        pictureSize = picture
        for action in actions { take(action, after: starts) }
        see(codes)
      }
    }

    private func opened(_ camera: OpenedCamera) {
      cameraPositions = camera.positions
      openCamera = camera.description
      gestures.zoom = ZoomGesture(
        camera.description.zoom, factor: CameraChoice.zoom(for: camera.description))
      guard let device = camera.device else { return rotate(to: 0) }
      rotation = RotationObserver(device, previewLayer) { [weak self] in self?.rotate(to: $0) }
    }

    private func rotate(to angle: CGFloat) {
      let turned = previewLayer.connection?.rotate(to: angle) ?? angle
      viewport.rotation = Viewport.Rotation(degrees: Double(turned))
      viewport.isMirrored = previewLayer.connection?.isVideoMirrored ?? false
      place()
    }

    private func take(_ action: ScanAction, after starts: Int) {
      running.heard(action, in: configuration.mode)
      switch action {
      case .state: keepAwake()
      case .hint(let hint): delegate?.readerView(self, hints: hint)
      case .status(let status):
        statusStreams.send(status)
        toldStreams.send(Told(action: action, starts: starts))
        delegate?.readerComplete(status: status)
      case .completed(let set):
        toldStreams.send(Told(action: action, starts: starts))
        delegate?.readerView(self, completed: set)
      default: break
      }
      signals.play(feedback.signals(for: action))
      actionStreams.send(action)
    }

    private func see(_ tracked: [TrackedCode]) {
      codes = tracked.map { SeenCode($0, in: viewport, ofPicture: pictureSize) }
      overlay.show(showsOutlines ? codes : [], tint: outlineColors)
      delegate?.readerView(self, isSeeing: codes)
    }

    private func keepAwake() { awake.isWanted = keepsScreenOn && isRunning }
  }
#endif
