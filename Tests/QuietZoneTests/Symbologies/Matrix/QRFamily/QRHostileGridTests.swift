import TestSupport
import Testing

@testable import QuietZone

/// Whatever the modules are, there is a result or an error, never a trap.
@Suite struct QRHostileGridTests {
  private static let sizes: [(Symbology, Int, Int)] =
    QRCode.versions.map { (.qrCode, 17 + 4 * $0, 17 + 4 * $0) }
    + MicroQRCode.versions.map { (.microQRCode, 9 + 2 * $0, 9 + 2 * $0) }
    + RectangularMicroQRCode.versions.map {
      let size = RectangularMicroQRCode.size(version: $0)
      return (.rectangularMicroQRCode, size.columns, size.rows)
    }

  @Test func randomGridsOfEverySize() {
    var random = SeededRandom(seed: 20_000)
    var read = 0
    for index in 0..<20_000 {
      let (symbology, width, height) = Self.sizes[index % Self.sizes.count]
      let dark = [0, 0.02, 0.5, 0.5, 0.5, 0.98, 1][index / Self.sizes.count % 7]
      let grid = ModuleGrid.random(width: width, height: height, dark: dark, using: &random)
      let erasures: ModuleGrid? =
        index % 3 == 0 ? .random(width: width, height: height, dark: 0.01, using: &random) : nil
      if dark == 0.5, (try? decodeQRFamily(symbology, grid, erasures: erasures)) != nil { read += 1 }
      if dark != 0.5 { _ = try? decodeQRFamily(symbology, grid, erasures: erasures) }
    }
    // A misread of noise: M1 alone has so few check bits that noise may pass now and then.
    #expect(read <= 3)
  }

  @Test func validSymbolsWithFlippedModules() {
    var random = SeededRandom(seed: 11)
    for symbol in IndependentSymbol.all {
      for share in [0.001, 0.01, 0.05, 0.1, 0.2] {
        for _ in 0..<6 {
          var grid = symbol.grid
          var erasures = ModuleGrid(width: grid.width, height: grid.height)
          for y in 0..<grid.height {
            for x in 0..<grid.width where random.chance(share) {
              grid[x, y].toggle()
              erasures[x, y] = random.chance(0.5)
            }
          }
          guard let decoded = try? decodeQRFamily(symbol.symbology, grid, erasures: erasures) else {
            continue
          }
          #expect(decoded.content == symbol.content)
        }
      }
    }
  }

  @Test func randomBitStreams() {
    var random = SeededRandom(seed: 77)
    let formats =
      [1, 10, 27].map(QRCode.bitFormat) + [1, 10].map(QRCode.model1BitFormat)
      + MicroQRCode.versions.map(MicroQRCode.bitFormat)
      + [1, 12, 32].map(RectangularMicroQRCode.bitFormat)
    for _ in 0..<4000 {
      let length = Int.random(in: 0...60, using: &random)
      let data = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
      for format in formats {
        guard let message = try? QRSegmentParser.parse(data, format: format) else { continue }
        #expect(message.content.bytes.count <= length * 8)
        _ = message.content.text()
      }
    }
  }
}
