import Foundation
import QuietZoneScanning
import QuietZoneUI
import UIKit

/// A reader with a button below it: start, and the first code of any kind stops it and is told.
final class StartStopViewController: UIViewController, ReaderViewDelegate {
  private let readerView = ReaderView()
  private let button = UIButton(configuration: .borderedProminent())

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    readerView.guides = [.centerLine(Guide.CenterLine())]
    readerView.delegate = self
    button.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .primaryActionTriggered)
    layOut()
    update()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    readerView.stop(byPerson: false)
  }

  private func toggle() {
    if readerView.isRunning {
      readerView.stop(byPerson: true)
      announce(localized("startStop.stopped"))
    } else {
      readerView.start()
      announce(localized("startStop.looking"))
    }
    update()
  }

  private func update() {
    button.configuration?.title = localized(readerView.isRunning ? "startStop.stop" : "startStop.start")
  }

  func readerComplete(status: ReaderStatus) {
    switch status {
    case .success(let scan): show(scan) {}
    case .fail(let failure): show(failure)
    case .stop: break
    }
    update()
  }

  private func show(_ failure: ScanFailure) {
    let alert = UIAlertController(
      title: failure.localizedTitle, message: failure.localizedAdvice, preferredStyle: .alert)
    if failure.remedy == .openSettings, let url = URL(string: UIApplication.openSettingsURLString) {
      alert.addAction(
        UIAlertAction(title: localized("camera.settings"), style: .default) { _ in
          UIApplication.shared.open(url)
        })
    }
    alert.addAction(UIAlertAction(title: localized("result.done"), style: .cancel))
    present(alert, animated: true)
  }

  private func layOut() {
    for part in [readerView, button] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      readerView.topAnchor.constraint(equalTo: safe.topAnchor),
      readerView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      readerView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      readerView.bottomAnchor.constraint(equalTo: button.topAnchor, constant: -16),
      button.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
      button.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -16),
    ])
  }
}
