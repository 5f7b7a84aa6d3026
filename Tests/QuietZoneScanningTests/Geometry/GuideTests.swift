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

  /// The tutorial's hole of 200 × 200 lies 150 points below the top.
  @Test func aHoleAnywhere() throws {
    var mask = Guide.Mask()
    mask.place = .top(150)
    let guide = Guide.mask(mask)
    let hole = Rectangle2D(x: 100, y: 150, width: 200, height: 200)
    #expect(guide.region(in: view) == hole)
    #expect(guide.shapes(in: view).first?.outlines.last?.first == Point2D(x: 100, y: 150))
    let configuration = ScanConfiguration().seen(in: Viewport(view: view), guides: [guide])
    #expect(configuration.region == .view(hole), "codes are looked for where the hole is")
    mask.place = .center(right: 50, below: -100)
    #expect(
      Guide.mask(mask).region(in: view) == Rectangle2D(x: 150, y: 200, width: 200, height: 200))
    mask.place = .top(900)
    #expect(Guide.mask(mask).region(in: view)?.y == 600, "never beside the view")
  }

  /// Under a bar of 100 points and over one of 40, the middle of what is seen lies lower than the view's.
  @Test func theMiddleOfWhatBarsLeaveFree() throws {
    let free = Rectangle2D(x: 0, y: 100, width: 400, height: 660)
    var plus = Guide.Plus()
    plus.place = .safeArea(below: 10)
    let shape = try #require(Guide.plus(plus).shapes(in: view, safeArea: free).first)
    #expect(shape.outlines[0] == [Point2D(x: 185, y: 440), Point2D(x: 215, y: 440)])
    #expect(Guide.plus(plus).target(in: view).y == 388, "without bars the view's")
    var line = Guide.CenterLine()
    line.place = .top(100)
    #expect(Guide.centerLine(line).shapes(in: view)[0].outlines[0][0] == Point2D(x: 0, y: 122))
  }

  @Test func aSmallViewMakesTheRegionSmall() throws {
    let small = Size2D(width: 120, height: 30)
    let guide = Guide.brackets(Guide.Brackets())
    #expect(guide.region(in: small) == Rectangle2D(x: 0, y: 0, width: 120, height: 30))
    let shape = try #require(guide.shapes(in: small).first)
    #expect(shape.outlines[0][0] == Point2D(x: 15, y: 0), "legs do not meet")
  }
}
