import QuietZone
import TestSupport
import Testing

@testable import QuietZoneMedia

@Suite struct PNMFileTests {
  @Test(arguments: [
    ("P1 # comment\n3 2\n1 0 1\n010", [0, 255, 0, 255, 0, 255] as [UInt8]),
    ("P2\n3 2\n4\n0 1 2 3 4 9\n", [0, 64, 128, 191, 255, 255]),
    ("P3\n1 2 255\n255 0 0  0 255 0", [76, 150]),
    ("P2 2 1 65535 65535 32768", [255, 128]),
  ])
  func readsPlain(text: String, pixels: [UInt8]) throws {
    #expect(try pictures(text.bytes).first?.luminance.pixels == pixels)
  }

  @Test func readsRaw() throws {
    #expect(
      try pictures("P4\n9 1\n".bytes + [0xAA, 0x80]).first?.luminance.pixels == [
        0, 255, 0, 255, 0, 255, 0, 255, 0,
      ])
    #expect(try pictures("P5 2 1 255\n".bytes + [7, 9]).first?.luminance.pixels == [7, 9])
    #expect(
      try pictures("P5 2 1 65535\n".bytes + [0x80, 0, 0xFF, 0xFF]).first?.luminance.pixels == [128, 255])
    #expect(try pictures("P6 1 1 255\n".bytes + [0, 0, 255]).first?.luminance.pixels == [29])
    #expect(try pictures("P6 1 1 65535\n".bytes + [0xFF, 0xFF, 0, 0, 0, 0]).first?.luminance.pixels == [76])
  }

  @Test func readsSeveralPictures() throws {
    let one = PGMWriter.encode(Samples.quadrants)
    let pages = try pictures(one + one)
    #expect(pages.map(\.page) == [0, 1])
    #expect(pages.allSatisfy { $0.luminance == Samples.quadrants })
  }

  @Test func roundTrip() throws {
    var random = SeededRandom(seed: 1)
    for size in [(1, 1), (7, 3), (64, 48)] {
      let pixels = random.bytes(size.0 * size.1)
      let image = try #require(LuminanceImage(width: size.0, height: size.1, pixels: pixels))
      #expect(try pictures(PGMWriter.encode(image)).first?.luminance == image)
    }
  }

  @Test(arguments: [
    "P5\n", "P5\n3", "P5\n3 3\n255", "P5\n3 3\n255\nabc", "P2\n2 2\n255\n1 2 3", "P1\n2 2\n101",
  ])
  func truncationIsNamed(text: String) throws {
    let error = failure(text.bytes)
    #expect(error?.isTruncated == true, "\(error?.description ?? "accepted")")
    #expect(error?.description.contains(/s is missing/) == false, "\(error?.description ?? "accepted")")
  }

  @Test(arguments: ["P5\n0 3\n255\n", "P5\n3 3\n0\n", "P5\n3 3\n65536\n", "P5\nx 3\n255\n", "P2\n1 1\n9\n-1"])
  func contradictionsAreCorrupt(text: String) throws {
    let error = failure(text.bytes)
    #expect(error?.isCorrupt == true, "\(error?.description ?? "accepted")")
  }

  @Test func refusesHugeHeaders() {
    #expect(throws: PictureError.self) { try pictures("P5\n999999999 999999999\n255\n".bytes) }
    #expect(throws: PictureError.self) { try pictures("P1\n60000 60000\n1".bytes) }
  }
}
