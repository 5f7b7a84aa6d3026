import CoreGraphics
import Foundation

/// uikit/uiscrollview · iOS 2.0
@MainActor open class UIScrollView: UIView {
  /// uikit/uiscrollview/contentlayoutguide · iOS 11.0
  open var contentLayoutGuide: UILayoutGuide { fatalError() }
  /// uikit/uiscrollview/keyboarddismissmode-swift.property · iOS 7.0
  open var keyboardDismissMode: KeyboardDismissMode {
    get { fatalError() }
    set {}
  }

  /// uikit/uiscrollview/keyboarddismissmode-swift.enum · iOS 7.0
  public enum KeyboardDismissMode: Int, Sendable {
    /// uikit/uiscrollview/keyboarddismissmode-swift.enum/interactive · iOS 7.0
    case interactive = 2
  }

  /// uikit/uiscrollview/framelayoutguide · iOS 11.0
  open var frameLayoutGuide: UILayoutGuide { fatalError() }
}

extension UIView {
  /// uikit/uiview/leadinganchor · iOS 9.0
  public var leadingAnchor: NSLayoutXAxisAnchor { fatalError() }
  /// uikit/uiview/heightanchor · iOS 9.0
  public var heightAnchor: NSLayoutDimension { fatalError() }
}

extension UILayoutGuide {
  /// uikit/uilayoutguide/leadinganchor · iOS 9.0
  public var leadingAnchor: NSLayoutXAxisAnchor { fatalError() }
}

extension NSLayoutConstraint {
  /// uikit/nslayoutconstraint/axis · iOS 6.0
  public enum Axis: Int, Sendable {
    /// uikit/nslayoutconstraint/axis/vertical · iOS 6.0
    case vertical = 1
  }
}

extension UIStackView {
  /// uikit/uistackview/axis · iOS 9.0
  public var axis: NSLayoutConstraint.Axis {
    get { fatalError() }
    set {}
  }
}
