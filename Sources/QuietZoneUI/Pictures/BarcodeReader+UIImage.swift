#if canImport(UIKit)
  import CoreGraphics
  public import QuietZone
  public import UIKit

  extension BarcodeReader {
    /// A picture as UIKit shows it: turned as its orientation says.
    public func read(_ image: UIImage) throws(PictureError) -> [Barcode] { try examine(image).barcodes }

    /// The codes, and what else looks like one, to say why nothing was read.
    public func examine(_ image: UIImage) throws(PictureError) -> Examination {
      let width = Int(image.size.width * image.scale), height = Int(image.size.height * image.scale)
      return try examine(width: width, height: height) { context, size in
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
