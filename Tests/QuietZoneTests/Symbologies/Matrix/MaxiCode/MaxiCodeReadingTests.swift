import Testing
import TestSupport

@testable import QuietZone

/// MaxiCodes in photographs that never were, drawn with their hexagons and bullseye.
@Suite struct MaxiCodeReadingTests {
  static let text = "MAXICODE READ ME"

  static func photograph(
    _ situation: Situation, moduleSize: Double, damage: Int = 0
  ) throws -> (photo: SyntheticCamera.Photograph, pose: SyntheticCamera.Pose) {
    var symbol = try BarcodeWriter(.maxiCode).write(Content(text: text))
    var random = SeededRandom(seed: 21)
    if case .hexagons(var grid) = symbol.shape {
      // One module in each of so many codewords of the second part.
      for word in (20..<144).shuffled(using: &random).prefix(damage) {
        guard let index = MaxiCode.bits.firstIndex(of: UInt16(word * 6 + 1)) else { continue }
        grid[index % MaxiCode.columns, index / MaxiCode.columns].toggle()
      }
      symbol.shape = .hexagons(grid)
    }
    let side = Int(45 * moduleSize * 1.5)
    var camera = SyntheticCamera(width: side, height: side, seed: random.next())
    camera.background = .plain(0.7)
    var pose = SyntheticCamera.Pose(moduleSize: moduleSize)
    situation.change(&camera, &pose, &random)
    camera.place(Print(symbol), pose)
    return (camera.photograph(), pose)
  }

  @Test(arguments: Situation.all) func reading(_ situation: Situation) throws {
    let moduleSize = max(situation.moduleSize, 3)
    let (photo, pose) = try Self.photograph(situation, moduleSize: moduleSize)
    let barcodes = BarcodeReader(ReaderOptions(symbologies: .maxiCode)).read(photo.image.view)
    #expect(barcodes.count == 1, "\(situation)")
    guard let barcode = barcodes.first else { return }
    #expect(barcode.symbology == .maxiCode && barcode.content.bytes == Array(Self.text.utf8))
    #expect(barcode.isMirrored == pose.mirrored && barcode.isInverted == pose.inverted, "\(situation)")
    let error = SymbologyChecks<QRCode>.distance(barcode.outline, photo.outlines[0])
    #expect(error < 3 * moduleSize, "\(situation): a corner is \(error) pixels off")
  }

  /// Ten codewords of each block of the second part can be wrong: eight in all are surely repaired.
  @Test func damage() throws {
    let turned = Situation("turned") { _, pose, _ in pose.rotation = 50 }
    let photo = try Self.photograph(turned, moduleSize: 4, damage: 8).photo
    let barcodes = BarcodeReader(ReaderOptions(symbologies: .maxiCode)).read(photo.image.view)
    #expect(barcodes.map(\.content.bytes) == [Array(Self.text.utf8)])
    #expect((barcodes.first?.correction.corrected ?? 0) >= 8)
  }

  /// Targets and noise are none.
  @Test func nothingThere() throws {
    var random = SeededRandom(seed: 22)
    for seed in 0..<10 {
      let side = 120 + seed * 11
      var pixels = [UInt8](repeating: 0, count: side * side)
      for y in 0..<side {
        for x in 0..<side {
          let (dx, dy) = (x - side / 2, y - side / 2)
          let ring = Int(Double(dx * dx + dy * dy).squareRoot()) / (3 + seed % 4)
          let noise = UInt8(truncatingIfNeeded: random.next())
          pixels[y * side + x] = ring > 6 ? noise : ring & 1 == 0 ? 220 : 30
        }
      }
      let image = try #require(LuminanceImage(width: side, height: side, pixels: pixels))
      #expect(BarcodeReader(ReaderOptions(symbologies: .maxiCode)).read(image.view).isEmpty)
    }
  }
}
