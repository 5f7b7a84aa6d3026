/// A bar region as a pass looks at it: the box in its picture, turned, and with room beyond its ends.
struct RegionFrame: ~Escapable {
  let plane: PixelPlane
  var region: BarRegion
  /// How far lines reach beyond the region, pixels.
  var margin: Double
  /// Whether values on its lines are votes: those of lines that leave the region are not.
  var isVoting = true
  /// Whether it is all of a picture, for lack of regions.
  let isWholePicture: Bool
  /// Whether it is worth all passes, or only the first two.
  let isPromising: Bool
  /// Whether blur has been undone in the picture.
  let isSharpened: Bool

  @_lifetime(copy plane)
  init(
    _ plane: PixelPlane, _ region: BarRegion, isWholePicture: Bool = false, isPromising: Bool = true,
    isSharpened: Bool = false
  ) {
    self.plane = plane
    self.region = region
    self.isWholePicture = isWholePicture
    self.isPromising = isPromising
    self.isSharpened = isSharpened
    margin = 0
  }

  /// The region turned by an angle with this tangent, and lines that reach so far beyond it.
  @_lifetime(copy self)
  func turned(by tangent: Double, reach: LinePass.Reach) -> RegionFrame {
    var turned = self
    if tangent != 0 { turned.region = region.turned(by: tangent) }
    turned.margin = reach.margin(region)
    return turned
  }

  /// The middle of the line at an offset along the bars.
  func middle(_ offset: Double) -> Point2D { region.center + region.along * offset }

  /// The offset of the line that a place lies on.
  func offset(_ place: Point2D) -> Double { (place - region.center).dot(region.along) }

  /// How far lines reach to both sides of the region's middle, pixels, where the picture goes on.
  var reach: Double { region.halfLength + margin }

  /// The part of a line through `middle` that lies in the picture and in reach, pixels from there.
  func clip(_ middle: Point2D) -> (from: Double, to: Double)? {
    plane.clip(middle, region.across, reach: reach)
  }

  /// The grey along a part of the line at an offset, as far as it lies in the picture, as a ``LineProfile``
  /// has it but half a pixel apart: of bars that are one pixel wide nothing is left between pixels. Where it
  /// begins and ends, the one or the other first, is counted in pixels from ``middle(_:)``.
  func greys(_ offset: Double, from: Double, to: Double) -> [Int32] {
    let middle = middle(offset)
    guard let within = plane.clip(middle, region.across) else { return [] }
    let low = max(min(from, to), within.from), high = min(max(from, to), within.to)
    guard low <= high else { return [] }
    let isForward = from <= to
    var profile = LineProfile()
    profile.sample(
      plane, origin: middle + region.across * (isForward ? low : high),
      across: region.across * (isForward ? 0.5 : -0.5), along: region.along,
      count: Int((high - low) * 2) + 1, width: 1)
    return profile.values
  }
}

extension [Int32] {
  /// The least and the most of grey values; where there are none, the least is more.
  var extremes: (least: Int32, most: Int32) {
    @inline(never) get {
      var least = Int32.max, most: Int32 = 0
      for grey in self {
        least = Swift.min(least, grey)
        most = Swift.max(most, grey)
      }
      return (least, most)
    }
  }
}
