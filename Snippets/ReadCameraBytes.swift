// Prints the text of every code in the grey bytes of a camera frame; nothing is copied.

// snippet.show
import QuietZone

// snippet.hide
import QuietZoneRendering

let frame = try RasterRenderer.render(BarcodeWriter(.qrCode).write("12345")).luminance()
let (luma, width, height, rowStride) = (frame.pixels, frame.width, frame.height, frame.width)

// snippet.show
let view = LuminanceView(pixels: luma.span, width: width, height: height, rowStride: rowStride)
for barcode in BarcodeReader().read(view) {
  print(barcode.text)
}
// snippet.hide
