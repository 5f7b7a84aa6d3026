/// Which pixels of a picture are dark: the pixels beside their thresholds, both valid only inside
/// ``ThresholdMap/withDarkPixels(of:_:)``.
@safe struct DarkPixels: ~Escapable {
  let plane: PixelPlane
  private let thresholds: UnsafePointer<UInt8>
  private let columns: Int

  /// `thresholds` has one for each square of the picture's pixels, `columns` a row.
  @_lifetime(copy plane)
  fileprivate init(_ plane: PixelPlane, _ thresholds: UnsafePointer<UInt8>, columns: Int) {
    self.plane = plane
    unsafe self.thresholds = thresholds
    self.columns = columns
  }

  /// Whether the pixel at (x, y), which must be inside the picture, is dark.
  @inline(__always) subscript(x: Int, y: Int) -> Bool {
    precondition(plane.contains(x: x, y: y))
    return isUncheckedDark(x: x, y: y)
  }

  /// The threshold of the pixel at (x, y), which must be inside the picture: it is dark when below.
  @inline(__always) func threshold(x: Int, y: Int) -> Int {
    precondition(plane.contains(x: x, y: y))
    return uncheckedThreshold(x: x, y: y)
  }

  @inline(__always) fileprivate func uncheckedThreshold(x: Int, y: Int) -> Int {
    unsafe Int(thresholds[(y &>> ThresholdMap.shift) &* columns &+ x &>> ThresholdMap.shift])
  }

  /// The threshold at a place, clamped into the picture, on the scale of ``PixelPlane/grey(_:_:)``.
  @inline(__always) func level(_ p: Point2D) -> Int {
    let x = p.x > 0 ? Int(min(p.x, Double(plane.width &- 1))) : 0
    let y = p.y > 0 ? Int(min(p.y, Double(plane.height &- 1))) : 0
    return uncheckedThreshold(x: x, y: y) &<< 8
  }

  @inline(__always) fileprivate func isUncheckedDark(x: Int, y: Int) -> Bool {
    unsafe Int(plane.address(x: x, y: y).pointee) < uncheckedThreshold(x: x, y: y)
  }
}

/// Goes from pixel to pixel in one direction, up to the picture's border.
struct PixelWalk: ~Escapable {
  private let dark: DarkPixels
  private var x: Int
  private var y: Int
  private let dx: Int
  private let dy: Int
  /// Pixels from the next one to the border, it included.
  private(set) var left: Int

  /// From (x, y), which must be inside the picture, in steps of −1, 0 or 1 across and down.
  @_lifetime(copy dark)
  init(_ dark: DarkPixels, x: Int, y: Int, dx: Int, dy: Int) {
    precondition(dark.plane.contains(x: x, y: y) && (-1...1).contains(dx) && (-1...1).contains(dy))
    self.dark = dark
    (self.x, self.y, self.dx, self.dy) = (x, y, dx, dy)
    let across = dx > 0 ? dark.plane.width &- x : dx < 0 ? x &+ 1 : .max
    let down = dy > 0 ? dark.plane.height &- y : dy < 0 ? y &+ 1 : .max
    left = min(across, down)
  }

  /// Goes past the pixels from the next one on that are dark, or light, `most` of them at most; how many.
  @inline(__always) mutating func pass(isDark: Bool, atMost most: Int) -> Int {
    let start = left
    let end = max(0, left &- most)
    while left > end, dark.isUncheckedDark(x: x, y: y) == isDark {
      left &-= 1
      x &+= dx
      y &+= dy
    }
    return start &- left
  }
}

extension ThresholdMap {
  /// Runs `body` on the pixels of `plane`, which this map was made of. They must not leave `body`.
  func withDarkPixels<R>(of plane: PixelPlane, _ body: (DarkPixels) -> R) -> R? {
    guard columns == (plane.width + 7) >> Self.shift, rows == (plane.height + 7) >> Self.shift,
      thresholds.count == columns * rows
    else { return nil }
    return unsafe thresholds.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return nil }
      return unsafe body(DarkPixels(plane, base, columns: columns))
    }
  }
}
