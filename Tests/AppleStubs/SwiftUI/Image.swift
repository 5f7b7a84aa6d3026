import CoreGraphics
#if canImport(UIKit)
  import UIKit
#endif

/// swiftui/image · iOS 13.0
@frozen public struct Image: Sendable {
  /// swiftui/image/init(decorative:scale:orientation:) · iOS 13.0
  ///
  /// Only the parameters that are given; all others have defaults.
  public init(decorative cgImage: CGImage, scale: CGFloat) { fatalError() }
  #if canImport(UIKit)
    /// swiftui/image/init(uiimage:) · iOS 13.0
    public init(uiImage: UIImage) { fatalError() }
  #endif
  /// swiftui/image/resizable(capinsets:resizingmode:) · iOS 13.0
  ///
  /// Only the parameters that are given; all others have defaults.
  public func resizable() -> Image { fatalError() }
  /// swiftui/image/interpolation(_:) · iOS 13.0
  public func interpolation(_ interpolation: Interpolation) -> Image { fatalError() }

  /// swiftui/image/interpolation · iOS 13.0
  public enum Interpolation: Sendable {
    /// swiftui/image/interpolation/none · iOS 13.0
    case none
  }
}

/// Part of View
extension Image: View {
  /// Part of View
  public var body: Never { fatalError() }
}
