import QuietZone
import QuietZoneUI
import UIKit

@MainActor func linkReader() -> ReaderViewController {
  let configuration = ScanConfiguration(symbologies: .qrCode, acceptance: .web)
  let reader = ReaderViewController(configuration: configuration, guides: [.plus(Guide.Plus())])
  reader.onStatus = { [weak reader] status in
    guard case .success(let scan) = status else { return }
    print(scan.barcode.text)
    reader?.dismiss(animated: true)
  }
  return reader
}
