#if os(iOS)
  import QuietZone
  import QuietZoneScanning
  import SwiftUI
  import Testing
  import UIKit

  @testable import QuietZoneUI

  /// The whole screen on the smallest telephone, by day and at night, with every size of text, both ways.
  @MainActor
  @Suite struct ScreenDrawingTests {
    /// In each language: what helps is read whole, and no button lies over it.
    @available(iOS 17.0, *)
    @Test(arguments: Setting.all, TextTable.languages)
    func captionsAreReadWhole(_ setting: Setting, _ language: String) throws {
      let table = try TextTable(language, "Localizable")
      let controller = ReaderViewController(ReaderView(Capture(Stage())))
      let window = UIWindow.showing(controller, setting)
      controller.cameraButton.isHidden = false
      for text in table.starting("hint.") {
        controller.hint.text = text
        window.layoutIfNeeded()
        #expect(controller.view.lostTexts(in: window) == [])
        for button in [controller.cameraButton, controller.pictureButton] {
          let place = button.convert(button.bounds, to: controller.view)
          #expect(!place.intersects(controller.hint.frame), "\(text)")
        }
      }
      controller.hint.text = nil
      for text in table.starting("interruption.") {
        controller.notice.text = text
        window.layoutIfNeeded()
        #expect(controller.view.lostTexts(in: window) == [])
      }
      _ = try window.drawn(as: "captions-\(language)-\(setting.testDescription)")
    }

    /// The button that closes is on the side where reading ends.
    @available(iOS 17.0, *)
    @Test func buttonsChangeSidesWithTheLanguage() {
      for isRightToLeft in [false, true] {
        let controller = ReaderViewController(ReaderView(Capture(Stage())))
        let window = UIWindow.showing(controller, Setting(isRightToLeft: isRightToLeft))
        window.layoutIfNeeded()
        let middle = controller.view.bounds.width / 2
        #expect((controller.closeButton.frame.minX < middle) == isRightToLeft)
      }
    }

    /// Without a camera: what happened and what to do, in the language that the tests are run in.
    @available(iOS 17.0, *)
    @Test(arguments: ScanFailure.allCases) func aFailureIsSaidWhole(_ failure: ScanFailure) throws {
      for text in [UIContentSizeCategory.extraSmall, .large, .extraExtraExtraLarge] {
        let setting = Setting(isDark: text == .large, text: text)
        let controller = ReaderViewController(ReaderView(Capture(Stage())))
        let window = UIWindow.showing(controller, setting)
        controller.show(failure)
        window.layoutIfNeeded()
        let shown = controller.view.visible.compactMap { ($0 as? UILabel)?.text }
        #expect(shown.contains(Message.title(failure)))
        #expect(shown.contains(Message.advice(failure)))
        #expect(window.lostTexts(in: window) == [])
        _ = try window.drawn(as: "failure-\(failure)-\(setting.testDescription)")
      }
    }

    /// Codes for the simulator are drawn so that each can be read.
    @available(iOS 17.0, *)
    @Test func simulatedCodesAreRead() throws {
      let texts = ["https://www.swift.org", "4006381333931"]
      let codes = SimulatedCodes(texts: texts) { _ in }
      let window = UIWindow.showing(UIHostingController(rootView: codes))
      let image = try window.drawn(as: "simulated")
      #expect(Set(BarcodeReader().read(image.view).map { $0.text }) == Set(texts))
    }
  }
#endif
