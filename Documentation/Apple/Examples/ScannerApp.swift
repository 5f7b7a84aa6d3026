import QuietZoneUI
import SwiftUI

@main struct ScannerApp: App {
  var body: some Scene {
    WindowGroup {
      ScannerView { if case .success(let scan) = $0 { print(scan.barcode.text) } }
    }
  }
}
