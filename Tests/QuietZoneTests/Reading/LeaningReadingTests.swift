import TestSupport
import Testing

@testable import QuietZone

/// Linear symbols whose bars lean, as on the side of a bottle seen from above or on a label seen askew: no
/// line square to the bars may cross all of them.
@Suite struct LeaningReadingTests {
  static let texts: [Symbology: String] = [
    .ean13: "4006381333931", .code128: "QZ-2026-11", .code39: "LEAN 5", .interleaved2of5: "0123456789",
  ]

  private struct Scene {
    var image: LuminanceImage
    var outline: Quadrilateral
  }

  /// A symbol around the middle of a picture, twenty-five modules high, each of its bars `lean` modules lower
  /// for each module further right, then turned.
  private static func scene(_ symbology: Symbology, _ text: String, lean: Double, turn: Double) throws
    -> Scene
  {
    let symbol = try BarcodeWriter(symbology).write(Content(text: text))
    let dark = symbol.modules.map { $0 == "1" }
    let half = Double(dark.count) / 2, halfHeight = 12.5
    let frame = SquareFrame(center: Point2D(291, 295), module: 2.6, tangent: turn)
    let image = LuminanceImage.painted(width: 581, height: 593) { p in
      let place = frame.modules(p)
      guard abs(place.x) < half, abs(place.y - lean * place.x) < halfHeight else { return false }
      return dark[Int(place.x + half)]
    }
    func corner(_ x: Double, _ y: Double) -> Point2D {
      frame.place(x * half, y * halfHeight + lean * x * half)
    }
    return Scene(
      image: image.softened(reach: 1),
      outline: Quadrilateral(
        topLeft: corner(-1, -1), topRight: corner(1, -1), bottomRight: corner(1, 1), bottomLeft: corner(-1, 1)
      ))
  }

  @Test(
    arguments: [Symbology.ean13, .code128, .code39, .interleaved2of5],
    [-0.8, -0.5, -0.3, 0.2, 0.4, 0.65])
  func reading(_ symbology: Symbology, lean: Double) throws {
    let text = try #require(Self.texts[symbology])
    for turn in [0.15, -2.5] {
      let scene = try Self.scene(symbology, text, lean: lean, turn: turn)
      let found = BarcodeReader().read(scene.image.view)
      #expect(found.map(\.content.bytes) == [Array(text.utf8)], "turn \(turn)")
      for barcode in found {
        let off = scene.outline.distance(toCornersOf: barcode.outline) / 2.6
        #expect(off < 4, "turn \(turn): a corner is \(off) modules off")
      }
    }
  }

  /// Where bars are seen askew and from one side, lines leave them at their upper or lower ends: what such
  /// lines show of an Interleaved 2 of 5 ends as a whole one does, with paper beside it.
  @Test func partsOfTwoOfFiveSeenFromOneSideAreNone() throws {
    var random = SeededRandom(seed: 25)
    var count = 0
    let tries = 200
    for _ in 0..<tries {
      let text = String((0..<12).map { _ in "0123456789".randomElement(using: &random) ?? "0" })
      let symbol = try BarcodeWriter(.interleaved2of5).write(text)
      let dark = symbol.modules.map { $0 == "1" }
      func corner(_ x: Double, _ y: Double) -> Point2D {
        Point2D(x: x + random.real(-12...12), y: y + random.real(-8...8))
      }
      let outline = Quadrilateral(
        topLeft: corner(102, 58), topRight: corner(377, 26), bottomRight: corner(415, 101),
        bottomLeft: corner(77, 151))
      let modules = try #require(
        PerspectiveTransform(x0: 0, y0: 0, x1: Double(dark.count), y1: 1, to: outline)?.inverse)
      let image = LuminanceImage.painted(width: 485, height: 187) { p in
        let place = modules(p.x, p.y)
        guard place.x >= 0, place.x < Double(dark.count), abs(place.y - 0.5) < 0.5 else { return false }
        return dark[Int(place.x)]
      }
      let found = BarcodeReader().read(image.softened(reach: 1).view)
      #expect(found.allSatisfy { $0.content.bytes == Array(text.utf8) }, "\(text): \(found.map(\.content))")
      count += found.count
    }
    #expect(count >= tries * 4 / 5)
  }

  /// What is left of an EAN-13 on a line that runs out of it behind its middle is a UPC-E now and then.
  @Test(arguments: [0.3, -0.5, 0.7]) func lessThanAllOfASymbolIsNone(lean: Double) throws {
    var random = SeededRandom(seed: 11)
    for _ in 0..<12 {
      let digits = (0..<12).map { _ in UInt8(48 + random.unit() * 10) }
      let scene = try Self.scene(.ean13, String(decoding: digits, as: UTF8.self), lean: lean, turn: 0.3)
      let found = BarcodeReader().read(scene.image.view).map(\.content.bytes)
      #expect(found.allSatisfy { $0.prefix(12) == digits[...] || $0.prefix(11) == digits.dropFirst() })
    }
  }
}
