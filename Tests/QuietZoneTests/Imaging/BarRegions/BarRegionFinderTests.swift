import TestSupport
import Testing

@testable import QuietZone

@Suite struct BarRegionFinderTests {
  private static func found(
    _ image: LuminanceImage, by finder: BarRegionFinder = BarRegionFinder(), limit: Int = 64
  ) -> [BarRegion] {
    image.view.withPlane { finder.locate($0, limit: limit) { false } } ?? []
  }

  /// A bit for each module, drawn by lot.
  private static let lot: UInt64 = {
    var random = SeededRandom(seed: 12)
    return random.next()
  }()

  /// Bars by lot, half as long and half as high as given, modules of the frame.
  private static func isBar(_ p: Point2D, in frame: SquareFrame, halfLength: Int, halfHeight: Double) -> Bool
  {
    let place = frame.modules(p)
    guard abs(place.x) < Double(halfLength), abs(place.y) < halfHeight else { return false }
    let index = Int(place.x + Double(halfLength))
    return index == 0 || index == 2 * halfLength - 1 || lot >> UInt64(index & 63) & 1 != 0
  }

  private static func picture(_ frame: SquareFrame, halfLength: Int = 30, halfHeight: Double = 16)
    -> LuminanceImage
  {
    .painted(width: 237, height: 221) { isBar($0, in: frame, halfLength: halfLength, halfHeight: halfHeight) }
  }

  /// Sixty modules long, at any angle.
  @Test(arguments: [0, 0.1, 0.364, 1, 2.5, 12, -0.364, -1, -3])
  func barsAreMetAtAnyAngle(tangent: Double) throws {
    let frame = SquareFrame(center: Point2D(121, 108), module: 2.5, tangent: tangent)
    // Coarser blocks meet it, too, and make more of it.
    let regions = Self.found(Self.picture(frame))
    let region = try #require(regions.min { abs($0.halfLength - 75) < abs($1.halfLength - 75) })
    // Blocks are eight pixels wide: a box ends with one of them, or across it.
    #expect((region.center - frame.center).length < 8, "\(region.center)")
    #expect(abs(region.across.cross(frame.right)) < 0.08)
    #expect(abs(region.halfLength - 75) < 12, "\(region.halfLength)")
    #expect(abs(region.halfHeight - 40) < 12, "\(region.halfHeight)")
    #expect(region.coherence > 0.85)
    #expect(region.across.x > 0 || region.across == Point2D(0, 1))
  }

  @Test func levelBarsAreReadDownwards() throws {
    let bars = LuminanceImage.painted(width: 160, height: 200) {
      Int($0.y / 3) & 1 == 0 && (40..<120).contains($0.x) && (40..<160).contains($0.y)
    }
    let regions = Self.found(bars)
    #expect(regions.allSatisfy { $0.across == Point2D(0, 1) })
    #expect(regions.contains { abs($0.halfLength - 60) < 10 && abs($0.halfHeight - 40) < 10 })
  }

  @Test func theLargestComesFirstAndTheRestMayBeLeftOut() {
    let frames = [Point2D(75, 40), Point2D(110, 150)].map { SquareFrame(center: $0, module: 2.5) }
    let image = LuminanceImage.painted(width: 237, height: 221) { p in
      Self.isBar(p, in: frames[0], halfLength: 20, halfHeight: 8)
        || Self.isBar(p, in: frames[1], halfLength: 36, halfHeight: 16)
    }
    let found = Self.found(image)
    #expect(found.count >= 2)
    for frame in frames { #expect(found.contains { ($0.center - frame.center).length < 8 }) }
    #expect(zip(found, found.dropFirst()).allSatisfy { $0.area * $0.coherence >= $1.area * $1.coherence })
    #expect(Self.found(image, limit: 1).map(\.center) == [found[0].center])
  }

  /// Letters around bars, with more upright strokes than level ones, make one region with them, unless
  /// blocks must show bars and little else.
  @Test func clearBlocksAreBarsAlone() throws {
    let frame = SquareFrame(center: Point2D(150, 150), module: 2.5)
    var random = SeededRandom(seed: 4)
    let strokes = (0..<4096).map { _ in random.next() & 1 != 0 }
    let image = LuminanceImage.painted(width: 300, height: 300) { p in
      let place = frame.modules(p)
      if abs(place.x) < 34, abs(place.y) < 18 {
        return Self.isBar(p, in: frame, halfLength: 30, halfHeight: 16)
      }
      return strokes[(Int(p.x / 2.5) + Int(p.y / 10) * 127) & 4095]
    }
    func areBars(_ region: BarRegion) -> Bool {
      // Blocks at the edge of the bars show letters as well.
      (region.center - frame.center).length < 8 && abs(region.halfLength - 75) < 12
        && abs(region.halfHeight - 40) < 16
    }
    #expect(!Self.found(image).contains(where: areBars))
    #expect(Self.found(image, by: .clear).contains(where: areBars))
  }

  @Test func noBarsAreNoRegion() {
    #expect(Self.found(LuminanceImage(width: 120, height: 90, luminance: 170)).isEmpty)
    #expect(Self.found(.noise(width: 120, height: 90, seed: 6)).isEmpty)
    let frame = SquareFrame(center: Point2D(60, 45), module: 8, tangent: 0.3)
    let checks = LuminanceImage.painted(width: 120, height: 90) {
      let p = frame.modules($0)
      return (Int(p.x + 50) + Int(p.y + 50)) & 1 == 0
    }
    #expect(Self.found(checks).isEmpty)
  }

  @Test func picturesOfFewBlocksHaveNone() {
    for (width, height) in [(15, 120), (120, 15), (7, 7), (1, 1)] {
      var image = LuminanceImage(width: width, height: height)
      for i in image.pixels.indices where i % width / 2 & 1 == 0 { image.pixels[i] = 0 }
      #expect(Self.found(image).isEmpty)
    }
  }

  @Test func directionsHaveHalfTheAngle() {
    for index in 0..<32 {
      let (c, s) = Directions.all[index]
      let found = BarRegionFinder.direction(c * c - s * s, 2 * c * s)
      #expect(abs(found.cross(Point2D(c, s))) < 1e-9, "\(index)")
      #expect(found.x > 1e-3 || found == Point2D(0, 1), "\(index)")
    }
    #expect(BarRegionFinder.direction(0, 0) == Point2D(1, 0))
  }
}
