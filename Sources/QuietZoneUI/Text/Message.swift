#if os(iOS)
  import Foundation
  import QuietZone
  import QuietZoneScanning

  /// The kit's own words, in the person's language.
  enum Message {
    /// The text of a key of `Localizable.strings`.
    static func text(_ key: String) -> String {
      Bundle.module.localizedString(forKey: key, value: nil, table: nil)
    }

    /// What happened, in a few words.
    static func title(_ failure: ScanFailure) -> String { text("failure.\(failure.key).title") }

    /// What the person can do about it.
    static func advice(_ failure: ScanFailure) -> String { text("failure.\(failure.key).advice") }

    /// What the button says that does something about it; `nil` where a button can't help.
    static func button(_ remedy: ScanFailure.Remedy) -> String? {
      let key = "remedy.\(remedy.key)", text = text(key)
      return text == key ? nil : text
    }

    /// What helps the person who points the camera.
    static func text(_ hint: ScanHint) -> String { text("hint.\(hint.key)") }

    /// Why nothing was read of a picture.
    static func reason(_ look: BarcodeReader.Examination) -> String {
      text("reason.\(look.sightings.first?.obstacle.key ?? "nothing")")
    }

    /// Why the picture stands still.
    static func title(_ interruption: CaptureSupervisor.Interruption) -> String {
      text("interruption.\(interruption.key)")
    }
  }
#endif
