import CoreFoundation

/// coregraphics/cgcontext · iOS 2.0
public final class CGContext {
  /// coregraphics/cgcontext/init(data:width:height:bitspercomponent:bytesperrow:space:bitmapinfo:)-4fkaf
  /// · iOS 2.0
  ///
  /// Deprecated in iOS 27.0 for the one that takes `CGColorSpace?` and `CGBitmapInfo`.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) { fatalError() }
  /// coregraphics/cgcontext/interpolationquality · iOS 2.0
  public var interpolationQuality: CGInterpolationQuality {
    get { fatalError() }
    set {}
  }
  /// coregraphics/cgcontext/clear(_:) · iOS 2.0
  public func clear(_ rect: CGRect) { fatalError() }
  /// coregraphics/cgcontext/setfillcolor(gray:alpha:) · iOS 2.0
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { fatalError() }
  /// coregraphics/cgcontext/translateby(x:y:) · iOS 2.0
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { fatalError() }
  /// coregraphics/cgcontext/scaleby(x:y:) · iOS 2.0
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { fatalError() }
  /// coregraphics/cgcontext/draw(_:in:bytiling:) · iOS 7.0
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) { fatalError() }
}

/// coregraphics/cginterpolationquality · iOS 2.0
public enum CGInterpolationQuality: Int32, Sendable {
  /// coregraphics/cginterpolationquality/none · iOS 2.0
  case none = 1
  /// coregraphics/cginterpolationquality/high · iOS 2.0
  case high = 3
}

/// coregraphics/cgpath · iOS 2.0
public class CGPath {
  init() { fatalError() }
}

/// coregraphics/cgmutablepath · iOS 2.0
public final class CGMutablePath: CGPath {
  /// coregraphics/cgmutablepath/init() · iOS 2.0
  public override init() { fatalError() }
  /// coregraphics/cgmutablepath/addlines(between:transform:) · iOS 7.0
  ///
  /// Only the parameters that are given; all others have defaults.
  public func addLines(between points: [CGPoint]) { fatalError() }
  /// coregraphics/cgmutablepath/closesubpath() · iOS 2.0
  public func closeSubpath() { fatalError() }
}

/// coregraphics/cgglyph · iOS 2.0
public typealias CGGlyph = UInt16
