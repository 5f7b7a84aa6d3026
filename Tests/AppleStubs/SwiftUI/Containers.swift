/// swiftui/vstack · iOS 13.0
@frozen public struct VStack<Content: View>: View {
  /// swiftui/vstack/init(alignment:spacing:content:) · iOS 13.0
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { fatalError() }
  /// Part of View
  public var body: Never { fatalError() }
}

/// swiftui/hstack · iOS 13.0
@frozen public struct HStack<Content: View>: View {
  /// swiftui/hstack/init(alignment:spacing:content:) · iOS 13.0
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { fatalError() }
  /// Part of View
  public var body: Never { fatalError() }
}

/// swiftui/horizontalalignment · iOS 13.0
@frozen public struct HorizontalAlignment: Sendable {
  /// Part of VStack.init(alignment:spacing:content:), its default
  public static let center = HorizontalAlignment()
  /// swiftui/horizontalalignment/leading · iOS 13.0
  public static let leading = HorizontalAlignment()
}

/// swiftui/verticalalignment · iOS 13.0
@frozen public struct VerticalAlignment: Sendable {
  /// Part of HStack.init(alignment:spacing:content:), its default
  public static let center = VerticalAlignment()
}

/// swiftui/zstack · iOS 13.0
@frozen public struct ZStack<Content: View>: View {
  /// swiftui/zstack/init(alignment:content:) · iOS 13.0
  nonisolated public init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) { fatalError() }
  /// Part of View
  public var body: Never { fatalError() }
}

/// swiftui/alignment · iOS 13.0
@frozen public struct Alignment: Equatable, Sendable {
  /// Part of ZStack.init(alignment:content:), its default
  public static let center = Alignment()
}

/// swiftui/scrollview · iOS 13.0
public struct ScrollView<Content: View>: View {
  /// swiftui/scrollview/init(_:showsindicators:content:) · iOS 13.0
  ///
  /// Only the parameters that are given; all others have defaults.
  nonisolated public init(@ViewBuilder content: () -> Content) { fatalError() }
  /// Part of View
  public var body: Never { fatalError() }
}

/// swiftui/geometryreader · iOS 13.0
@frozen public struct GeometryReader<Content: View>: View {
  /// swiftui/geometryreader/init(content:) · iOS 13.0
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { fatalError() }
  /// Part of View
  public var body: Never { fatalError() }
}

/// swiftui/geometryproxy · iOS 13.0
public struct GeometryProxy {
  /// swiftui/geometryproxy/size · iOS 13.0
  public var size: CGSize { fatalError() }
}

/// swiftui/list · iOS 13.0
@MainActor @preconcurrency public struct List<SelectionValue: Hashable, Content: View>: View {
  /// Part of View
  public var body: Never { fatalError() }
}

extension List where SelectionValue == Never {
  /// swiftui/list/init(content:) · iOS 13.0
  nonisolated public init(@ViewBuilder content: () -> Content) { fatalError() }
}

/// swiftui/foreach · iOS 13.0
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}

/// Part of View
extension ForEach: View where Content: View {
  /// Part of View
  public var body: Never { fatalError() }
  /// swiftui/foreach/init(_:id:content:) · iOS 13.0
  ///
  /// The page of the overloads; it shows one of MapKit's.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { fatalError() }
}
