import QuietZoneUI
import SwiftUI

@main struct ScannerApp: App {
  var body: some Scene {
    WindowGroup {
      ScannerView { print($0.text) }
    }
  }
}
