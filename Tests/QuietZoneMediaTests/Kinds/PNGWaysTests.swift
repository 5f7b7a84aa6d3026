import QuietZone
import TestSupport
import Testing

@testable import QuietZoneMedia

/// What is inflated at once, and what libpng reads row by row where there is no room for that: the same.
@Suite struct PNGWaysTests {
  static let layouts: [MadePNG] = [
    MadePNG(width: 37, height: 21), MadePNG(width: 1, height: 1), MadePNG(width: 8, height: 40, chunk: 7),
    MadePNG(width: 37, height: 21, transparency: [0, 1, 0, 2, 0, 3]), MadePNG(width: 33, height: 9, color: 6),
    MadePNG(width: 19, height: 5, color: 4), MadePNG(width: 50, height: 3, color: 0),
    MadePNG(width: 50, height: 3, color: 0, transparency: [0, 9]),
    MadePNG(width: 13, height: 7, depth: 1, color: 0),
    MadePNG(width: 13, height: 7, depth: 2, color: 0, transparency: [0, 2]),
    MadePNG(width: 13, height: 7, depth: 4, color: 0), MadePNG(width: 11, height: 6, depth: 16, color: 2),
    MadePNG(
      width: 21, height: 8, depth: 8, color: 3, palette: [UInt8](0..<240), transparency: [0, 90, 255, 7]),
    MadePNG(width: 21, height: 8, depth: 4, color: 3, palette: [UInt8](100..<124)),
    MadePNG(width: 21, height: 8, depth: 1, color: 3, palette: [9, 9, 9, 200, 200, 200], transparency: [0]),
    MadePNG(width: 300, height: 120, color: 6),
  ]

  /// By the one way or the other: without room beside the picture there is only one.
  private func decoded(_ bytes: [UInt8], hasRoom: Bool) throws -> Picture {
    let file = try PNGFile(PictureData(source: "sample", bytes: bytes))
    var limits = PictureLimits()
    let extent = file.extent(keepsAlpha: true)
    if !hasRoom { limits.maximumMemory = limits.maximumMemory - extent.room(limits, fileBytes: bytes.count) }
    return try file.decode(limits: limits, keepsAlpha: true)
  }

  @Test(arguments: layouts.indices)
  func agree(index: Int) throws {
    var random = SeededRandom(seed: UInt64(index))
    let bytes = Self.layouts[index].bytes(&random)
    let (one, other) = (try decoded(bytes, hasRoom: true), try decoded(bytes, hasRoom: false))
    #expect(one.luminance == other.luminance)
    #expect(one.alpha == other.alpha)
  }

  /// What is wrong is said as libpng says it: a filter of none, a chunk's sum, what a header can't be.
  @Test func faultsAreNamed() throws {
    var random = SeededRandom(seed: 1)
    let bytes = MadePNG(width: 8, height: 4).bytes(&random)
    let data = try #require(bytes.indices.first { bytes.matches("IDAT".bytes, at: $0) })
    for place in [data + 11, data + 4, bytes.count - 5, 29, 26] {
      var damaged = bytes
      damaged[place] ^= 0x40
      let error = failure(damaged)
      #expect(
        error?.isCorrupt == true || error?.isTruncated == true,
        "byte \(place): \(error?.description ?? "none")")
    }
    for length in 8..<bytes.count { #expect(failure([UInt8](bytes.prefix(length)))?.isTruncated == true) }
  }

  /// Memory for a whole picture is counted where pictures share it, and nothing is refused for it.
  @Test func roomIsCounted() throws {
    var random = SeededRandom(seed: 1)
    let bytes = MadePNG(width: 300, height: 120, color: 6).bytes(&random)
    let file = try PNGFile(PictureData(source: "sample", bytes: bytes))
    #expect(file.extent().passingBytes >= 300 * 120 * 4)
    #expect(file.extent().bytes(handlerBytesPerPixel: 0) >= 300 * 120 * 5)
    var limits = PictureLimits()
    limits.maximumMemory = bytes.count + 300 * 120 + 1
    #expect(try file.decode(limits: limits).luminance.pixels.count == 300 * 120)
  }
}
