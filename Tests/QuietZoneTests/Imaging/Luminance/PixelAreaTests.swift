import Testing

@testable import QuietZone

@Suite struct PixelAreaTests {
  /// Left, top, width and height of the pixels between two corners in a picture of 40 by 30.
  private static func area(_ a: Point2D, _ b: Point2D) -> [Int]? {
    let image = LuminanceImage(width: 40, height: 30)
    let bounds = Rectangle2D(x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y)
    let area = image.view.withPlane { PixelArea(touchedBy: bounds, in: $0) } ?? nil
    return area.map { [$0.x, $0.y, $0.width, $0.height] }
  }

  @Test func wholePixels() {
    #expect(Self.area(Point2D(x: 3.2, y: 4.9), Point2D(x: 10.1, y: 8)) == [3, 4, 8, 4])
    #expect(Self.area(Point2D(x: 3, y: 4), Point2D(x: 11, y: 8)) == [3, 4, 8, 4])
  }

  @Test func whatLiesOutsideIsCutOff() {
    #expect(Self.area(Point2D(x: -50, y: -1), Point2D(x: 400, y: 5)) == [0, 0, 40, 5])
    #expect(Self.area(Point2D(x: 39.5, y: 29.5), Point2D(x: 41, y: 70)) == [39, 29, 1, 1])
  }

  @Test func noneIsLeft() {
    #expect(Self.area(Point2D(x: -9, y: 3), Point2D(x: -2, y: 9)) == nil)
    #expect(Self.area(Point2D(x: 3, y: 31), Point2D(x: 9, y: 44)) == nil)
    #expect(Self.area(Point2D(x: 45, y: 3), Point2D(x: 60, y: 9)) == nil)
  }
}
