/// Which pixels of a picture are dark: the pixels beside their thresholds, both valid only inside
/// ``ThresholdMap/withDarkPixels(of:_:)``.
struct DarkPixels {
  let plane: PixelPlane
  private let thresholds: UnsafePointer<UInt8>
  private let columns: Int

  fileprivate init(_ plane: PixelPlane, _ thresholds: UnsafePointer<UInt8>, columns: Int) {
    self.plane = plane
    self.thresholds = thresholds
    self.columns = columns
  }

  /// Whether the pixel at (x, y), which must be inside the picture, is dark.
  @inline(__always) subscript(x: Int, y: Int) -> Bool {
    Int(plane.pixel(x: x, y: y)) < threshold(x: x, y: y)
  }

  /// The threshold of the pixel at (x, y), which must be inside the picture: it is dark when below.
  @inline(__always) func threshold(x: Int, y: Int) -> Int {
    Int(thresholds[(y &>> ThresholdMap.shift) &* columns &+ x &>> ThresholdMap.shift])
  }

  /// The threshold at a place, clamped into the picture, on the scale of ``PixelPlane/grey(_:_:)``.
  @inline(__always) func level(_ p: Point2D) -> Int {
    let x = p.x > 0 ? Int(min(p.x, Double(plane.width &- 1))) : 0
    let y = p.y > 0 ? Int(min(p.y, Double(plane.height &- 1))) : 0
    return threshold(x: x, y: y) &<< 8
  }

  /// Pixels from (x, y) to the border along a direction, that pixel included.
  @inline(__always) func reach(x: Int, y: Int, dx: Int, dy: Int) -> Int {
    let across = dx > 0 ? plane.width &- x : dx < 0 ? x &+ 1 : .max
    let down = dy > 0 ? plane.height &- y : dy < 0 ? y &+ 1 : .max
    return min(across, down)
  }
}

extension ThresholdMap {
  /// Runs `body` on the pixels of `plane`, which this map was made of. They must not leave `body`.
  func withDarkPixels<R>(of plane: PixelPlane, _ body: (DarkPixels) -> R) -> R? {
    guard columns == (plane.width + 7) >> Self.shift, rows == (plane.height + 7) >> Self.shift else {
      return nil
    }
    return thresholds.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return nil }
      return body(DarkPixels(plane, base, columns: columns))
    }
  }
}
