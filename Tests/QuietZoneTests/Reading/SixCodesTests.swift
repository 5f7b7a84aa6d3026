import Foundation
import QuietZone
import TestSupport
import Testing

/// Where hosts have their pictures: results of functions that fail, parts of other values.
@Suite struct PlacesOfPicturesTests {
  private struct Host { var image: LuminanceImage }

  @inline(never)
  private static func picture(fails: Bool) throws -> LuminanceImage {
    if fails { throw CancellationError() }
    let symbol = try BarcodeWriter(.qrCode).write("A")
    guard case .grid(let grid) = symbol.shape else { throw CancellationError() }
    return LuminanceImage(grid, scale: 4)
  }

  @Test func picturesAreTakenFromAnywhere() throws {
    let reader = BarcodeReader()
    #expect(try reader.read(Self.picture(fails: false)).map(\.text) == ["A"])
    #expect(throws: CancellationError.self) { try reader.read(Self.picture(fails: true)) }
    let host = Host(image: try Self.picture(fails: false))
    #expect(reader.read([host][0].image) == reader.read(host.image))
    #expect(reader.examine(host.image).barcodes == reader.read(host.image.view))
    #expect(LuminanceImage(width: .max, height: 2).pixels.isEmpty)
  }
}

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
