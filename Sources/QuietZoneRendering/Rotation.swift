/// How far a picture is turned, clockwise; bars, modules and text together.
public enum Rotation: Int, Hashable, Sendable, CaseIterable {
  case none = 0
  /// A quarter: the top of the symbol is on the right.
  case quarter = 90
  /// A half: the symbol is upside down.
  case half = 180
  /// Three quarters: the top of the symbol is on the left.
  case threeQuarters = 270

  /// Whether width and height change places.
  public var swapsSides: Bool { self == .quarter || self == .threeQuarters }
}

extension Rotation {
  /// Where a point of an upright picture of width by height comes to lie: x' = a x + c y + e,
  /// y' = b x + d y + f, x to the right and y downwards in both.
  struct Matrix<Length: SignedNumeric> {
    var a: Length
    var b: Length
    var c: Length
    var d: Length
    var e: Length
    var f: Length
  }

  func matrix<Length: SignedNumeric>(width: Length, height: Length) -> Matrix<Length> {
    let one: Length = 1
    return switch self {
    case .none: Matrix(a: one, b: 0, c: 0, d: one, e: 0, f: 0)
    case .quarter: Matrix(a: 0, b: one, c: -one, d: 0, e: height, f: 0)
    case .half: Matrix(a: -one, b: 0, c: 0, d: -one, e: width, f: height)
    case .threeQuarters: Matrix(a: 0, b: -one, c: one, d: 0, e: 0, f: width)
    }
  }
}
