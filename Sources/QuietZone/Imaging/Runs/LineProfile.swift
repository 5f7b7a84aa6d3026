/// Grey along a straight line through a picture, averaged a few pixels to both sides of it.
///
/// One sample a pixel, in 1/64 of a grey level. An audited kernel: where all that is averaged lies inside the
/// picture, samples are taken without looking at its border again.
struct LineProfile {
  private(set) var values: [Int32] = []

  init() {}

  /// Samples from `origin` on, one pixel apart in direction `across` (a unit vector), each the mean of
  /// `width` places (odd) one pixel apart in direction `along`.
  @_optimize(speed)
  mutating func sample(
    _ plane: PixelPlane, origin: Point2D, across: Point2D, along: Point2D, count: Int, width: Int
  ) {
    if values.count != count { values = [Int32](repeating: 0, count: max(count, 0)) }
    guard count > 0 else { return }
    // Wide bands are sampled in every second row: noise does not mind.
    let step = width > 7 ? 2 : 1
    let reach = width / 2 / step * step
    let weight = Int32(truncatingIfNeeded: 4 * (2 * reach / step + 1))
    values.withUnsafeMutableBufferPointer { values in
      for x in 0..<count { values[x] = 0 }
      for k in stride(from: -reach, through: reach, by: step) {
        let start = origin + along * Double(k)
        let end = start + across * Double(count - 1)
        if across.x == 1, Self.isMiddle(start.x), plane.holds(start), plane.holds(end) {
          Self.addRow(plane, from: start, into: values)
        } else if across.y == 1, Self.isMiddle(start.y), plane.holds(start), plane.holds(end) {
          Self.addColumn(plane, from: start, into: values)
        } else if count < 1 << 15, Self.isInside(start, plane), Self.isInside(end, plane) {
          Self.addLine(plane, from: start, across: across, into: values)
        } else {
          for x in 0..<count {
            let place = start + across * Double(x)
            values[x] &+= Int32(truncatingIfNeeded: plane.grey(place.x, place.y))
          }
        }
      }
      if weight == 4 {
        for x in 0..<count { values[x] = values[x] &>> 2 }
      } else {
        // Divides: sums are below 2²¹ and weights below 2⁷, so that what is rounded up here does not show.
        let share = (UInt64(1) &<< 32) / UInt64(weight) &+ 1
        for x in 0..<count {
          let sum = UInt64(UInt32(truncatingIfNeeded: values[x]))
          values[x] = Int32(truncatingIfNeeded: (sum &* share) &>> 32)
        }
      }
    }
  }

  /// Far enough from the border for the four pixels around to be there.
  private static func isInside(_ p: Point2D, _ plane: PixelPlane) -> Bool {
    p.x >= 1 && p.y >= 1 && p.x < Double(plane.width - 1) && p.y < Double(plane.height - 1)
  }

  /// Whether a coordinate is the middle of a pixel, as far as bilinear samples tell.
  private static func isMiddle(_ place: Double) -> Bool {
    abs(place - 0.5 - (place - 0.5).rounded(.down)) < 1 / 512
  }

  /// The pixels of the row that a level line from the middle of one of them runs through.
  @_optimize(speed)
  private static func addRow(
    _ plane: PixelPlane, from start: Point2D, into values: UnsafeMutableBufferPointer<Int32>
  ) {
    let pixel = plane.address(x: Int(start.x), y: Int(start.y))
    for i in 0..<values.count { values[i] &+= Int32(pixel[i]) &<< 8 }
  }

  /// Bilinear samples of a vertical line from the middle of a pixel on, which mix the same two columns in
  /// every row.
  @_optimize(speed)
  private static func addColumn(
    _ plane: PixelPlane, from start: Point2D, into values: UnsafeMutableBufferPointer<Int32>
  ) {
    let x = min(max(Int(start.x * 256) - 128, 0), (plane.width - 1) * 256)
    let pixel = plane.address(x: x >> 8, y: Int(start.y))
    let weight = Int32(truncatingIfNeeded: x & 255), beside = weight == 0 ? 0 : 1
    for i in 0..<values.count {
      let here = pixel + i &* plane.rowStride
      values[i] &+= Int32(here[0]) &* (256 &- weight) &+ Int32(here[beside]) &* weight
    }
  }

  /// Bilinear samples, places in 1/256 pixel; both ends lie inside, and so few lie between them that steps of
  /// 1/65536 pixel do not lead out of it.
  @_optimize(speed)
  private static func addLine(
    _ plane: PixelPlane, from start: Point2D, across: Point2D, into values: UnsafeMutableBufferPointer<Int32>
  ) {
    var x = Int64((start.x - 0.5) * 65536), y = Int64((start.y - 0.5) * 65536)
    let dx = Int64(across.x * 65536), dy = Int64(across.y * 65536)
    for i in 0..<values.count {
      let column = Int(x &>> 16), wx = Int32(truncatingIfNeeded: x &>> 8) & 255
      let line = Int(y &>> 16), wy = Int32(truncatingIfNeeded: y &>> 8) & 255
      let upper = plane.address(x: column, y: line), lower = upper + plane.rowStride
      let left = Int32(upper[0]), lowerLeft = Int32(lower[0])
      let top = left &<< 8 &+ (Int32(upper[1]) &- left) &* wx
      let bottom = lowerLeft &<< 8 &+ (Int32(lower[1]) &- lowerLeft) &* wx
      values[i] &+= top &+ ((bottom &- top) &* wy) &>> 8
      x &+= dx
      y &+= dy
    }
  }

  /// Undoes a part of what blur has done: adds `percent` of the difference to the mean of the neighbours
  /// `reach` samples away.
  @_optimize(speed)
  mutating func sharpen(reach: Int, percent: Int32) {
    guard reach > 0, values.count > 2 * reach else { return }
    let source = values
    for i in reach..<values.count - reach {
      let mean = (source[i &- reach] &+ source[i &+ reach]) / 2
      values[i] = source[i] &+ (source[i] &- mean) &* percent / 100
    }
  }

  /// Mixes each value with its two neighbours, which takes noise away.
  @_optimize(speed)
  mutating func smooth() {
    guard values.count > 2 else { return }
    let source = values
    for i in 1..<values.count - 1 {
      values[i] = (source[i &- 1] &+ 2 &* source[i] &+ source[i &+ 1]) / 4
    }
  }
}
