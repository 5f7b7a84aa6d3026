// Makes a QR code in two colours and writes it as a drawing and as a picture.

// snippet.show
import Foundation
import QuietZone
import QuietZoneRendering

let symbol = try BarcodeWriter(.qrCode).write("https://example.org")
let artwork = Artwork(foreground: try ArtworkColor("#467c24"), background: try ArtworkColor("#b8e297"))

try Data(symbol.svg(artwork)).write(to: URL(filePath: "code.svg"))
try Data(symbol.png(artwork)).write(to: URL(filePath: "code.png"))
// snippet.hide
