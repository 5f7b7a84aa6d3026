extension PixelPlane {
  /// The picture with a frame of one grey around it, `border` pixels wide: for symbols that are cut out to
  /// the very edge.
  func framed(_ border: Int, luminance: UInt8) -> LuminanceImage {
    var image = LuminanceImage(
      width: width + 2 * border, height: height + 2 * border, luminance: luminance)
    for y in 0..<height {
      let line = row(y)
      let start = (y + border) * image.width + border
      for x in 0..<width { image.pixels[start &+ x] = line[x] }
    }
    return image
  }
}
