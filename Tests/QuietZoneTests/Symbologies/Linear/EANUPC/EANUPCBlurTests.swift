import TestSupport
import Testing

@testable import QuietZone

/// Bars that blur has swallowed, matched against the plans of the family.
@Suite struct EANUPCBlurTests {
  /// Grey along lines whose bars some UPC-E explains to nine tenths: that is no proof of one.
  static let alien: [[UInt8]] = [
    // The EAN-8 61917002 at 1.2 pixels a module, blurred.
    [
      210, 211, 211, 210, 211, 210, 210, 209, 210, 210, 211, 210, 210, 211, 211, 209, 202, 175, 136, 117, 114,
      114, 114, 114, 102, 67, 33, 27, 59, 119, 150, 116, 78, 100, 146, 150, 136, 160, 190, 174, 137, 113, 91,
      75, 105, 149, 137, 90, 87, 134, 155, 133, 116, 114, 115, 114, 114, 114, 124, 159, 189, 173, 140, 143,
      155, 121, 61, 42, 85, 141, 152, 130, 111, 81, 44, 51, 105, 153, 148, 122, 102, 78, 74, 91, 83, 75, 112,
      153, 144, 121, 115, 127, 160, 195, 208, 210, 210, 210, 210, 210, 210, 210, 210, 210, 210, 210, 210, 210,
      210, 210, 210,
    ],
    // Stripes of random widths.
    [
      93, 111, 74, 49, 68, 114, 140, 142, 142, 142, 142, 142, 142, 142, 142, 142, 142, 142, 142, 142, 142,
      142,
      129, 88, 83, 123, 139, 113, 67, 48, 47, 47, 49, 74, 118, 141, 142, 142, 141, 119, 80, 94, 132, 142, 142,
      142, 136, 101, 59, 47, 48, 64, 104, 103, 62, 47, 48, 62, 105, 138, 129, 89, 84, 112, 87, 53, 58, 99,
      136, 132, 92, 55, 47, 47, 47, 55, 94, 133, 142, 142, 142, 135, 99, 58, 47, 48, 66, 111, 139, 125, 85,
      88, 128, 142, 142, 127, 83, 52, 47, 50, 80, 123, 142, 142,
    ],
  ]

  @Test(arguments: alien) func barsOfAnotherKindAreNoUPCE(_ line: [UInt8]) throws {
    let image = try #require(
      LuminanceImage(width: line.count, height: 90, pixels: (0..<90).flatMap { _ in line }))
    let barcodes = BarcodeReader(ReaderOptions(symbologies: EANUPCTests.all)).read(image.view)
    #expect(barcodes.allSatisfy { $0.content.bytes == Array("61917002".utf8) })
  }

  /// UPC-E photographed so that its narrow bars run together is read all the same.
  @Test func upcEIsReadThroughBlur() throws {
    var random = SeededRandom(seed: 5)
    var reads = 0
    for round in 0..<12 {
      let digits = EANUPCTests.upcE(0, using: &random)
      let symbol = try EANUPCTests.make(.upcE, digits)
      var camera = SyntheticCamera(width: 160, height: 100, seed: UInt64(round))
      camera.background = .plain(0.85)
      camera.lens.blur = .modules(0.7)
      camera.place(Print(symbol), SyntheticCamera.Pose(moduleSize: 1.6))
      let view = camera.photograph().image.view
      let barcodes = BarcodeReader(ReaderOptions(symbologies: EANUPCTests.all)).read(view)
      for barcode in barcodes { #expect(barcode.content.bytes.starts(with: Array(digits.utf8))) }
      reads += barcodes.count
    }
    #expect(reads >= 11)
  }
}
