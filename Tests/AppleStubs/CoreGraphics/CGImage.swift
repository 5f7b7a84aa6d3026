import CoreFoundation
import Foundation

/// coregraphics/cgimage · iOS 2.0
public final class CGImage: @unchecked Sendable {
  /// coregraphics/cgimage/init(width:height:bitspercomponent:bitsperpixel:bytesperrow:space:bitmapinfo:
  /// provider:decode:shouldinterpolate:intent:) · iOS 2.0
  public init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) { fatalError() }
  /// coregraphics/cgimage/width · iOS 2.0
  public var width: Int { fatalError() }
  /// coregraphics/cgimage/height · iOS 2.0
  public var height: Int { fatalError() }
  /// coregraphics/cgimage/colorspace · iOS 2.0
  public var colorSpace: CGColorSpace? { fatalError() }
  /// coregraphics/cgimage/copy(colorspace:) · iOS 2.0
  public func copy(colorSpace: CGColorSpace) -> CGImage? { fatalError() }
}

/// coregraphics/cgbitmapinfo · iOS 2.0
public struct CGBitmapInfo: OptionSet, Sendable {
  /// Part of RawRepresentable
  public init(rawValue: UInt32) { fatalError() }
  /// Part of RawRepresentable
  public var rawValue: UInt32 { fatalError() }
}

/// coregraphics/cgimagealphainfo · iOS 2.0
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// coregraphics/cgimagealphainfo/none · iOS 2.0
  case none = 0
  /// coregraphics/cgimagealphainfo/premultipliedlast · iOS 2.0
  case premultipliedLast = 1
  /// coregraphics/cgimagealphainfo/last · iOS 2.0
  case last = 3
}

/// coregraphics/cgcolorrenderingintent · iOS 2.0
public enum CGColorRenderingIntent: Int32, Sendable {
  /// coregraphics/cgcolorrenderingintent/defaultintent · iOS 2.0
  case defaultIntent = 0
}

/// coregraphics/cgdataprovider · iOS 2.0
public final class CGDataProvider {
  /// coregraphics/cgdataprovider/init(data:) · iOS 2.0
  public init?(data: CFData) { fatalError() }
}

/// coregraphics/cgcolor · iOS 2.0
public final class CGColor: @unchecked Sendable {
  init() { fatalError() }
}

/// coregraphics/cgcolorspace · iOS 2.0
public final class CGColorSpace: @unchecked Sendable {
  /// coregraphics/cgcolorspace/init(name:) · iOS 2.0
  public init?(name: CFString) { fatalError() }
  /// coregraphics/cgcolorspace/srgb · iOS 9.0
  public class var sRGB: CFString { fatalError() }
  /// coregraphics/cgcolorspace/model · iOS 2.0
  public var model: CGColorSpaceModel { fatalError() }
}

/// coregraphics/cgcolorspacemodel · iOS 2.0
public enum CGColorSpaceModel: Int32, Sendable {
  /// coregraphics/cgcolorspacemodel/monochrome · iOS 2.0
  case monochrome = 0
  /// coregraphics/cgcolorspacemodel/rgb · iOS 2.0
  case rgb = 1
}

/// coregraphics/cgcolorspacecreatedevicergb() · iOS 2.0
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { fatalError() }

/// coregraphics/cgcolorspacecreatedevicegray() · iOS 2.0
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { fatalError() }
