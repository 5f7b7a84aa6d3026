import CoreGraphics
import Foundation

/// uikit/uitraitcollection · iOS 8.0
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// uikit/uitraitcollection/displayscale · iOS 8.0
  open var displayScale: CGFloat { fatalError() }
}

/// uikit/uitraitenvironment · iOS 8.0
@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// uikit/uitraitenvironment/traitcollection · iOS 8.0
  var traitCollection: UITraitCollection { get }
}

/// uikit/uitraitdefinition-64c15 · iOS 17.0
public protocol UITraitDefinition {}
/// uikit/uitrait-9423 · iOS 17.0
public typealias UITrait = any UITraitDefinition.Type
/// uikit/uitraituserinterfacestyle-swift.struct · iOS 17.0
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
/// uikit/uitraitdisplayscale-swift.struct · iOS 17.0
public struct UITraitDisplayScale: UITraitDefinition {}

/// uikit/uitraitchangeregistration · iOS 17.0
@MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// uikit/uitraitchangeobservable-67e94 · iOS 17.0
@MainActor public protocol UITraitChangeObservable {
  /// uikit/uitraitchangeobservable-67e94/traitchangehandler · iOS 17.0
  typealias TraitChangeHandler<TraitEnvironment: UITraitEnvironment> =
    (_ traitEnvironment: TraitEnvironment, _ previousCollection: UITraitCollection) -> Void

  /// uikit/uitraitchangeobservable-67e94/registerfortraitchanges(_:handler:) · iOS 17.0
  @discardableResult
  func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration
}

/// uikit/uiuserinterfacestyle · iOS 12.0
public enum UIUserInterfaceStyle: Int, Sendable {
  /// uikit/uiuserinterfacestyle/light · iOS 12.0
  case light = 1
  /// uikit/uiuserinterfacestyle/dark · iOS 12.0
  case dark = 2
}
