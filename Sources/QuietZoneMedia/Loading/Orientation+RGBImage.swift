extension Orientation {
  /// The pixels turned upright.
  public func apply(_ image: RGBImage) -> RGBImage {
    guard self != .up, image.width > 0, image.height > 0 else { return image }
    let (width, height) = apply(width: image.width, height: image.height)
    let walk = PixelWalk(self, width: image.width, height: image.height)
    var result = RGBImage(width: width, height: height)
    for y in 0..<height {
      var from = (walk.start + y * walk.row) * 3
      var to = y * width * 3
      for _ in 0..<width {
        result.pixels[to] = image.pixels[from]
        result.pixels[to + 1] = image.pixels[from + 1]
        result.pixels[to + 2] = image.pixels[from + 2]
        from += walk.column * 3
        to += 3
      }
    }
    return result
  }
}
