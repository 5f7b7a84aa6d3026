import Foundation

/// uikit/uicolorwell · iOS 14.0
@MainActor open class UIColorWell: UIControl {
  /// uikit/uicolorwell/selectedcolor · iOS 14.0
  open var selectedColor: UIColor? {
    get { fatalError() }
    set {}
  }
  /// uikit/uicolorwell/title · iOS 14.0
  open var title: String? {
    get { fatalError() }
    set {}
  }
  /// uikit/uicolorwell/supportsalpha · iOS 14.0
  open var supportsAlpha: Bool {
    get { fatalError() }
    set {}
  }
}

/// uikit/uiswitch · iOS 2.0
@MainActor open class UISwitch: UIControl {
  /// uikit/uiswitch/ison · iOS 2.0
  open var isOn: Bool {
    get { fatalError() }
    set {}
  }
}
