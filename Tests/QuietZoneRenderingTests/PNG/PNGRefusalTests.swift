import QuietZone
import Testing

@testable import QuietZoneRendering

@Suite struct PNGRefusalTests {
  private func encode(
    _ count: Int, _ pixels: PNGPixels, _ width: Int, _ height: Int, rowStride: Int? = nil, value: UInt8 = 0
  ) throws(RenderingError) {
    let bytes = [UInt8](repeating: value, count: count)
    _ = try PNGWriter().encode(bytes, pixels, width: width, height: height, rowStride: rowStride)
  }

  @Test func sidesThatNoHeaderCanTell() {
    let longest = 2_147_483_647
    for (width, height) in [(0, 5), (5, 0), (-1, 5), (5, .min), (longest + 1, 1), (1, .max)] {
      #expect(throws: RenderingError.pictureSize(width: width, height: height, maximum: longest)) {
        try encode(100, .rgb, width, height)
      }
    }
    #expect(throws: RenderingError.pictureSize(width: 0, height: 5, maximum: longest)) {
      try PNGWriter().encode(LuminanceImage(width: 0, height: 5))
    }
    #expect(throws: RenderingError.pictureSize(width: 0, height: 0, maximum: longest)) {
      try PNGWriter().encode(Raster(width: 0, height: 0, background: .white, foreground: .black))
    }
  }

  @Test func rowsThatAreTooFewOrTooShort() throws {
    #expect(throws: RenderingError.rowBytes(11, expected: 12)) { try encode(11, .rgb, 2, 2) }
    #expect(throws: RenderingError.rowBytes(0, expected: 1)) { try encode(0, .grey(.one), 1, 1) }
    #expect(throws: RenderingError.rowBytes(13, expected: 14)) { try encode(13, .rgb, 2, 2, rowStride: 8) }
    // The last row needs no bytes behind its pixels.
    try encode(14, .rgb, 2, 2, rowStride: 8)
    for stride in [5, 0, -1, .min] {
      #expect(throws: RenderingError.rowStride(stride, minimum: 6)) {
        try encode(100, .rgb, 2, 2, rowStride: stride)
      }
    }
    // Products that do not fit into an integer are no traps.
    #expect(throws: RenderingError.rowBytes(9, expected: .max)) {
      try encode(9, .rgba, 1, 2_147_483_647, rowStride: .max)
    }
    #expect(throws: RenderingError.rowBytes(9, expected: .max)) {
      try encode(9, .rgba, 2_147_483_647, 2_147_483_647)
    }
  }

  @Test func palettes() throws {
    let colors = [ArtworkColor](repeating: .black, count: 5)
    #expect(throws: RenderingError.paletteCount(0, maximum: 2)) { try encode(1, .palette([], .one), 1, 1) }
    #expect(throws: RenderingError.paletteCount(5, maximum: 4)) {
      try encode(1, .palette(colors, .two), 1, 1)
    }
    #expect(throws: RenderingError.paletteColor(5, x: 1, y: 0, count: 5)) {
      try encode(4, .palette(colors, .four), 3, 2, value: 0x45)
    }
    #expect(throws: RenderingError.paletteColor(9, x: 0, y: 0, count: 5)) {
      try encode(6, .palette(colors, .eight), 3, 2, value: 9)
    }
    // The half of a byte that is past the last pixel does not count.
    try encode(1, .palette(colors, .four), 1, 1, value: 0x4F)
  }

  @Test func messagesSayWhatWouldDo() {
    #expect(
      RenderingError.pictureSize(width: 0, height: .min, maximum: 2_147_483_647).message
        == "picture of 0 x -9223372036854775808 pixels; sides of 1 to 2147483647 can be written")
    #expect(
      RenderingError.rowBytes(11, expected: 12).message == "rows of 11 bytes in all; the picture has 12")
    #expect(
      RenderingError.rowStride(5, minimum: 6).message == "rows 5 bytes apart; the pixels of one take 6")
    #expect(
      RenderingError.paletteCount(0, maximum: 2).message == "palette of 0 colours; 1 to 2 can be written")
    #expect(
      RenderingError.paletteColor(9, x: 3, y: 4, count: 5).message
        == "colour 9 at (3, 4); the palette has 0 to 4")
  }
}
