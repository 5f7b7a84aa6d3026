import QuietZone
import TestSupport
import Testing

/// One call reads codes of every family that lie in one picture.
@Suite(.enabled(if: SymbologySet.all.contains(.pdf417))) struct SixCodesTests {
  @Test(arguments: 1...4) func oneCallReadsThemAll(seed: UInt64) {
    let scene = SyntheticCamera.sixCodes(width: 1800, height: 1200, seed: seed)
    #expect(scene.contents.count == 6)
    let found = BarcodeReader().read(scene.camera.photograph().image.view)
    for (symbology, bytes) in scene.contents {
      #expect(
        found.filter { $0.symbology == symbology && $0.content.bytes == bytes }.count == 1,
        "\(symbology.token), seed \(seed)")
    }
    #expect(found.count == 6, "seed \(seed): \(found.map { "\($0.symbology.token) \($0.content.bytes)" })")
  }
}
