/// A colour of artwork: sRGB components and opacity, each 0…255.
///
/// ```swift
/// let green = try ArtworkColor("#467c24")
/// let none = ArtworkColor(red: 0, green: 0, blue: 0, alpha: 0)
/// ```
public struct ArtworkColor: Hashable, Sendable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8
  /// Opacity: 0 invisible, 255 opaque.
  public var alpha: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Components as fractions 0…1, rounded to the nearest 255th; what lies outside is clamped, NaN counts as
  /// 0.
  @_disfavoredOverload
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    func byte(_ value: Double) -> UInt8 {
      value > 0 ? (value < 1 ? UInt8(value * 255 + 0.5) : 255) : 0
    }
    self.init(red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(alpha))
  }

  public static let black = ArtworkColor(red: UInt8(0), green: 0, blue: 0)
  public static let white = ArtworkColor(red: UInt8(255), green: 255, blue: 255)
}
