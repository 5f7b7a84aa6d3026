import QuietZone
import QuietZoneScanning
import QuietZoneUI
import SwiftUI

/// Every code once, the latest first, drawn anew beside its text.
struct LiveScreen: View {
  @State private var scans: [Scan] = []
  @State private var isTorchOn = false
  @State private var isPaused = false

  var body: some View {
    VStack {
      ScannerView(mode: .oncePerCode, isTorchOn: isTorchOn, isPaused: isPaused) { status in
        if case .success(let scan) = status { scans.insert(scan, at: 0) }
      }
      Toggle("live.torch", isOn: $isTorchOn).padding(.horizontal)
      Toggle("live.pause", isOn: $isPaused).padding(.horizontal)
      List {
        ForEach(scans, id: \.id) { scan in
          HStack {
            BarcodeImage(scan.barcode.text).frame(width: 64, height: 64)
            Text(verbatim: scan.barcode.text)
          }
        }
      }
    }
  }
}
