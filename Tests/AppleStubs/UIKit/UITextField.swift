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

  /// uikit/uitextfield/borderstyle-swift.enum · iOS 2.0
  public enum BorderStyle: Int, Sendable {
    /// uikit/uitextfield/borderstyle-swift.enum/roundedrect · iOS 2.0
    case roundedRect = 3
  }

  /// uikit/uitextfield/viewmode · iOS 2.0
  public enum ViewMode: Int, Sendable {
    /// uikit/uitextfield/viewmode/whileediting · iOS 2.0
    case whileEditing = 1
  }
}

extension UIControl.Event {
  /// uikit/uicontrol/event/editingchanged · iOS 2.0
  public static var editingChanged: UIControl.Event { fatalError() }
}

extension UITextField {
  /// uikit/uitextfield/font · iOS 2.0
  public var font: UIFont? {
    get { fatalError() }
    set {}
  }
  /// uikit/uicontentsizecategoryadjusting/adjustsfontforcontentsizecategory · iOS 10.0
  public var adjustsFontForContentSizeCategory: Bool {
    get { fatalError() }
    set {}
  }
  /// uikit/uitextinputtraits/autocapitalizationtype · iOS 2.0
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { fatalError() }
    set {}
  }
  /// uikit/uitextinputtraits/autocorrectiontype · iOS 2.0
  public var autocorrectionType: UITextAutocorrectionType {
    get { fatalError() }
    set {}
  }
  /// uikit/uitextinputtraits/smartquotestype · iOS 11.0
  public var smartQuotesType: UITextSmartQuotesType {
    get { fatalError() }
    set {}
  }
  /// uikit/uitextinputtraits/smartdashestype · iOS 11.0
  public var smartDashesType: UITextSmartDashesType {
    get { fatalError() }
    set {}
  }
  /// uikit/uitextinputtraits/returnkeytype · iOS 2.0
  public var returnKeyType: UIReturnKeyType {
    get { fatalError() }
    set {}
  }
}

/// uikit/uitextautocapitalizationtype · iOS 2.0
public enum UITextAutocapitalizationType: Int, Sendable {
  /// uikit/uitextautocapitalizationtype/none · iOS 2.0
  case none = 0
}

/// uikit/uitextautocorrectiontype · iOS 2.0
public enum UITextAutocorrectionType: Int, Sendable {
  /// uikit/uitextautocorrectiontype/no · iOS 2.0
  case no = 1
}

/// uikit/uitextsmartquotestype · iOS 11.0
public enum UITextSmartQuotesType: Int, Sendable {
  /// uikit/uitextsmartquotestype/no · iOS 11.0
  case no = 1
}

/// uikit/uitextsmartdashestype · iOS 11.0
public enum UITextSmartDashesType: Int, Sendable {
  /// uikit/uitextsmartdashestype/no · iOS 11.0
  case no = 1
}

/// uikit/uireturnkeytype · iOS 2.0
public enum UIReturnKeyType: Int, Sendable {
  /// uikit/uireturnkeytype/done · iOS 2.0
  case done = 9
}

extension UIControl.Event {
  /// uikit/uicontrol/event/editingdidendonexit · iOS 2.0
  public static var editingDidEndOnExit: UIControl.Event { fatalError() }
  /// uikit/uicontrol/event/valuechanged · iOS 2.0
  public static var valueChanged: UIControl.Event { fatalError() }
}
