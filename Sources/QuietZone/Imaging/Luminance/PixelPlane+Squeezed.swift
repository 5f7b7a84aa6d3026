extension PixelPlane {
  /// The picture at half the width and all of its height; `nil` when nothing would remain.
  func halvedInWidth() -> LuminanceImage? {
    means(width: width / 2, height: height, stepX: 2, stepY: 1, other: 1)
  }

  /// The picture at half the height and all of its width; `nil` when nothing would remain.
  func halvedInHeight() -> LuminanceImage? {
    means(width: width, height: height / 2, stepX: 1, stepY: 2, other: rowStride)
  }

  /// The rounded means of every `stepX`-th pixel of every `stepY`-th row and the pixel `other` bytes on.
  @_optimize(speed)
  private func means(width: Int, height: Int, stepX: Int, stepY: Int, other: Int) -> LuminanceImage? {
    guard width > 0, height > 0 else { return nil }
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height) { out, count in
      for y in 0..<height {
        let line = row(y &* stepY)
        for x in 0..<width {
          let i = x &* stepX
          let sum = UInt16(line[i]) &+ UInt16(line[i &+ other]) &+ 1
          out[y &* width &+ x] = UInt8(truncatingIfNeeded: sum &>> 1)
        }
      }
      count = width * height
    }
    return LuminanceImage(width: width, height: height, pixels: pixels)
  }
}
