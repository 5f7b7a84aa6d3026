import Foundation
import UIKit

/// swiftui/uihostingconfiguration · iOS 16.0
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {}

/// Part of UIHostingConfiguration
@available(iOS 16.0, tvOS 16.0, *)
extension UIHostingConfiguration where Background == EmptyView {
  /// swiftui/uihostingconfiguration/init(content:) · iOS 16.0
  public init(@ViewBuilder content: () -> Content) { fatalError() }
}

/// swiftui/uihostingcontroller · iOS 13.0
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
  /// swiftui/uihostingcontroller/init(rootview:) · iOS 13.0
  public init(rootView: Content) { fatalError() }
  /// swiftui/uihostingcontroller/rootview · iOS 13.0
  public var rootView: Content {
    get { fatalError() }
    set {}
  }
  /// Part of NSCoding
  public required init?(coder aDecoder: NSCoder) { fatalError() }
}
