/// The pixels of a picture as kernels read them: a pointer that is valid only inside
/// ``LuminanceView/withPlane(_:)``, and the only place in the engine where a pixel's address is computed.
///
/// Coordinates are those of ``Point2D``: the middle of the top left pixel is (0.5, 0.5).
@safe struct PixelPlane: ~Escapable {
  private let base: UnsafePointer<UInt8>
  let width: Int
  let height: Int
  /// Bytes from a pixel to the one below it.
  let rowStride: Int

  /// `base` must stay valid for `(height - 1) * rowStride + width` bytes, and width and height be positive.
  @_lifetime(borrow base)
  fileprivate init(base: UnsafePointer<UInt8>, width: Int, height: Int, rowStride: Int) {
    unsafe self.base = base
    self.width = width
    self.height = height
    self.rowStride = rowStride
  }

  /// The pixels of row `y`, which is clamped into the picture.
  @_lifetime(copy self)
  @inline(__always) func row(_ y: Int) -> Span<UInt8> {
    let pixels = unsafe Span(_unsafeStart: address(row: y), count: width)
    return unsafe _overrideLifetime(pixels, copying: self)
  }

  /// The first pixel of row `y`, which is clamped into the picture; `width` bytes may be read from it.
  @unsafe @inline(__always) func address(row y: Int) -> UnsafePointer<UInt8> {
    unsafe base + min(max(y, 0), height &- 1) &* rowStride
  }

  /// Where pixel (x, y) lies, which must be inside the picture.
  @unsafe @inline(__always) func address(x: Int, y: Int) -> UnsafePointer<UInt8> {
    unsafe base + (y &* rowStride &+ x)
  }

  /// Whether a place is inside.
  @inline(__always) func holds(_ p: Point2D) -> Bool {
    p.x >= 0 && p.y >= 0 && p.x < Double(width) && p.y < Double(height)
  }

  /// Whether pixel (x, y) is inside.
  @inline(__always) func contains(x: Int, y: Int) -> Bool {
    UInt(bitPattern: x) < UInt(bitPattern: width) && UInt(bitPattern: y) < UInt(bitPattern: height)
  }

  /// The pixel at (x, y), which must be inside the picture: ask ``contains(x:y:)`` first.
  @inline(__always) func pixel(x: Int, y: Int) -> UInt8 {
    precondition(contains(x: x, y: y))
    return unsafe base[y &* rowStride &+ x]
  }

  /// Grey at a place between pixels, by bilinear interpolation, clamped at the border; 0…255 in steps of
  /// 1/256, times 256. A coordinate that is not a number counts as 0.
  #if arch(wasm32)
    @inline(never)
  #else
    @inline(__always)
  #endif
  func grey(_ x: Double, _ y: Double) -> Int {
    let fx = (x > 0.5 ? min(x - 0.5, Double(width &- 1)) : 0) * 256
    let fy = (y > 0.5 ? min(y - 0.5, Double(height &- 1)) : 0) * 256
    let ix = Int(fx), iy = Int(fy)
    let x0 = ix &>> 8, y0 = iy &>> 8
    let x1 = min(x0 &+ 1, width &- 1), y1 = min(y0 &+ 1, height &- 1)
    let wx = ix & 255, wy = iy & 255
    let upper = unsafe base + y0 &* rowStride, lower = unsafe base + y1 &* rowStride
    let top = unsafe Int(upper[x0]) &* (256 &- wx) &+ Int(upper[x1]) &* wx
    let bottom = unsafe Int(lower[x0]) &* (256 &- wx) &+ Int(lower[x1]) &* wx
    return (top &* (256 &- wy) &+ bottom &* wy) &>> 8
  }

  /// The pixel that holds a place, clamped at the border.
  #if arch(wasm32)
    @inline(never)
  #else
    @inline(__always)
  #endif
  func nearest(_ x: Double, _ y: Double) -> Int {
    let ix = x > 0 ? Int(min(x, Double(width &- 1))) : 0
    let iy = y > 0 ? Int(min(y, Double(height &- 1))) : 0
    return unsafe Int(base[iy &* rowStride &+ ix])
  }
}

extension LuminanceView {
  /// Runs `body` on the pixels; `nil` for an empty view. The plane must not leave `body`.
  func withPlane<R>(_ body: (PixelPlane) -> R) -> R? {
    guard width > 0, height > 0 else { return nil }
    let (width, height, rowStride) = (width, height, rowStride)
    return unsafe pixels.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return nil }
      return unsafe body(PixelPlane(base: base, width: width, height: height, rowStride: rowStride))
    }
  }
}

extension PixelPlane {
  /// A part of the picture, its pixels where they are; `nil` unless it is inside and not empty.
  @_lifetime(copy self)
  func cropped(_ area: PixelArea) -> PixelPlane? {
    guard area.x >= 0, area.y >= 0, area.width > 0, area.height > 0, area.x + area.width <= width,
      area.y + area.height <= height
    else { return nil }
    let part = unsafe PixelPlane(
      base: base + area.y * rowStride + area.x, width: area.width, height: area.height, rowStride: rowStride)
    return unsafe _overrideLifetime(part, copying: self)
  }

  /// The picture at half the width and height, each pixel the rounded mean of four; odd rests are left out.
  /// `nil` when nothing would remain.
  func halved() -> LuminanceImage? {
    let (w, h) = (width / 2, height / 2)
    guard w > 0, h > 0 else { return nil }
    let pixels = unsafe [UInt8](unsafeUninitializedCapacity: w * h) { out, count in
      for y in 0..<h {
        let line = unsafe out.baseAddress.unsafelyUnwrapped + y &* w
        unsafe Self.halve(address(row: 2 &* y), address(row: 2 &* y &+ 1), line: line, count: w)
      }
      count = w * h
    }
    return LuminanceImage(width: w, height: h, pixels: pixels)
  }

  /// The picture at twice the width and height, each pixel repeated; for small pictures.
  func doubled() -> LuminanceImage? {
    let (w, h) = (2 * width, 2 * height)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(w * h)
    var wide = [UInt8](repeating: 0, count: w)
    for y in 0..<height {
      let line = row(y)
      for x in line.indices { (wide[2 &* x], wide[2 &* x &+ 1]) = (line[x], line[x]) }
      pixels += wide
      pixels += wide
    }
    return LuminanceImage(width: w, height: h, pixels: pixels)
  }

  /// Means of squares of four pixels of two rows; `count` of them. Sixteen at a time as words of two pixels
  /// each: which of the two comes first does not matter for their sum.
  @_optimize(speed)
  private static func halve(
    _ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, line: UnsafeMutablePointer<UInt8>, count: Int
  ) {
    var x = 0
    let (upper, lower, out) = unsafe (UnsafeRawPointer(a), UnsafeRawPointer(b), UnsafeMutableRawPointer(line))
    while x &+ 16 <= count {
      let p = unsafe upper.loadUnaligned(fromByteOffset: 2 &* x, as: SIMD16<UInt16>.self)
      let q = unsafe lower.loadUnaligned(fromByteOffset: 2 &* x, as: SIMD16<UInt16>.self)
      let sum = (p & 255) &+ (p &>> 8) &+ (q & 255) &+ (q &>> 8)
      let mean = SIMD16<UInt8>(truncatingIfNeeded: (sum &+ 2) &>> 2)
      unsafe out.storeBytes(of: mean, toByteOffset: x, as: SIMD16<UInt8>.self)
      x &+= 16
    }
    while x < count {
      let i = 2 &* x
      let sum = unsafe UInt16(a[i]) &+ UInt16(a[i &+ 1]) &+ UInt16(b[i]) &+ UInt16(b[i &+ 1])
      unsafe line[x] = UInt8(truncatingIfNeeded: (sum &+ 2) &>> 2)
      x &+= 1
    }
  }
}

extension PixelPlane {
  /// The part of a line through `middle`, in direction `across` (a unit vector), that lies inside the picture
  /// and within `reach`: from where to where, pixels from `middle`; `nil` where there is none.
  func clip(_ middle: Point2D, _ across: Point2D, reach: Double = 1e6) -> (from: Double, to: Double)? {
    var from = -reach, to = reach
    let axes = [
      (middle.x, across.x, Double(width)), (middle.y, across.y, Double(height)),
    ]
    for (place, step, size) in axes {
      if abs(step) < 1e-9 {
        if place < 0 || place >= size { return nil }
        continue
      }
      let a = (0.5 - place) / step, b = (size - 0.5 - place) / step
      from = max(from, min(a, b))
      to = min(to, max(a, b))
    }
    return from < to ? (from, to) : nil
  }
}
