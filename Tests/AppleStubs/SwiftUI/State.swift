/// swiftui/state · iOS 13.0
@frozen @propertyWrapper public struct State<Value> {
  /// swiftui/state/init(wrappedvalue:) · iOS 13.0
  public init(wrappedValue value: Value) { fatalError() }
  /// swiftui/state/wrappedvalue · iOS 13.0
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  /// swiftui/state/projectedvalue · iOS 13.0
  public var projectedValue: Binding<Value> { fatalError() }
}

/// Part of Sendable
extension State: Sendable where Value: Sendable {}

/// swiftui/binding · iOS 13.0
@frozen public struct Binding<Value> {
  /// swiftui/binding/init(get:set:) · iOS 13.0
  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) { fatalError() }
  /// swiftui/binding/wrappedvalue · iOS 13.0
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
}
