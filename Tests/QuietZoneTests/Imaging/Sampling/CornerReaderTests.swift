import TestSupport
import Testing

@testable import QuietZone

@Suite struct CornerReaderTests {
  private static let side = 15
  private static let module = 5.0
  /// Of the symbol's outer corner.
  private static let corner = Point2D(30, 22)
  private static let right = Point2D(1, 0).turned(by: 0.3)

  /// Modules by lot behind a finder pattern, the first row and column dark and light in turn.
  private static var grid: ModuleGrid {
    var random = SeededRandom(seed: 15)
    var grid = ModuleGrid.random(width: side, height: side, using: &random)
    for y in 0..<8 {
      for x in 0..<8 {
        grid[x, y] = x < 7 && y < 7 && max(abs(x - 3), abs(y - 3)) != 2
      }
    }
    for i in 8..<side {
      grid[i, 0] = i & 1 == 0
      grid[0, i] = i & 1 == 0
    }
    return grid
  }

  private static func with<R>(_ grid: ModuleGrid, isInverted: Bool = false, _ body: (CornerReader) -> R)
    throws -> R
  {
    let frame = SquareFrame(center: corner, module: module, tangent: 0.3)
    var image = LuminanceImage.painted(width: 131, height: 133) { p in
      let m = frame.modules(p)
      return m.x >= 0 && m.y >= 0 && m.x < Double(side) && m.y < Double(side) && grid[Int(m.x), Int(m.y)]
    }
    if isInverted { image = image.negative }
    let ring = Quadrilateral(
      topLeft: frame.place(0.5, 0.5), topRight: frame.place(6.5, 0.5), bottomRight: frame.place(6.5, 6.5),
      bottomLeft: frame.place(0.5, 6.5))
    let finder = ConcentricPattern(
      center: frame.place(3.5, 3.5), moduleSize: module, ring: ring, isInverted: isInverted,
      inner: isInverted ? 235 : 20, outer: isInverted ? 25 : 230)
    let transform = try #require(finder.frame)
    return try #require(
      image.view.withPlane { body(CornerReader(plane: $0, frame: transform, finder: finder)) })
  }

  @Test(arguments: [false, true]) func modulesAroundAreRead(isInverted: Bool) throws {
    let grid = Self.grid
    let wrong = try Self.with(grid, isInverted: isInverted) { reader in
      (0..<Self.side * Self.side).count {
        reader.isDark($0 % Self.side, $0 / Self.side) != grid[$0 % Self.side, $0 / Self.side]
      }
    }
    #expect(wrong == 0)
  }

  @Test func theFirstModuleIsTheHighestBit() throws {
    let grid = Self.grid
    let modules = [(x: 9, y: 8), (x: 10, y: 8), (x: 11, y: 12), (x: 8, y: 13), (x: 12, y: 9)]
    let words = try Self.with(grid) { reader in
      [reader.word(modules, isMirrored: false), reader.word(modules, isMirrored: true)]
    }
    let bits = modules.map { grid[$0.x, $0.y] ? "1" : "0" }.joined()
    let mirrored = modules.map { grid[$0.y, $0.x] ? "1" : "0" }.joined()
    #expect(words == [bits, mirrored].compactMap { UInt32($0, radix: 2) })
  }

  @Test func timingIsCountedInBothDirections() throws {
    var grid = Self.grid
    #expect(try Self.with(grid) { $0.timingAgreement(from: 8, to: Self.side) } == 2 * (Self.side - 8))
    grid[9, 0] = true
    grid[0, 12] = false
    grid[0, 13] = true
    #expect(try Self.with(grid) { $0.timingAgreement(from: 8, to: Self.side) } == 2 * (Self.side - 8) - 3)
    #expect(try Self.with(grid) { $0.timingAgreement(from: 8, to: 8) } == 0)
  }
}
