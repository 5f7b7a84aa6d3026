// Makes a QR code in two colours and writes it as a drawing and as a picture.

// snippet.show
import Foundation
import QuietZone
import QuietZoneMedia
import QuietZoneRendering

let symbol = try BarcodeWriter(.qrCode).write("https://example.org")
let artwork = Artwork(foreground: try ArtworkColor("#467c24"), background: try ArtworkColor("#b8e297"))

try Data(SVGRenderer.render(symbol, artwork)).write(to: URL(filePath: "code.svg"))
try Data(PNGWriter().encode(RasterRenderer.render(symbol, artwork))).write(to: URL(filePath: "code.png"))
// snippet.hide
