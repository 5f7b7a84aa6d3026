// One trade item number out of every carrier; a QR Code with a GS1 Digital Link and a GS1 DataMatrix.

// snippet.show
import QuietZone

let label = try GS1ElementString("(01)09501101530003(17)261231(10)AB-123")
print(label.lines)  // ["GTIN: 09501101530003", "USE BY or EXPIRY: 2026-12-31", "BATCH/LOT: AB-123"]

let link = try GS1DigitalLink(label, stem: "https://example.com")
print(link)  // https://example.com/01/09501101530003/10/AB-123?17=261231
let qrCode = try BarcodeWriter(.qrCode).write(link.description)

let options = WriterOptions(application: .gs1)
let dataMatrix = try BarcodeWriter(.dataMatrix, options: options).write(Content(bytes: label.data))

func ring(_ barcodes: [Barcode]) {
  for item in barcodes.compactMap({ TradeItem($0) }) {
    print(String(decoding: item.gtin, as: UTF8.self))  // 09501101530003 of every carrier
    if let day = item.expirationDate { print("not to be sold after", day) }
    if let weight = item.netWeight, weight.unit == .kilogram { print(weight.amount, "kg") }
    if let price = item.price { print("costs", price.amount) }
  }
}

do throws(GS1Error) {
  try GS1ElementString("(21)7(01)09501101530004").check()
} catch {
  print(error)  // (01) at character 6: the check digit at the end should be 3
}
let batch = try GS1ElementString("(10)AB-123")
print(batch.associationFaults)  // [(10) needs (01), (02), (03), (8006) or (8026) beside it]
// snippet.hide
print(qrCode.quietZone, dataMatrix.quietZone)
ring([])
