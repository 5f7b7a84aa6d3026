import Foundation

/// uikit/uimutabletraits-13ja5 · iOS 17.0
public protocol UIMutableTraits {
  /// uikit/uimutabletraits-13ja5/userinterfacestyle · iOS 17.0
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// uikit/uimutabletraits-13ja5/layoutdirection · iOS 17.0
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// uikit/uimutabletraits-13ja5/preferredcontentsizecategory · iOS 17.0
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
}

/// uikit/uitraitoverrides-swift.struct · iOS 17.0
public struct UITraitOverrides: UIMutableTraits {
  /// Part of UIMutableTraits
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { fatalError() }
    set {}
  }
  /// Part of UIMutableTraits
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { fatalError() }
    set {}
  }
  /// Part of UIMutableTraits
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { fatalError() }
    set {}
  }
}

/// uikit/uitraitenvironmentlayoutdirection · iOS 10.0
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// uikit/uitraitenvironmentlayoutdirection/lefttoright · iOS 10.0
  case leftToRight = 0
  /// uikit/uitraitenvironmentlayoutdirection/righttoleft · iOS 10.0
  case rightToLeft = 1
}

/// uikit/uicontentsizecategory · iOS 7.0
public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
  /// Part of RawRepresentable
  public var rawValue: String
  /// Part of RawRepresentable
  public init(rawValue: String) { fatalError() }
  /// uikit/uicontentsizecategory/extrasmall · iOS 7.0
  public static let extraSmall = UIContentSizeCategory(rawValue: "")
  /// uikit/uicontentsizecategory/large · iOS 7.0
  public static let large = UIContentSizeCategory(rawValue: "")
  /// uikit/uicontentsizecategory/extraextraextralarge · iOS 7.0
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "")
  /// uikit/uicontentsizecategory/accessibilityextralarge · iOS 7.0
  public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "")
  /// uikit/uicontentsizecategory/accessibilityextraextraextralarge · iOS 7.0
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(rawValue: "")
}
