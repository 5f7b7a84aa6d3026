/// swiftui/color · iOS 13.0
@frozen public struct Color: Hashable, Sendable, ShapeStyle {
  /// swiftui/color/black · iOS 13.0
  public static let black = Color()
  /// swiftui/color/white · iOS 13.0
  public static let white = Color()
  /// swiftui/color/primary · iOS 13.0
  public static let primary = Color()
  /// swiftui/color/resolve(in:) · iOS 17.0
  public func resolve(in environment: EnvironmentValues) -> Resolved { fatalError() }

  /// swiftui/color/resolved · iOS 17.0
  @frozen public struct Resolved: Hashable, Sendable {
    /// swiftui/color/resolved/red · iOS 17.0
    public var red: Float {
      get { fatalError() }
      set {}
    }
    /// swiftui/color/resolved/green · iOS 17.0
    public var green: Float {
      get { fatalError() }
      set {}
    }
    /// swiftui/color/resolved/blue · iOS 17.0
    public var blue: Float {
      get { fatalError() }
      set {}
    }
    /// swiftui/color/resolved/opacity · iOS 17.0
    public var opacity: Float {
      get { fatalError() }
      set {}
    }
  }
}

extension ShapeStyle where Self == Color {
  /// swiftui/shapestyle/green · iOS 13.0
  public static var green: Color { fatalError() }
  /// swiftui/shapestyle/orange · iOS 13.0
  public static var orange: Color { fatalError() }
}

/// swiftui/environment · iOS 13.0
@frozen @propertyWrapper public struct Environment<Value> {
  /// swiftui/environment/init(_:) · iOS 13.0
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { fatalError() }
  /// swiftui/environment/wrappedvalue · iOS 13.0
  public var wrappedValue: Value { fatalError() }
}

/// Part of Sendable
extension Environment: Sendable where Value: Sendable {}

/// swiftui/environmentvalues · iOS 13.0
public struct EnvironmentValues {
  /// swiftui/environmentvalues/displayscale · iOS 13.0
  public var displayScale: CGFloat {
    get { fatalError() }
    set {}
  }
}
