import CoreGraphics

/// swiftui/path · iOS 13.0
@frozen public struct Path: Sendable {
  /// swiftui/path/init(_:) · iOS 13.0
  public init(_ callback: (inout Path) -> Void) { fatalError() }
  /// swiftui/path/addlines(_:) · iOS 13.0
  public mutating func addLines(_ lines: [CGPoint]) { fatalError() }
  /// swiftui/path/closesubpath() · iOS 13.0
  public mutating func closeSubpath() { fatalError() }
}

/// Part of Shape
extension Path: Shape {
  /// Part of View
  public var body: Never { fatalError() }
}

/// swiftui/shape · iOS 13.0
///
/// What the SDK's interface before iOS 27 does with _RemoveGlobalActorIsolation.
nonisolated public protocol Shape: Sendable, View {}

extension Shape {
  /// swiftui/shape/stroke(_:linewidth:) · iOS 13.0
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    EmptyView()
  }
  /// swiftui/shape/stroke(_:style:) · iOS 13.0
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    EmptyView()
  }
}

/// swiftui/rectangle · iOS 13.0
@frozen public struct Rectangle: Shape {
  /// swiftui/rectangle/init() · iOS 13.0
  nonisolated public init() {}
  /// Part of View
  public var body: Never { fatalError() }
}

/// swiftui/strokestyle · iOS 13.0
@frozen public struct StrokeStyle: Equatable, Sendable {
  /// swiftui/strokestyle/init(linewidth:linecap:linejoin:miterlimit:dash:dashphase:) · iOS 13.0
  ///
  /// Only the parameters that are given; all others have defaults.
  public init(lineWidth: CGFloat = 1, dash: [CGFloat] = [CGFloat]()) { fatalError() }
}
