/// swiftui/text · iOS 13.0
@frozen public struct Text: View, Sendable {
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
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) { fatalError() }
}

extension Button where Label == Text {
  /// swiftui/button/init(_:action:)-1asy · iOS 13.0
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) { fatalError() }
}

extension Button {
  /// swiftui/button/init(role:action:label:) · iOS 15.0
  @preconcurrency nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) { fatalError() }
}

/// swiftui/buttonrole · iOS 15.0
public struct ButtonRole: Equatable, Sendable {
  /// swiftui/buttonrole/destructive · iOS 15.0
  public static let destructive = ButtonRole()
}

/// swiftui/primitivebuttonstyle · iOS 13.0
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {}

/// swiftui/borderedbuttonstyle · iOS 15.0
public struct BorderedButtonStyle: PrimitiveButtonStyle {}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// swiftui/primitivebuttonstyle/bordered · iOS 15.0
  @MainActor @preconcurrency public static var bordered: BorderedButtonStyle { fatalError() }
}

/// swiftui/button · iOS 13.0
public struct Button<Label: View>: View {
  /// swiftui/button/init(action:label:) · iOS 13.0
  @preconcurrency nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) { fatalError() }
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
