import Testing
import TestSupport

@testable import QuietZone

/// Data Matrix with the quiet zone of its standard, one module, on grounds that are busy right up to it.
@Suite struct DataMatrixGroundTests {
  /// What lies around a label, grey by place.
  enum Ground: CaseIterable, Sendable {
    case fineNoise, coarseNoise, threads, scratches

    func paint(_ width: Int, _ height: Int, using random: inout SeededRandom) -> [UInt8] {
      var pixels = [UInt8](repeating: 0, count: width * height)
      let rows = (0..<height).map { _ in 40 * Double(random.normal()) }
      for y in 0..<height {
        for x in 0..<width {
          let value: Double =
            switch self {
            case .fineNoise: 128 + 20 * Double(random.normal())
            case .coarseNoise: 128 + 40 * Double(random.normal())
            case .threads: 128 + ((x / 3 + y / 2) % 2 == 0 ? 35 : -35) + 6 * Double(random.normal())
            case .scratches: 140 + rows[y] + 6 * Double(random.normal())
            }
          pixels[y * width + x] = UInt8(min(max(value, 0), 255))
        }
      }
      return pixels
    }
  }

  private static let texts = ["A-4711", "ITEM 01 5433", "SN 0042/7 LOT 9 REV B"]

  @Test(arguments: Ground.allCases, [2, 3, 4, 6]) func reading(_ ground: Ground, _ module: Int) throws {
    var random = SeededRandom(seed: UInt64(module))
    var read = 0
    for index in 0..<12 {
      let text = Array(Self.texts[index % 3].utf8)
      var options = WriterOptions()
      options.dataMatrix.size = index < 6 ? .square : .rectangle
      let symbol = try BarcodeWriter(.dataMatrix, options: options).write(Content(bytes: text))
      guard case .grid(let grid) = symbol.shape else { continue }
      let image = try #require(label(grid, module, isInverted: index % 4 == 3, on: ground, using: &random))
      let found = BarcodeReader(ReaderOptions(symbologies: .allMatrix)).read(image.view)
      #expect(found.allSatisfy { $0.content.bytes == text })
      if !found.isEmpty { read += 1 }
    }
    // Scratches as long as the picture lie along the arms.
    let least = ground == .scratches && module < 6 ? (module == 2 ? 6 : 9) : module < 4 ? 9 : 10
    #expect(read >= least, "\(ground), \(module) pixels a module: \(read) of 12")
  }

  /// Video's size, and a megapixel: a small symbol in a large picture must not be looked for in its half
  /// alone.
  @Test(arguments: [(640, 480), (1000, 750)], [2, 3]) func largePictures(
    _ size: (width: Int, height: Int), _ module: Int
  ) throws {
    var random = SeededRandom(seed: UInt64(size.width + module))
    let symbol = try BarcodeWriter(.dataMatrix).write(Content(text: Self.texts[1]))
    guard case .grid(let grid) = symbol.shape else { return }
    var read = 0
    for ground in [Ground.fineNoise, .coarseNoise, .threads] {
      for _ in 0..<3 {
        let image = try #require(
          label(grid, module, isInverted: false, on: ground, in: size, using: &random))
        let found = BarcodeReader(ReaderOptions(symbologies: .allMatrix)).read(image.view)
        #expect(found.allSatisfy { $0.content.bytes == Array(Self.texts[1].utf8) })
        if !found.isEmpty { read += 1 }
      }
    }
    #expect(read >= 7, "\(size), \(module) pixels a module: \(read) of 9")
  }

  /// The symbol with one module of paper around, somewhere on the ground.
  private func label(
    _ grid: ModuleGrid, _ module: Int, isInverted: Bool, on ground: Ground,
    in size: (width: Int, height: Int) = (420, 320), using random: inout SeededRandom
  ) -> LuminanceImage? {
    let (width, height) = size
    var pixels = ground.paint(width, height, using: &random)
    let left = 10 + Int(random.unit() * Double(width - (grid.width + 2) * module - 20))
    let top = 10 + Int(random.unit() * Double(height - (grid.height + 2) * module - 20))
    for y in 0..<(grid.height + 2) * module {
      for x in 0..<(grid.width + 2) * module {
        let (u, v) = (x / module - 1, y / module - 1)
        let isInk = u >= 0 && v >= 0 && u < grid.width && v < grid.height && grid[u, v]
        pixels[(top + y) * width + left + x] = isInk != isInverted ? 30 : 225
      }
    }
    return LuminanceImage(width: width, height: height, pixels: pixels)
  }
}
