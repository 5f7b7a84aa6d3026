import CoreGraphics

/// swiftui/imagerenderer · iOS 16.0
final public class ImageRenderer<Content: View> {
  /// swiftui/imagerenderer/init(content:) · iOS 16.0
  @MainActor public init(content view: Content) { fatalError() }
  /// swiftui/imagerenderer/scale · iOS 16.0
  @MainActor final public var scale: CGFloat {
    get { fatalError() }
    set {}
  }
  /// swiftui/imagerenderer/proposedsize · iOS 16.0
  @MainActor final public var proposedSize: ProposedViewSize {
    get { fatalError() }
    set {}
  }
  /// swiftui/imagerenderer/cgimage · iOS 16.0
  @MainActor final public var cgImage: CGImage? { fatalError() }
}

/// swiftui/proposedviewsize · iOS 16.0
@frozen public struct ProposedViewSize: Equatable, Sendable {
  /// swiftui/proposedviewsize/init(width:height:) · iOS 16.0
  public init(width: CGFloat?, height: CGFloat?) { fatalError() }
}
