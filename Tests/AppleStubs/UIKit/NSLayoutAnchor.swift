import CoreGraphics
import Foundation

extension UIView {
  /// uikit/uiview/translatesautoresizingmaskintoconstraints · iOS 6.0
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { fatalError() }
    set {}
  }
  /// uikit/uiview/safearealayoutguide · iOS 11.0
  public var safeAreaLayoutGuide: UILayoutGuide { fatalError() }
  /// uikit/uiview/readablecontentguide · iOS 9.0
  public var readableContentGuide: UILayoutGuide { fatalError() }
  /// uikit/uiview/keyboardlayoutguide · iOS 15.0
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide { fatalError() }
  /// uikit/uiview/topanchor · iOS 9.0
  public var topAnchor: NSLayoutYAxisAnchor { fatalError() }
  /// uikit/uiview/bottomanchor · iOS 9.0
  public var bottomAnchor: NSLayoutYAxisAnchor { fatalError() }
  /// uikit/uiview/trailinganchor · iOS 9.0
  public var trailingAnchor: NSLayoutXAxisAnchor { fatalError() }
  /// uikit/uiview/centerxanchor · iOS 9.0
  public var centerXAnchor: NSLayoutXAxisAnchor { fatalError() }
  /// uikit/uiview/centeryanchor · iOS 9.0
  public var centerYAnchor: NSLayoutYAxisAnchor { fatalError() }
  /// uikit/uiview/widthanchor · iOS 9.0
  public var widthAnchor: NSLayoutDimension { fatalError() }
}

/// uikit/uilayoutguide · iOS 9.0
@MainActor open class UILayoutGuide: NSObject {
  /// uikit/uilayoutguide/layoutframe · iOS 9.0
  open var layoutFrame: CGRect { fatalError() }
  /// uikit/uilayoutguide/topanchor · iOS 9.0
  open var topAnchor: NSLayoutYAxisAnchor { fatalError() }
  /// uikit/uilayoutguide/bottomanchor · iOS 9.0
  open var bottomAnchor: NSLayoutYAxisAnchor { fatalError() }
  /// uikit/uilayoutguide/trailinganchor · iOS 9.0
  open var trailingAnchor: NSLayoutXAxisAnchor { fatalError() }
  /// uikit/uilayoutguide/centerxanchor · iOS 9.0
  open var centerXAnchor: NSLayoutXAxisAnchor { fatalError() }
  /// uikit/uilayoutguide/centeryanchor · iOS 9.0
  open var centerYAnchor: NSLayoutYAxisAnchor { fatalError() }
  /// uikit/uilayoutguide/widthanchor · iOS 9.0
  open var widthAnchor: NSLayoutDimension { fatalError() }
  /// uikit/uilayoutguide/heightanchor · iOS 9.0
  open var heightAnchor: NSLayoutDimension { fatalError() }
}

/// uikit/uitrackinglayoutguide · iOS 15.0
@MainActor open class UITrackingLayoutGuide: UILayoutGuide {}

/// uikit/uikeyboardlayoutguide · iOS 15.0
@MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {}

/// uikit/nslayoutanchor · iOS 9.0
@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// uikit/nslayoutanchor/constraint(equalto:) · iOS 9.0
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { fatalError() }
  /// uikit/nslayoutanchor/constraint(lessthanorequalto:) · iOS 9.0
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    fatalError()
  }
  /// uikit/nslayoutanchor/constraint(equalto:constant:) · iOS 9.0
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
  {
    fatalError()
  }
}

/// uikit/nslayoutxaxisanchor · iOS 9.0
@MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
/// uikit/nslayoutyaxisanchor · iOS 9.0
@MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// uikit/nslayoutdimension · iOS 9.0
@MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// uikit/nslayoutdimension/constraint(lessthanorequalto:multiplier:) · iOS 9.0
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  {
    fatalError()
  }
}

/// uikit/nslayoutconstraint · iOS 6.0
@MainActor open class NSLayoutConstraint: NSObject {
  /// uikit/nslayoutconstraint/priority · iOS 6.0
  open var priority: UILayoutPriority {
    get { fatalError() }
    set {}
  }
  /// uikit/nslayoutconstraint/activate(_:) · iOS 8.0
  open class func activate(_ constraints: [NSLayoutConstraint]) { fatalError() }
}

/// uikit/uilayoutpriority · iOS 6.0
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// Part of RawRepresentable
  public var rawValue: Float
  /// Part of RawRepresentable
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// uikit/uilayoutpriority/defaulthigh · iOS 6.0
  public static var defaultHigh: UILayoutPriority { fatalError() }
}
