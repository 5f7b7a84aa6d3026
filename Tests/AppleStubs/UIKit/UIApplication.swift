import Foundation

/// uikit/uiapplication · iOS 2.0
@MainActor open class UIApplication: UIResponder {
  /// uikit/uiapplication/shared · iOS 2.0
  open class var shared: UIApplication { fatalError() }
  /// uikit/uiapplication/open(_:options:completionhandler:) · iOS 10.0
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) { fatalError() }
  /// uikit/uiapplication/isidletimerdisabled · iOS 2.0
  open var isIdleTimerDisabled: Bool {
    get { fatalError() }
    set {}
  }
  /// uikit/uiapplication/opensettingsurlstring · iOS 8.0
  nonisolated public class var openSettingsURLString: String { fatalError() }
  /// uikit/uiapplication/didenterbackgroundnotification · iOS 4.0
  nonisolated public class var didEnterBackgroundNotification: NSNotification.Name { fatalError() }
  /// uikit/uiapplication/willenterforegroundnotification · iOS 4.0
  nonisolated public class var willEnterForegroundNotification: NSNotification.Name { fatalError() }

  /// uikit/uiapplication/openexternalurloptionskey · iOS 10.0
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// Part of RawRepresentable
    public var rawValue: String
    /// Part of RawRepresentable
    public init(rawValue: String) { fatalError() }
  }
}
