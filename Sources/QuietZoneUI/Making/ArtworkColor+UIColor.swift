#if canImport(UIKit)
  public import QuietZoneRendering
  public import UIKit

  extension ArtworkColor {
    /// The colour as it looks now; resolve a dynamic one first. Components outside of sRGB are clamped.
    public init(_ color: UIColor) {
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      self.init(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    }
  }
#endif
