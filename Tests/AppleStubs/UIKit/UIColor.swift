import CoreGraphics
import Foundation

/// uikit/uicolor · iOS 2.0
open class UIColor: NSObject, @unchecked Sendable {
  /// uikit/uicolor/init(red:green:blue:alpha:) · iOS 2.0
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { fatalError() }
  /// uikit/uicolor/black · iOS 2.0
  open class var black: UIColor { fatalError() }
  /// uikit/uicolor/white · iOS 2.0
  open class var white: UIColor { fatalError() }
  /// uikit/uicolor/systemgreen · iOS 7.0
  open class var systemGreen: UIColor { fatalError() }
  /// uikit/uicolor/systemyellow · iOS 7.0
  open class var systemYellow: UIColor { fatalError() }
  /// uikit/uicolor/systemgray · iOS 7.0
  open class var systemGray: UIColor { fatalError() }
  /// uikit/uicolor/systembackground · iOS 13.0
  open class var systemBackground: UIColor { fatalError() }
  /// uikit/uicolor/cgcolor · iOS 2.0
  open var cgColor: CGColor { fatalError() }
  /// uikit/uicolor/withalphacomponent(_:) · iOS 2.0
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { fatalError() }
  /// uikit/uicolor/resolvedcolor(with:) · iOS 13.0
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { fatalError() }
  /// uikit/uicolor/getred(_:green:blue:alpha:) · iOS 5.0
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { fatalError() }
}
