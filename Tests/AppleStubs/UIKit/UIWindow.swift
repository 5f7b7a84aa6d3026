/// uikit/uiwindow · iOS 2.0
@MainActor open class UIWindow: UIView {
  /// uikit/uiwindow/rootviewcontroller · iOS 4.0
  open var rootViewController: UIViewController? {
    get { fatalError() }
    set {}
  }
}
