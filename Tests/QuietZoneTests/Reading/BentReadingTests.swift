import QuietZone
import TestSupport
import Testing

/// QR codes on labels round bottles and cans.
@Suite struct BentReadingTests {
  /// A symbol that covers so many degrees of a cylinder, seen from the side and from above.
  private static func photographs(_ text: String, bend: Double) throws -> [LuminanceImage] {
    let symbol = try BarcodeWriter(.qrCode).write(text)
    return [0.0, 25, 40].flatMap { tilt in
      [10.0, 55, 80].map { rotation in
        var camera = SyntheticCamera(width: 800, height: 640, seed: 5)
        camera.place(
          Print(symbol), SyntheticCamera.Pose(moduleSize: 5, rotation: rotation, tiltX: tilt, bend: bend))
        return camera.photograph().image
      }
    }
  }

  /// Version 1 has no alignment pattern: where its fourth corner lies nothing says but the other three.
  @Test(arguments: [30.0, 45, 60]) func withoutAlignmentPatterns(bend: Double) throws {
    for image in try Self.photographs("BOTTLE", bend: bend) {
      #expect(BarcodeReader().read(image.view).map(\.content.bytes) == [Array("BOTTLE".utf8)])
    }
  }

  @Test func withOne() throws {
    let text = String(repeating: "BOTTLE", count: 10)
    for image in try Self.photographs(text, bend: 30) {
      #expect(BarcodeReader().read(image.view).map(\.content.bytes) == [Array(text.utf8)])
    }
  }

  /// The camera of a phone has no time to settle on the grey.
  @Test func forVideo() throws {
    for image in try Self.photographs("BOTTLE", bend: 45) {
      let barcodes = BarcodeReader(ReaderOptions(effort: .fast)).read(image.view)
      #expect(barcodes.map(\.content.bytes) == [Array("BOTTLE".utf8)])
    }
  }
}
