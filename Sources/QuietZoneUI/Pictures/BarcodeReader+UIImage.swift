#if canImport(UIKit)
  import CoreGraphics
  public import QuietZone
  public import UIKit

  extension BarcodeReader {
    /// A picture as UIKit shows it: turned as its orientation says.
    public func read(_ image: UIImage) throws(PictureError) -> [Barcode] {
      let width = Int(image.size.width * image.scale), height = Int(image.size.height * image.scale)
      return try read(width: width, height: height) { context, size in
        // UIKit draws from the top down.
        context.translateBy(x: 0, y: size.height)
        context.scaleBy(x: 1, y: -1)
        UIGraphicsPushContext(context)
        image.draw(in: CGRect(origin: .zero, size: size))
        UIGraphicsPopContext()
      }
    }
  }
#endif
