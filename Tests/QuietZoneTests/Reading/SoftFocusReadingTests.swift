import TestSupport
import Testing

@testable import QuietZone

/// Symbols out of focus, as far as blur can be undone: the softest of each was not read before it was.
@Suite struct SoftFocusReadingTests {
  static let symbologies: [Symbology] = [.qrCode, .ean13, .code128]
  /// Deviations of the blur, modules.
  static let readable: [Symbology: [Double]] = [
    .qrCode: [0.5, 0.6], .ean13: [0.75, 0.85], .code128: [1.15, 1.25],
  ]
  static let text = "4006381333931"

  static func found(_ symbology: Symbology, blur: Double) throws -> [Barcode] {
    let symbol = try BarcodeWriter(symbology).write(Content(text: text))
    var camera = SyntheticCamera(width: 560, height: 400, seed: 3)
    camera.background = .plain(0.8)
    camera.lens.blur = .modules(blur)
    camera.place(Print(symbol), SyntheticCamera.Pose(moduleSize: symbology == .code128 ? 3 : 4))
    return BarcodeReader().read(camera.photograph().image.view)
  }

  @Test(arguments: symbologies) func reading(_ symbology: Symbology) throws {
    for blur in Self.readable[symbology] ?? [] {
      let found = try Self.found(symbology, blur: blur)
      #expect(found.map(\.content.bytes) == [Array(Self.text.utf8)], "blur \(blur)")
      #expect(found.map(\.symbology) == [symbology])
    }
  }

  /// Beyond what can be undone there is nothing, and nothing else than what is there.
  @Test(arguments: symbologies) func blurBeyondRepair(_ symbology: Symbology) throws {
    for blur in [0.7, 0.9, 1.1, 1.3, 1.5, 1.8, 2.2, 3] {
      let texts = try Self.found(symbology, blur: blur).map(\.content.bytes)
      #expect(texts.isEmpty || texts == [Array(Self.text.utf8)] && blur < 3, "blur \(blur)")
    }
  }

  /// A picture that ends just beside a symbol: two modules of light on one side will do, and of a symbol
  /// that the picture's edge cuts there is nothing.
  @Test(arguments: [Symbology.ean13, .code128], [false, true])
  func edgeOfThePicture(_ symbology: Symbology, _ isLeft: Bool) throws {
    let symbol = try BarcodeWriter(symbology).write(Content(text: Self.text))
    var camera = SyntheticCamera(width: 620, height: 300, seed: 3)
    camera.background = .plain(0.8)
    camera.lens.blur = .modules(symbology == .code128 ? 1.1 : 0.85)
    camera.place(Print(symbol), SyntheticCamera.Pose(moduleSize: 4))
    let photograph = camera.photograph()
    let bounds = photograph.outlines[0].bounds
    for modules in [3.0, 2, 1, 0, -3, -10, -20, -30, -40, -50, -60] {
      let left = isLeft ? Int(bounds.x - modules * 4) : 0
      let right = isLeft ? photograph.image.width : Int(bounds.x + bounds.width + modules * 4)
      let image = try #require(photograph.image.columns(left..<right))
      let texts = BarcodeReader().read(image.view).map(\.content.bytes)
      #expect(texts == [Array(Self.text.utf8)] || modules < 2 && texts.isEmpty, "\(modules) modules")
    }
  }
}
