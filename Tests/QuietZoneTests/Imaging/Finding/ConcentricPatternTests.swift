import Testing

@testable import QuietZone

@Suite struct ConcentricPatternTests {
  private static let frame = SquareFrame(center: Point2D(40, 50), module: 5, tangent: 0.3)

  private static var pattern: ConcentricPattern {
    ConcentricPattern(
      center: frame.center, moduleSize: frame.module, ring: frame.outline(reach: 3), isInverted: false,
      inner: 20, outer: 230)
  }

  @Test func stepsAreOneModuleLong() {
    let down = Point2D(-Self.frame.right.y, Self.frame.right.x)
    #expect((Self.pattern.right - Self.frame.right * 5).length < 1e-9)
    #expect((Self.pattern.down - down * 5).length < 1e-9)
  }

  @Test func aQuarterTurnMakesDownOfRight() {
    let pattern = Self.pattern
    #expect((pattern.turned(1).right - pattern.down).length < 1e-9)
    #expect((pattern.turned(1).down + pattern.right).length < 1e-9)
    #expect((pattern.turned(2).right + pattern.right).length < 1e-9)
    #expect(pattern.turned(4).ring == pattern.ring)
    #expect(pattern.turned(3).turned(1).ring == pattern.ring)
  }

  @Test func seenFromBehindAxesAreExchanged() {
    let pattern = Self.pattern
    #expect((pattern.mirrored.right - pattern.down).length < 1e-9)
    #expect((pattern.mirrored.down - pattern.right).length < 1e-9)
  }

  @Test func theFrameCountsFromTheOuterCorner() throws {
    let frame = try #require(Self.pattern.frame)
    #expect((frame(ConcentricPattern.middle, ConcentricPattern.middle) - Self.frame.center).length < 1e-9)
    #expect((frame(0, 0) - Self.frame.place(-3.5, -3.5)).length < 1e-9)
    #expect((frame(7, 3.5) - Self.frame.place(3.5, 0)).length < 1e-9)
    #expect((frame(-2, 9) - Self.frame.place(-5.5, 5.5)).length < 1e-9)
  }
}
