extension PixelPlane {
  /// The lightest grey of all.
  var brightest: UInt8 {
    var result: UInt8 = 0
    for y in 0..<height {
      let row = row(y)
      for x in 0..<width { result = max(result, row[x]) }
    }
    return result
  }

  /// The picture with a frame of one grey around it, `border` pixels wide: for symbols that are cut out to
  /// the very edge.
  func framed(_ border: Int, luminance: UInt8) -> LuminanceImage {
    var image = LuminanceImage(
      width: width + 2 * border, height: height + 2 * border, luminance: luminance)
    let across = image.width
    image.pixels.withUnsafeMutableBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      for y in 0..<height { (base + (y + border) * across + border).update(from: row(y), count: width) }
    }
    return image
  }
}
