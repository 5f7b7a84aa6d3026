import Testing

@testable import QuietZone

@Suite struct DirectionsTests {
  @Test func thirtyTwoUnitVectorsAreEvenlySpread() {
    let all = Directions.all.map { Point2D($0.x, $0.y) }
    #expect(all.count == 32)
    #expect(all[0] == Point2D(1, 0))
    // The sine of a thirty-second of a turn.
    let sine = 0.195_090_322_016_128_3
    for i in 0..<32 {
      #expect(abs(all[i].length - 1) < 1e-12)
      // Clockwise on screen, each by the same angle, and opposite to the one half a turn on.
      #expect(abs(all[i].cross(all[(i + 1) & 31]) - sine) < 1e-12)
      #expect((all[i] + all[(i + 16) & 31]).length < 1e-12)
    }
  }
}
