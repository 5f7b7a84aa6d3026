import CoreGraphics
import CoreText
import Foundation

/// uikit/uifont · iOS 2.0
open class UIFont: CTFont, @unchecked Sendable {
  /// uikit/uifont/monospacedsystemfont(ofsize:weight:) · iOS 13.0
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { fatalError() }
  /// uikit/uifont/preferredfont(fortextstyle:) · iOS 7.0
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { fatalError() }

  /// uikit/uifont/weight · iOS 8.2
  public struct Weight: Hashable, RawRepresentable, Sendable {
    /// Part of RawRepresentable
    public var rawValue: CGFloat
    /// Part of RawRepresentable
    public init(rawValue: CGFloat) { fatalError() }
    /// uikit/uifont/weight/regular · iOS 8.2
    public static let regular = Weight(rawValue: 0)
  }

  /// uikit/uifont/textstyle · iOS 7.0
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    /// Part of RawRepresentable
    public var rawValue: String
    /// Part of RawRepresentable
    public init(rawValue: String) { fatalError() }
    /// uikit/uifont/textstyle/headline · iOS 7.0
    public static let headline = TextStyle(rawValue: "")
    /// uikit/uifont/textstyle/body · iOS 7.0
    public static let body = TextStyle(rawValue: "")
  }
}

/// uikit/nstextalignment · iOS 6.0
public enum NSTextAlignment: Int, Sendable {
  /// uikit/nstextalignment/center · iOS 6.0
  case center = 1
}
