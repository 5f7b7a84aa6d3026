import TestSupport
import Testing

@testable import QuietZone

/// What is spent on pictures full of what finders look for.
@Suite struct WorkBudgetTests {
  /// A picture of so many finder patterns a side, each two pixels a module, two modules apart.
  private static func finders(_ count: Int) throws -> LuminanceImage {
    let side = count * 18
    var pixels = [UInt8](repeating: 230, count: side * side)
    for y in 0..<side {
      for x in 0..<side {
        let (u, v) = (x % 18 / 2, y % 18 / 2)
        if u < 7, v < 7, max(abs(u - 3), abs(v - 3)) != 2 { pixels[y * side + x] = 20 }
      }
    }
    return try #require(LuminanceImage(width: side, height: side, pixels: pixels))
  }

  private static func found(_ image: LuminanceImage, _ budget: inout WorkBudget) throws -> Int {
    let halved = image.view.withPlane { $0.halved() } ?? nil
    let half = try #require(halved)
    let count = image.view.withPlane { plane in
      half.view.withPlane { half in
        let map = ThresholdMap(half: half, width: plane.width, height: plane.height)
        let finder = ConcentricFinder(plane: plane, map: map, rowStep: 3, middle: 3...32)
        return finder.locate(outside: [], &budget) { false }.count
      }
    }
    return (count ?? nil) ?? 0
  }

  @Test func patternsAreFoundUntilItIsSpent() throws {
    let image = try Self.finders(20)
    var ample = WorkBudget(10_000_000)
    #expect(try Self.found(image, &ample) == 400)
    #expect(!ample.isSpent)
    var scarce = WorkBudget(20_000)
    let found = try Self.found(image, &scarce)
    #expect(found > 0 && found < 200)
    #expect(scarce.isSpent)
  }

  /// However many symbols a picture shows, they are read, but for those whose patterns went with others' in
  /// as many attempts as the effort allows.
  @Test(arguments: ReaderOptions.Effort.allCases) func symbolsRenewIt(_ effort: ReaderOptions.Effort) throws {
    let symbol = try BarcodeWriter(.qrCode).write("A")
    guard case .grid(let grid) = symbol.shape else { return }
    let pitch = (grid.width + 8) * 3
    let side = pitch * 10
    var pixels = [UInt8](repeating: 230, count: side * side)
    for y in 0..<side {
      for x in 0..<side {
        let (u, v) = (x % pitch / 3 - 4, y % pitch / 3 - 4)
        if u >= 0, v >= 0, u < grid.width, v < grid.height, grid[u, v] { pixels[y * side + x] = 20 }
      }
    }
    let image = try #require(LuminanceImage(width: side, height: side, pixels: pixels))
    let options = ReaderOptions(symbologies: .allMatrix, effort: effort)
    let least = [75, 95, 100][Int(effort.rawValue)]
    #expect(BarcodeReader(options).read(image.view).count >= least)
  }
}
