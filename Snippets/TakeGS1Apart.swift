// Takes the GS1 data of every code in a picture file apart: product, batch, dates, weights.

// snippet.hide
import Foundation
import QuietZone
// snippet.show
import QuietZoneMedia

// snippet.hide
let label = try GS1ElementString("(01)09501101530003(17)261231(10)AB-123")
let code = BarcodeWriter(.dataMatrix, options: WriterOptions(application: .gs1))
try Data(code.write(Content(bytes: label.data)).png()).write(to: URL(filePath: "label.png"))

// snippet.show
for item in try await BarcodeReader().read(path: "label.png").compactMap(TradeItem.init) {
  print(item.elements.lines)  // ["GTIN: 09501101530003", "USE BY or EXPIRY: 2026-12-31", "BATCH/LOT: AB-123"]
}
// snippet.hide
