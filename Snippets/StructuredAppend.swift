// Spreads a long text over several codes and puts it together again, in whatever order they are read.

// snippet.hide
import QuietZone
import QuietZoneRendering

let longText = String(repeating: "A sentence that takes its place. ", count: 60)

// snippet.show
let symbols = try BarcodeWriter(.qrCode).writeSeries(Content(text: longText), count: 4)

var collector = StructuredAppendCollector()
for symbol in symbols.reversed() {
  let photograph = try RasterRenderer.render(symbol).luminance()
  for barcode in BarcodeReader().read(photograph) {
    switch try collector.add(barcode) {
    case .single: print("belongs to no set")
    case .incomplete(let missing): print("still missing: \(missing)")
    case .complete(let set): print("whole: \(set.content.bytes.count) bytes")
    }
  }
}
// snippet.hide
