#if os(iOS)
  import QuietZoneScanning
  import UIKit

  /// A reader's wish that the screen stays on; it ends with the reader.
  @available(iOS 17.0, *)
  @MainActor
  final class AwakeHold {
    private static var screen = AwakeScreen()

    var isWanted = false { didSet { if isWanted != oldValue { Self.keep(isWanted) } } }

    private static func keep(_ isWanted: Bool) {
      let isOn = UIApplication.shared.isIdleTimerDisabled
      if let wish = screen.keep(isWanted, isOn: isOn) { UIApplication.shared.isIdleTimerDisabled = wish }
    }

    deinit {
      if isWanted { Task { @MainActor in AwakeHold.keep(false) } }
    }
  }
#endif
