/// Undoing blur.
extension PixelPlane {
  /// Pixels to each side whose grey blur brings, less of it the farther they are: a triangle, whose deviation
  /// is two pixels. And the same of a blur that takes away grain, with a deviation of 1.15 pixels.
  private static let reach = (sharpening: 4, softening: 2)

  /// The picture with what a blur of two or three pixels has taken from it given back (an unsharp mask).
  /// `nil` where it is no larger than what is looked at around a pixel.
  func sharpened() -> LuminanceImage? { filtered(softens: false) }

  /// Every row of the picture, softened or sharpened by weighted sums down the columns, as far to each side
  /// as they reach up and down. Eight pixels at a time; the last eight of a row may be among those before.
  private func filtered(softens: Bool) -> LuminanceImage? {
    let (width, height) = (self.width, self.height)
    let reach = softens ? Self.reach.softening : Self.reach.sharpening
    guard width > 2 * reach, height > 2 * reach, width >= Eight.scalarCount else { return nil }
    // Sums down the columns, with the outermost ones once more beyond the border; behind them of each eight
    // what they have grown by since the row above, and themselves.
    let room = width + 2 * reach, stateSize = 2 * MemoryLayout<Eight>.size
    var columns = [UInt16](repeating: 0, count: room + 2 * (width + Eight.scalarCount))
    let pixels = unsafe [UInt8](unsafeUninitializedCapacity: width * height) { out, count in
      unsafe columns.withUnsafeMutableBufferPointer { columns in
        let first = unsafe columns.baseAddress.unsafelyUnwrapped, inner = unsafe first + reach
        let states = unsafe UnsafeMutableRawPointer(first + room)
        // Above the picture all rows are as the first.
        Self.forEachEight(of: width) { place, x in
          let sum = unsafe Eight(bytesAt: address(row: 0) + x) &* UInt16((reach + 1) * (reach + 1))
          unsafe states.storeBytes(of: sum, toByteOffset: place &* stateSize &+ stateSize / 2, as: Eight.self)
        }
        for y in -reach..<height {
          let (next, middle, gone) = unsafe (
            address(row: y + reach), address(row: y - 1), address(row: y - reach - 2)
          )
          // The growth of a triangle's sums grows itself: by the rows that come into reach and have left it,
          // less twice the one that was in the middle.
          Self.forEachEight(of: width) { place, x in
            let state = unsafe states + place &* stateSize
            let ends = unsafe Eight(bytesAt: next + x) &+ Eight(bytesAt: gone + x)
            let growth = unsafe state.loadUnaligned(as: Eight.self) &+ ends &- 2 &* Eight(bytesAt: middle + x)
            let sum = unsafe state.loadUnaligned(fromByteOffset: stateSize / 2, as: Eight.self) &+ growth
            unsafe state.storeBytes(of: growth, as: Eight.self)
            unsafe state.storeBytes(of: sum, toByteOffset: stateSize / 2, as: Eight.self)
            unsafe UnsafeMutableRawPointer(inner + x).storeBytes(of: sum, as: Eight.self)
          }
          if y < 0 { continue }
          for k in 1...reach { unsafe (inner[-k], inner[width - 1 + k]) = (inner[0], inner[width - 1]) }
          let target = unsafe UnsafeMutableRawPointer(out.baseAddress.unsafelyUnwrapped + y * width)
          let line = unsafe address(row: y)
          Self.forEachEight(of: width) { _, x in
            let at = unsafe UnsafeRawPointer(first + x)
            let filtered = unsafe softens ? Self.soften(at) : Self.sharpen(Eight(bytesAt: line + x), at)
            unsafe target.storeBytes(of: filtered, toByteOffset: x, as: UInt64.self)
          }
        }
      }
      count = width * height
    }
    return LuminanceImage(width: width, height: height, pixels: pixels)
  }

  private typealias Eight = SIMD8<UInt16>

  /// Eight pixels after the other, by their number and the first of them.
  @inline(__always)
  private static func forEachEight(of width: Int, _ body: (_ place: Int, _ first: Int) -> Void) {
    var place = 0
    while place &* Eight.scalarCount < width {
      body(place, min(place &* Eight.scalarCount, width &- Eight.scalarCount))
      place &+= 1
    }
  }

  /// Pixels moved away from the grey around them by twice their difference from that; `columns`: the sums
  /// down the columns, from as far to the left of the first as the weights reach.
  @inline(__always) private static func sharpen(_ pixels: Eight, _ columns: UnsafeRawPointer) -> UInt64 {
    @inline(__always) func at(_ k: Int) -> Eight {
      unsafe columns.loadUnaligned(fromByteOffset: 2 &* k, as: Eight.self)
    }
    // All the weights are 625: a quarter of each part fits 16 bits, and so does a quarter of the whole.
    let near = 4 &* (at(3) &+ at(5)) &+ at(0) &+ at(8), far = 3 &* (at(2) &+ at(6))
    let quarter = near &>> 2 &+ (5 &* at(4) &+ 2 &* (at(1) &+ at(7))) &>> 2 &+ far &>> 2
    // The grey around and the difference from it, twice, in 1/64; 2 · 4/625 · 64 is 53 687/65 536.
    let around = (quarter &+ 1).upperHalves(times: 53_687)
    let difference = (pixels &<< 7 &- around).signed
    // Rounded towards 0.
    return (pixels.signed &+ (difference &+ (difference &>> 15) & 63) &>> 6).clampedWord
  }

  /// The picture a little blurred: noise, dots of print and pixels of a screen fade in it. `nil` where it is
  /// no larger than what is looked at around a pixel.
  func softened() -> LuminanceImage? { filtered(softens: true) }

  /// Pixels softened; `columns` as of ``sharpen``.
  @inline(__always) private static func soften(_ columns: UnsafeRawPointer) -> UInt64 {
    @inline(__always) func at(_ k: Int) -> Eight {
      unsafe columns.loadUnaligned(fromByteOffset: 2 &* k, as: Eight.self)
    }
    let sum = at(0) &+ at(4) &+ 2 &* (at(1) &+ at(3)) &+ 3 &* at(2)
    // All the weights are 81: 809/65 536.
    return (sum &+ 40).upperHalves(times: 809).word
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
