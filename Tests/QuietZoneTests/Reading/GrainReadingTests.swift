import TestSupport
import Testing

@testable import QuietZone

/// Large symbols in the grain of a sensor in bad light: wide modules drown in edges that are none, and show
/// in smaller copies.
@Suite struct GrainReadingTests {
  static let texts: [Symbology: String] = [.ean13: "7891000061190", .code128: "QZ2026"]

  /// Deviations of the grain, grey levels.
  @Test(arguments: [Symbology.ean13, .code128], [20.0, 30, 40])
  func reading(_ symbology: Symbology, _ grain: Double) throws {
    let text = try #require(Self.texts[symbology])
    let symbol = try BarcodeWriter(symbology).write(Content(text: text))
    for seed in UInt64(1)...6 {
      var camera = SyntheticCamera(width: 1500, height: 660, seed: seed)
      camera.background = .plain(0.85)
      camera.lens.blur = .modules(0.4)
      camera.sensor.noise = grain
      camera.place(Print(symbol), SyntheticCamera.Pose(moduleSize: 11, rotation: Double(seed) / 2))
      let found = BarcodeReader().read(camera.photograph().image.view)
      #expect(found.map(\.content.bytes) == [Array(text.utf8)], "seed \(seed)")
    }
  }
}
