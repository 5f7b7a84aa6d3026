extension PixelPlane {
  /// The picture at half the width and all of its height; `nil` when nothing would remain.
  func halvedInWidth() -> LuminanceImage? {
    means(width: width / 2, height: height, stepX: 2, stepY: 1)
  }

  /// The picture at half the height and all of its width; `nil` when nothing would remain.
  func halvedInHeight() -> LuminanceImage? {
    means(width: width, height: height / 2, stepX: 1, stepY: 2)
  }

  /// The rounded means of the first and the last pixel of pieces `stepX` wide and `stepY` high.
  private func means(width: Int, height: Int, stepX: Int, stepY: Int) -> LuminanceImage? {
    guard width > 0, height > 0 else { return nil }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      let upper = row(y &* stepY), lower = row((y &+ 1) &* stepY &- 1)
      for x in 0..<width {
        let sum = UInt16(upper[x &* stepX]) &+ UInt16(lower[(x &+ 1) &* stepX &- 1]) &+ 1
        pixels.append(UInt8(truncatingIfNeeded: sum &>> 1))
      }
    }
    return LuminanceImage(width: width, height: height, pixels: pixels)
  }
}
