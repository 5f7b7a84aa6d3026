import QuietZone
import Testing

@testable import QuietZoneMedia

@Suite struct PNGFileTests {
  @Test(arguments: [
    Samples.pngGrey16, Samples.pngRGB16, Samples.pngPalette2, Samples.pngGreyAlpha, Samples.pngRGBAInterlaced,
    Samples.pngGreyInterlaced, Samples.pngGreyTransparent, Samples.pngExif,
  ])
  func decodes(bytes: [UInt8]) throws {
    let picture = try #require(try pictures(bytes).first)
    #expect(picture.kind == .png)
    #expect(picture.luminance == Samples.quadrants)
  }

  @Test func readsOrientation() throws {
    #expect(try pictures(Samples.pngExif).first?.orientation == .right)
  }

  @Test func truncationIsNamed() throws {
    for bytes in [Samples.pngGrey16, Samples.pngRGBAInterlaced, Samples.pngPalette2] {
      for length in 8..<bytes.count {
        let error = failure([UInt8](bytes.prefix(length)))
        #expect(error?.isTruncated == true, "cut at \(length): \(error?.description ?? "accepted")")
      }
    }
  }

  /// A header that promises 60 000 × 60 000 pixels is refused before memory is taken.
  @Test func refusesHugeHeaders() throws {
    var bytes = Samples.pngGrey16
    bytes.replaceSubrange(16..<24, with: [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60])
    #expect(
      throws: PictureError.tooManyPixels(
        source: "sample", kind: .png, width: 60000, height: 60000, limit: 200_000_000)
    ) { try pictures(bytes) }
    bytes.replaceSubrange(16..<24, with: [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF])
    #expect(throws: PictureError.self) { try pictures(bytes) }
  }

  @Test func aDamagedByteIsCorrupt() throws {
    var bytes = Samples.pngGrey16
    bytes[50] ^= 0x10
    #expect(failure(bytes)?.isCorrupt == true)
  }
}
