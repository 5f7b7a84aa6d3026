#if os(iOS)
  import QuietZone
  import QuietZoneRendering
  import Testing
  import UIKit

  @testable import QuietZoneUI

  /// How a person has set the device.
  struct Setting: CustomTestStringConvertible {
    var size = CGSize(width: 375, height: 667)
    var isDark = false
    var isRightToLeft = false
    var text = UIContentSizeCategory.large

    /// The smallest telephone that iOS 17 is for, upright and on its side, with the smallest texts and the
    /// largest, by day and at night, from left to right and from right to left.
    static let all = [CGSize(width: 375, height: 667), CGSize(width: 667, height: 375)].flatMap { size in
      [UIContentSizeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge].flatMap { text in
        [
          Setting(size: size, text: text),
          Setting(size: size, isDark: true, isRightToLeft: true, text: text),
        ]
      }
    }

    var testDescription: String {
      "\(Int(size.width))x\(Int(size.height))-\(isDark ? "dark" : "light")-\(isRightToLeft ? "rtl" : "ltr")"
        + "-\(text.rawValue)"
    }
  }

  @available(iOS 17.0, *)
  extension UIWindow {
    /// A window that shows this, laid out.
    @MainActor static func showing(_ controller: UIViewController, _ setting: Setting = Setting()) -> UIWindow
    {
      let window = UIWindow(frame: CGRect(origin: .zero, size: setting.size))
      window.traitOverrides.userInterfaceStyle = setting.isDark ? .dark : .light
      window.traitOverrides.layoutDirection = setting.isRightToLeft ? .rightToLeft : .leftToRight
      window.traitOverrides.preferredContentSizeCategory = setting.text
      window.rootViewController = controller
      window.isHidden = false
      window.layoutIfNeeded()
      return window
    }
  }

  extension UIView {
    /// This view and all within that can be seen.
    var visible: [UIView] { isHidden ? [] : [self] + subviews.flatMap { $0.visible } }

    /// Texts that are cut short, or that stick out of `window`.
    func lostTexts(in window: UIView) -> [String] {
      visible.compactMap { $0 as? UILabel }.filter { label in
        let room = CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)
        let place = label.convert(label.bounds, to: window)
        return label.sizeThatFits(room).height > label.bounds.height + 1
          || !window.bounds.insetBy(dx: -1, dy: -1).contains(place)
      }.compactMap { $0.text }
    }

    /// What it looks like, in grey, two pixels a point; kept with the results of the tests.
    func drawn(as name: String) throws -> LuminanceImage {
      let scale: CGFloat = 2, height = bounds.height * scale
      let image = LuminanceImage.drawn(
        width: Int(bounds.width * scale), height: Int(height), ground: 255
      ) { context in
        // Layers are drawn from the top down.
        context.translateBy(x: 0, y: height)
        context.scaleBy(x: scale, y: -scale)
        layer.render(in: context)
      }
      return try #require(image).kept(as: name)
    }
  }

  extension LuminanceImage {
    /// Itself, as a file beside the results of the tests.
    func kept(as name: String) throws -> LuminanceImage {
      Attachment.record(try PNGWriter().encode(self), named: "\(name).png")
      return self
    }
  }
#endif
