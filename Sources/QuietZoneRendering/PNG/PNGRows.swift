/// Where the rows of a picture lie in the bytes of a host, checked.
struct PNGRows: Sendable {
  /// The longest side that a header can tell (ISO/IEC 15948, 7.1 and 11.2.2).
  static let maximumSide = 2_147_483_647

  let width: Int
  let height: Int
  /// Bytes from one row to the next.
  let stride: Int
  /// Bytes of a row that hold pixels.
  let byteCount: Int
  let pixels: PNGPixels
  /// All bits of every byte are changed where these are set: 0 or 255.
  let flip: UInt8

  /// Throws where the sides, the rows or the palette can't be those of a file. `count`: bytes that there are;
  /// `stride`: `nil` where rows follow each other.
  init(
    _ pixels: PNGPixels, width: Int, height: Int, stride: Int?, count: Int, flip: UInt8 = 0
  ) throws(RenderingError) {
    guard 1...Self.maximumSide ~= width, 1...Self.maximumSide ~= height else {
      throw .pictureSize(width: width, height: height, maximum: Self.maximumSide)
    }
    // 34 bits and more, which Int does not have everywhere.
    let bytes = (Int64(width) * Int64(pixels.bitsPerPixel) + 7) >> 3
    let byteCount = Int(clamping: bytes), stride = stride ?? byteCount
    guard stride >= bytes else { throw .rowStride(stride, minimum: byteCount) }
    let expected = Self.needed(bytes, stride, height)
    guard count >= expected else { throw .rowBytes(count, expected: expected) }
    if let palette = pixels.palette {
      let maximum = 1 << pixels.bitsPerPixel
      guard 1...maximum ~= palette.count else { throw .paletteCount(palette.count, maximum: maximum) }
    }
    (self.width, self.height, self.pixels, self.flip) = (width, height, pixels, flip)
    (self.stride, self.byteCount) = (stride, byteCount)
  }

  /// Bytes of all rows, clamped; the last one ends with its pixels.
  private static func needed(_ bytes: Int64, _ stride: Int, _ height: Int) -> Int {
    let before = Int64(stride).multipliedReportingOverflow(by: Int64(height - 1))
    let all = before.partialValue.addingReportingOverflow(bytes)
    return before.overflow || all.overflow ? .max : Int(clamping: all.partialValue)
  }

  /// Bytes of the stream that is compressed, a filter's number before each row; clamped.
  var streamCount: Int {
    let product = (Int64(byteCount) + 1).multipliedReportingOverflow(by: Int64(height))
    return product.overflow ? .max : Int(clamping: product.partialValue)
  }

  /// Bytes from a pixel's first to the next one's, 1 where a byte has several.
  var step: Int { max(pixels.bitsPerPixel >> 3, 1) }

  /// Copies a row behind ``step`` bytes of 0; bits past the last pixel become 0.
  func load(_ y: Int, of source: Span<UInt8>, into row: inout [UInt8]) {
    let start = y &* stride, step = step
    for index in 0..<byteCount { row[step &+ index] = source[start &+ index] ^ flip }
    let rest = (width &* pixels.bitsPerPixel) & 7
    if rest > 0 { row[step &+ byteCount &- 1] &= ~(0xFF >> UInt8(truncatingIfNeeded: rest)) }
  }

  /// Throws where a pixel names a colour that the palette does not have.
  func checkPalette(_ source: Span<UInt8>) throws(RenderingError) {
    guard let count = pixels.palette?.count, count < 1 << pixels.bitsPerPixel else { return }
    let bits = pixels.bitsPerPixel, mask = 1 << bits &- 1
    for y in 0..<height {
      var x = 0
      for index in 0..<byteCount {
        let byte = Int(source[y &* stride &+ index] ^ flip)
        var shift = 8 &- bits
        while shift >= 0, x < width {
          let color = byte >> shift & mask
          guard color < count else { throw .paletteColor(color, x: x, y: y, count: count) }
          shift &-= bits
          x &+= 1
        }
      }
    }
  }
}
