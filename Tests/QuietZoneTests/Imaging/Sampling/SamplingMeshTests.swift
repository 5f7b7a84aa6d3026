import TestSupport
import Testing

@testable import QuietZone

@Suite struct SamplingMeshTests {
  private static let outline = Quadrilateral(
    topLeft: Point2D(20, 30), topRight: Point2D(130, 18), bottomRight: Point2D(148, 140),
    bottomLeft: Point2D(35, 126))

  private static func transform(_ size: Double) throws -> PerspectiveTransform {
    try #require(PerspectiveTransform(x0: 0, y0: 0, x1: size, y1: size, to: outline))
  }

  @Test func aFlatSymbolIsOneCell() throws {
    let transform = try Self.transform(21)
    let mesh = SamplingMesh(transform, columns: 21, rows: 21)
    for (x, y) in [(0.0, 0.0), (0.5, 20.5), (10, 3), (-4, 25)] {
      let place = try #require(mesh.place(x, y))
      #expect((place - transform(x, y)).length < 1e-7)
    }
    let outline = try #require(mesh.outline(columns: 21, rows: 21))
    #expect(outline.distance(toCornersOf: Self.outline) < 1e-7)
  }

  @Test func everyCrossingNeedsAPoint() {
    let points = [Point2D](repeating: Point2D(0, 0), count: 6)
    #expect(SamplingMesh(xs: [0, 1, 2], ys: [0, 1], points: points) != nil)
    #expect(SamplingMesh(xs: [0, 1], ys: [0, 1], points: points) == nil)
    #expect(SamplingMesh(xs: [0], ys: [0, 1, 2, 3, 4, 5], points: points) == nil)
    #expect(SamplingMesh(xs: [], ys: [], points: []) == nil)
  }

  @Test func outerCellsReachOnWithoutEnd() {
    let lattice = [0.0, 5, 10, 18]
    let places = [-3.0, 0, 4.9, 5, 9.9, 10, 17, 18, 99]
    #expect(places.map { SamplingMesh.index(of: $0, in: lattice) } == [0, 0, 0, 1, 1, 2, 2, 2, 2])
    #expect(SamplingMesh.index(of: 7, in: [0, 5]) == 0)
  }

  /// A symbol bent along its middle column: each half has a map of its own.
  @Test func cellsFollowABend() throws {
    let points = [
      Point2D(0, 0), Point2D(50, 10), Point2D(100, 0), Point2D(0, 60), Point2D(50, 70), Point2D(100, 60),
    ]
    let mesh = try #require(SamplingMesh(xs: [0, 10, 20], ys: [0, 12], points: points))
    let (left, right) = (try #require(mesh.place(5, 6)), try #require(mesh.place(15, 6)))
    #expect((left - Point2D(25, 35)).length < 1e-9)
    #expect((right - Point2D(75, 35)).length < 1e-9)
  }

  /// Of a surface of the third degree both ways four columns and rows tell everything between them.
  @Test func aSurfaceThroughAllCrossings() throws {
    func place(_ x: Double, _ y: Double) -> Point2D {
      Point2D(8 * x - 0.1 * x * x + 0.004 * x * x * x + y, 7 * y + 0.2 * x * x - 0.003 * y * y * y)
    }
    let axis = [0.5, 6.5, 14.5, 20.5]
    let points = axis.flatMap { y in axis.map { x in place(x, y) } }
    let mesh = try #require(SamplingMesh(xs: axis, ys: axis, points: points))
    let curved = try #require(mesh.curved(step: 4))
    #expect(curved.xs == [0.5, 4.5, 8.5, 12.5, 16.5, 20.5] && curved.ys == curved.xs)
    for (j, y) in curved.ys.enumerated() {
      for (i, x) in curved.xs.enumerated() {
        #expect((curved.points[j * 6 + i] - place(x, y)).length < 1e-9, "\(x), \(y)")
      }
    }
    let flat = try #require(mesh.refined(step: 4)?.place(10.5, 10.5))
    #expect((flat - place(10.5, 10.5)).length > 1)
  }

  @Test func aFoldedCellLeadsNowhere() throws {
    let points = [
      Point2D(0, 0), Point2D(50, 0), Point2D(40, 0), Point2D(0, 60), Point2D(50, 60), Point2D(100, 60),
    ]
    let mesh = try #require(SamplingMesh(xs: [0, 10, 20], ys: [0, 12], points: points))
    #expect(mesh.place(5, 6) != nil)
    #expect(mesh.place(15, 6) == nil)
    #expect(mesh.outline(columns: 20, rows: 12) == nil)
    #expect(mesh.refined(step: 4) == nil)
  }

  @Test func aFinerLatticeHasTheSameShape() throws {
    let mesh = SamplingMesh(try Self.transform(21), columns: 21, rows: 21)
    let fine = try #require(mesh.refined(step: 6))
    // Four cells of 5.25 modules.
    #expect(fine.xs == [0, 5.25, 10.5, 15.75, 21] && fine.ys == fine.xs)
    #expect(fine.points.count == 25)
    for (x, y) in [(1.0, 1.0), (10.5, 7), (20.5, 14.2)] {
      let (a, b) = (try #require(mesh.place(x, y)), try #require(fine.place(x, y)))
      #expect((a - b).length < 1e-6)
    }
    #expect(mesh.refined(step: 100)?.points.count == 4)
  }

  /// A mesh laid not quite half a module aside finds its way back to the modules.
  @Test func aMeshSettlesOnModules() throws {
    let side = 21
    var random = SeededRandom(seed: 17)
    let grid = ModuleGrid.random(width: side, height: side, using: &random)
    let transform = try Self.transform(Double(side))
    let back = try #require(transform.inverse)
    // Sharp modules look alike all over: blur tells where their middles are.
    let sharp = LuminanceImage.painted(width: 165, height: 157) { p in
      let m = back(p.x, p.y)
      return m.x >= 0 && m.y >= 0 && m.x < Double(side) && m.y < Double(side) && grid[Int(m.x), Int(m.y)]
    }
    let image = sharp.softened(reach: 2)
    let truth = try #require(SamplingMesh(transform, columns: side, rows: side).refined(step: 6))
    var aside = truth
    let (right, down) = (transform(11, 10) - transform(10, 10), transform(10, 11) - transform(10, 10))
    for i in aside.points.indices { aside.points[i] = aside.points[i] + right * 0.4 - down * 0.3 }
    let settled = try #require(image.view.withPlane { aside.settled($0, columns: side, rows: side) })
    func error(_ mesh: SamplingMesh) -> Double {
      zip(mesh.points, truth.points).reduce(0) { $0 + ($1.0 - $1.1).length } / Double(truth.points.count)
    }
    #expect(error(settled) < 0.6 * error(aside), "\(error(settled)) of \(error(aside))")
    // One that is right already stays where it is, by a quarter of a module.
    let same = try #require(image.view.withPlane { truth.settled($0, columns: side, rows: side) })
    #expect(error(same) < 0.25 * right.length, "\(error(same))")
    let plain = LuminanceImage(width: 165, height: 157)
    let unmoved = try #require(plain.view.withPlane { aside.settled($0, columns: side, rows: side) })
    #expect(zip(unmoved.points, aside.points).allSatisfy { ($0 - $1).length < 1e-9 })
  }
}
