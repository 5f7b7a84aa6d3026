import CoreGraphics
import Foundation

/// uikit/uibutton · iOS 2.0
@MainActor open class UIButton: UIControl {
  /// uikit/uibutton/init(configuration:primaryaction:) · iOS 15.0
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) { fatalError() }
  /// uikit/uibutton/configuration-5rlyb · iOS 15.0
  public var configuration: Configuration? {
    get { fatalError() }
    set {}
  }

  /// uikit/uibutton/configuration-swift.struct · iOS 15.0
  public struct Configuration {
    /// uikit/uibutton/configuration-swift.struct/gray() · iOS 15.0
    public static func gray() -> Configuration { fatalError() }
    /// uikit/uibutton/configuration-swift.struct/borderedprominent() · iOS 15.0
    public static func borderedProminent() -> Configuration { fatalError() }
    /// uikit/uibutton/configuration-swift.struct/title · iOS 15.0
    public var title: String? {
      get { fatalError() }
      set {}
    }
    /// uikit/uibutton/configuration-swift.struct/image · iOS 15.0
    public var image: UIImage? {
      get { fatalError() }
      set {}
    }
    /// uikit/uibutton/configuration-swift.struct/cornerstyle-swift.property · iOS 15.0
    public var cornerStyle: CornerStyle {
      get { fatalError() }
      set {}
    }
    /// uikit/uibutton/configuration-swift.struct/buttonsize · iOS 15.0
    public var buttonSize: Size {
      get { fatalError() }
      set {}
    }

    /// uikit/uibutton/configuration-swift.struct/cornerstyle-swift.enum · iOS 15.0
    public enum CornerStyle {
      /// uikit/uibutton/configuration-swift.struct/cornerstyle-swift.enum/capsule · iOS 15.0
      case capsule
    }

    /// uikit/uibutton/configuration-swift.struct/size · iOS 15.0
    public enum Size {
      /// uikit/uibutton/configuration-swift.struct/size/large · iOS 15.0
      case large
    }
  }
}
