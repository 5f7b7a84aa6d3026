extension View {
  /// swiftui/view/ignoressafearea(_:edges:) · iOS 14.0
  ///
  /// Only the parameters that are given; all others have defaults.
  nonisolated public func ignoresSafeArea() -> some View { EmptyView() }
  /// swiftui/view/padding(_:_:) · iOS 13.0
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    EmptyView()
  }
  /// swiftui/view/frame(width:height:alignment:) · iOS 13.0
  ///
  /// Only the parameters that are given; all others have defaults.
  nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> some View { EmptyView() }
  /// swiftui/view/foregroundstyle(_:) · iOS 15.0
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { EmptyView() }
  /// swiftui/view/task(id:name:priority:file:line:_:) · iOS 15.0
  ///
  /// Only the parameters that SDKs before iOS 26.4 have, too; all others have defaults.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View { EmptyView() }
}

extension View {
  /// swiftui/view/overlay(alignment:content:) · iOS 15.0
  ///
  /// Only the parameters that are given; all others have defaults.
  nonisolated public func overlay<V: View>(@ViewBuilder content: () -> V) -> some View { EmptyView() }
  /// swiftui/view/aspectratio(_:contentmode:) · iOS 13.0
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View { EmptyView() }
  /// swiftui/view/buttonstyle(_:)-66fbx · iOS 13.0
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { EmptyView() }
  /// swiftui/view/position(_:) · iOS 13.0
  nonisolated public func position(_ position: CGPoint) -> some View { EmptyView() }
  /// swiftui/view/contentshape(_:eofill:) · iOS 13.0
  ///
  /// Only the parameters that are given; all others have defaults.
  nonisolated public func contentShape<S: Shape>(_ shape: S) -> some View { EmptyView() }
  /// swiftui/view/ontapgesture(count:coordinatespace:perform:) · iOS 17.0
  ///
  /// Only the parameters that are given; all others have defaults.
  nonisolated public func onTapGesture(perform action: @escaping (CGPoint) -> Void) -> some View {
    EmptyView()
  }
  /// swiftui/view/accessibilityelement(children:) · iOS 13.0
  ///
  /// Only the parameters that are given; all others have defaults.
  nonisolated public func accessibilityElement() -> some View { EmptyView() }
  /// swiftui/view/accessibilitylabel(_:) · iOS 14.0
  ///
  /// The page of the overloads; it shows the one of iOS 16.
  nonisolated public func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { fatalError() }
}

/// Part of View.accessibilityLabel(_:), its result
@frozen public struct ModifiedContent<Content, Modifier> {}

/// Part of View
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Part of View
  public var body: Never { fatalError() }
}

/// Part of ModifiedContent
@MainActor @preconcurrency public protocol ViewModifier {}

/// Part of View.accessibilityLabel(_:), its result
public struct AccessibilityAttachmentModifier: ViewModifier {}

/// swiftui/contentmode · iOS 13.0
@frozen public enum ContentMode: Hashable, Sendable {
  /// swiftui/contentmode/fit · iOS 13.0
  case fit
}

/// swiftui/edge · iOS 13.0
@frozen public enum Edge: Int8, Sendable {
  /// Part of Edge, which has to have a case
  case top

  /// swiftui/edge/set · iOS 13.0
  @frozen public struct Set: OptionSet, Sendable {
    /// Part of RawRepresentable
    public let rawValue: Int8
    /// Part of RawRepresentable
    public init(rawValue: Int8) { fatalError() }
    /// Part of padding(_:_:), its default
    public static let all = Edge.Set(rawValue: 15)
    /// swiftui/edge/set/horizontal · iOS 13.0
    public static let horizontal = Edge.Set(rawValue: 10)
  }
}

/// swiftui/shapestyle · iOS 13.0
public protocol ShapeStyle: Sendable {}

/// swiftui/hierarchicalshapestyle · iOS 15.0
@frozen public struct HierarchicalShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// swiftui/shapestyle/secondary-swift.type.property · iOS 15.0
  public static var secondary: HierarchicalShapeStyle { fatalError() }
}
