import QuietZone
import TestSupport
import Testing

@testable import QuietZoneRendering

@Suite struct OutlineTests {
  /// How often the outline winds around a place, and how many of its edges a ray to the right crosses.
  private func winding(_ outline: Outline, x: Double, y: Double) -> (winding: Int, crossings: Int) {
    var winding = 0, crossings = 0
    var start = (0.0, 0.0), at = (0.0, 0.0)
    func edge(to: (Double, Double)) {
      if (at.1 <= y) != (to.1 <= y), at.0 + (y - at.1) / (to.1 - at.1) * (to.0 - at.0) > x {
        winding += to.1 > at.1 ? 1 : -1
        crossings += 1
      }
      at = to
    }
    for step in outline.steps {
      switch step {
      case .move(let p):
        start = (Double(p.x), Double(p.y))
        at = start
      case .line(let p): edge(to: (Double(p.x), Double(p.y)))
      case .curve(let a, let b, let end):
        let from = at
        for piece in 1...16 {
          let t = Double(piece) / 16, u = 1 - t
          func mix(_ p0: Double, _ p1: Int64, _ p2: Int64, _ p3: Int64) -> Double {
            let first = u * u * u * p0 + 3 * u * u * t * Double(p1)
            return first + 3 * u * t * t * Double(p2) + t * t * t * Double(p3)
          }
          edge(to: (mix(from.0, a.x, b.x, end.x), mix(from.1, a.y, b.y, end.y)))
        }
      case .close: edge(to: start)
      }
    }
    return (winding, crossings)
  }

  @Test func aHoleIsWalkedTheOtherWay() {
    let outline = Outline(.grid(ModuleGrid(art: "###\n#.#\n###")))
    #expect(outline.steps.filter { $0 == .close }.count == 2)
    #expect(winding(outline, x: 500, y: 500) == (1, 1))
    #expect(winding(outline, x: 1500, y: 1500).winding == 0)
  }

  @Test func modulesThatTouchAtACornerStayApart() {
    let outline = Outline(.grid(ModuleGrid(art: "#.\n.#")))
    #expect(outline.steps.filter { $0 == .close }.count == 2)
    #expect(outline.steps.count == 10)
  }

  @Test(arguments: 0..<60) func fillingTheOutlineGivesTheGridByBothRules(seed: Int) {
    let grid = Samples.grid(seed: UInt64(seed), width: 1 + seed % 23, height: 1 + seed * 7 % 19)
    let outline = Outline(.grid(grid))
    for y in -1...grid.height {
      for x in -1...grid.width {
        let found = winding(outline, x: Double(x) * 1000 + 500, y: Double(y) * 1000 + 499)
        #expect(found.winding == (grid[x, y] ? 1 : 0))
        #expect(found.crossings & 1 == (grid[x, y] ? 1 : 0))
      }
    }
  }

  @Test func noEdgeIsWalkedTwiceAndNoneLiesInside() {
    let grid = Samples.grid(seed: 5, width: 177, height: 177)
    var length: Int64 = 0, at = Outline.Place(x: 0, y: 0), start = at
    for step in Outline(.grid(grid)).steps {
      switch step {
      case .move(let p): (at, start) = (p, p)
      case .line(let p):
        #expect(p.x == at.x || p.y == at.y)
        length += abs(p.x - at.x) + abs(p.y - at.y)
        at = p
      case .curve: Issue.record("a curve in a grid")
      case .close: length += abs(start.x - at.x) + abs(start.y - at.y)
      }
    }
    var sides: Int64 = 0
    for y in 0..<177 {
      for x in 0..<177 where grid[x, y] {
        for (dx, dy) in [(1, 0), (-1, 0), (0, 1), (0, -1)] where !grid[x + dx, y + dy] { sides += 1 }
      }
    }
    #expect(length == sides * 1000)
  }

  @Test func barsWithoutWidthAreLeftOut() {
    let outline = Outline(.bars(BarPattern(widths: [0, 2, 3]), height: 4))
    #expect(outline.steps.count == 5)
    #expect(outline.steps.first == .move(.init(x: 2000, y: 0)))
  }

  @Test(arguments: 0..<12) func fillingTheHexagonsGivesTheModules(seed: Int) {
    let wide = seed.isMultiple(of: 2)
    let shape = Samples.hexagons(seed: UInt64(seed), width: wide ? 30 : 9, height: wide ? 33 : 7).shape
    guard case .hexagons(let grid) = shape else { return }
    let outline = Outline(shape)
    let center = HexagonGeometry.bullseye(grid)
    for y in 0..<grid.height {
      for x in 0..<grid.width - (y & 1) {
        let px = Double(2 * x + 1 + (y & 1)) / 2, py = Double(3 * y + 2) * 0.288_675
        if let center, (px - center.x) * (px - center.x) + (py - center.y) * (py - center.y) < 30 { continue }
        let found = winding(outline, x: px * 1000, y: py * 1000)
        #expect(found.winding == (grid[x, y] ? 1 : 0), "module \(x), \(y)")
      }
    }
  }

  @Test func theBullseyeHasThreeDarkRingsOfTheStandardsSize() throws {
    let outline = Outline(.hexagons(ModuleGrid(width: 30, height: 33)))
    let center = try #require(HexagonGeometry.bullseye(ModuleGrid(width: 30, height: 33)))
    #expect(center.x == 14.5)
    #expect(abs(center.y - 14.434) < 0.001)
    let diameters = HexagonGeometry.radii.map { $0 * 2 }
    #expect(abs(diameters[0] - 9) < 1e-5 && abs(diameters[5] - 2 / 3.0.squareRoot()) < 1e-5)
    let middles =
      [0.0] + zip(HexagonGeometry.radii, HexagonGeometry.radii.dropFirst()).map { ($0 + $1) / 2 }.reversed()
    let dark = middles.map { winding(outline, x: (center.x + $0) * 1000, y: center.y * 1000).winding }
    #expect(dark == [0, 1, 0, 1, 0, 1])
  }
}
