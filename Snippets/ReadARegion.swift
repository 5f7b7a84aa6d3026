// Looks for one code of two kinds in the upper half of a picture, as fast as possible.

// snippet.hide
import QuietZone
import QuietZoneRendering

let picture = try RasterRenderer.render(BarcodeWriter(.microQRCode).write("12345")).luminance()

// snippet.show
var options = ReaderOptions(symbologies: [.qrCode, .microQRCode], maximumCount: 1, effort: .fast)
options.region = Rectangle2D(x: 0, y: 0, width: 1, height: 0.5)
for barcode in BarcodeReader(options).read(picture) {
  print(barcode.identifier.text, barcode.text, barcode.outline, barcode.correction.corrected)
}
// snippet.hide
