import QuietZoneUI
import UIKit

final class StartStopViewController: UIViewController, ReaderViewDelegate {
  private let readerView = ReaderView()
  private let button = UIButton(configuration: .borderedProminent())

  override func viewDidLoad() {
    super.viewDidLoad()
    readerView.guides = [.centerLine(Guide.CenterLine())]
    readerView.delegate = self
    button.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .primaryActionTriggered)
  }

  private func toggle() {
    if readerView.isRunning { readerView.stop(byPerson: true) } else { readerView.start() }
    button.isSelected = readerView.isRunning
  }

  func readerComplete(status: ReaderStatus) {
    switch status {
    case .success(let scan): print(scan.barcode.text)
    case .fail(let failure): print(failure.remedy)
    case .stop(let byPerson): print(byPerson)
    }
    button.isSelected = readerView.isRunning
  }
}
