import Foundation

/// uikit/uinavigationcontroller · iOS 2.0
@MainActor open class UINavigationController: UIViewController {
  /// uikit/uinavigationcontroller/init(rootviewcontroller:) · iOS 2.0
  public init(rootViewController: UIViewController) { fatalError() }
  /// Part of NSCoding
  public required init?(coder: NSCoder) { fatalError() }
  /// uikit/uinavigationcontroller/pushviewcontroller(_:animated:) · iOS 2.0
  open func pushViewController(_ viewController: UIViewController, animated: Bool) { fatalError() }
}

extension UIViewController {
  /// uikit/uiviewcontroller/navigationcontroller · iOS 2.0
  public var navigationController: UINavigationController? { fatalError() }
  /// uikit/uiviewcontroller/navigationitem · iOS 2.0
  public var navigationItem: UINavigationItem { fatalError() }
  /// uikit/uiviewcontroller/title · iOS 2.0
  public var title: String? {
    get { fatalError() }
    set {}
  }
  /// uikit/uiviewcontroller/present(_:animated:completion:) · iOS 5.0
  public func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { fatalError() }
}

/// uikit/uinavigationitem · iOS 2.0
@MainActor open class UINavigationItem: NSObject {
  /// uikit/uinavigationitem/leftbarbuttonitem · iOS 2.0
  open var leftBarButtonItem: UIBarButtonItem? {
    get { fatalError() }
    set {}
  }
  /// uikit/uinavigationitem/rightbarbuttonitem · iOS 2.0
  open var rightBarButtonItem: UIBarButtonItem? {
    get { fatalError() }
    set {}
  }
}

/// uikit/uibaritem · iOS 2.0
@MainActor open class UIBarItem: NSObject {
  /// uikit/uibaritem/isenabled · iOS 2.0
  open var isEnabled: Bool {
    get { fatalError() }
    set {}
  }
}

/// uikit/uibarbuttonitem · iOS 2.0
@MainActor open class UIBarButtonItem: UIBarItem, UIPopoverPresentationControllerSourceItem {
  /// uikit/uibarbuttonitem/init(systemitem:primaryaction:menu:) · iOS 14.0
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    fatalError()
  }

  /// uikit/uibarbuttonitem/systemitem · iOS 2.0
  public enum SystemItem: Int, Sendable {
    /// uikit/uibarbuttonitem/systemitem/action · iOS 2.0
    case action = 9
    /// uikit/uibarbuttonitem/systemitem/close · iOS 13.0
    case close = 24
  }
}
