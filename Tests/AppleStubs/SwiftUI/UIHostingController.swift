import Foundation
import UIKit

/// swiftui/uihostingcontroller · iOS 13.0
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
  /// swiftui/uihostingcontroller/init(rootview:) · iOS 13.0
  public init(rootView: Content) { fatalError() }
  /// swiftui/uihostingcontroller/init(coder:) · iOS 13.0
  public required init?(coder aDecoder: NSCoder) { fatalError() }
}
