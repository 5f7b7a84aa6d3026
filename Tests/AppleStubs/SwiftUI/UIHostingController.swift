import Foundation
import UIKit

/// swiftui/uihostingcontroller · iOS 13.0
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
  /// swiftui/uihostingcontroller/init(rootview:) · iOS 13.0
  public init(rootView: Content) { fatalError() }
  /// Part of NSCoding
  public required init?(coder aDecoder: NSCoder) { fatalError() }
}
