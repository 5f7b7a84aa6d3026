/// Halving a picture one way.
extension PixelPlane {
  /// The picture of the rounded means of the first and the last pixel of pieces `stepX` wide and `stepY`
  /// high; `nil` when nothing would remain.
  func squeezed(_ stepX: Int, _ stepY: Int) -> LuminanceImage? {
    let (width, height) = (width / stepX, height / stepY)
    guard width > 0, height > 0 else { return nil }
    var pixels = [UInt8](repeating: 0, count: width * height)
    var means = pixels.mutableStorageSpan
    for y in 0..<height {
      let upper = row(y &* stepY), lower = row((y &+ 1) &* stepY &- 1)
      for x in 0..<width {
        let sum = UInt16(upper[x &* stepX]) &+ UInt16(lower[(x &+ 1) &* stepX &- 1]) &+ 1
        means[y &* width &+ x] = UInt8(truncatingIfNeeded: sum &>> 1)
      }
    }
    return LuminanceImage(width: width, height: height, pixels: pixels)
  }
}
