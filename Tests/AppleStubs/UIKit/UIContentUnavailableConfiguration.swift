import Foundation

/// uikit/uicontentconfiguration-9eib5 · iOS 14.0
public protocol UIContentConfiguration {}

/// uikit/uicontentunavailableconfiguration-swift.struct · iOS 17.0
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// uikit/uicontentunavailableconfiguration-swift.struct/empty() · iOS 17.0
  public static func empty() -> UIContentUnavailableConfiguration { fatalError() }
  /// uikit/uicontentunavailableconfiguration-swift.struct/image · iOS 17.0
  public var image: UIImage? {
    get { fatalError() }
    set {}
  }
  /// uikit/uicontentunavailableconfiguration-swift.struct/text · iOS 17.0
  public var text: String? {
    get { fatalError() }
    set {}
  }
  /// uikit/uicontentunavailableconfiguration-swift.struct/secondarytext · iOS 17.0
  public var secondaryText: String? {
    get { fatalError() }
    set {}
  }
  /// uikit/uicontentunavailableconfiguration-swift.struct/button · iOS 17.0
  public var button: UIButton.Configuration {
    get { fatalError() }
    set {}
  }
  /// uikit/uicontentunavailableconfiguration-swift.struct/buttonproperties-swift.property · iOS 17.0
  public var buttonProperties: ButtonProperties {
    get { fatalError() }
    set {}
  }
  /// uikit/uicontentunavailableconfiguration-swift.struct/secondarybutton · iOS 17.0
  public var secondaryButton: UIButton.Configuration {
    get { fatalError() }
    set {}
  }
  /// uikit/uicontentunavailableconfiguration-swift.struct/secondarybuttonproperties · iOS 17.0
  public var secondaryButtonProperties: ButtonProperties {
    get { fatalError() }
    set {}
  }
  /// uikit/uicontentunavailableconfiguration-swift.struct/background · iOS 17.0
  public var background: UIBackgroundConfiguration {
    get { fatalError() }
    set {}
  }

  /// uikit/uicontentunavailableconfiguration-swift.struct/buttonproperties-swift.struct · iOS 17.0
  public struct ButtonProperties {
    /// uikit/uicontentunavailableconfiguration-swift.struct/buttonproperties-swift.struct/primaryaction
    /// · iOS 17.0
    public var primaryAction: UIAction? {
      get { fatalError() }
      set {}
    }
  }
}

/// uikit/uibackgroundconfiguration-swift.struct · iOS 14.0
public struct UIBackgroundConfiguration {
  /// uikit/uibackgroundconfiguration-swift.struct/backgroundcolor · iOS 14.0
  public var backgroundColor: UIColor? {
    get { fatalError() }
    set {}
  }
}
