#if os(iOS)
  import QuietZoneScanning
  import UIKit

  // Where things are on the screen, and how they look.
  @available(iOS 17.0, *)
  extension ReaderViewController {
    func showControls() {
      torchButton.isHidden = !controls.contains(.torch) || readerView.openCamera?.hasTorch != true
      cameraButton.isHidden =
        !controls.contains(.camera)
        || !CameraChoice.hasOther(than: readerView.camera, at: readerView.cameraPositions)
      captureButton.isHidden =
        !controls.contains(.capture) || readerView.configuration.mode != .manual
        || readerView.openCamera == nil
      pictureButton.isHidden = !controls.contains(.picture)
      closeButton.isHidden = !controls.contains(.close) || presentingViewController == nil
    }

    func setUpButton(
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

    func layOut() {
      let bar = UIStackView(arrangedSubviews: [torchButton, cameraButton, pictureButton])
      bar.spacing = 24
      let buttons = UIStackView(arrangedSubviews: [captureButton, bar])
      buttons.axis = .vertical
      buttons.spacing = 16
      buttons.translatesAutoresizingMaskIntoConstraints = false
      torchButton.isHidden = true
      captureButton.isHidden = true
      for part in [buttons, notice, hint, closeButton] { view.addSubview(part) }
      let safe = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        buttons.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
        buttons.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -24),
        notice.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
        notice.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
        notice.widthAnchor.constraint(lessThanOrEqualTo: safe.widthAnchor, multiplier: 0.8),
        hint.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
        hint.bottomAnchor.constraint(equalTo: buttons.topAnchor, constant: -16),
        hint.widthAnchor.constraint(lessThanOrEqualTo: safe.widthAnchor, multiplier: 0.8),
        closeButton.topAnchor.constraint(equalTo: safe.topAnchor, constant: 16),
        closeButton.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
      ])
    }
  }
#endif
