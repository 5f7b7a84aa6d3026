extension View {
  /// swiftui/view/environment(_:_:) · iOS 13.0
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { EmptyView() }
}

extension EnvironmentValues {
  /// swiftui/environmentvalues/colorscheme · iOS 13.0
  public var colorScheme: ColorScheme {
    get { fatalError() }
    set {}
  }
  /// swiftui/environmentvalues/layoutdirection · iOS 13.0
  public var layoutDirection: LayoutDirection {
    get { fatalError() }
    set {}
  }
  /// swiftui/environmentvalues/dynamictypesize · iOS 15.0
  public var dynamicTypeSize: DynamicTypeSize {
    get { fatalError() }
    set {}
  }
}

/// swiftui/colorscheme · iOS 13.0
public enum ColorScheme: Hashable, Sendable {
  /// swiftui/colorscheme/light · iOS 13.0
  case light
  /// swiftui/colorscheme/dark · iOS 13.0
  case dark
}

/// swiftui/layoutdirection · iOS 13.0
public enum LayoutDirection: Hashable, Sendable {
  /// swiftui/layoutdirection/lefttoright · iOS 13.0
  case leftToRight
  /// swiftui/layoutdirection/righttoleft · iOS 13.0
  case rightToLeft
}

/// swiftui/dynamictypesize · iOS 15.0
public enum DynamicTypeSize: Hashable, Sendable {
  /// swiftui/dynamictypesize/accessibility5 · iOS 15.0
  case accessibility5
}
