/// Undoing blur.
extension PixelPlane {
  /// How much of the grey of which neighbours blur brings, along rows and along columns: a triangle, whose
  /// deviation is two pixels.
  private static let sharpening: [UInt16] = [1, 2, 3, 4, 5, 4, 3, 2, 1]

  /// The picture with what a blur of two or three pixels has taken from it given back (an unsharp mask).
  /// `nil` where it is no larger than what is looked at around a pixel.
  func sharpened() -> LuminanceImage? { filtered(softens: false) }

  /// Every row of the picture, softened or sharpened by weighted sums down the columns, as far to each side
  /// as they reach up and down.
  private func filtered(softens: Bool) -> LuminanceImage? {
    let (width, height) = (self.width, self.height)
    let weights = softens ? Self.softening : Self.sharpening
    let reach = weights.count / 2
    guard width > 2 * reach, height > 2 * reach else { return nil }
    // Sums down the columns, with the outermost ones once more beyond the border.
    var columns = [UInt16](repeating: 0, count: width + 2 * reach)
    let pixels = unsafe [UInt8](unsafeUninitializedCapacity: width * height) { out, count in
      unsafe columns.withUnsafeMutableBufferPointer { columns in
        let first = unsafe columns.baseAddress.unsafelyUnwrapped, inner = unsafe first + reach
        for y in 0..<height {
          unsafe inner.update(repeating: 0, count: width)
          for k in -reach...reach {
            let line = unsafe address(row: y + k), weight = weights[k + reach]
            for x in 0..<width { unsafe inner[x] &+= weight &* UInt16(line[x]) }
          }
          for k in 1...reach { unsafe (inner[-k], inner[width - 1 + k]) = (inner[0], inner[width - 1]) }
          let target = unsafe out.baseAddress.unsafelyUnwrapped + y * width
          if softens {
            unsafe Self.soften(first, into: target, width: width)
          } else {
            unsafe Self.sharpen(address(row: y), first, into: target, width: width)
          }
        }
      }
      count = width * height
    }
    return LuminanceImage(width: width, height: height, pixels: pixels)
  }

  /// One row, from the sums down the columns around its pixels, `reach` to each side. A pixel is moved away
  /// from the grey around it by twice its difference from that.
  private static func sharpen(
    _ line: UnsafePointer<UInt8>, _ columns: UnsafePointer<UInt16>, into target: UnsafeMutablePointer<UInt8>,
    width: Int
  ) {
    for x in 0..<width {
      let at = unsafe columns + x
      // All the weights are 625: a quarter of each part fits 16 bits, and so does a quarter of the whole.
      let near = unsafe 4 &* (at[3] &+ at[5]) &+ at[0] &+ at[8], far = unsafe 3 &* (at[2] &+ at[6])
      let quarter = unsafe near &>> 2 &+ (5 &* at[4] &+ 2 &* (at[1] &+ at[7])) &>> 2 &+ far &>> 2
      // The grey around and the difference from it, twice, in 1/64; 2 · 4/625 · 64 is 53 687/65 536.
      let around = (UInt32(quarter &+ 1) &* 53_687) &>> 16
      let difference = unsafe Int16(line[x]) &<< 7 &- Int16(truncatingIfNeeded: around)
      // Rounded towards 0.
      let value = unsafe Int16(line[x]) &+ (difference &+ (difference &>> 15) & 63) &>> 6
      unsafe target[x] = UInt8(truncatingIfNeeded: min(max(value, 0), 255))
    }
  }

  /// The weights of a blur that takes away grain, also a triangle, with a deviation of 1.15 pixels.
  private static let softening: [UInt16] = [1, 2, 3, 2, 1]

  /// The picture a little blurred: noise, dots of print and pixels of a screen fade in it. `nil` where it is
  /// no larger than what is looked at around a pixel.
  func softened() -> LuminanceImage? { filtered(softens: true) }

  /// One row, from the sums down the columns around its pixels.
  private static func soften(
    _ columns: UnsafePointer<UInt16>, into target: UnsafeMutablePointer<UInt8>, width: Int
  ) {
    for x in 0..<width {
      let at = unsafe columns + x
      let sum = unsafe at[0] &+ at[4] &+ 2 &* (at[1] &+ at[3]) &+ 3 &* at[2]
      // All the weights are 81: 809/65 536.
      unsafe target[x] = UInt8(truncatingIfNeeded: ((UInt32(sum) &+ 40) &* 809) &>> 16)
    }
  }

  /// Sum of the squares of how much pixels beside and below each other differ, in every fourth row.
  var roughness: Double {
    var sum: Int64 = 0
    for y in stride(from: 0, to: height - 1, by: 4) {
      let row = row(y), below = self.row(y + 1)
      for x in 0..<width - 1 {
        let across = Int(row[x + 1]) - Int(row[x]), down = Int(below[x]) - Int(row[x])
        sum += Int64(across * across + down * down)
      }
    }
    return Double(sum)
  }
}
