import CoreGraphics
import Foundation

/// uikit/uiimage · iOS 2.0
open class UIImage: NSObject, @unchecked Sendable {
  /// uikit/uiimage/init(systemname:) · iOS 13.0
  public init?(systemName name: String) { fatalError() }
  /// uikit/uiimage/init(data:) · iOS 2.0
  public init?(data: Data) { fatalError() }
  /// uikit/uiimage/init(cgimage:scale:orientation:) · iOS 4.0
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) { fatalError() }
  /// uikit/uiimage/size · iOS 2.0
  open var size: CGSize { fatalError() }
  /// uikit/uiimage/scale · iOS 4.0
  open var scale: CGFloat { fatalError() }
  /// uikit/uiimage/draw(in:) · iOS 2.0
  open func draw(in rect: CGRect) { fatalError() }

  /// uikit/uiimage/orientation · iOS 2.0
  public enum Orientation: Int, Sendable {
    /// uikit/uiimage/orientation/up · iOS 2.0
    case up = 0
    /// uikit/uiimage/orientation/down · iOS 2.0
    case down = 1
    /// uikit/uiimage/orientation/left · iOS 2.0
    case left = 2
    /// uikit/uiimage/orientation/right · iOS 2.0
    case right = 3
    /// uikit/uiimage/orientation/upmirrored · iOS 2.0
    case upMirrored = 4
    /// uikit/uiimage/orientation/downmirrored · iOS 2.0
    case downMirrored = 5
    /// uikit/uiimage/orientation/leftmirrored · iOS 2.0
    case leftMirrored = 6
    /// uikit/uiimage/orientation/rightmirrored · iOS 2.0
    case rightMirrored = 7
  }
}

/// uikit/uigraphicspushcontext(_:) · iOS 2.0
public func UIGraphicsPushContext(_ context: CGContext) { fatalError() }
/// uikit/uigraphicspopcontext() · iOS 2.0
public func UIGraphicsPopContext() { fatalError() }
