import TestSupport
import Testing

@testable import QuietZone

@Suite struct RowCoverTests {
  /// Places by lot, in and around outlines that overlap: what each outline says by itself.
  @Test func coversWhatOutlinesContain() {
    var random = SeededRandom(seed: 12)
    func place(_ size: Double) -> Point2D {
      Point2D(x: Double.random(in: 0..<size, using: &random), y: Double.random(in: 0..<size, using: &random))
    }
    var inside = 0
    for _ in 0..<50 {
      let outlines = (0..<3).map { _ in
        let frame = SquareFrame(
          center: place(60), module: 4, tangent: Double.random(in: -1...1, using: &random))
        return frame.outline(reach: Double.random(in: 1...5, using: &random))
      }
      var cover = RowCover(outlines)
      for _ in 0..<40 {
        let p = place(60)
        cover.move(to: p.y)
        let isInside = outlines.contains { $0.contains(p) }
        #expect(cover.contains(p.x) == isInside, "\(p)")
        inside += isInside ? 1 : 0
      }
    }
    #expect((400...1600).contains(inside), "\(inside)")
  }

  @Test func theNextRowForgetsTheLast() {
    let square = Quadrilateral(
      topLeft: Point2D(10, 10), topRight: Point2D(20, 10), bottomRight: Point2D(20, 20),
      bottomLeft: Point2D(10, 20))
    var cover = RowCover([square])
    #expect(!cover.contains(15))
    for (row, isCovered) in [(9.5, false), (10.5, true), (19.5, true), (20.5, false)] {
      cover.move(to: row)
      #expect(cover.contains(15) == isCovered, "\(row)")
      #expect(!cover.contains(9) && !cover.contains(21))
    }
  }

  /// Patterns of each kind in an outline are passed over, those beside it are not.
  @Test func findersPassOverWhatIsCovered() throws {
    let frames = [35.0, 95].map { SquareFrame(center: Point2D($0, 35), module: 6) }
    let image = LuminanceImage.painted(width: 130, height: 70) { p in
      frames.contains { ConcentricFinderTests.isDark($0.square(p)) }
    }
    let covered = [frames[0].outline(reach: 4)]
    var budget = WorkBudget(50_000_000)
    let found = image.withDark { dark, map in
      ConcentricFinder(plane: dark.plane, map: map, rowStep: 3, middle: 3 ... .max)
        .locate(outside: covered, &budget) { false }
    }
    #expect(try #require(found).map { $0.center.x.rounded() } == [95])
  }
}
