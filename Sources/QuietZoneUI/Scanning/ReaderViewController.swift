#if os(iOS)
  public import QuietZoneScanning
  public import UIKit

  /// A whole screen that scans: the picture with its guides, a button for the light, one for the other
  /// camera, in words what helps, and, where there is no camera, why, and what the person can do about it.
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
    public let readerView = ReaderView()
    /// Hears what a ``ReaderViewDelegate`` hears.
    public var onStatus: ((ReaderStatus) -> Void)?
    /// Hears what the screen's button for the light asks for.
    public var onTorchWish: ((Bool) -> Void)?
    /// Which buttons there are.
    public var controls = ReaderControls.all { didSet { if controls != oldValue { showControls() } } }

    private let torchButton = UIButton(configuration: .gray())
    private let cameraButton = UIButton(configuration: .gray())
    private let closeButton = UIButton(configuration: .gray())
    private let notice = UILabel()
    private let hint = UILabel()

    public init(
      configuration: ScanConfiguration = ScanConfiguration(), guides: [Guide] = [.plus(Guide.Plus())]
    ) {
      super.init(nibName: nil, bundle: nil)
      readerView.configuration = configuration
      readerView.guides = guides
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override public func loadView() {
      view = readerView
      readerView.delegate = self
      setUpButton(torchButton, "flashlight.off.fill", "button.torch") { [weak self] in self?.switchTorch() }
      setUpButton(cameraButton, "arrow.triangle.2.circlepath.camera", "button.camera") { [weak self] in
        self?.switchCamera()
      }
      setUpButton(closeButton, "xmark", "button.close") { [weak self] in self?.dismiss(animated: true) }
      layOut()
    }

    override public func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      showControls()
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
      onStatus?(status)
    }

    public func readerViewDidChange(_ view: ReaderView) {
      showControls()
      torchButton.isSelected = view.isTorchOn
      torchButton.configuration?.image = UIImage(
        systemName: view.isTorchOn ? "flashlight.on.fill" : "flashlight.off.fill")
    }

    public func readerView(
      _ view: ReaderView, isInterruptedBy interruption: CaptureSupervisor.Interruption?
    ) {
      notice.text = interruption.map { Message.title($0) }
      notice.isHidden = interruption == nil
      UIAccessibility.post(notification: .announcement, argument: notice.text)
    }

    public func readerView(_ view: ReaderView, hints hint: ScanHint?) {
      self.hint.text = hint.map { Message.text($0) }
      UIAccessibility.post(notification: .announcement, argument: self.hint.text)
    }

    /// Fills the screen with what went wrong and, where something helps, a button for it.
    private func show(_ failure: ScanFailure) {
      var content = UIContentUnavailableConfiguration.empty()
      content.image = UIImage(systemName: "camera.fill")
      content.text = Message.title(failure)
      content.secondaryText = Message.advice(failure)
      content.background.backgroundColor = .systemBackground
      if let title = Message.button(failure.remedy) {
        content.button = .borderedProminent()
        content.button.title = title
        content.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.take(failure.remedy) }
      }
      // The content lies over the button that closes.
      if presentingViewController != nil {
        content.secondaryButton = .gray()
        content.secondaryButton.title = Message.text("button.close")
        content.secondaryButtonProperties.primaryAction = UIAction { [weak self] _ in
          self?.dismiss(animated: true)
        }
      }
      contentUnavailableConfiguration = content
    }

    private func take(_ remedy: ScanFailure.Remedy) {
      switch remedy {
      case .openSettings:
        if let url = URL(string: UIApplication.openSettingsURLString) { UIApplication.shared.open(url) }
      case .retry: start()
      case .choosePicture, .none: break
      }
    }

    private func switchTorch() {
      let wish = !readerView.isTorchOn
      readerView.torch = wish ? .on : .off
      onTorchWish?(wish)
    }

    private func switchCamera() { readerView.camera = readerView.camera.opposite }
  }

  // How it looks.
  @available(iOS 17.0, *)
  extension ReaderViewController {
    private func showControls() {
      torchButton.isHidden = !controls.contains(.torch) || readerView.openCamera?.hasTorch != true
      cameraButton.isHidden = !controls.contains(.camera)
      closeButton.isHidden = !controls.contains(.close) || presentingViewController == nil
    }

    private func setUpButton(
      _ button: UIButton, _ symbol: String, _ label: String, _ action: @escaping @MainActor () -> Void
    ) {
      button.configuration?.image = UIImage(systemName: symbol)
      button.configuration?.cornerStyle = .capsule
      button.configuration?.buttonSize = .large
      button.accessibilityLabel = Message.text(label)
      button.addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
      button.overrideUserInterfaceStyle = .dark
      button.translatesAutoresizingMaskIntoConstraints = false
    }

    private func setUpLabel(_ label: UILabel) {
      label.numberOfLines = 0
      label.textAlignment = .center
      label.textColor = .white
      label.font = .preferredFont(forTextStyle: .headline)
      label.adjustsFontForContentSizeCategory = true
      label.translatesAutoresizingMaskIntoConstraints = false
    }

    private func layOut() {
      let bar = UIStackView(arrangedSubviews: [torchButton, cameraButton])
      bar.spacing = 24
      bar.translatesAutoresizingMaskIntoConstraints = false
      for label in [notice, hint] { setUpLabel(label) }
      notice.isHidden = true
      torchButton.isHidden = true
      for part in [bar, notice, hint, closeButton] { view.addSubview(part) }
      let safe = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        bar.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
        bar.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -24),
        notice.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
        notice.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
        notice.widthAnchor.constraint(lessThanOrEqualTo: safe.widthAnchor, multiplier: 0.8),
        hint.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
        hint.bottomAnchor.constraint(equalTo: bar.topAnchor, constant: -16),
        hint.widthAnchor.constraint(lessThanOrEqualTo: safe.widthAnchor, multiplier: 0.8),
        closeButton.topAnchor.constraint(equalTo: safe.topAnchor, constant: 16),
        closeButton.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
      ])
    }
  }
#endif
