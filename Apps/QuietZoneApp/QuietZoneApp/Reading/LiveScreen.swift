import QuietZoneScanning
import QuietZoneUI
import SwiftUI

/// Every code once, the latest first, drawn anew beside its text.
struct LiveScreen: View {
  /// A scan with a number of its own: those of a session begin anew with the next.
  private struct Found {
    let id: Int
    let scan: Scan
  }

  /// What the simulator, which has no camera, sees.
  private static let simulated = [
    "https://www.swift.org", "WIFI:S:Guests;T:WPA;P:welcome-in;;", "4006381333931",
  ]

  @State private var found: [Found] = []
  @State private var isTorchOn = false
  @State private var isPaused = false

  var body: some View {
    VStack {
      ScannerView(
        mode: .oncePerCode, isTorchOn: $isTorchOn, isPaused: $isPaused, simulatedCodes: Self.simulated
      ) { scan in
        found.insert(Found(id: found.count, scan: scan), at: 0)
      } overlay: { codes in
        ForEach(codes, id: \.id) { code in
          Text(verbatim: "\(code.barcode.symbology.name)").foregroundStyle(.green).position(code.corners[0])
        }
      }
      Toggle("live.torch", isOn: $isTorchOn).padding(.horizontal)
      Toggle("live.pause", isOn: $isPaused).padding(.horizontal)
      List {
        ForEach(found, id: \.id) { each in
          HStack {
            BarcodeImage(each.scan.text).frame(width: 64, height: 64)
            Text(verbatim: each.scan.text)
          }
        }
      }
    }
  }
}
