import QuietZone
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
    GeometryReader { space in
      let size = Size2D(width: Double(space.size.width), height: Double(space.size.height))
      let arrangement = ScreenArrangement(size)
      // Both stay what they are when the telephone is turned: the session goes on.
      ZStack {
        scanner.lying(in: arrangement.picture)
        panel.lying(in: arrangement.rest)
      }
    }
  }

  private var scanner: some View {
    ScannerView(
      mode: .oncePerCode, isTorchOn: $isTorchOn, isPaused: $isPaused, simulatedCodes: Self.simulated
    ) { scan in
      found.insert(Found(id: found.count, scan: scan), at: 0)
    } overlay: { codes in
      ForEach(codes, id: \.id) { code in
        Text(verbatim: "\(code.barcode.symbology.name)").foregroundStyle(.green).position(code.corners[0])
      }
    }
  }

  private var panel: some View {
    VStack {
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

extension View {
  /// As large as a part of the screen, and there.
  fileprivate func lying(in part: Rectangle2D) -> some View {
    frame(width: CGFloat(part.width), height: CGFloat(part.height))
      .position(CGPoint(x: CGFloat(part.x + part.width / 2), y: CGFloat(part.y + part.height / 2)))
  }
}
