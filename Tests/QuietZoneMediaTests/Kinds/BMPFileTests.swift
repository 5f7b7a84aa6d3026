import QuietZone
import Testing

@testable import QuietZoneMedia

@Suite struct BMPFileTests {
  @Test(arguments: [Samples.bmp8, Samples.bmp24])
  func decodes(bytes: [UInt8]) throws {
    #expect(try pictures(bytes).first?.luminance == Samples.quadrants)
  }

  @Test func decodesBilevel() throws {
    let pixels = Samples.quadrants.pixels.map { $0 > 100 ? 255 : 0 as UInt8 }
    #expect(try pictures(Samples.bmp1).first?.luminance.pixels == pixels)
  }

  /// A file with a BITMAPINFOHEADER, written field by field.
  private func file(
    _ width: Int32, _ height: Int32, bits: UInt16, compression: UInt32 = 0, extra: [UInt8] = [],
    pixels: [UInt8]
  ) -> [UInt8] {
    func little<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
      withUnsafeBytes(of: number.littleEndian) { [UInt8]($0) }
    }
    let offset = UInt32(54 + extra.count)
    var bytes = "BM".bytes + little(offset + UInt32(pixels.count)) + [0, 0, 0, 0] + little(offset)
    bytes += little(UInt32(40)) + little(width) + little(height) + little(UInt16(1)) + little(bits)
    bytes += little(compression) + [UInt8](repeating: 0, count: 20)
    return bytes + extra + pixels
  }

  /// Black, red, green, white; blue, green, red, unused.
  private let palette: [UInt8] = [0, 0, 0, 0, 0, 0, 255, 0, 0, 255, 0, 0, 255, 255, 255, 0]

  @Test func rowsGoUpUnlessTheHeightIsNegative() throws {
    let pixels: [UInt8] = [0x01, 0, 0, 0, 0x23, 0, 0, 0]
    let up = file(2, 2, bits: 4, extra: palette, pixels: pixels)
    #expect(try pictures(up).first?.luminance.pixels == [150, 255, 0, 76])
    let down = file(2, -2, bits: 4, extra: palette, pixels: pixels)
    #expect(try pictures(down).first?.luminance.pixels == [0, 76, 150, 255])
  }

  @Test func sixteenBits() throws {
    // 5-5-5: white, red.
    let plain = file(2, 1, bits: 16, pixels: [0xFF, 0x7F, 0x00, 0x7C])
    #expect(try pictures(plain).first?.luminance.pixels == [255, 76])
    // 5-6-5 by bit fields: white, green.
    let masks: [UInt8] = [0, 0xF8, 0, 0, 0xE0, 0x07, 0, 0, 0x1F, 0, 0, 0]
    let fields = file(2, 1, bits: 16, compression: 3, extra: masks, pixels: [0xFF, 0xFF, 0xE0, 0x07])
    #expect(try pictures(fields).first?.luminance.pixels == [255, 150])
  }

  @Test func runs() throws {
    // Two red, three plain pixels (padded), end of row; one green, a jump of two to the right, one black,
    // end.
    let eight: [UInt8] = [2, 1, 0, 3, 0, 2, 3, 0, 0, 0, 1, 2, 0, 2, 2, 0, 1, 0, 0, 1]
    let runs8 = file(5, 2, bits: 8, compression: 1, extra: palette, pixels: eight)
    #expect(try pictures(runs8).first?.luminance.pixels == [150, 255, 255, 0, 255, 76, 76, 0, 150, 255])
    // Five pixels red, green by turns.
    let runs4 = file(5, 1, bits: 4, compression: 2, extra: palette, pixels: [5, 0x12, 0, 1])
    #expect(try pictures(runs4).first?.luminance.pixels == [76, 150, 76, 150, 76])
  }

  @Test func thirtyTwoBitsWithAlphaField() throws {
    let masks: [UInt8] = [0, 0, 0xFF, 0, 0, 0xFF, 0, 0, 0xFF, 0, 0, 0, 0, 0, 0, 0xFF]
    let bytes = file(2, 1, bits: 32, compression: 6, extra: masks, pixels: [0, 0, 0, 0, 0, 0, 0, 255])
    #expect(try pictures(bytes).first?.luminance.pixels == [255, 0])
  }

  @Test func refusals() {
    #expect(failure(file(2, 1, bits: 7, pixels: [0, 0, 0, 0])) != nil)
    #expect(failure(file(0, 1, bits: 8, pixels: [0, 0, 0, 0]))?.isCorrupt == true)
    #expect(failure(file(-2, 1, bits: 24, pixels: [0, 0, 0, 0]))?.isCorrupt == true)
    #expect(failure(file(2, .min, bits: 24, pixels: [0, 0, 0, 0])) != nil)
    guard case .tooManyPixels = failure(file(60000, 60000, bits: 24, pixels: [])) else {
      Issue.record("a huge header is not refused")
      return
    }
  }
}
