/// swiftui/app · iOS 14.0
@MainActor @preconcurrency public protocol App {
  /// swiftui/app/body-swift.associatedtype · iOS 14.0
  associatedtype Body: Scene
  /// swiftui/app/body-swift.property · iOS 14.0
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// swiftui/app/init() · iOS 14.0
  @MainActor @preconcurrency init()
}

extension App {
  /// swiftui/app/main() · iOS 14.0
  @MainActor @preconcurrency public static func main() { fatalError() }
}

/// swiftui/scene · iOS 14.0
@MainActor @preconcurrency public protocol Scene {}

/// swiftui/scenebuilder · iOS 14.0
@resultBuilder public struct SceneBuilder {
  /// swiftui/scenebuilder/buildblock(_:) · iOS 14.0
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { fatalError() }
}

/// swiftui/windowgroup · iOS 14.0
@MainActor @preconcurrency public struct WindowGroup<Content: View>: Scene {
  /// swiftui/windowgroup/init(makecontent:) · iOS 14.0
  nonisolated public init(@ViewBuilder makeContent: @escaping () -> Content) { fatalError() }
}
