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

  /// Large symbols bend between one alignment pattern and the next: each says where it is, the last one too,
  /// which straight lines miss.
  @Test(arguments: [(300, 20.0), (600, 30), (1200, 45)])
  func withMany(count: Int, bend: Double) throws {
    var random = SeededRandom(seed: 7)
    let bytes = (0..<count).map { _ in UInt8.random(in: 97...122, using: &random) }
    let symbol = try BarcodeWriter(.qrCode).write(Content(bytes: bytes))
    for rotation in [5.0, 100] {
      var camera = SyntheticCamera(width: 900, height: 800, seed: 5)
      camera.place(
        Print(symbol), SyntheticCamera.Pose(moduleSize: 4, rotation: rotation, tiltX: 20, bend: bend))
      #expect(BarcodeReader().read(camera.photograph().image).map(\.content.bytes) == [bytes])
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
