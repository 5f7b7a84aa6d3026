// Prints the text of every code in a picture file.

// snippet.hide
import Foundation
import QuietZone
// snippet.show
import QuietZoneMedia

// snippet.hide
try Data(BarcodeWriter(.qrCode).write("https://example.org").png()).write(to: URL(filePath: "photograph.png"))

// snippet.show
for barcode in try await BarcodeReader().read(path: "photograph.png") {
  print(barcode.text)
}
// snippet.hide
