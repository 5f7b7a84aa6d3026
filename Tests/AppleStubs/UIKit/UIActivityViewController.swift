import Foundation

/// uikit/uiactivityviewcontroller · iOS 6.0
@MainActor open class UIActivityViewController: UIViewController {
  /// uikit/uiactivityviewcontroller/init(activityitems:applicationactivities:) · iOS 6.0
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) { fatalError() }
  /// Part of NSCoding
  public required init?(coder: NSCoder) { fatalError() }
}

/// uikit/uiactivity · iOS 6.0
open class UIActivity: NSObject {}

extension UIViewController {
  /// uikit/uiviewcontroller/popoverpresentationcontroller · iOS 8.0
  public var popoverPresentationController: UIPopoverPresentationController? { fatalError() }
}

/// uikit/uipresentationcontroller · iOS 8.0
@MainActor open class UIPresentationController: NSObject {}

/// uikit/uipopoverpresentationcontroller · iOS 8.0
@MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// uikit/uipopoverpresentationcontroller/sourceitem · iOS 16.0
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { fatalError() }
    set {}
  }
}

/// uikit/uipopoverpresentationcontrollersourceitem · iOS 16.0
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}
