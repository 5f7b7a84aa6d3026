/// swiftui/text · iOS 13.0
@frozen public struct Text: View, Sendable {
  /// swiftui/text/init(_:tablename:bundle:comment:) · iOS 13.0
  ///
  /// Only the parameters that are given; all others have defaults.
  public init(_ key: LocalizedStringKey) { fatalError() }
  /// swiftui/text/init(verbatim:) · iOS 13.0
  public init(verbatim content: String) { fatalError() }
  /// Part of View
  public var body: Never { fatalError() }
}

/// swiftui/localizedstringkey · iOS 13.0
@frozen public struct LocalizedStringKey: ExpressibleByStringInterpolation {
  /// Part of ExpressibleByStringLiteral
  public init(stringLiteral value: String) { fatalError() }
}

/// swiftui/label · iOS 14.0
public struct Label<Title: View, Icon: View>: View {
  /// Part of View
  public var body: Never { fatalError() }
}

extension Label where Title == Text, Icon == Image {
  /// swiftui/label/init(_:systemimage:) · iOS 14.0
  ///
  /// The page of the overloads; it shows the one of iOS 16.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) { fatalError() }
}

/// swiftui/image · iOS 13.0
@frozen public struct Image: View, Sendable {
  /// Part of View
  public var body: Never { fatalError() }
}

/// swiftui/toggle · iOS 13.0
public struct Toggle<Label: View>: View {
  /// Part of View
  public var body: Never { fatalError() }
}

extension Toggle where Label == Text {
  /// swiftui/toggle/init(_:ison:) · iOS 13.0
  ///
  /// The page of the overloads; it shows the one of iOS 16.
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { fatalError() }
}

/// swiftui/progressview · iOS 14.0
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  /// Part of View
  public var body: Never { fatalError() }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// swiftui/progressview/init() · iOS 14.0
  nonisolated public init() { fatalError() }
}

/// swiftui/emptyview · iOS 13.0
@frozen public struct EmptyView: View {
  /// Part of View
  public var body: Never { fatalError() }
}
