/// Frames added up pixel by pixel, each laid on the first one.
struct FrameSum: Sendable {
  let width: Int
  let height: Int
  /// Of each pixel: in the lower 24 bits the sum of its grey times 16, in the upper 8 the number of frames.
  private var pixels: [UInt32]

  /// The most frames: more would not be told apart from the sum.
  static let most = 255
  private static let countUnit: UInt32 = 1 << 24
  /// Coordinates are told in parts of a pixel that this is the logarithm of; sums of a row's steps then stay
  /// within a thousandth of a pixel.
  private static let fractionBits: Int64 = 24

  init(_ plane: PixelPlane) {
    (width, height) = (plane.width, plane.height)
    var pixels = [UInt32](repeating: 0, count: plane.width * plane.height)
    var sums = pixels.mutableStorageSpan
    for y in 0..<plane.height {
      let row = plane.row(y)
      for x in row.indices { sums[y &* row.count &+ x] = Self.countUnit | UInt32(row[x]) &* 16 }
    }
    self.pixels = pixels
  }

  /// Adds what a frame of the same size shows of each pixel, where the motion takes it between four pixels.
  mutating func add(_ plane: PixelPlane, at motion: AffineMotion) {
    let (width, height) = (width, height)
    let unit = Double(Int64(1) << Self.fractionBits)
    let stepX = Int64(motion.ax * unit), stepY = Int64(motion.ay * unit)
    for y in 0..<height {
      let start = motion(Point2D(x: 0.5, y: Double(y) + 0.5))
      var u = Int64((start.x - 0.5) * unit), v = Int64((start.y - 0.5) * unit)
      let seen = Self.steps(from: u, by: stepX, within: width - 1, of: width)
        .clamped(to: Self.steps(from: v, by: stepY, within: height - 1, of: width))
      u += Int64(seen.lowerBound) * stepX
      v += Int64(seen.lowerBound) * stepY
      for place in y &* width &+ seen.lowerBound..<y &* width &+ seen.upperBound {
        pixels[place] &+= Self.countUnit | Self.grey(plane, u, v)
        u &+= stepX
        v &+= stepY
      }
    }
  }

  /// Grey times 16 between four pixels, by bilinear interpolation.
  @inline(__always) private static func grey(_ plane: PixelPlane, _ u: Int64, _ v: Int64) -> UInt32 {
    let (x, y) = (Int(truncatingIfNeeded: u &>> fractionBits), Int(truncatingIfNeeded: v &>> fractionBits))
    let right = UInt32(truncatingIfNeeded: u &>> (fractionBits - 8)) & 255
    let down = UInt32(truncatingIfNeeded: v &>> (fractionBits - 8)) & 255
    @inline(__always) func mean(_ y: Int) -> UInt32 {
      UInt32(plane.pixel(x: x, y: y)) &* (256 &- right) &+ UInt32(plane.pixel(x: x &+ 1, y: y)) &* right
    }
    let top = mean(y), bottom = mean(y &+ 1)
    return (top &* (256 &- down) &+ bottom &* down) &>> 12
  }

  /// Which of the steps 0..<count lie in 0..<limit, a whole number of pixels.
  private static func steps(from start: Int64, by step: Int64, within limit: Int, of count: Int) -> Range<Int>
  {
    let end = Int64(limit) << fractionBits
    guard step != 0 else { return start >= 0 && start < end ? 0..<count : 0..<0 }
    // The first step at which it has come as far as a place, going up.
    func first(reaching place: Int64) -> Int {
      let way = step > 0 ? place - start : start - place
      return Int(clamping: min(max((way + abs(step) - 1) / abs(step), 0), Int64(count)))
    }
    let (lower, upper) =
      step > 0 ? (first(reaching: 0), first(reaching: end)) : (first(reaching: end - 1), first(reaching: -1))
    return lower..<max(lower, upper)
  }

  /// The mean of the frames that show each pixel.
  var image: LuminanceImage? {
    // Products with these are the quotients: sums are below 2²⁴, which is more than a reciprocal is off by.
    let reciprocals = (0...Self.most).map { UInt64(1) << 40 / UInt64(max($0, 1)) + 1 }
    let sums = pixels.storageSpan
    var pixels = [UInt8](repeating: 0, count: sums.count)
    var means = pixels.mutableStorageSpan
    for place in means.indices {
      let (sum, count) = (sums[place] & (Self.countUnit &- 1), Int(sums[place] &>> 24))
      let mean = (UInt64(sum) &* reciprocals[count]) &>> 40
      means[place] = UInt8(truncatingIfNeeded: min((mean &+ 8) &>> 4, 255))
    }
    return LuminanceImage(width: width, height: height, pixels: pixels)
  }
}
