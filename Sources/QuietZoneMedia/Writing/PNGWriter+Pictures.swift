internal import CPictureCodecs
public import QuietZoneRendering

extension PNGWriter {
  /// A two-colour drawing as a palette PNG file of one bit a pixel; opacity below 255 goes into a tRNS chunk.
  /// The drawing's own dots an inch are written where the writer has none.
  public func encode(_ raster: Raster) throws(PictureError) -> [UInt8] {
    var writer = self
    writer.dotsPerInch = dotsPerInch ?? raster.dotsPerInch
    let palette = [raster.background, raster.foreground].flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
    return try writer.encode(
      raster.bits, rowBytes: raster.bytesPerRow, width: raster.width, height: raster.height, bitDepth: 1,
      color: QZP_PNG_PALETTE, palette: palette)
  }

  /// A colour picture as a PNG file of 24 bits a pixel.
  public func encode(_ image: RGBImage) throws(PictureError) -> [UInt8] {
    try encode(
      image.pixels, rowBytes: image.width * 3, width: image.width, height: image.height, bitDepth: 8,
      color: QZP_PNG_RGB)
  }
}
