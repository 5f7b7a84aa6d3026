/// uikit/uiwindow · iOS 2.0 · unread
@MainActor open class UIWindow: UIView {}
