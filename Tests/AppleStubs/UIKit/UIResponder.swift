import CoreGraphics
import Foundation

/// uikit/uiresponder · iOS 2.0
@MainActor open class UIResponder: NSObject {
  /// uikit/uiresponder/touchesbegan(_:with:) · iOS 2.0
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { fatalError() }
  /// uikit/uiresponder/touchesmoved(_:with:) · iOS 2.0
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { fatalError() }
  /// uikit/uiresponder/touchesended(_:with:) · iOS 2.0
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { fatalError() }
  /// uikit/uiresponder/touchescancelled(_:with:) · iOS 2.0
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { fatalError() }
}

/// uikit/uitouch · iOS 2.0
@MainActor open class UITouch: NSObject {
  /// uikit/uitouch/location(in:)-8rd36 · iOS 2.0
  open func location(in view: UIView?) -> CGPoint { fatalError() }
}

/// uikit/uievent · iOS 2.0
@MainActor open class UIEvent: NSObject {}
