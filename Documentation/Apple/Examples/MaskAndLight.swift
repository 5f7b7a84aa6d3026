import QuietZone
import QuietZoneUI
import UIKit

@MainActor func maskReader() -> ReaderViewController {
  let configuration = ScanConfiguration(symbologies: .qrCode, regionRule: .strict, torch: .automatic)
  return ReaderViewController(configuration: configuration, guides: [.mask(Guide.Mask())])
}

@MainActor func switchLight(of reader: ReaderView) {
  reader.torch = reader.isTorchOn ? .off : .on
}
