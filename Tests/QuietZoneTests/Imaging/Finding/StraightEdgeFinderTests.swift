import TestSupport
import Testing

@testable import QuietZone

@Suite struct StraightEdgeFinderTests {
  private static func found(
    _ image: LuminanceImage, minimum: Double, outside covered: [Quadrilateral] = [], steps: Int = 50_000_000
  ) -> [StraightEdge] {
    var budget = WorkBudget(steps)
    return image.withDark(byContrast: true) { dark, map in
      StraightEdgeFinder(plane: dark.plane, map: map, rowStep: 3, minimum: minimum, surroundings: .plain)
        .locate(dark, outside: covered, &budget) { false }
    } ?? []
  }

  private static let side = 12
  private static let module = 5.0
  /// Half of an arm, pixels.
  private static let least = 30.0

  /// A square of modules drawn by lot, with a whole left column and a whole bottom row, as a lens shows it.
  private static func symbol(_ frame: SquareFrame) -> LuminanceImage {
    var random = SeededRandom(seed: 6)
    var grid = ModuleGrid.random(width: side, height: side, using: &random)
    for i in 0..<side {
      grid[0, i] = true
      grid[i, side - 1] = true
    }
    let sharp = LuminanceImage.painted(width: 129, height: 122) { p in
      let place = frame.modules(p)
      let (x, y) = (place.x + Double(side) / 2, place.y + Double(side) / 2)
      return x >= 0 && y >= 0 && x < Double(side) && y < Double(side) && grid[Int(x), Int(y)]
    }
    return sharp.softened(reach: 1)
  }

  /// The outer edges of both arms, met by rows that cross them.
  @Test(arguments: [0.364, 0.577, -0.5, 0.3]) func bothArmsOfASymbolAreMet(tangent: Double) throws {
    let frame = SquareFrame(center: Point2D(64, 60), module: Self.module, tangent: tangent)
    let edges = Self.found(Self.symbol(frame), minimum: Self.least)
    let half = Double(Self.side) / 2, length = Double(Self.side) * Self.module
    let down = Point2D(-frame.right.y, frame.right.x)
    for (middle, toDark) in [(frame.place(-half, 0), frame.right), (frame.place(0, half), down * -1)] {
      let own = edges.filter { $0.distance(middle) < 0.5 && $0.toDark.dot(toDark) > 0.99 }
      try #require(own.count == 1)
      #expect(abs(own[0].length - length) < 5, "\(own[0].length)")
      #expect(((own[0].start + own[0].end) * 0.5 - middle).length < 3)
    }
  }

  @Test func whatIsCoveredIsLeftOut() {
    let frame = SquareFrame(center: Point2D(64, 60), module: Self.module, tangent: 0.364)
    let image = Self.symbol(frame)
    #expect(!Self.found(image, minimum: Self.least).isEmpty)
    let covered = frame.outline(reach: Double(Self.side) / 2 + 1)
    #expect(Self.found(image, minimum: Self.least, outside: [covered]).isEmpty)
  }

  @Test func longerEdgesThanThereAreAreNotMet() {
    let frame = SquareFrame(center: Point2D(64, 60), module: Self.module, tangent: 0.364)
    #expect(Self.found(Self.symbol(frame), minimum: 70).isEmpty)
  }

  @Test func plainPicturesAndNoiseHaveNone() {
    #expect(Self.found(LuminanceImage(width: 90, height: 70, luminance: 180), minimum: 10).isEmpty)
    #expect(Self.found(.noise(width: 140, height: 140, seed: 2), minimum: 60).isEmpty)
    #expect(Self.found(.noise(width: 5, height: 3, seed: 2), minimum: 2).isEmpty)
  }

  @Test func aSpentBudgetEndsTheSearch() {
    let frame = SquareFrame(center: Point2D(64, 60), module: Self.module, tangent: 0.364)
    let image = Self.symbol(frame)
    #expect(Self.found(image, minimum: Self.least, steps: 0).isEmpty)
    let all = Self.found(image, minimum: Self.least).count
    #expect(Self.found(image, minimum: Self.least, steps: 400).count < all)
  }
}
