import TestSupport
import Testing

@testable import QuietZone

/// Linear symbols without a check character, whose quiet zones must be as light as their spaces, in light
/// that is not the same at both ends.
@Suite struct UnevenLightReadingTests {
  static let texts: [Symbology: String] = [
    .code39: "SHADE 7", .codabar: "A4829106B", .interleaved2of5: "482910367245", .msiPlessey: "48291",
  ]

  /// Level bars in the middle of a picture of 640 × 300 pixels, in light from 0 to 1.
  private static func picture(_ symbology: Symbology, _ light: (Double, Double) -> Double) throws
    -> LuminanceImage
  {
    let text = try #require(texts[symbology])
    let dark = try BarcodeWriter(symbology).write(Content(text: text)).modules.map { $0 == "1" }
    let module = 440 / Double(dark.count)
    let flat = LuminanceImage.painted(width: 640, height: 300) { p in
      let x = (p.x - 100) / module
      return x >= 0 && x < Double(dark.count) && abs(p.y - 150) < 60 && dark[Int(x)]
    }.softened(reach: 1)
    let pixels = flat.pixels.enumerated().map { index, grey in
      UInt8((Double(grey) * light(Double(index % 640) / 640, Double(index / 640) / 300)).rounded())
    }
    return try #require(LuminanceImage(width: 640, height: 300, pixels: pixels))
  }

  private static let symbologies: [Symbology] = [.code39, .codabar, .interleaved2of5, .msiPlessey]

  /// A shadow whose edge crosses the bars, two fifths as light as the rest.
  @Test(arguments: symbologies, [-1.0, -0.4, 0.4, 1])
  func shadow(_ symbology: Symbology, slope: Double) throws {
    let image = try Self.picture(symbology) { x, y in (x - 0.5) * slope < (y - 0.5) * 0.6 ? 1 : 0.4 }
    let found = BarcodeReader().read(image.view)
    #expect(found.map(\.content.bytes) == [Self.texts[symbology].map { Array($0.utf8) }])
  }

  /// Light that fades along the bars' row.
  @Test(arguments: symbologies, [0.4, 0.3])
  func fading(_ symbology: Symbology, rest: Double) throws {
    for isTurned in [false, true] {
      let image = try Self.picture(symbology) { x, _ in
        rest + (1 - rest) * (isTurned ? 1 - x : x)
      }
      let found = BarcodeReader().read(image.view)
      #expect(found.map(\.content.bytes) == [Self.texts[symbology].map { Array($0.utf8) }])
    }
  }

  /// A lamp that is mirrored in a part of the bars leaves white, and the rest of an Interleaved 2 of 5 may
  /// pass for a whole one: nothing is read, or all of it, but for one in thirty.
  @Test(arguments: [Symbology.interleaved2of5, .codabar]) func glare(_ symbology: Symbology) throws {
    var wrong: [Double] = []
    for x in stride(from: 150.0, to: 500, by: 12) {
      let image = try Self.picture(symbology) { _, _ in 1 }
      let pixels = image.pixels.enumerated().map { index, pixel in
        let distance = (Point2D(Double(index % 640), Double(index / 640)) - Point2D(x, 150)).length / 80
        return UInt8(min(Double(pixel) + 400 * max(0, 1.5 - distance), 255))
      }
      let shining = try #require(LuminanceImage(width: 640, height: 300, pixels: pixels))
      let found = BarcodeReader().read(shining.view).map(\.content.bytes)
      if !found.allSatisfy({ $0 == Self.texts[symbology].map { Array($0.utf8) } }) { wrong.append(x) }
    }
    #expect(wrong.count <= (symbology == .interleaved2of5 ? 1 : 0), "lamps at \(wrong)")
  }

  /// What covers half of a symbol is no quiet zone, in whatever light, where it is darker than paper.
  @Test(arguments: [Symbology.interleaved2of5, .msiPlessey], [0.3, 1])
  func covered(_ symbology: Symbology, rest: Double) throws {
    for grey in [0.4, 0.5, 0.6] {
      let image = try Self.picture(symbology) { x, _ in rest + (1 - rest) * x }
      let pixels = image.pixels.enumerated().map { index, pixel in
        let x = Double(index % 640) / 640
        return x < 0.5 ? UInt8(255 * grey * (rest + (1 - rest) * x)) : pixel
      }
      let covered = try #require(LuminanceImage(width: 640, height: 300, pixels: pixels))
      #expect(BarcodeReader().read(covered.view).isEmpty, "grey \(grey)")
    }
  }
}
