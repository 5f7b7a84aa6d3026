#if canImport(CoreGraphics)
  public import CoreGraphics
  import Foundation
  import QuietZone
  public import QuietZoneRendering

  extension Raster {
    /// The picture as the system's own, in sRGB; `nil` where the system has no memory for it.
    public func cgImage() -> CGImage? { CGImage.picture(rgba(), width, height) }
  }

  extension ColorPicture {
    /// The picture as the system's own, in sRGB; `nil` where the system has no memory for it.
    public func cgImage() -> CGImage? { CGImage.picture(rgba, width, height) }
  }

  extension CGImage {
    /// Of rows of red, green, blue and opacity.
    fileprivate static func picture(_ rgba: [UInt8], _ width: Int, _ height: Int) -> CGImage? {
      let pixels = Data(rgba)
      guard let space = CGColorSpace(name: CGColorSpace.sRGB),
        let provider = CGDataProvider(data: pixels as CFData)
      else { return nil }
      return CGImage(
        width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
        space: space, bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), provider: provider,
        decode: nil, shouldInterpolate: false, intent: .defaultIntent)
    }
  }
#endif
