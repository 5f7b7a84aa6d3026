#if canImport(CoreGraphics)
  public import CoreGraphics
  public import QuietZone
  public import QuietZoneRendering
  #if canImport(UIKit)
    public import UIKit
  #endif

  extension Symbol {
    /// The symbol in pixels, every module a whole number of them, in its style.
    ///
    /// ```swift
    /// let image = try BarcodeWriter(.ean13).write("590123412345").cgImage(Artwork(size: .totalPixels(800)))
    /// ```
    ///
    /// `drawsText`: whether the digits that belong to an EAN, a UPC and others stand below the bars.
    public func cgImage(
      _ artwork: Artwork = Artwork(), drawsText: Bool = true
    ) throws(RenderingError) -> CGImage? {
      guard artwork.style.isPlain else { return try RasterRenderer.picture(self, artwork).cgImage() }
      return try RasterRenderer.render(self, artwork, glyphs: drawsText ? .system : nil).cgImage()
    }

    #if canImport(UIKit)
      /// The same for views; `scale`: pixels a point.
      public func uiImage(
        _ artwork: Artwork = Artwork(), drawsText: Bool = true, scale: CGFloat = 1
      ) throws(RenderingError) -> UIImage? {
        try cgImage(artwork, drawsText: drawsText).map {
          UIImage(cgImage: $0, scale: scale, orientation: .up)
        }
      }
    #endif
  }
#endif
