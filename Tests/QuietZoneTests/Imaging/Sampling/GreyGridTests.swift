import TestSupport
import Testing

@testable import QuietZone

@Suite struct GreyGridTests {
  private static func random(_ columns: Int, _ rows: Int, seed: UInt64) -> ModuleGrid {
    var random = SeededRandom(seed: seed)
    return .random(width: columns, height: rows, using: &random)
  }

  /// The mesh of a symbol whose outer corner is at (x, y), modules that many pixels wide.
  private static func mesh(_ columns: Int, _ rows: Int, at x: Double, _ y: Double, module: Double)
    -> SamplingMesh?
  {
    let (w, h) = (Double(columns) * module, Double(rows) * module)
    return PerspectiveTransform(
      x0: 0, y0: 0, x1: Double(columns), y1: Double(rows),
      to: Quadrilateral(
        topLeft: Point2D(x, y), topRight: Point2D(x + w, y), bottomRight: Point2D(x + w, y + h),
        bottomLeft: Point2D(x, y + h))
    ).map { SamplingMesh($0, columns: columns, rows: rows) }
  }

  private static func sampled(
    _ image: LuminanceImage, _ columns: Int, _ rows: Int, at x: Double, _ y: Double, module: Double
  ) -> GreyGrid? {
    guard let mesh = mesh(columns, rows, at: x, y, module: module) else { return nil }
    return image.view.withPlane { GreyGrid($0, mesh, columns: columns, rows: rows) } ?? nil
  }

  /// From modules of a pixel, of which the middle alone is looked at, to wide ones.
  @Test(arguments: [1, 2, 3, 7]) func modulesHaveTheirOwnGrey(scale: Int) throws {
    let grid = Self.random(19, 13, seed: 4)
    let image = LuminanceImage(grid, scale: scale, dark: 30, light: 200)
    let corner = Double(4 * scale)
    let grey = try #require(Self.sampled(image, 19, 13, at: corner, corner, module: Double(scale)))
    for y in 0..<13 {
      for x in 0..<19 { #expect(abs(grey[x, y] - (grid[x, y] ? 30 : 200) * 256) <= 256, "\(x), \(y)") }
    }
  }

  /// A lattice of several cells gives the same as one.
  @Test func everyModuleBelongsToOneCell() throws {
    let grid = Self.random(21, 21, seed: 5)
    let image = LuminanceImage(grid, scale: 5)
    let mesh = try #require(Self.mesh(21, 21, at: 20, 20, module: 5))
    let fine = try #require(mesh.refined(step: 6))
    let greys = try [mesh, fine].map { mesh in
      try #require(image.view.withPlane { GreyGrid($0, mesh, columns: 21, rows: 21) } ?? nil)
    }
    #expect(greys[0].values == greys[1].values)
  }

  @Test func aQuarterMayLieOutsideThePicture() {
    let image = LuminanceImage(width: 80, height: 80)
    #expect(Self.sampled(image, 4, 4, at: 20, 20, module: 10) != nil)
    #expect(Self.sampled(image, 4, 4, at: 50, 20, module: 10) != nil)
    #expect(Self.sampled(image, 4, 4, at: 60, 20, module: 10) == nil)
    #expect(Self.sampled(image, 4, 4, at: 20, -30, module: 10) == nil)
  }

  @Test func aFoldedMeshHasNoGrey() throws {
    let points = [Point2D(0, 0), Point2D(40, 40), Point2D(40, 0), Point2D(0, 40)]
    let mesh = try #require(SamplingMesh(xs: [0, 4], ys: [0, 4], points: points))
    let image = LuminanceImage(width: 80, height: 80)
    #expect((image.view.withPlane { GreyGrid($0, mesh, columns: 4, rows: 4) } ?? nil) == nil)
  }

  private static func grey(_ grid: ModuleGrid, _ value: (Int, Int, Bool) -> Int) -> GreyGrid {
    var values: [Int32] = []
    for y in 0..<grid.height {
      for x in 0..<grid.width { values.append(Int32(value(x, y, grid[x, y]) * 256)) }
    }
    return GreyGrid(columns: grid.width, rows: grid.height, values: values)
  }

  @Test(arguments: [(21, 21), (10, 8), (33, 7), (6, 45)]) func clearModulesAreDecided(columns: Int, rows: Int)
  {
    let grid = Self.random(columns, rows, seed: UInt64(columns))
    let decided = Self.grey(grid) { $2 ? 30 : 220 }.decide(isInverted: false)
    #expect(decided.modules == grid)
    #expect(decided.erasures == ModuleGrid(width: columns, height: rows))
    #expect(abs(decided.clarity - 1) < 0.01)
    let inverted = Self.grey(grid) { $2 ? 220 : 30 }.decide(isInverted: true)
    #expect(inverted.modules == grid)
  }

  /// Light falls to less than half from one side to the other: dark on the light side is lighter than light
  /// on the dark one.
  @Test func lightThatFadesChangesNothing() {
    let grid = Self.random(40, 40, seed: 40)
    let grey = Self.grey(grid) { x, _, isDark in (isDark ? 110 : 240) * (70 - x) / 70 }
    #expect(grey.decide(isInverted: false).modules == grid)
  }

  @Test func closeCallsAreErasures() {
    var grid = ModuleGrid(width: 12, height: 12)
    for y in 0..<12 { for x in 0..<12 { grid[x, y] = (x + y) & 1 == 0 } }
    let vague = [(3, 4), (9, 9)]
    let decided = Self.grey(grid) { x, y, isDark in
      vague.contains { $0 == (x, y) } ? 125 : isDark ? 30 : 220
    }.decide(isInverted: false)
    var erasures = ModuleGrid(width: 12, height: 12)
    for (x, y) in vague { erasures[x, y] = true }
    #expect(decided.erasures == erasures)
    #expect(decided.clarity < 1 && decided.clarity > 0.95)
  }

  @Test func aGridOfOneGreyIsNotClear() {
    let decided = Self.grey(ModuleGrid(width: 9, height: 9)) { _, _, _ in 140 }.decide(isInverted: false)
    #expect(decided.clarity == 0)
    #expect(decided.modules == ModuleGrid(width: 9, height: 9))
  }

  @Test func sharpeningDrivesModulesFromTheirNeighbours() {
    let values: [Int32] = [60, 60, 60, 60, 100, 60, 60, 60, 60]
    let grid = GreyGrid(columns: 3, rows: 3, values: values)
    // By all of the difference to the mean of four neighbours; those beside the middle by a quarter of it.
    #expect(grid.sharpened(by: 16).values == [60, 50, 60, 50, 140, 50, 60, 50, 60])
    #expect(grid.sharpened(by: 8).values == [60, 55, 60, 55, 120, 55, 60, 55, 60])
    #expect(grid.sharpened(by: 0).values == values)
    let plain = GreyGrid(columns: 3, rows: 2, values: [Int32](repeating: 77, count: 6))
    #expect(plain.sharpened(by: 16).values == plain.values)
    #expect(GreyGrid(columns: 1, rows: 1, values: [9]).sharpened(by: 16).values == [9])
  }

  /// Samples at the middles of modules differ most from their neighbours.
  @Test func middlesAreClearest() throws {
    let image = LuminanceImage(Self.random(24, 24, seed: 6), scale: 6, dark: 30, light: 220)
    func clarity(_ moved: Double) throws -> Int {
      try #require(Self.sampled(image, 24, 24, at: moved, moved, module: 6)).clarity(from: 12)
    }
    let middle = try clarity(0)
    #expect(middle > 0)
    for moved in [-3.0, -2, 2, 3] { #expect(try clarity(moved) < middle, "\(moved) pixels") }
    let plain = LuminanceImage(width: 144, height: 144, luminance: 90)
    #expect(Self.sampled(plain, 24, 24, at: 0, 0, module: 6)?.clarity(from: 12) == 0)
  }
}
