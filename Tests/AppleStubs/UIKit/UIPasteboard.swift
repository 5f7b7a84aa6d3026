import Foundation

/// uikit/uipasteboard · iOS 3.0
open class UIPasteboard: NSObject {
  /// uikit/uipasteboard/general · iOS 3.0
  open class var general: UIPasteboard { fatalError() }
  /// uikit/uipasteboard/string · iOS 3.0
  open var string: String? {
    get { fatalError() }
    set {}
  }
}

extension UIFont.TextStyle {
  /// uikit/uifont/textstyle/footnote · iOS 7.0
  public static let footnote = UIFont.TextStyle(rawValue: "")
}
