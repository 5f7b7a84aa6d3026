#if os(iOS)
  import Foundation
  import QuietZone
  import QuietZoneScanning
  import Testing

  @testable import QuietZoneUI

  @Suite struct TextTests {
    @Test func everyLanguageIsInTheBundle() {
      #expect(Set(Bundle.module.localizations).isSuperset(of: TextTable.languages))
    }

    /// The same texts in each language, with the same values in them, and none left in another's script.
    @Test(arguments: TextTable.names) func languagesAgree(_ name: String) throws {
      let english = try TextTable("en", name).texts
      let korean = try TextTable("ko", name).texts
      let chinese = try TextTable("zh-Hans", name).texts
      #expect(english.count > 40)
      #expect(Set(korean.keys) == Set(english.keys))
      #expect(Set(chinese.keys) == Set(english.keys))
      for (key, text) in english {
        #expect(korean[key]?.placeholders == text.placeholders, "ko, \(key)")
        #expect(chinese[key]?.placeholders == text.placeholders, "zh-Hans, \(key)")
        #expect(korean[key]?.isKorean == true, "ko, \(key)")
        #expect(chinese[key]?.isChinese == true, "zh-Hans, \(key)")
        #expect(!text.isKorean && !text.isChinese, "en, \(key)")
      }
    }

    /// In the language that the tests are run in: no key is shown where a text should be.
    @Test func everyCaseHasItsText() {
      let texts =
        ScanFailure.allCases.flatMap { [Message.title($0), Message.advice($0)] }
        + ScanHint.allCases.map { Message.text($0) }
        + CaptureSupervisor.Interruption.allCases.map { Message.title($0) }
        + ["button.torch", "button.capture", "value.on", "picture.choose", "simulated.explanation"].map {
          Message.text($0)
        }
        + [PictureError.notRendered.localizedMessage]
      for text in texts {
        #expect(!text.isEmpty)
        #expect(text.contains { $0 == " " } || !text.contains { $0 == "." }, "\(text)")
      }
      #expect(!PictureError.empty(width: 12, height: 34).localizedMessage.contains { $0 == "%" })
    }

    /// `Scripts/check mac` says which language it asked the simulator for.
    @Test func theLanguageIsTheOneAskedFor() throws {
      guard let asked = ProcessInfo.processInfo.environment["QUIETZONE_LANGUAGE"] else { return }
      #expect(Bundle.module.preferredLocalizations.first == asked)
      let texts = try TextTable(asked, "Localizable").texts
      #expect(Message.text("button.close") == texts["button.close"])
    }
  }
#endif
