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
}
