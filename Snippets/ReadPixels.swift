// Reads from grey bytes that the caller owns, such as the luma plane of a camera frame.

// snippet.hide
import QuietZone
import QuietZoneRendering

let raster = try RasterRenderer.render(BarcodeWriter(.microQRCode).write("12345"))
let frame = raster.luminance()
let (luma, width, height, rowStride) = (frame.pixels, frame.width, frame.height, frame.width)

// snippet.show
var options = ReaderOptions(symbologies: [.qrCode, .microQRCode], maximumCount: 1, effort: .fast)
options.region = Rectangle2D(x: 0, y: 0, width: 1, height: 1)
let reader = BarcodeReader(options)

let view = LuminanceView(pixels: luma.span, width: width, height: height, rowStride: rowStride)
for barcode in reader.read(view) {
  print(barcode.identifier.text, barcode.content.text() ?? "", barcode.correction.corrected)
}
// snippet.hide
