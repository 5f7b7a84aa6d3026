/// Grey along a straight line through a picture, averaged a few pixels to both sides of it.
///
/// One sample a pixel, in 1/64 of a grey level. An audited kernel: where all that is averaged lies inside the
/// picture, samples are taken without looking at its border again.
struct LineProfile {
  private(set) var values: [Int32] = []

  init() {}

  /// Samples from `origin` on, `across` apart (along a line a unit vector), each the mean of `width` places
  /// (odd) one pixel apart in direction `along`.
  @_optimize(speed)
  mutating func sample(
    _ plane: PixelPlane, origin: Point2D, across: Point2D, along: Point2D, count: Int, width: Int
  ) {
    values.removeAll(keepingCapacity: true)
    guard count > 0 else { return }
    values.append(contentsOf: repeatElement(0, count: count))
    // Wide bands are sampled in every second row: noise does not mind.
    let step = width > 7 ? 2 : 1
    let reach = width / 2 / step * step
    let weight = Int32(truncatingIfNeeded: 4 * (2 * reach / step + 1))
    unsafe values.withUnsafeMutableBufferPointer { values in
      for k in stride(from: -reach, through: reach, by: step) {
        let start = origin + along * Double(k)
        let end = start + across * Double(count - 1)
        if across.x == 1, Self.isMiddle(start.x), plane.holds(start), plane.holds(end) {
          unsafe Self.addRow(plane, from: start, into: values)
        } else if across.y == 1, Self.isMiddle(start.y), plane.holds(start), plane.holds(end) {
          unsafe Self.addColumn(plane, from: start, into: values)
        } else {
          let inside = Self.inside(plane, from: start, across: across, count: count)
          unsafe Self.addLine(plane, from: start, across: across, samples: inside, into: values)
          unsafe Self.addClamped(
            plane, from: start, across: across, samples: 0..<inside.lowerBound, into: values)
          unsafe Self.addClamped(
            plane, from: start, across: across, samples: inside.upperBound..<count, into: values)
        }
      }
      // Divides: sums are below 2²¹ and weights below 2⁷, so that what is rounded up here does not show.
      let share = (UInt64(1) &<< 32) / UInt64(weight) &+ 1
      for x in 0..<count {
        let sum = unsafe UInt64(UInt32(truncatingIfNeeded: values[x]))
        unsafe values[x] = Int32(truncatingIfNeeded: (sum &* share) &>> 32)
      }
    }
  }

  /// What adding up may have rounded a place by, pixels; a line that is level to this is level.
  private static let rounding = 1e-6

  /// The samples of a line that have the four pixels around them in the picture; none where it is but one,
  /// which tells nothing of how long steps are.
  private static func inside(
    _ plane: PixelPlane, from start: Point2D, across: Point2D, count: Int
  ) -> Range<Int> {
    var (first, last) = (0.0, Double(count - 1))
    func narrow(_ place: Double, _ step: Double, _ size: Int) {
      // A line along the border is on one side of it all the way.
      guard abs(step) > rounding else { return }
      let (a, b) = ((1 - place) / step, (Double(size - 1) - place) / step)
      // What lies on the border itself counts as outside, however it was rounded.
      (first, last) = (max(first, min(a, b) + rounding), min(last, max(a, b) - rounding))
    }
    narrow(start.x, across.x, plane.width)
    narrow(start.y, across.y, plane.height)
    (first, last) = (first.rounded(.up), last.rounded(.down))
    guard first < last, isInside(start + across * first, plane), isInside(start + across * last, plane)
    else { return 0..<0 }
    return Int(first)..<Int(last) + 1
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
    let pixel = unsafe plane.address(x: Int(start.x), y: Int(start.y))
    for i in 0..<values.count { unsafe values[i] &+= Int32(pixel[i]) &<< 8 }
  }

  /// Bilinear samples of a vertical line from the middle of a pixel on, which mix the same two columns in
  /// every row.
  @_optimize(speed)
  private static func addColumn(
    _ plane: PixelPlane, from start: Point2D, into values: UnsafeMutableBufferPointer<Int32>
  ) {
    let x = min(max(Int(start.x * 256) - 128, 0), (plane.width - 1) * 256)
    let pixel = unsafe plane.address(x: x >> 8, y: Int(start.y))
    let weight = Int32(truncatingIfNeeded: x & 255), beside = weight == 0 ? 0 : 1
    for i in 0..<values.count {
      let here = unsafe pixel + i &* plane.rowStride
      unsafe values[i] &+= Int32(here[0]) &* (256 &- weight) &+ Int32(here[beside]) &* weight
    }
  }

  /// Bilinear samples, places in 1/256 pixel; the first and the last of `samples` lie inside, and steps of
  /// 2⁻³² pixel lead to no other place between them.
  @_optimize(speed)
  private static func addLine(
    _ plane: PixelPlane, from start: Point2D, across: Point2D, samples: Range<Int>,
    into values: UnsafeMutableBufferPointer<Int32>
  ) {
    guard !samples.isEmpty else { return }
    let first = start + across * Double(samples.lowerBound)
    var x = Int64((first.x - 0.5) * Self.one), y = Int64((first.y - 0.5) * Self.one)
    let dx = Int64(across.x * Self.one), dy = Int64(across.y * Self.one)
    for i in samples {
      let column = Int(truncatingIfNeeded: x &>> 32), wx = Int32(truncatingIfNeeded: x &>> 24) & 255
      let line = Int(truncatingIfNeeded: y &>> 32), wy = Int32(truncatingIfNeeded: y &>> 24) & 255
      let upper = unsafe plane.address(x: column, y: line), lower = unsafe upper + plane.rowStride
      let left = unsafe Int32(upper[0]), lowerLeft = unsafe Int32(lower[0])
      let top = unsafe left &<< 8 &+ (Int32(upper[1]) &- left) &* wx
      let bottom = unsafe lowerLeft &<< 8 &+ (Int32(lower[1]) &- lowerLeft) &* wx
      unsafe values[i] &+= top &+ ((bottom &- top) &* wy) &>> 8
      x &+= dx
      y &+= dy
    }
  }

  /// A pixel in the steps of a line.
  private static let one = 0x1p32

  /// The same of samples anywhere; those beyond the border have the grey of the pixels along it.
  @inline(never)
  private static func addClamped(
    _ plane: PixelPlane, from start: Point2D, across: Point2D, samples: Range<Int>,
    into values: UnsafeMutableBufferPointer<Int32>
  ) {
    for i in samples {
      let place = start + across * Double(i)
      unsafe values[i] &+= Int32(truncatingIfNeeded: plane.grey(place.x, place.y))
    }
  }

  /// Undoes a part of what blur has done: adds `percent` of the difference to the mean of the neighbours
  /// `reach` samples away.
  mutating func sharpen(reach: Int, percent: Int32) {
    guard reach > 0, values.count > 2 * reach else { return }
    let source = values
    for i in reach..<values.count - reach {
      let mean = (source[i &- reach] &+ source[i &+ reach]) / 2
      values[i] = source[i] &+ (source[i] &- mean) &* percent / 100
    }
  }

  /// Mixes each value with its two neighbours, which takes noise away.
  mutating func smooth() {
    guard values.count > 2 else { return }
    let source = values
    for i in 1..<values.count - 1 {
      values[i] = (source[i &- 1] &+ 2 &* source[i] &+ source[i &+ 1]) / 4
    }
  }
}
