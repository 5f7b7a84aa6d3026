// Makes a code and writes it as a PNG file.

// snippet.show
import Foundation
import QuietZoneRendering

try Data(BarcodeWriter(.qrCode).write("https://example.org").png()).write(to: URL(filePath: "code.png"))
// snippet.hide
