import TestSupport
import Testing

@testable import QuietZone

/// Symbols in grain: that of a sensor in bad light, in which wide modules drown in edges that are none and
/// show in smaller copies, and that of print.
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

  /// Grain as strong as bars a few pixels wide, which no smaller copy has room for.
  @Test(arguments: [Symbology.ean13, .code128])
  func narrowBars(_ symbology: Symbology) throws {
    let text = try #require(Self.texts[symbology])
    let symbol = try BarcodeWriter(symbology).write(Content(text: text))
    for seed in UInt64(1)...6 {
      var camera = SyntheticCamera(width: 420, height: 300, seed: seed)
      camera.background = .plain(0.85)
      camera.sensor.noise = 50
      camera.place(Print(symbol), SyntheticCamera.Pose(moduleSize: 2.8, rotation: Double(seed) / 2))
      let found = BarcodeReader().read(camera.photograph().image.view)
      #expect(found.map(\.content.bytes) == [Array(text.utf8)], "seed \(seed)")
    }
  }

  /// Bars that lack 0.15 of a module at each side, as ink does on what is worn or not hot enough: what lies
  /// between them is nearly twice as wide.
  @Test(arguments: [Symbology.pdf417, .microPDF417])
  func thinBars(_ symbology: Symbology) throws {
    let symbol = try BarcodeWriter(symbology).write("THIN 2026")
    for seed in UInt64(1)...4 {
      var camera = SyntheticCamera(width: 560, height: 300, seed: seed)
      camera.lens.blur = .modules(0.3)
      camera.place(
        Print(spreading: symbol.grid, growth: -0.15, quietZone: symbol.quietZone),
        SyntheticCamera.Pose(moduleSize: 3, rotation: Double(seed) * 2))
      let found = BarcodeReader().read(camera.photograph().image.view)
      #expect(found.map(\.content.bytes) == [Array("THIN 2026".utf8)], "seed \(seed)")
    }
  }

  /// Bars of dots, as ink jets print them: each dot stands alone.
  @Test(arguments: [Symbology.code39, .codabar, .ean13])
  func dots(_ symbology: Symbology) throws {
    let texts: [Symbology: String] = [.code39: "DOT 39", .codabar: "A48291B", .ean13: "4006381333931"]
    let text = try #require(texts[symbology])
    let symbol = try BarcodeWriter(symbology).write(Content(text: text))
    let dark = symbol.modules.map { $0 == "1" }
    for turn in [0.0, 0.11] {
      let frame = SquareFrame(center: Point2D(310, 160), module: 4, tangent: turn)
      let image = LuminanceImage.painted(width: 620, height: 320) { p in
        let place = frame.modules(p) + Point2D(Double(dark.count) / 2, 12)
        guard place.x >= 0, place.x < Double(dark.count), place.y >= 0, place.y < 24 else { return false }
        let off = place - Point2D(place.x.rounded(.down) + 0.5, place.y.rounded(.down) + 0.5)
        return dark[Int(place.x)] && off.length < 0.38
      }
      let found = BarcodeReader().read(image.softened(reach: 1).view)
      #expect(found.map(\.content.bytes) == [Array(text.utf8)], "turn \(turn)")
    }
  }
}
