import Testing
import TestSupport

@testable import QuietZone

/// Data Matrix in pictures.
@Suite struct DataMatrixReadingTests {
  typealias Checks = SymbologyChecks<DataMatrix>

  /// Squares of one, four and sixteen regions, and the largest rectangle of DMRE.
  private static let plans = plans(["14×14", "36×36", "64×64", "64×26"])
  /// Small ones.
  private static let small = plans(["10×10", "24×24"])
  /// Of those of few rows, those that are read dark on light and more than two pixels a module wide.
  private static let low = plans(["18×8", "36×12", "48×16"])

  private static func plans(_ names: [String]) -> [SymbolPlan] {
    DataMatrix.plans.filter { names.contains($0.description) }
  }

  @Test(arguments: plans, Situation.all)
  func reading(_ plan: SymbolPlan, _ situation: Situation) {
    Checks.reading(plan, situation, seed: 5)
  }

  @Test(arguments: small, Situation.all)
  func readingSmall(_ plan: SymbolPlan, _ situation: Situation) {
    Checks.reading(plan, situation, seed: 5)
  }

  @Test(arguments: low, Situation.all.filter { $0.moduleSize > 2 && $0.description != "light on dark" })
  func readingLow(_ plan: SymbolPlan, _ situation: Situation) {
    Checks.reading(plan, situation, seed: 5)
  }

  @Test func largest() throws {
    let plan = try #require(DataMatrix.plans.first { $0.columns == 144 && $0.rows == 144 })
    Checks.reading(plan, Situation.all[0], seed: 6)
  }

  /// A plate: every symbol is read, each once.
  @Test func plate() throws {
    var camera = SyntheticCamera(width: 900, height: 640, seed: 11)
    camera.background = .plain(0.8)
    var random = SeededRandom(seed: 3)
    for row in 0..<6 {
      for column in 0..<10 {
        let symbol = try BarcodeWriter(.dataMatrix).write(Content(bytes: Array("R\(row)C\(column)X".utf8)))
        guard case .grid(let grid) = symbol.shape else { continue }
        let center = Point2D(x: (Double(column) + 0.5) / 10, y: (Double(row) + 0.5) / 6)
        camera.place(
          Print(grid, quietZone: Symbol.Margins(2)),
          SyntheticCamera.Pose(moduleSize: 4, center: center, rotation: random.real(0...360)))
      }
    }
    let options = ReaderOptions(symbologies: .dataMatrix)
    let texts = BarcodeReader(options).read(camera.photograph().image.view).map { $0.content.bytes }
    #expect(texts.count == 60)
    #expect(Set(texts).count == 60)
  }

  /// Modules that are dots apart from each other, light on dark.
  @Test func dots() throws {
    let symbol = try BarcodeWriter(.dataMatrix).write(Content(bytes: Array("PEENED 42".utf8)))
    guard case .grid(let grid) = symbol.shape else { return }
    let image = dotted(grid, pitch: 16, radius: 5.5, isInverted: true)
    let barcodes = BarcodeReader(ReaderOptions(symbologies: .dataMatrix)).read(image.view)
    #expect(barcodes.map { $0.content.bytes } == [Array("PEENED 42".utf8)])
    #expect(barcodes.first?.isInverted == true)
  }

  private func dotted(
    _ grid: ModuleGrid, pitch: Int, radius: Double, isInverted: Bool
  ) -> LuminanceImage {
    let margin = 4 * pitch
    var image = LuminanceImage(
      width: grid.width * pitch + 2 * margin, height: grid.height * pitch + 2 * margin,
      luminance: isInverted ? 60 : 190)
    for y in 0..<grid.height {
      for x in 0..<grid.width where grid[x, y] {
        for v in 0..<pitch {
          for u in 0..<pitch {
            let (dx, dy) = (Double(u) + 0.5 - Double(pitch) / 2, Double(v) + 0.5 - Double(pitch) / 2)
            guard dx * dx + dy * dy < radius * radius else { continue }
            image.pixels[(margin + y * pitch + v) * image.width + margin + x * pitch + u] =
              isInverted ? 190 : 60
          }
        }
      }
    }
    return image
  }

  /// A corner torn off up to the promised correction, and a stroke across a border.
  @Test func damage() throws {
    let symbol = try BarcodeWriter(.dataMatrix).write(
      Content(bytes: Array("A LABEL THAT HAS SEEN BETTER DAYS".utf8)))
    guard case .grid(var grid) = symbol.shape else { return }
    for y in 8..<12 {
      for x in 8..<13 { grid[x, y] = false }
    }
    for x in 4..<6 { grid[x, grid.height - 1] = false }
    var camera = SyntheticCamera(width: 200, height: 200, seed: 5)
    camera.background = .plain(0.8)
    camera.place(
      Print(grid, quietZone: Symbol.Margins(2)), SyntheticCamera.Pose(moduleSize: 4, rotation: 17))
    let barcodes = BarcodeReader(ReaderOptions(symbologies: .dataMatrix)).read(camera.photograph().image.view)
    #expect(barcodes.map { $0.content.bytes } == [Array("A LABEL THAT HAS SEEN BETTER DAYS".utf8)])
    #expect(barcodes.first?.correction.corrected ?? 0 > 0)
  }

  /// Noise holds nothing and stops nothing.
  @Test func noise() {
    var random = SeededRandom(seed: 9)
    for size in [1, 2, 3, 7, 12, 33, 150, 400] {
      var image = LuminanceImage(width: size, height: size)
      for i in image.pixels.indices { image.pixels[i] = UInt8(truncatingIfNeeded: random.next()) }
      #expect(BarcodeReader(ReaderOptions(symbologies: .dataMatrix)).read(image.view).isEmpty)
    }
  }
}
