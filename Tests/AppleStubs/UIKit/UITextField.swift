import Foundation

/// uikit/uitextfield · iOS 2.0
@MainActor open class UITextField: UIControl {
  /// uikit/uitextfield/text · iOS 2.0
  open var text: String? {
    get { fatalError() }
    set {}
  }
  /// uikit/uitextfield/placeholder · iOS 2.0
  open var placeholder: String? {
    get { fatalError() }
    set {}
  }
  /// uikit/uitextfield/borderstyle-swift.property · iOS 2.0
  open var borderStyle: BorderStyle {
    get { fatalError() }
    set {}
  }
  /// uikit/uitextfield/clearbuttonmode · iOS 2.0
  open var clearButtonMode: ViewMode {
    get { fatalError() }
    set {}
  }

  /// uikit/uitextfield/borderstyle-swift.enum · iOS 2.0 · unread
  public enum BorderStyle: Int, Sendable {
    /// uikit/uitextfield/borderstyle-swift.enum/roundedrect · iOS 2.0 · unread
    case roundedRect
  }

  /// uikit/uitextfield/viewmode · iOS 2.0 · unread
  public enum ViewMode: Int, Sendable {
    /// uikit/uitextfield/viewmode/whileediting · iOS 2.0 · unread
    case whileEditing
  }
}

extension UIControl.Event {
  /// uikit/uicontrol/event/editingchanged · iOS 2.0 · unread
  public static var editingChanged: UIControl.Event { fatalError() }
}
