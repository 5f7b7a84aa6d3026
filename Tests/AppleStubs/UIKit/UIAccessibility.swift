import Foundation

extension NSObject {
  /// objectivec/nsobject-swift.class/isaccessibilityelement · iOS 3.0
  @MainActor public var isAccessibilityElement: Bool {
    get { fatalError() }
    set {}
  }
  /// objectivec/nsobject-swift.class/accessibilitylabel · iOS 3.0
  @MainActor public var accessibilityLabel: String? {
    get { fatalError() }
    set {}
  }
  /// objectivec/nsobject-swift.class/accessibilityvalue · iOS 3.0
  @MainActor public var accessibilityValue: String? {
    get { fatalError() }
    set {}
  }
  /// objectivec/nsobject-swift.class/accessibilitytraits · iOS 3.0
  @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { fatalError() }
    set {}
  }
}

/// uikit/uiaccessibilitytraits · iOS 3.0
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// Part of RawRepresentable
  public init(rawValue: UInt64) { fatalError() }
  /// Part of RawRepresentable
  public var rawValue: UInt64 { fatalError() }
  /// uikit/uiaccessibilitytraits/image · iOS 3.0
  public static var image: UIAccessibilityTraits { fatalError() }
}

/// uikit/uiaccessibility · iOS 3.0
public struct UIAccessibility {
  /// uikit/uiaccessibility/notification · iOS 3.0
  public struct Notification: Hashable, RawRepresentable, Sendable {
    /// Part of RawRepresentable
    public var rawValue: UInt32
    /// Part of RawRepresentable
    public init(rawValue: UInt32) { fatalError() }
    /// uikit/uiaccessibility/notification/announcement · iOS 4.0
    public static var announcement: Notification { fatalError() }
    /// uikit/uiaccessibility/notification/screenchanged · iOS 3.0
    public static let screenChanged = Notification(rawValue: 0)
  }

  /// uikit/uiaccessibility/post(notification:argument:) · iOS 3.0
  @MainActor public static func post(notification: Notification, argument: Any?) { fatalError() }
}
