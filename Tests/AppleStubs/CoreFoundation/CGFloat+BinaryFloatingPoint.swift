/// What the conformance of `CGFloat` to `BinaryFloatingPoint` consists of; as in the standard library.
extension CGFloat {
  /// Part of BinaryFloatingPoint
  public typealias RawSignificand = UInt64
  /// Part of BinaryFloatingPoint
  public typealias RawExponent = UInt
  /// Part of BinaryFloatingPoint
  public typealias Exponent = Int
  /// Part of BinaryFloatingPoint
  public typealias Magnitude = CGFloat
  /// Part of BinaryFloatingPoint
  public typealias Stride = CGFloat
  /// Part of BinaryFloatingPoint
  public typealias IntegerLiteralType = Int64
  /// Part of BinaryFloatingPoint
  public typealias FloatLiteralType = Double

  /// Part of BinaryFloatingPoint
  public init(integerLiteral value: Int64) { fatalError() }
  /// Part of BinaryFloatingPoint
  public init(floatLiteral value: Double) { fatalError() }
  /// Part of BinaryFloatingPoint
  public init(sign: FloatingPointSign, exponent: Int, significand: CGFloat) { fatalError() }
  /// Part of BinaryFloatingPoint
  public init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt64) {
    fatalError()
  }
  /// Part of BinaryFloatingPoint
  public init(_ value: CGFloat) { fatalError() }
  /// Part of BinaryFloatingPoint
  public init(_ value: Float) { fatalError() }
  /// Part of BinaryFloatingPoint
  public init(_ value: Int) { fatalError() }
  /// Part of BinaryFloatingPoint
  public init<Source: BinaryInteger>(_ value: Source) { fatalError() }
  /// Part of BinaryFloatingPoint
  public init<Source: BinaryFloatingPoint>(_ value: Source) { fatalError() }
  /// Part of BinaryFloatingPoint
  public init?<Source: BinaryInteger>(exactly value: Source) { fatalError() }
  /// Part of BinaryFloatingPoint
  public init?<Source: BinaryFloatingPoint>(exactly value: Source) { fatalError() }

  /// Part of BinaryFloatingPoint
  public static var exponentBitCount: Int { fatalError() }
  /// Part of BinaryFloatingPoint
  public static var significandBitCount: Int { fatalError() }
  /// Part of BinaryFloatingPoint
  public static var nan: CGFloat { fatalError() }
  /// Part of BinaryFloatingPoint
  public static var signalingNaN: CGFloat { fatalError() }
  /// Part of BinaryFloatingPoint
  public static var infinity: CGFloat { fatalError() }
  /// Part of BinaryFloatingPoint
  public static var greatestFiniteMagnitude: CGFloat { fatalError() }
  /// Part of BinaryFloatingPoint
  public static var pi: CGFloat { fatalError() }
  /// Part of BinaryFloatingPoint
  public static var leastNormalMagnitude: CGFloat { fatalError() }
  /// Part of BinaryFloatingPoint
  public static var leastNonzeroMagnitude: CGFloat { fatalError() }
  /// Part of BinaryFloatingPoint
  public var exponentBitPattern: UInt { fatalError() }
  /// Part of BinaryFloatingPoint
  public var significandBitPattern: UInt64 { fatalError() }
  /// Part of BinaryFloatingPoint
  public var binade: CGFloat { fatalError() }
  /// Part of BinaryFloatingPoint
  public var significandWidth: Int { fatalError() }
  /// Part of BinaryFloatingPoint
  public var sign: FloatingPointSign { fatalError() }
  /// Part of BinaryFloatingPoint
  public var exponent: Int { fatalError() }
  /// Part of BinaryFloatingPoint
  public var significand: CGFloat { fatalError() }
  /// Part of BinaryFloatingPoint
  public var magnitude: CGFloat { fatalError() }
  /// Part of BinaryFloatingPoint
  public var ulp: CGFloat { fatalError() }
  /// Part of BinaryFloatingPoint
  public var nextUp: CGFloat { fatalError() }
  /// Part of BinaryFloatingPoint
  public var isNormal: Bool { fatalError() }
  /// Part of BinaryFloatingPoint
  public var isFinite: Bool { fatalError() }
  /// Part of BinaryFloatingPoint
  public var isZero: Bool { fatalError() }
  /// Part of BinaryFloatingPoint
  public var isSubnormal: Bool { fatalError() }
  /// Part of BinaryFloatingPoint
  public var isInfinite: Bool { fatalError() }
  /// Part of BinaryFloatingPoint
  public var isNaN: Bool { fatalError() }
  /// Part of BinaryFloatingPoint
  public var isSignalingNaN: Bool { fatalError() }
  /// Part of BinaryFloatingPoint
  public var isCanonical: Bool { fatalError() }

  /// Part of BinaryFloatingPoint
  public static func + (a: CGFloat, b: CGFloat) -> CGFloat { fatalError() }
  /// Part of BinaryFloatingPoint
  public static func - (a: CGFloat, b: CGFloat) -> CGFloat { fatalError() }
  /// Part of BinaryFloatingPoint
  public static func * (a: CGFloat, b: CGFloat) -> CGFloat { fatalError() }
  /// Part of BinaryFloatingPoint
  public static func / (a: CGFloat, b: CGFloat) -> CGFloat { fatalError() }
  /// Part of BinaryFloatingPoint
  public static func += (a: inout CGFloat, b: CGFloat) { fatalError() }
  /// Part of BinaryFloatingPoint
  public static func -= (a: inout CGFloat, b: CGFloat) { fatalError() }
  /// Part of BinaryFloatingPoint
  public static func *= (a: inout CGFloat, b: CGFloat) { fatalError() }
  /// Part of BinaryFloatingPoint
  public static func /= (a: inout CGFloat, b: CGFloat) { fatalError() }
  /// Part of BinaryFloatingPoint
  public mutating func formRemainder(dividingBy other: CGFloat) { fatalError() }
  /// Part of BinaryFloatingPoint
  public mutating func formTruncatingRemainder(dividingBy other: CGFloat) { fatalError() }
  /// Part of BinaryFloatingPoint
  public mutating func formSquareRoot() { fatalError() }
  /// Part of BinaryFloatingPoint
  public mutating func addProduct(_ a: CGFloat, _ b: CGFloat) { fatalError() }
  /// Part of BinaryFloatingPoint
  public mutating func round(_ rule: FloatingPointRoundingRule) { fatalError() }
  /// Part of BinaryFloatingPoint
  public func isEqual(to other: CGFloat) -> Bool { fatalError() }
  /// Part of BinaryFloatingPoint
  public func isLess(than other: CGFloat) -> Bool { fatalError() }
  /// Part of BinaryFloatingPoint
  public func isLessThanOrEqualTo(_ other: CGFloat) -> Bool { fatalError() }
  /// Part of BinaryFloatingPoint
  public func isTotallyOrdered(belowOrEqualTo other: CGFloat) -> Bool { fatalError() }
  /// Part of BinaryFloatingPoint
  public func distance(to other: CGFloat) -> CGFloat { fatalError() }
  /// Part of BinaryFloatingPoint
  public func advanced(by amount: CGFloat) -> CGFloat { fatalError() }
  /// Part of BinaryFloatingPoint
  public func hash(into hasher: inout Hasher) { fatalError() }
}
