#if os(iOS)
  import CoreGraphics
  import QuietZone
  import QuietZoneRendering
  import SwiftUI
  import Testing
  import UIKit

  @testable import QuietZoneUI

  /// Codes as views draw them, read back by our own reader.
  @MainActor
  @Suite struct CodeDrawingTests {
    private static let text = "https://example.org"

    /// By day, at night, from right to left and with large texts: the same pixels, which say the text.
    @available(iOS 17.0, *)
    @Test func theSameEverywhere() throws {
      let plain = try drawn(BarcodeImage(Self.text))
      #expect(plain.width == 480)
      #expect(plain.height == 480)
      #expect(BarcodeReader().read(plain.view).map { $0.text } == [Self.text])
      for (name, other) in [
        ("dark", try drawn(BarcodeImage(Self.text).environment(\.colorScheme, .dark))),
        ("rtl", try drawn(BarcodeImage(Self.text).environment(\.layoutDirection, .rightToLeft))),
        ("large", try drawn(BarcodeImage(Self.text).environment(\.dynamicTypeSize, .accessibility5))),
      ] {
        #expect(try other.kept(as: "code-\(name)") == plain, "\(name)")
      }
    }

    /// A colour that is another one at night is followed: light modules on a dark ground.
    @available(iOS 17.0, *)
    @Test func dynamicColoursAreFollowed() throws {
      let view = BarcodeImage(Self.text, foreground: .primary, background: nil)
      let day = try drawn(view.environment(\.colorScheme, .light), ground: 255)
      #expect(BarcodeReader().read(day.view).map { $0.isInverted } == [false])
      let night = try drawn(view.environment(\.colorScheme, .dark), ground: 0)
      #expect(BarcodeReader().read(night.view).map { $0.isInverted } == [true])
    }

    /// Bars have their digits below them, and another shape.
    @available(iOS 17.0, *)
    @Test func barsKeepTheirProportions() throws {
      let bars = try drawn(BarcodeImage("4006381333931", symbology: .ean13)).kept(as: "code-bars")
      #expect(bars.width == 480)
      #expect(bars.height < 480)
      #expect(BarcodeReader().read(bars.view).map { $0.text } == ["4006381333931"])
    }

    /// Where there is no code the reason stands, in the person's language.
    @available(iOS 17.0, *)
    @Test func theReasonIsSaidInTheLanguageOfThePerson() throws {
      let failure = DrawnSymbol.Failure.encoding(.unencodable(offset: 0))
      #expect(failure.localizedMessage(.ean13) != failure.description)
      let reason = try drawn(BarcodeImage("letters", symbology: .ean13)).kept(as: "code-reason")
      #expect(reason.pixels.contains { $0 < 128 })
      #expect(BarcodeReader().read(reason.view).isEmpty)
    }

    @available(iOS 17.0, *)
    @Test(arguments: [40, 90, 240, 333])
    func theViewIsReadAtEachSize(_ side: Int) throws {
      for setting in [Setting(), Setting(isDark: true, isRightToLeft: true)] {
        let controller = UIViewController(nibName: nil, bundle: nil)
        let window = UIWindow.showing(controller, setting)
        let view = QRCodeView(frame: CGRect(x: 0, y: 0, width: CGFloat(side), height: CGFloat(side)))
        view.text = Self.text
        controller.view.addSubview(view)
        window.layoutIfNeeded()
        let image = try view.drawn(as: "view-\(side)-\(setting.testDescription)")
        #expect(BarcodeReader().read(image.view).map { $0.text } == [Self.text])
        #expect(view.error == nil)
        #expect(view.warnings == [])
        let fitting = view.sizeThatFits(view.bounds.size)
        #expect(fitting.width <= CGFloat(side))
        #expect(fitting.height <= CGFloat(side))
      }
    }

    /// 240 points wide, two pixels a point, no higher than wide, in grey.
    @available(iOS 17.0, *)
    private func drawn(_ view: some View, ground: UInt8 = 255) throws -> LuminanceImage {
      let renderer = ImageRenderer(content: view.frame(width: 240))
      renderer.scale = 2
      renderer.proposedSize = ProposedViewSize(width: 240, height: 240)
      let picture = try #require(renderer.cgImage)
      let size = CGRect(origin: .zero, size: CGSize(width: picture.width, height: picture.height))
      return try #require(
        LuminanceImage.drawn(width: picture.width, height: picture.height, ground: ground) {
          $0.draw(picture, in: size)
        })
    }
  }
#endif
