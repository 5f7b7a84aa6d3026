#if os(iOS)
  public import QuietZone
  public import QuietZoneScanning
  public import UIKit

  /// A whole screen that scans: the picture with its guides, buttons for the light, for the other camera and
  /// for a picture of the library, in mode `manual` one that lets the next code count, in words what helps,
  /// and, where there is no camera, why, and what the person can do about it.
  ///
  /// ```swift
  /// let scanner = ReaderViewController(configuration: ScanConfiguration(symbologies: .qrCode))
  /// scanner.onStatus = { if case .success(let scan) = $0 { print(scan.barcode.text) } }
  /// present(scanner, animated: true)
  /// ```
  ///
  /// It starts when it appears and stops when it goes.
  @available(iOS 17.0, *)
  @MainActor
  public final class ReaderViewController: UIViewController, ReaderViewDelegate {
    public let readerView: ReaderView
    /// Hears each status.
    public var onStatus: ((ReaderStatus) -> Void)?
    /// Hears of a set of codes, once all of them have been read.
    public var onSet: ((StructuredAppendCollector.Whole) -> Void)?
    /// Hears what the screen's button for the light asks for.
    public var onTorchWish: ((Bool) -> Void)?
    /// Hears of the codes in view after each frame.
    public var onSeeing: (([SeenCode]) -> Void)?
    /// Hears which code in view was touched.
    public var onTap: ((SeenCode) -> Void)?
    /// Which buttons there are.
    public var controls = ReaderControls.all { didSet { if controls != oldValue { showControls() } } }
    /// Whether VoiceOver says what was read.
    public var announcesCodes = true
    /// Texts of codes that can be chosen where the device has no camera: in the simulator and in previews.
    public var simulatedCodes: [String] = []

    let torchButton = UIButton(configuration: .gray())
    let cameraButton = UIButton(configuration: .gray())
    let pictureButton = UIButton(configuration: .gray())
    let captureButton = UIButton(configuration: .gray())
    let closeButton = UIButton(configuration: .gray())
    let notice = CaptionLabel()
    let hint = CaptionLabel()

    public convenience init(
      configuration: ScanConfiguration = ScanConfiguration(), guides: [Guide] = [.plus(Guide.Plus())]
    ) {
      self.init(ReaderView())
      readerView.configuration = configuration
      readerView.guides = guides
    }

    /// With a view of its own making.
    init(_ readerView: ReaderView) {
      self.readerView = readerView
      super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
      readerView = ReaderView()
      super.init(coder: coder)
    }

    override public func loadView() {
      view = readerView
      readerView.delegate = self
      setUpButton(torchButton, "flashlight.off.fill", "button.torch") { [weak self] in self?.switchTorch() }
      setUpButton(cameraButton, "arrow.triangle.2.circlepath.camera", "button.camera") { [weak self] in
        self?.switchCamera()
      }
      setUpButton(pictureButton, "photo.on.rectangle", "button.picture") { [weak self] in
        self?.choosePicture()
      }
      setUpButton(captureButton, "camera.shutter.button", "button.capture") { [weak self] in
        self?.readerView.captureOne()
      }
      setUpButton(closeButton, "xmark", "button.close") { [weak self] in self?.dismiss(animated: true) }
      layOut()
    }

    override public func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      showControls()
      // Where a picture was chosen from may have gone with the screen.
      if presentedViewController == nil { readerView.isCovered = false }
      start()
    }

    override public func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      readerView.stop(byPerson: false)
    }

    /// Reads on after a code was found or something failed.
    public func start() {
      contentUnavailableConfiguration = nil
      readerView.start()
    }

    /// Passes frames over, or reads on; where a code ended reading, from the start.
    public func pause(_ isPaused: Bool) {
      if isPaused { readerView.isPaused = true } else { readerView.readOn() }
    }

    public func readerComplete(status: ReaderStatus) {
      if let failure = status.failure { show(failure) }
      if announcesCodes { say(status.scan?.text) }
      onStatus?(status)
    }

    public func readerView(_ view: ReaderView, isSeeing codes: [SeenCode]) { onSeeing?(codes) }

    public func readerView(_ view: ReaderView, completed set: StructuredAppendCollector.Whole) { onSet?(set) }

    public func readerView(_ view: ReaderView, didTap code: SeenCode) { onTap?(code) }

    public func readerViewDidChange(_ view: ReaderView) {
      showControls()
      torchButton.isSelected = view.isTorchOn
      torchButton.accessibilityValue = Message.text(view.isTorchOn ? "value.on" : "value.off")
      torchButton.configuration?.image = UIImage(
        systemName: view.isTorchOn ? "flashlight.on.fill" : "flashlight.off.fill")
    }

    public func readerView(
      _ view: ReaderView, isInterruptedBy interruption: CaptureSupervisor.Interruption?
    ) {
      notice.text = interruption.map { Message.title($0) }
      say(notice.text)
    }

    public func readerView(_ view: ReaderView, hints hint: ScanHint?) {
      self.hint.text = hint.map { Message.text($0) }
      say(self.hint.text)
    }

    private func say(_ text: String?) {
      guard let text else { return }
      UIAccessibility.post(notification: .announcement, argument: text)
    }

    private func switchTorch() {
      let wish = !readerView.isTorchOn
      readerView.torch = wish ? .on : .off
      onTorchWish?(wish)
    }

    private func switchCamera() { readerView.camera = readerView.camera.opposite }
  }
#endif
