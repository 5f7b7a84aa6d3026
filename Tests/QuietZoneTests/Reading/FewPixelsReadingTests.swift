import TestSupport
import Testing

@testable import QuietZone

/// Linear symbols of hardly more than a pixel a module, out of focus by most of a module and by a whole one.
@Suite struct FewPixelsReadingTests {
  static let count = 20

  /// What is read in photographs of so many symbols, and where it is.
  static func readings(
    _ symbology: Symbology, moduleSize: Double, blur: Double
  ) throws -> [(text: [UInt8], outline: Quadrilateral, found: [Barcode])] {
    var random = SeededRandom(seed: 11)
    return try (0..<count).map { index in
      // An EAN-13 that began with a zero would be told as the UPC-A that it is.
      let digits = [49] + (0..<11).map { _ in UInt8(48 + Int(random.unit() * 10)) }
      let check = try #require(CheckDigits.gs1(digits))
      let text = symbology == .ean13 ? digits + [check] : digits
      let symbol = try BarcodeWriter(symbology).write(Content(bytes: text))
      var camera = SyntheticCamera(width: 240, height: 160, seed: UInt64(index))
      camera.background = .plain(0.8)
      camera.lens.blur = .modules(blur)
      camera.place(
        Print(symbol),
        SyntheticCamera.Pose(moduleSize: moduleSize, rotation: random.real(-17...17)))
      let photograph = camera.photograph()
      return (text, photograph.outlines[0], BarcodeReader().read(photograph.image.view))
    }
  }

  /// How many of them are read at least where blur is 0.8 and 1 module.
  static let least: [Symbology: [Double: Int]] = [.ean13: [0.8: 20, 1: 13], .code128: [0.8: 20, 1: 20]]

  @Test(arguments: [Symbology.ean13, .code128], [0.8, 1])
  func reading(_ symbology: Symbology, _ blur: Double) throws {
    var read = 0
    for (text, outline, found) in try Self.readings(symbology, moduleSize: 1.3, blur: blur) {
      #expect(found.allSatisfy { $0.content.bytes == text && $0.symbology == symbology })
      read += found.count
      for barcode in found {
        let (left, right) = (barcode.outline.topLeft, barcode.outline.topRight)
        let length = (outline.topRight - outline.topLeft).length
        #expect(abs((right - left).length - length) < 0.1 * length)
        #expect(outline.contains(barcode.outline.center))
      }
    }
    #expect(read >= Self.least[symbology]?[blur] ?? Self.count)
  }
}
