import QuietZone
import QuietZoneScanning
import Testing

@Suite struct GuideTests {
  private let view = Size2D(width: 400, height: 800)

  @Test func plus() throws {
    let guide = Guide.plus(Guide.Plus())
    let shape = try #require(guide.shapes(in: view).first)
    #expect(
      shape.outlines == [
        [Point2D(x: 185, y: 400), Point2D(x: 215, y: 400)],
        [Point2D(x: 200, y: 385), Point2D(x: 200, y: 415)],
      ])
    #expect(shape.color.green > shape.color.red && shape.color.green > shape.color.blue)
    #expect(guide.region(in: view) == nil)
  }

  @Test func brackets() throws {
    let guide = Guide.brackets(Guide.Brackets())
    let shape = try #require(guide.shapes(in: view).first)
    #expect(guide.region(in: view) == Rectangle2D(x: 100, y: 300, width: 200, height: 200))
    #expect(
      shape.outlines == [
        [Point2D(x: 120, y: 300), Point2D(x: 100, y: 300), Point2D(x: 100, y: 320)],
        [Point2D(x: 280, y: 300), Point2D(x: 300, y: 300), Point2D(x: 300, y: 320)],
        [Point2D(x: 280, y: 500), Point2D(x: 300, y: 500), Point2D(x: 300, y: 480)],
        [Point2D(x: 120, y: 500), Point2D(x: 100, y: 500), Point2D(x: 100, y: 480)],
      ])
    #expect(shape.lineWidth == 5)
    #expect(shape.color == GuideColor(red: 0, green: 0, blue: 0, alpha: 0.5))
  }

  @Test func centerLine() throws {
    let shape = try #require(Guide.centerLine(Guide.CenterLine()).shapes(in: view).first)
    #expect(shape.outlines == [[Point2D(x: 0, y: 400), Point2D(x: 400, y: 400)]])
    #expect(shape.lineWidth == 1)
    #expect(shape.color == GuideColor(red: 1, green: 0.541, blue: 0.239))
  }

  @Test func mask() throws {
    let guide = Guide.mask(Guide.Mask())
    let shape = try #require(guide.shapes(in: view).first)
    #expect(shape.lineWidth == nil)
    #expect(shape.outlines.count == 2)
    #expect(
      shape.outlines[0] == [
        Point2D(x: 0, y: 0), Point2D(x: 400, y: 0), Point2D(x: 400, y: 800), Point2D(x: 0, y: 800),
      ])
    #expect(shape.outlines[1].first == Point2D(x: 100, y: 300))
    #expect(guide.region(in: view) == Rectangle2D(x: 100, y: 300, width: 200, height: 200))
  }

  @Test func aSmallViewMakesTheRegionSmall() throws {
    let small = Size2D(width: 120, height: 30)
    let guide = Guide.brackets(Guide.Brackets())
    #expect(guide.region(in: small) == Rectangle2D(x: 0, y: 0, width: 120, height: 30))
    let shape = try #require(guide.shapes(in: small).first)
    #expect(shape.outlines[0][0] == Point2D(x: 15, y: 0), "legs do not meet")
  }
}
