// Reads every code in a picture file.

// snippet.hide
import Foundation
import QuietZone
import QuietZoneMedia
import QuietZoneRendering

let symbol = try BarcodeWriter(.qrCode).write("https://example.org")
try Data(symbol.png()).write(to: URL(filePath: "photograph.png"))

// snippet.show
for barcode in try await BarcodeReader().read(path: "photograph.png") {
  print(barcode.symbology, barcode.text)
  print("corners in the upright picture:", barcode.outline)
}
// snippet.hide
