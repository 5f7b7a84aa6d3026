import AVFoundation
import QuietZone
import QuietZoneUI
import UIKit

@MainActor func barcodeReader() -> ReaderView {
  let types: [AVMetadataObject.ObjectType] = [
    .upce, .code39, .code39Mod43, .code93, .code128, .ean8, .ean13, .aztec, .pdf417, .itf14, .dataMatrix,
    .interleaved2of5, .qr,
  ]
  let reader = ReaderView()
  reader.configuration = ScanConfiguration(symbologies: SymbologySet(metadataObjectTypes: types))
  return reader
}

func listen(to reader: ReaderView) async {
  for await status in await reader.statuses {
    if case .success(let scan) = status { print(scan.barcode.symbology.name, scan.barcode.text) }
  }
}
