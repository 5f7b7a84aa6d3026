import TestSupport
import Testing

@testable import QuietZone

@Suite struct LineProfileTests {
  private static let right = Point2D(1, 0)
  private static let down = Point2D(0, 1)

  private static func values(
    _ image: LuminanceImage, from origin: Point2D, across: Point2D = Point2D(1, 0), count: Int, width: Int = 1
  ) -> [Int32] {
    image.view.withPlane { plane in
      var profile = LineProfile()
      profile.sample(
        plane, origin: origin, across: across, along: Point2D(-across.y, across.x), count: count, width: width
      )
      return profile.values
    } ?? []
  }

  private static let noise = LuminanceImage.noise(width: 45, height: 31, seed: 31)

  private static func pixel(_ x: Int, _ y: Int) -> Int32 { Int32(noise.pixels[y * 45 + x]) }

  @Test func aRowHasTheGreysOfItsPixels() {
    let values = Self.values(Self.noise, from: Point2D(3.5, 7.5), count: 40)
    #expect(values == (3..<43).map { Self.pixel($0, 7) * 64 })
  }

  @Test func aColumnHasTheGreysOfItsPixels() {
    let values = Self.values(Self.noise, from: Point2D(11.5, 2.5), across: Self.down, count: 28)
    #expect(values == (2..<30).map { Self.pixel(11, $0) * 64 })
  }

  /// Half-way between two columns each sample is their mean.
  @Test func betweenColumnsTheyAreMixed() {
    let values = Self.values(Self.noise, from: Point2D(12, 0.5), across: Self.down, count: 31)
    #expect(values == (0..<31).map { (Self.pixel(11, $0) + Self.pixel(12, $0)) * 32 })
  }

  @Test func aBandIsTheMeanOfItsRows() {
    let values = Self.values(Self.noise, from: Point2D(5.5, 20.5), count: 30, width: 3)
    for (i, value) in values.enumerated() {
      let sum = (19...21).reduce(0) { $0 + Self.pixel(5 + i, $1) }
      #expect(abs(value - sum * 64 / 3) <= 1)
    }
    // Of wide ones every second row counts: nine rows are five.
    let wide = Self.values(Self.noise, from: Point2D(5.5, 20.5), count: 30, width: 9)
    for (i, value) in wide.enumerated() {
      let sum = stride(from: 16, through: 24, by: 2).reduce(0) { $0 + Self.pixel(5 + i, $1) }
      #expect(abs(value - sum * 64 / 5) <= 1)
    }
    #expect(values.count == 30 && wide.count == 30)
  }

  /// Grey that rises by two levels a pixel across and by one down is known between pixels, too.
  @Test(arguments: [0.1, 0.5, -0.3, 3]) func slantedLinesAreSampledBetweenPixels(tangent: Double) {
    var slope = LuminanceImage(width: 80, height: 60)
    for i in slope.pixels.indices { slope.pixels[i] = UInt8(2 * (i % 80) + i / 80) }
    let across = Point2D(1, 0).turned(by: tangent), origin = Point2D(20.3, 22.8)
    let values = Self.values(slope, from: origin, across: across, count: 25, width: 3)
    #expect(values.count == 25)
    for (i, value) in values.enumerated() {
      let p = origin + across * Double(i)
      #expect(abs(Double(value) / 64 - (2 * (p.x - 0.5) + p.y - 0.5)) < 0.1)
    }
  }

  @Test func outsideThePictureItsBorderGoesOn() {
    let values = Self.values(Self.noise, from: Point2D(-4.5, 7.5), count: 60)
    #expect(values.prefix(5).allSatisfy { $0 == Self.pixel(0, 7) * 64 })
    #expect(values.suffix(10).allSatisfy { $0 == Self.pixel(44, 7) * 64 })
    #expect(Array(values[5..<50]) == (0..<45).map { Self.pixel($0, 7) * 64 })
    let above = Self.values(Self.noise, from: Point2D(3.5, -9), count: 10)
    #expect(above == (3..<13).map { Self.pixel($0, 0) * 64 })
  }

  @Test func linesWithoutSamplesAreEmpty() {
    #expect(Self.values(Self.noise, from: Point2D(3.5, 7.5), count: 0).isEmpty)
    #expect(Self.values(Self.noise, from: Point2D(3.5, 7.5), count: -2).isEmpty)
    #expect(
      Self.values(LuminanceImage(width: 1, height: 1, luminance: 9), from: Point2D(0.5, 0.5), count: 3).count
        == 3)
  }

  /// One light pixel of 64 levels among black ones.
  private static func impulse(_ change: (inout LineProfile) -> Void) -> [Int32] {
    var image = LuminanceImage(width: 9, height: 1, luminance: 0)
    image.pixels[4] = 64
    return image.view.withPlane { plane in
      var profile = LineProfile()
      profile.sample(plane, origin: Point2D(0.5, 0.5), across: right, along: down, count: 9, width: 1)
      change(&profile)
      return profile.values.map { $0 / 64 }
    } ?? []
  }

  @Test func smoothingSpreadsAndSharpeningDeepens() {
    #expect(Self.impulse { _ in } == [0, 0, 0, 0, 64, 0, 0, 0, 0])
    #expect(Self.impulse { $0.smooth() } == [0, 0, 0, 16, 32, 16, 0, 0, 0])
    #expect(Self.impulse { $0.sharpen(reach: 1, percent: 100) } == [0, 0, 0, -32, 128, -32, 0, 0, 0])
    #expect(Self.impulse { $0.sharpen(reach: 2, percent: 50) } == [0, 0, -16, 0, 96, 0, -16, 0, 0])
    // Too long for the line, or none.
    #expect(Self.impulse { $0.sharpen(reach: 5, percent: 100) } == Self.impulse { _ in })
    #expect(Self.impulse { $0.sharpen(reach: 0, percent: 100) } == Self.impulse { _ in })
  }

  /// A line in and out of the picture has what each of its places has alone, where that is clamped to the
  /// pixels along the border.
  @Test(arguments: [0, 0.4, -1.2, 3, 100], [1.0, -1]) func linesThatLeaveThePicture(
    tangent: Double, sign: Double
  ) {
    let across = Point2D(sign, 0).turned(by: tangent)
    for (x, y) in [(22.2, 15.1), (1.3, 1.7), (44.6, 30.2), (-3, 40), (0.5, 0.5)] {
      let origin = Point2D(x, y) - across * 30
      let values = Self.values(Self.noise, from: origin, across: across, count: 61)
      for (i, value) in values.enumerated() {
        let place = origin + across * Double(i)
        let expected = Self.noise.view.withPlane { $0.grey(place.x, place.y) } ?? 0
        // A place on a whole 1/256 of a pixel may be rounded either way: a grey level at most.
        #expect(abs(Int(value) - expected / 4) <= 64, "sample \(i) from \(origin)")
      }
      #expect(values.count == 61)
    }
  }

  /// What is no number, or too far away for one, is no picture's.
  @Test func placesThatAreNone() {
    #expect(Self.values(Self.noise, from: Point2D(3.5, 3.5), across: Point2D(1e12, 0.5), count: 9).count == 9)
    for place in [Double.nan, .infinity, -1e300, 1e300] {
      for across in [Point2D(1, 0), Point2D(0.6, 0.8), Point2D(0, 1)] {
        #expect(Self.values(Self.noise, from: Point2D(place, 3.5), across: across, count: 9).count == 9)
        #expect(Self.values(Self.noise, from: Point2D(3.5, place), across: across, count: 9).count == 9)
      }
    }
  }
}
