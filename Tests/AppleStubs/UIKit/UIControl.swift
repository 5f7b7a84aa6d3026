import CoreGraphics
import Foundation

/// uikit/uicontrol · iOS 2.0
@MainActor open class UIControl: UIView {
  /// uikit/uicontrol/isselected · iOS 2.0
  open var isSelected: Bool {
    get { fatalError() }
    set {}
  }
  /// uikit/uicontrol/isenabled · iOS 2.0
  open var isEnabled: Bool {
    get { fatalError() }
    set {}
  }
  /// uikit/uicontrol/addaction(_:for:) · iOS 14.0
  open func addAction(_ action: UIAction, for controlEvents: Event) { fatalError() }
  /// uikit/uicontrol/sendactions(for:) · iOS 2.0
  open func sendActions(for controlEvents: Event) { fatalError() }

  /// uikit/uicontrol/event · iOS 2.0
  public struct Event: OptionSet, Sendable {
    /// Part of RawRepresentable
    public init(rawValue: UInt) { fatalError() }
    /// Part of RawRepresentable
    public var rawValue: UInt { fatalError() }
    /// uikit/uicontrol/event/primaryactiontriggered · iOS 9.0
    public static var primaryActionTriggered: Event { fatalError() }
  }
}

/// uikit/uimenuelement · iOS 13.0
@MainActor open class UIMenuElement: NSObject {}

/// uikit/uiaction · iOS 13.0
@MainActor open class UIAction: UIMenuElement {
  /// uikit/uiaction/init(title:image:identifier:discoverabilitytitle:attributes:state:handler:) · iOS 13.0
  ///
  /// Only the parameters that are given; all others have defaults.
  public convenience init(title: String = "", handler: @escaping UIActionHandler) { fatalError() }
}

/// uikit/uiactionhandler · iOS 13.0
public typealias UIActionHandler = (_ action: UIAction) -> Void

/// uikit/uilabel · iOS 2.0
@MainActor open class UILabel: UIView {
  /// uikit/uilabel/drawtext(in:) · iOS 2.0
  open func drawText(in rect: CGRect) { fatalError() }
  /// uikit/uilabel/textrect(forbounds:limitedtonumberoflines:) · iOS 2.0
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    fatalError()
  }
  /// uikit/uilabel/text · iOS 2.0
  open var text: String? {
    get { fatalError() }
    set {}
  }
  /// uikit/uilabel/font · iOS 2.0
  open var font: UIFont! {
    get { fatalError() }
    set {}
  }
  /// uikit/uilabel/textcolor · iOS 2.0
  open var textColor: UIColor! {
    get { fatalError() }
    set {}
  }
  /// uikit/uilabel/textalignment · iOS 2.0
  open var textAlignment: NSTextAlignment {
    get { fatalError() }
    set {}
  }
  /// uikit/uilabel/numberoflines · iOS 2.0
  open var numberOfLines: Int {
    get { fatalError() }
    set {}
  }
  /// uikit/uicontentsizecategoryadjusting/adjustsfontforcontentsizecategory · iOS 10.0
  open var adjustsFontForContentSizeCategory: Bool {
    get { fatalError() }
    set {}
  }
}

/// uikit/uistackview · iOS 9.0
@MainActor open class UIStackView: UIView {
  /// uikit/uistackview/init(arrangedsubviews:) · iOS 9.0
  public convenience init(arrangedSubviews views: [UIView]) { fatalError() }
  /// uikit/uistackview/spacing · iOS 9.0
  open var spacing: CGFloat {
    get { fatalError() }
    set {}
  }
}
