/// Enlarging.
extension PixelPlane {
  /// The picture at twice the width and height, interpolated by cubics through four pixels of a row and of a
  /// column (Catmull and Rom, 1974): a quarter of a pixel to each side of where a pixel's middle was.
  func enlarged() -> LuminanceImage? {
    let (width, height) = (self.width, self.height)
    // A row between those of the picture, with the outermost pixels once more beyond the border.
    var mixed = [Int16](repeating: 0, count: width + 4)
    let pixels = unsafe [UInt8](unsafeUninitializedCapacity: 4 * width * height) { out, count in
      unsafe mixed.withUnsafeMutableBufferPointer { mixed in
        let inner = unsafe mixed.baseAddress.unsafelyUnwrapped + 2
        for y in 0..<2 * height {
          // The row whose middle is next, the one on the other side, and those behind both.
          let near = y / 2, side = y & 1 == 0 ? -1 : 1
          func line(_ row: Int) -> UnsafePointer<UInt8> { unsafe address(row: min(max(row, 0), height - 1)) }
          let (a, b, c, d) = unsafe (line(near + 2 * side), line(near + side), line(near), line(near - side))
          for x in 0..<width {
            unsafe inner[x] = Self.mix(Int16(a[x]), Int16(b[x]), Int16(c[x]), Int16(d[x])) &- Self.middle
          }
          for k in 1...2 { unsafe (inner[-k], inner[width - 1 + k]) = (inner[0], inner[width - 1]) }
          unsafe Self.widen(inner, count: width, into: out.baseAddress.unsafelyUnwrapped + y * 2 * width)
        }
      }
      count = 4 * width * height
    }
    return LuminanceImage(width: 2 * width, height: 2 * height, pixels: pixels)
  }

  /// The picture at `scale` times the width and height, rounded down, interpolated between four pixels.
  func enlarged(by scale: Double) -> LuminanceImage? {
    let width = Int(Double(self.width) * scale), height = Int(Double(self.height) * scale)
    let pixels = unsafe [UInt8](unsafeUninitializedCapacity: width * height) { out, count in
      for y in 0..<height {
        for x in 0..<width {
          let value = grey((Double(x) + 0.5) / scale, (Double(y) + 0.5) / scale)
          unsafe out[y * width + x] = UInt8(truncatingIfNeeded: value >> 8)
        }
      }
      count = width * height
    }
    return LuminanceImage(width: width, height: height, pixels: pixels)
  }

  /// Two pixels for each of a row, of which two more lie beyond either end.
  private static func widen(
    _ row: UnsafePointer<Int16>, count: Int, into target: UnsafeMutablePointer<UInt8>
  ) {
    for x in 0..<count {
      let at = unsafe row + x
      let (far, before, here, after) = unsafe (Int32(at[-2]), Int32(at[-1]), Int32(at[0]), Int32(at[1]))
      unsafe target[2 * x] = grey(mix(far, before, here, after))
      unsafe target[2 * x + 1] = grey(mix(Int32(at[2]), after, here, before))
    }
  }

  /// What is taken from rows mixed, so that they fit 16 bits: 128 times the middle grey.
  private static let middle: Int16 = 128 * 128

  /// 128 times the value a quarter of the way from the third of four towards the second.
  @inline(__always)
  private static func mix<T: FixedWidthInteger>(_ a: T, _ b: T, _ c: T, _ d: T) -> T {
    29 &* b &+ 111 &* c &- 3 &* a &- 9 &* d
  }

  /// What was mixed twice as a grey level, rounded.
  @inline(__always)
  private static func grey(_ sum: Int32) -> UInt8 {
    UInt8(truncatingIfNeeded: min(max((sum &+ 128 &* Int32(middle) &+ 1 &<< 13) &>> 14, 0), 255))
  }
}
