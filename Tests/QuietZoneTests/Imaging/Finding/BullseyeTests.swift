import Testing

@testable import QuietZone

@Suite struct BullseyeTests {
  /// a x² + 2 b x y + c y² = 1.
  private static let (a, b, c) = (1.0 / 400, 0.3 / 400, 1.6 / 400)

  /// How far an ellipse is from its middle along the 32 directions.
  private static var radii: [Double] {
    Directions.all.map { 1 / (a * $0.x * $0.x + 2 * b * $0.x * $0.y + c * $0.y * $0.y).squareRoot() }
  }

  private static func check(_ radii: [Double], within tolerance: Double) throws {
    let found = try #require(Bullseye.ellipse(radii))
    #expect(abs(found.a - a) < tolerance * a, "\(found.a)")
    #expect(abs(found.b - b) < tolerance * a, "\(found.b)")
    #expect(abs(found.c - c) < tolerance * a, "\(found.c)")
    #expect(found.error < tolerance)
  }

  @Test func anEllipseIsFitted() throws { try Self.check(Self.radii, within: 1e-3) }

  @Test func missingRaysAreMadeUpFor() throws {
    var radii = Self.radii
    for blind in [0, 3, 7, 16, 25] { radii[blind] = 0 }
    try Self.check(radii, within: 0.02)
  }

  @Test func aRayThatWentAstrayIsLeftOut() throws {
    var radii = Self.radii
    radii[5] *= 1.6
    try Self.check(radii, within: 0.03)
  }

  @Test func tenPairsOfRaysAreNeeded() {
    var radii = Self.radii
    for blind in 0..<6 { radii[blind] = 0 }
    #expect(Bullseye.ellipse(radii) != nil)
    radii[6] = 0
    #expect(Bullseye.ellipse(radii) == nil)
    #expect(Bullseye.ellipse([Double](repeating: 0, count: 32)) == nil)
  }

  @Test(arguments: [0, 0.1, 0.364, 1]) func aSquareIsFarFromAnyEllipse(tangent: Double) throws {
    let frame = SquareFrame(center: Point2D(0, 0), module: 1, tangent: tangent)
    let radii = Directions.all.map { 20 / frame.square(Point2D($0.x, $0.y)) }
    #expect(try #require(Bullseye.ellipse(radii)).error > 0.12)
    let circle = try #require(Bullseye.ellipse([Double](repeating: 20, count: 32)))
    #expect(circle.error < 1e-6)
  }

  private static let center = Point2D(50, 40)

  private static let bullseye = Bullseye(
    center: center, ringWidth: 4, isLight: false, level: 128 * 256,
    radii: (0..<32).map { $0 == 9 ? SIMD4<Double>.zero : SIMD4<Double>(2, 6, 10, 14) })

  @Test func ringsHaveTheirMiddleBetweenTwoRadii() throws {
    for (ring, radius) in [(1, 4.0), (2, 8), (3, 12)] {
      let place = try #require(Self.bullseye.ringPlace(ring, 24))
      #expect((place - (Self.center + Point2D(0, -radius))).length < 1e-9)
    }
    #expect(Self.bullseye.ringPlace(1, 9) == nil)
    #expect(Self.bullseye.ringPlace(1, 32 + 9) == nil)
    #expect(Self.bullseye.ringPlace(1, 32) == Self.center + Point2D(4, 0))
  }

  /// The middle reaches half a ring, and what blur makes of it.
  @Test func theMiddleIsCovered() {
    #expect(Self.bullseye.covers(Self.center + Point2D(2.9, -2.9)))
    #expect(!Self.bullseye.covers(Self.center + Point2D(3.1, 0)))
    #expect(!Self.bullseye.covers(Self.center + Point2D(0, -3.1)))
    #expect(!Self.bullseye.covers(Point2D(.nan, 0)))
  }
}
