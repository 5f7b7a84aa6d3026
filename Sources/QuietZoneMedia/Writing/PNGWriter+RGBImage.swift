public import QuietZoneRendering

extension PNGWriter {
  /// A colour picture as a PNG file of 24 bits a pixel.
  public func encode(_ image: RGBImage) throws(RenderingError) -> [UInt8] {
    try encode(image.pixels, .rgb, width: image.width, height: image.height)
  }
}
