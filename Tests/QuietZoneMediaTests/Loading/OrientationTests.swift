import QuietZone
import Testing

@testable import QuietZoneMedia

@Suite struct OrientationTests {
  /// What a viewer shows of the stored picture
  ///
  ///     1 2 3
  ///     4 5 6
  ///
  /// after EXIF 2.32, 4.6.4 A, orientation: where the 0th row and the 0th column lie.
  @Test(arguments: [
    (Orientation.up, 3, [1, 2, 3, 4, 5, 6] as [UInt8]),
    (.upMirrored, 3, [3, 2, 1, 6, 5, 4]),
    (.down, 3, [6, 5, 4, 3, 2, 1]),
    (.downMirrored, 3, [4, 5, 6, 1, 2, 3]),
    (.leftMirrored, 2, [1, 4, 2, 5, 3, 6]),
    (.right, 2, [4, 1, 5, 2, 6, 3]),
    (.rightMirrored, 2, [6, 3, 5, 2, 4, 1]),
    (.left, 2, [3, 6, 2, 5, 1, 4]),
  ])
  func turnsPixelsAndPlaces(orientation: Orientation, width: Int, pixels: [UInt8]) throws {
    let stored = try #require(LuminanceImage(width: 3, height: 2, pixels: [1, 2, 3, 4, 5, 6]))
    let upright = orientation.apply(stored)
    #expect(upright.width == width && upright.pixels == pixels)
    // The middle of each stored pixel goes to the middle of the same grey.
    for y in 0..<2 {
      for x in 0..<3 {
        let place = orientation.apply(Point2D(x: Double(x) + 0.5, y: Double(y) + 0.5), width: 3, height: 2)
        #expect(upright.pixels[Int(place.y) * width + Int(place.x)] == stored.pixels[y * 3 + x])
      }
    }
    var colors = RGBImage(width: 3, height: 2)
    colors.pixels = stored.pixels.flatMap { [$0, $0 + 50, $0 + 100] }
    #expect(orientation.apply(colors).pixels == pixels.flatMap { [$0, $0 + 50, $0 + 100] })
  }

  /// The tag's eight values and some that make no sense, patched into a JPEG's EXIF segment.
  @Test func isReadFromEXIF() throws {
    var bytes = Samples.jpegColor
    let tag = try #require(bytes.indices.first { bytes.matches([0x01, 0x12, 0, 3], at: $0) })
    for value in 0...255 {
      bytes[tag + 9] = UInt8(value)
      let expected = Orientation(rawValue: value) ?? .up
      #expect(try pictures(bytes).first?.orientation == expected)
    }
  }
}
