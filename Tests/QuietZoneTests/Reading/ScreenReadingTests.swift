import TestSupport
import Testing

@testable import QuietZone

/// Pictures of screens: symbols drawn with whole pixels, and enlarged by a fraction without smoothing.
@Suite struct ScreenReadingTests {
  private static let texts: [(Symbology, String)] = [
    (.code128, "QZ-4711-screen"), (.ean13, "4006381333931"), (.upcA, "036000291452"), (.code39, "SCREEN 39"),
    (.code93, "SCREEN-93"), (.codabar, "A40156B"), (.ean8, "96385074"), (.telepen, "Telepen 5"),
  ]

  /// A symbol whose modules are a fraction of pixels wide, each pixel as dark as what its middle shows.
  private static func screen(
    _ symbology: Symbology, _ text: String, scale: Double, isLightOnDark: Bool
  ) throws -> LuminanceImage {
    let modules = try BarcodeWriter(symbology).write(text).modules.map { $0 == "1" }
    let (margin, height) = (12 * scale, 40)
    var image = LuminanceImage(width: Int(Double(modules.count + 24) * scale), height: height + 20)
    for i in image.pixels.indices {
      let (x, y) = (i % image.width, i / image.width)
      let module = Int(((Double(x) + 0.5 - margin) / scale).rounded(.down))
      let isDark = (10..<height + 10).contains(y) && modules.indices.contains(module) && modules[module]
      image.pixels[i] = isDark != isLightOnDark ? 20 : 235
    }
    return image
  }

  private static func turned(_ image: LuminanceImage) -> LuminanceImage {
    var other = LuminanceImage(width: image.height, height: image.width)
    for i in image.pixels.indices {
      other.pixels[i % image.width * other.width + i / image.width] = image.pixels[i]
    }
    return other
  }

  @Test(arguments: texts.indices, [1.25, 1.37, 1.5, 1.75, 2.6])
  func reading(_ index: Int, scale: Double) throws {
    let (symbology, text) = Self.texts[index]
    let large = try Self.screen(symbology, text, scale: 4, isLightOnDark: false)
    let value = try #require(BarcodeReader().read(large.view).first)
    for isLightOnDark in [false, true] {
      let image = try Self.screen(symbology, text, scale: scale, isLightOnDark: isLightOnDark)
      for picture in [image, Self.turned(image)] {
        let found = BarcodeReader().read(picture.view)
        #expect(found.map(\.content) == [value.content] && found[0].symbology == value.symbology)
        #expect(found.allSatisfy { $0.isInverted == isLightOnDark })
      }
    }
  }
}
