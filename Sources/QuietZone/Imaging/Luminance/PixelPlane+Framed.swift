extension PixelPlane {
  /// The lightest grey of all.
  var brightest: UInt8 {
    var result: UInt8 = 0
    for y in 0..<height {
      let row = row(y)
      for x in row.indices { result = max(result, row[x]) }
    }
    return result
  }

  /// The picture with a frame of one grey around it, `border` pixels wide: for symbols that are cut out to
  /// the very edge.
  func framed(_ border: Int, luminance: UInt8) -> LuminanceImage {
    var image = LuminanceImage(
      width: width + 2 * border, height: height + 2 * border, luminance: luminance)
    let across = image.width
    var pixels = image.pixels.mutableStorageSpan
    for y in 0..<height {
      let (row, first) = (row(y), (y + border) * across + border)
      for x in row.indices { pixels[first &+ x] = row[x] }
    }
    return image
  }
}
