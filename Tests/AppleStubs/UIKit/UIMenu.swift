import CoreGraphics
import Foundation

/// uikit/uimenu · iOS 13.0
@MainActor open class UIMenu: UIMenuElement {
  /// uikit/uimenu/init(title:image:identifier:options:children:) · iOS 13.0
  ///
  /// Only the parameters that are given; all others have defaults.
  public convenience init(children: [UIMenuElement] = []) { fatalError() }
}

extension UIControl {
  /// uikit/uicontrol/showsmenuasprimaryaction · iOS 14.0
  public var showsMenuAsPrimaryAction: Bool {
    get { fatalError() }
    set {}
  }
  /// uikit/uicontrol/contenthorizontalalignment-swift.property · iOS 2.0
  public var contentHorizontalAlignment: ContentHorizontalAlignment {
    get { fatalError() }
    set {}
  }

  /// uikit/uicontrol/contenthorizontalalignment-swift.enum · iOS 2.0
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// uikit/uicontrol/contenthorizontalalignment-swift.enum/leading · iOS 11.0
    case leading = 4
  }
}

extension UIButton {
  /// uikit/uibutton/menu · iOS 14.0
  public var menu: UIMenu? {
    get { fatalError() }
    set {}
  }
}

extension UIButton.Configuration {
  /// uikit/uibutton/configuration-swift.struct/tinted() · iOS 15.0
  public static func tinted() -> UIButton.Configuration { fatalError() }
  /// uikit/uibutton/configuration-swift.struct/subtitle · iOS 15.0
  public var subtitle: String? {
    get { fatalError() }
    set {}
  }
  /// uikit/uibutton/configuration-swift.struct/imagepadding · iOS 15.0
  public var imagePadding: CGFloat {
    get { fatalError() }
    set {}
  }
}
