/// uikit/uiwindow · iOS 2.0
@MainActor open class UIWindow: UIView {}
