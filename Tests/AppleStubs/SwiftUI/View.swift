/// swiftui/view · iOS 13.0
@MainActor @preconcurrency public protocol View {
  /// swiftui/view/body-swift.associatedtype · iOS 13.0
  associatedtype Body: View
  /// swiftui/view/body-8kl5o · iOS 13.0
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

/// Part of View
extension Never: View {
  /// Part of View
  public var body: Never { fatalError() }
}
