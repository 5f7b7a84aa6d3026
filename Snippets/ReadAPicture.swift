// Reads every code in a picture file.

// snippet.hide
import Foundation
import QuietZone
import QuietZoneMedia
import QuietZoneRendering

let symbol = try BarcodeWriter(.qrCode).write("https://example.org")
try Data(PNGWriter().encode(RasterRenderer.render(symbol))).write(to: URL(filePath: "photograph.png"))

// snippet.show
for picture in try await PictureLoader().load(path: "photograph.png") {
  for barcode in BarcodeReader().read(picture.luminance.view) {
    print(barcode.symbology.name, barcode.content.text() ?? "bytes \(barcode.content.bytes)")
    print("corners in the upright picture:", picture.upright(barcode.outline))
  }
}
// snippet.hide
