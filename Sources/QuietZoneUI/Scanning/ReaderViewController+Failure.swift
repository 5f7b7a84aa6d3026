#if os(iOS)
  import QuietZone
  import QuietZoneScanning
  import SwiftUI
  import UIKit

  // What fills the screen where there is no picture of the camera.
  @available(iOS 17.0, *)
  extension ReaderViewController {
    /// Fills the screen with what went wrong and, where something helps, a button for it; where codes are
    /// simulated, with those.
    func show(_ failure: ScanFailure) {
      if failure == .noCamera, !simulatedCodes.isEmpty {
        contentUnavailableConfiguration = UIHostingConfiguration {
          SimulatedCodes(texts: simulatedCodes) { [weak self] in self?.readerView.pick($0) }
        }
      } else {
        contentUnavailableConfiguration = explanation(failure)
      }
      UIAccessibility.post(notification: .screenChanged, argument: nil)
    }

    private func explanation(_ failure: ScanFailure) -> UIContentUnavailableConfiguration {
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
      return content
    }

    private func take(_ remedy: ScanFailure.Remedy) {
      switch remedy {
      case .openSettings:
        if let url = URL(string: UIApplication.openSettingsURLString) { UIApplication.shared.open(url) }
      case .retry: start()
      case .choosePicture: choosePicture()
      case .none: break
      }
    }

    /// Shows the person's pictures; a code of the one that is chosen counts like one that the camera saw. It
    /// does so once they are gone: what the app presents then is shown. Meanwhile the camera's do not count.
    func choosePicture() {
      let options = ReaderOptions(symbologies: readerView.configuration.symbologies, effort: .thorough)
      let scanner = PictureScanner(options: options) { [weak self] barcode in
        self?.dismiss(animated: true) { self?.readerView.pick(barcode) }
      }
      let sheet = PictureSheet(rootView: scanner)
      sheet.onCover = { [weak self] in self?.readerView.isCovered = $0 }
      present(sheet, animated: true)
    }
  }
#endif
