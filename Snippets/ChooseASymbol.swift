// Chooses symbology, level and version, and says why something can't be made.

// snippet.hide
import QuietZone
import QuietZoneRendering

// snippet.show
var options = WriterOptions()
options.qrCode = QRCodeOptions(level: .high, version: .atLeast(5))
let large = try BarcodeWriter(.qrCode, options: options).write("https://example.org")

let product = try BarcodeWriter(.rectangularMicroQRCode, options: WriterOptions(application: .gs1))
  .write("0109501101530003")

do {
  _ = try BarcodeWriter(.microQRCode).write("more than the largest Micro QR Code can hold")
} catch BarcodeEncodingError.tooLong(let bits, let capacity, _) {
  print("too long by \(bits - capacity) bits")
}
// snippet.hide
for symbol in [large, product] {
  print(String(decoding: try TerminalRenderer.render(symbol, style: .darkTerminal), as: UTF8.self))
}
