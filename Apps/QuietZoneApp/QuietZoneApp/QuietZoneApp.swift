import SwiftUI
import UIKit

/// A sample of every screen that QuietZoneUI makes possible.
@main
struct QuietZoneApp: App {
  var body: some Scene {
    WindowGroup { MainScreen().ignoresSafeArea() }
  }
}

/// The list of screens, in UIKit as most of them are.
struct MainScreen: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UINavigationController {
    UINavigationController(rootViewController: MainViewController())
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
