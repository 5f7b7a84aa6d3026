import Foundation

/// uikit/uialertcontroller · iOS 8.0
@MainActor open class UIAlertController: UIViewController {
  /// uikit/uialertcontroller/init(title:message:preferredstyle:) · iOS 8.0
  public convenience init(title: String?, message: String?, preferredStyle: Style) { fatalError() }
  /// uikit/uialertcontroller/addaction(_:) · iOS 8.0
  open func addAction(_ action: UIAlertAction) { fatalError() }

  /// uikit/uialertcontroller/style · iOS 8.0
  public enum Style: Int, Sendable {
    /// uikit/uialertcontroller/style/alert · iOS 8.0
    case alert
  }
}

/// uikit/uialertaction · iOS 8.0
@MainActor open class UIAlertAction: NSObject {
  /// uikit/uialertaction/init(title:style:handler:) · iOS 8.0
  public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    fatalError()
  }

  /// uikit/uialertaction/style-swift.enum · iOS 8.0
  public enum Style: Int, Sendable {
    /// uikit/uialertaction/style-swift.enum/default · iOS 8.0
    case `default`
    /// uikit/uialertaction/style-swift.enum/cancel · iOS 8.0
    case cancel
    /// uikit/uialertaction/style-swift.enum/destructive · iOS 8.0
    case destructive
  }
}
