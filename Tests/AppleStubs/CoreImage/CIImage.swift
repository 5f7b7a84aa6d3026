import CoreGraphics
import CoreVideo
import Foundation

/// coreimage/ciimage · iOS 5.0
open class CIImage: NSObject, @unchecked Sendable {
  /// coreimage/ciimage/init(cvpixelbuffer:)-3wng7 · iOS 5.0
  public init(cvPixelBuffer pixelBuffer: CVPixelBuffer) { fatalError() }
  /// coreimage/ciimage/extent · iOS 5.0
  open var extent: CGRect { fatalError() }
}

/// coreimage/cicontext · iOS 5.0
open class CIContext: NSObject, @unchecked Sendable {
  /// coreimage/cicontext/init() · iOS 5.0
  public override init() { fatalError() }
  /// coreimage/cicontext/createcgimage(_:from:) · iOS 5.0
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { fatalError() }
}
