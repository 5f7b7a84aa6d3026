import QuietZone
import QuietZoneUI
import UIKit

@MainActor func regionReader() -> ReaderViewController {
  var brackets = Guide.Brackets()
  brackets.region = Size2D(width: 200, height: 200)
  return ReaderViewController(
    configuration: ScanConfiguration(symbologies: .qrCode, acceptance: .web, regionRule: .strict),
    guides: [.brackets(brackets)])
}

@MainActor func read(_ rectangle: Rectangle2D, of reader: ReaderView) {
  reader.configuration.region = .view(rectangle)
  reader.configuration.regionRule = .strict
}
