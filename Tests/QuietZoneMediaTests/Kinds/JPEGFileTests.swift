import QuietZone
import Testing

@testable import QuietZoneMedia

@Suite struct JPEGFileTests {
  @Test(arguments: [Samples.jpegGrey, Samples.jpegColor, Samples.jpegProgressive, Samples.jpegCMYK])
  func decodes(bytes: [UInt8]) throws {
    let picture = try #require(try pictures(bytes).first)
    #expect(picture.kind == .jpeg)
    #expect(difference(picture.luminance, Samples.quadrants) <= 4)
  }

  @Test func readsOrientation() throws {
    #expect(try pictures(Samples.jpegColor).first?.orientation == .right)
    #expect(try pictures(Samples.jpegGrey).first?.orientation == .up)
  }

  @Test func reducesForPreviews() throws {
    var loader = PictureLoader()
    loader.maximumDimension = 4
    let picture = try #require(try pictures(Samples.jpegGrey, loader: loader).first)
    #expect(picture.luminance.width == 4 && picture.luminance.height == 2)
    #expect(picture.sourceWidth == 16 && picture.sourceHeight == 8)
    #expect(
      zip(picture.luminance.pixels, [0, 0, 80, 80, 160, 160, 255, 255]).allSatisfy { abs(Int($0) - $1) < 6 })
    let corner = picture.upright(
      Quadrilateral(
        topLeft: Point2D(x: 0, y: 0), topRight: Point2D(x: 4, y: 0), bottomRight: Point2D(x: 4, y: 2),
        bottomLeft: Point2D(x: 0, y: 2)))
    #expect(corner.bottomRight == Point2D(x: 16, y: 8))
  }

  /// Every proper part of the file is an error that says so, or, when only the end marker lacks, the whole.
  @Test func truncationIsNamed() throws {
    for bytes in [Samples.jpegGrey, Samples.jpegProgressive, Samples.jpegCMYK] {
      for length in 4..<bytes.count {
        let part = [UInt8](bytes.prefix(length))
        if let error = failure(part) {
          #expect(error.isTruncated, "cut at \(length): \(error)")
        } else {
          #expect(length >= bytes.count - 2, "cut at \(length)")
          let whole = try #require(try pictures(part).first)
          #expect(difference(whole.luminance, Samples.quadrants) <= 4)
        }
      }
    }
  }

  @Test func sizeIsCheckedBeforeDecoding() throws {
    var bytes = Samples.jpegGrey
    let frame = try #require(bytes.indices.first { bytes.matches([0xFF, 0xC0], at: $0) })
    bytes.replaceSubrange(frame + 5..<frame + 9, with: [0xFF, 0xDC, 0xFF, 0xDC])
    #expect(
      throws: PictureError.tooManyPixels(
        source: "sample", kind: .jpeg, width: 65500, height: 65500, limit: 200_000_000)
    ) { try pictures(bytes) }
  }
}
