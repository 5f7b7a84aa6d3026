#if os(iOS)
  import AudioToolbox
  import QuietZoneScanning
  import UIKit

  /// Plays what ``ScanFeedback`` asks for.
  @available(iOS 17.0, *)
  @MainActor
  final class SignalPlayer {
    private let haptics = UINotificationFeedbackGenerator()
    /// One for the whole program: the system keeps as many sounds as were made.
    private static let beep = makeBeep()

    /// Wakes what makes the haptics, so that the first scan is felt at once.
    func prepare() { haptics.prepare() }

    func play(_ signals: ScanFeedback.Signals) {
      if let haptic = signals.haptic {
        haptics.notificationOccurred(UINotificationFeedbackGenerator.FeedbackType(haptic))
      }
      if signals.sound, let beep = Self.beep { AudioServicesPlaySystemSound(beep) }
    }

    /// A system sound: it keeps to the silent switch, and does not stop the person's music. `nil` where the
    /// file can't be written; then scans are silent.
    private static func makeBeep() -> SystemSoundID? {
      let url = FileManager.default.temporaryDirectory.appending(path: "QuietZone-beep.wav")
      guard (try? Data(Beep.wave()).write(to: url)) != nil else { return nil }
      var sound = SystemSoundID()
      return AudioServicesCreateSystemSoundID(url as CFURL, &sound) == kAudioServicesNoError ? sound : nil
    }
  }

  @available(iOS 17.0, *)
  extension UINotificationFeedbackGenerator.FeedbackType {
    init(_ haptic: ScanFeedback.Haptic) {
      switch haptic {
      case .success: self = .success
      case .warning: self = .warning
      case .error: self = .error
      }
    }
  }
#endif
