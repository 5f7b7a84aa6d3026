import QuietZone
import TestSupport
import Testing

@testable import QuietZoneRendering

@Suite struct PNGWriterTests {
  private let green = ArtworkColor(red: UInt8(0x46), green: 0x7C, blue: 0x24)

  private func raster(_ background: ArtworkColor, _ foreground: ArtworkColor, dotsPerInch: Double? = nil)
    -> Raster
  {
    var raster = Raster(
      width: 13, height: 3, background: background, foreground: foreground, dotsPerInch: dotsPerInch)
    raster.fill(row: 0, from: 1, to: 4)
    raster.fill(row: 2, from: 9, to: 13)
    return raster
  }

  @Test func chunksInTheirOrder() throws {
    let file = try PNGWriter(dotsPerInch: 300).encode(
      raster(.white, ArtworkColor(red: UInt8(1), green: 2, blue: 3, alpha: 4)))
    let reading = try PNGReading(file)
    #expect(reading.chunks.map { $0.name } == ["IHDR", "PLTE", "tRNS", "pHYs", "tEXt", "IDAT", "IEND"])
    #expect(reading.content("IHDR") == [0, 0, 0, 13, 0, 0, 0, 3, 1, 3, 0, 0, 0])
    #expect(reading.content("PLTE") == [255, 255, 255, 1, 2, 3])
    #expect(reading.content("tRNS") == [255, 4])
    // 300 / 0.0254 = 11 811 pixels a metre, unit 1: the metre.
    #expect(reading.content("pHYs") == [0, 0, 0x2E, 0x23, 0, 0, 0x2E, 0x23, 1])
    #expect(reading.content("tEXt") == Array("Software\0QuietZone".utf8))
  }

  @Test func rastersBecomePalettes() throws {
    let reading = try PNGReading(PNGWriter().encode(raster(.white, green)))
    #expect(reading.bytes == [0x70, 0, 0, 0, 0, 0x78] && reading.content("tRNS") == nil)
    let clear = ArtworkColor(red: UInt8(255), green: 255, blue: 255, alpha: 0)
    let transparent = try PNGReading(PNGWriter().encode(raster(clear, .black)))
    // What is opaque behind the last colour that is not is left out.
    #expect(transparent.content("tRNS") == [0] && transparent.colorType == 3)
  }

  /// Black on white needs no palette, and neither does white on black; bits past the width are 0.
  @Test func blackAndWhiteBecomeGrey() throws {
    let black = try PNGReading(PNGWriter().encode(raster(.white, .black)))
    #expect((black.colorType, black.bitDepth) == (0, 1) && black.content("PLTE") == nil)
    #expect(black.bytes == [0x8F, 0xF8, 0xFF, 0xF8, 0xFF, 0x80])
    let white = try PNGReading(PNGWriter().encode(raster(.black, .white)))
    #expect(white.colorType == 0 && white.bytes == [0x70, 0, 0, 0, 0, 0x78])
  }

  @Test func resolutionIsTheRastersUnlessTheWriterHasOne() throws {
    let print = raster(.white, .black, dotsPerInch: 600)
    #expect(try PNGReading(PNGWriter().encode(print)).content("pHYs")?.prefix(4) == [0, 0, 0x5C, 0x46])
    let writer = PNGWriter(dotsPerInch: 300)
    #expect(try PNGReading(writer.encode(print)).content("pHYs")?.prefix(4) == [0, 0, 0x2E, 0x23])
    for unsayable in [0, -1, .nan, .infinity, 1e7, 0.0001] as [Double] {
      let file = try PNGWriter(dotsPerInch: unsayable).encode(raster(.white, .black))
      #expect(try PNGReading(file).content("pHYs") == nil)
    }
  }

  @Test func softwareIsLatin1() throws {
    var writer = PNGWriter()
    writer.software = "Größe\u{0}\n\u{85} 中"
    #expect(writer.software == "Größe ?")
    let text = try PNGReading(writer.encode(raster(.white, .black))).content("tEXt")
    #expect(text == Array("Software\0Gr".utf8) + [0xF6, 0xDF] + Array("e ?".utf8))
    writer.software = String(repeating: "x", count: 100_000)
    #expect(writer.software?.utf8.count == 255)
    writer.software = nil
    #expect(try PNGReading(writer.encode(raster(.white, .black))).content("tEXt") == nil)
    #expect(writer != PNGWriter() && PNGWriter() == PNGWriter())
  }

  @Test func greyPictures() throws {
    var random = SeededRandom(seed: 2)
    for size in [(1, 1), (13, 9), (300, 200)] {
      let pixels = random.bytes(size.0 * size.1)
      let image = try #require(LuminanceImage(width: size.0, height: size.1, pixels: pixels))
      let reading = try PNGReading(PNGWriter().encode(image))
      #expect((reading.colorType, reading.bitDepth) == (0, 8) && reading.bytes == pixels)
    }
  }

  /// Rows with bytes between them, of every kind of pixel and odd widths; what lies past the last pixel is
  /// not written.
  @Test(arguments: [0, 1, 2, 3, 4])
  func everyKindOfPixel(number: Int) throws {
    var random = SeededRandom(seed: UInt64(number))
    for depth in PNGPixels.Depth.allCases {
      let colors = (0..<1 << depth.rawValue).map {
        ArtworkColor(red: UInt8($0), green: 1, blue: 2, alpha: UInt8(255 - $0))
      }
      let pixels = [.grey(depth), .palette(colors, depth), .greyAlpha, .rgb, .rgba][number] as PNGPixels
      for (width, height) in [(1, 1), (7, 5), (8, 2), (9, 3), (100, 40), (1, 300)] {
        let count = (width * pixels.bitsPerPixel + 7) / 8, stride = count + Int(random.next() % 3)
        let bytes = random.bytes(stride * (height - 1) + count)
        let file = try PNGWriter().encode(bytes, pixels, width: width, height: height, rowStride: stride)
        let reading = try PNGReading(file)
        #expect((reading.width, reading.height) == (width, height))
        let unused = (8 - width * pixels.bitsPerPixel % 8) % 8
        for (y, row) in reading.rows.enumerated() {
          var expected = Array(bytes[y * stride..<y * stride + count])
          expected[count - 1] &= 0xFF << UInt8(unused)
          #expect(row == expected)
        }
      }
    }
  }

  /// Tones, slopes and edges: what filters are for. They must be undone as they were done.
  @Test func filteredRows() throws {
    var random = SeededRandom(seed: 12)
    let (width, height) = (120, 60)
    var kinds: Set<UInt8> = []
    for pixels in [PNGPixels.grey(.eight), .greyAlpha, .rgb, .rgba] {
      let samples = pixels.bitsPerPixel / 8
      var bytes: [UInt8] = []
      for y in 0..<height {
        for x in 0..<width {
          for sample in 0..<samples {
            let slope = (y < 20 ? x * 3 : y < 40 ? y * 5 : x * y / 9) + sample * 40
            bytes.append(UInt8(truncatingIfNeeded: slope + Int(random.next() % 3)))
          }
        }
      }
      let file = try PNGWriter().encode(bytes, pixels, width: width, height: height)
      let reading = try PNGReading(file)
      #expect(reading.bytes == bytes && file.count < bytes.count * 3 / 4)
      kinds.formUnion(reading.filters)
    }
    #expect(kinds.count >= 3)
  }

  /// Several IDAT chunks, and a stream that passes through the window many times.
  @Test func largePictures() throws {
    var random = SeededRandom(seed: 6)
    let noise = random.bytes(1100 * 1100)
    let reading = try PNGReading(PNGWriter().encode(noise, .grey(.eight), width: 1100, height: 1100))
    #expect(reading.bytes == noise)
    #expect(reading.chunks.filter { $0.name == "IDAT" }.count == 2)
    let wide = [UInt8](repeating: 0x55, count: 400_000)
    let lines = try PNGWriter().encode(wide, .grey(.one), width: 1_600_000, height: 2)
    #expect(try PNGReading(lines).bytes == wide && lines.count < 1200)
  }

  @Test func seededRoundTrips() throws {
    var random = SeededRandom(seed: 31)
    for _ in 0..<150 {
      let width = Int.random(in: 1...90, using: &random), height = Int.random(in: 1...60, using: &random)
      let depth = PNGPixels.Depth.allCases[Int(random.next() % 4)]
      let pixels = [.grey(depth), .greyAlpha, .rgb, .rgba][Int(random.next() % 4)] as PNGPixels
      let count = (width * pixels.bitsPerPixel + 7) / 8, unused = (8 - width * pixels.bitsPerPixel % 8) % 8
      var row = random.bytes(count), bytes: [UInt8] = []
      for _ in 0..<height {
        if random.chance(0.3) { row = random.bytes(count) }
        if random.chance(0.3) { row[Int.random(in: 0..<count, using: &random)] ^= 1 }
        row[count - 1] &= 0xFF << UInt8(unused)
        bytes += row
      }
      let file = try PNGWriter().encode(bytes, pixels, width: width, height: height)
      #expect(try PNGReading(file).bytes == bytes)
    }
  }

  /// A known file: changes of it change what people have stored.
  @Test func isAlwaysTheSame() throws {
    let file = try PNGWriter().encode(raster(.white, green))
    #expect(CRC32.value(of: file.span) == 2_736_246_962)
  }
}
