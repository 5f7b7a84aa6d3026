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
    _ symbology: Symbology, _ text: String, scale: Double, phase: Double = 0, isLightOnDark: Bool = false
  ) throws -> LuminanceImage {
    let modules = try BarcodeWriter(symbology).write(text).modules.map { $0 == "1" }
    let (margin, height) = (12 * scale + phase, 40)
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

  private static func value(_ index: Int) throws -> Barcode {
    let (symbology, text) = texts[index]
    let image = try screen(symbology, text, scale: 4)
    return try #require(BarcodeReader().read(image.view).first)
  }

  /// However the first module lies to the pixels: hardly one is missed, and none is misread.
  @Test(arguments: texts.indices) func reading(_ index: Int) throws {
    let (symbology, text) = Self.texts[index]
    let value = try Self.value(index)
    var read = 0
    for scale in [1.25, 1.37, 1.5, 1.75, 2.6] {
      for phase in [0, 0.2, 0.4, 0.7] {
        let image = try Self.screen(symbology, text, scale: scale, phase: phase)
        let found = BarcodeReader().read(image.view)
        #expect(found.allSatisfy { $0.content == value.content }, "\(scale), \(phase)")
        read += found.count
      }
    }
    #expect((18...20).contains(read))
  }

  @Test(arguments: texts.indices) func lyingAndLightOnDark(_ index: Int) throws {
    let (symbology, text) = Self.texts[index]
    let value = try Self.value(index)
    for isLightOnDark in [false, true] {
      let image = try Self.screen(symbology, text, scale: 1.5, isLightOnDark: isLightOnDark)
      for picture in [image, Self.turned(image)] {
        let found = BarcodeReader().read(picture.view)
        #expect(found.map { $0.content } == [value.content])
        #expect(found.allSatisfy { $0.symbology == value.symbology && $0.isInverted == isLightOnDark })
      }
    }
  }
}
