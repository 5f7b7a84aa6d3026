// Reads many files on all cores and tells what came of each in their order.

// snippet.hide
import Foundation
import QuietZone
// snippet.show
import QuietZoneMedia

// snippet.hide
let scans = (0..<4).map { "scan-\($0).png" }
for (number, scan) in scans.enumerated() {
  try Data(BarcodeWriter(.code128).write("item \(number)").png()).write(to: URL(filePath: scan))
}

// snippet.show
for await scan in BarcodeReader().read(paths: scans) {
  print(scan.path, scan.barcodes, scan.error ?? "")
}
// snippet.hide
