/// swiftui/viewbuilder · iOS 13.0
@resultBuilder public struct ViewBuilder {
  /// swiftui/viewbuilder/buildexpression(_:) · iOS 13.0
  public static func buildExpression<Content: View>(_ content: Content) -> Content { fatalError() }
  /// swiftui/viewbuilder/buildblock(_:) · iOS 13.0
  public static func buildBlock<Content: View>(_ content: Content) -> Content { fatalError() }
  /// swiftui/viewbuilder/buildblock(_:)-2bj1g · iOS 13.0
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { fatalError() }
  /// swiftui/viewbuilder/buildif(_:) · iOS 13.0
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { fatalError() }
  /// swiftui/viewbuilder/buildeither(first:) · iOS 13.0
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { fatalError() }
  /// swiftui/viewbuilder/buildeither(second:) · iOS 13.0
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { fatalError() }
}

/// swiftui/tupleview · iOS 13.0
@frozen public struct TupleView<T>: View {
  /// Part of View
  public var body: Never { fatalError() }
}

/// swiftui/viewbuilder/buildeither(first:) · iOS 13.0
///
/// The page of what returns it: one of its own could not be found.
@frozen public struct _ConditionalContent<TrueContent, FalseContent> {}

/// Part of View
extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// Part of View
  public var body: Never { fatalError() }
}

/// Part of View
extension Optional: View where Wrapped: View {
  /// Part of View
  public var body: Never { fatalError() }
}
