import QuietZone
import TestSupport
import Testing

@testable import QuietZoneMedia

/// What PNGWriter writes, read by libpng.
@Suite struct PNGWriterTests {
  @Test func greyRoundTrip() throws {
    var random = SeededRandom(seed: 2)
    for size in [(1, 1), (13, 9), (300, 200), (1200, 1100)] {
      let pixels = random.bytes(size.0 * size.1)
      let image = try #require(LuminanceImage(width: size.0, height: size.1, pixels: pixels))
      let file = try PNGWriter().encode(image)
      #expect(try pictures(file).first?.luminance == image)
      #expect(try PNGWriter().encode(image) == file)
    }
  }

  @Test func colorRoundTrip() throws {
    var image = RGBImage(width: 3, height: 1)
    image.pixels = [255, 0, 0, 0, 255, 0, 0, 0, 255]
    #expect(try pictures(try PNGWriter().encode(image)).first?.luminance.pixels == [76, 150, 29])
    #expect(throws: RenderingError.self) { try PNGWriter().encode(RGBImage(width: 0, height: 1)) }
  }

  /// Every kind of pixel, as libpng sees it on white.
  @Test(arguments: [0, 1, 2, 3, 4])
  func everyKindOfPixel(number: Int) throws {
    var random = SeededRandom(seed: UInt64(100 + number))
    for depth in PNGPixels.Depth.allCases {
      let colors = (0..<1 << depth.rawValue).map { _ in
        ArtworkColor(
          red: random.bytes(1)[0], green: random.bytes(1)[0], blue: random.bytes(1)[0],
          alpha: random.chance(0.5) ? 255 : random.bytes(1)[0])
      }
      let kinds: [PNGPixels] = [.grey(depth), .palette(colors, depth), .greyAlpha, .rgb, .rgba]
      let (width, height) = (53, 31), pixels = kinds[number]
      let bytes = random.bytes((width * pixels.bitsPerPixel + 7) / 8 * height)
      let file = try PNGWriter().encode(bytes, pixels, width: width, height: height)
      let seen = try #require(try pictures(file).first?.luminance)
      for y in 0..<height {
        for x in 0..<width {
          let expected = luminance(bytes, pixels, x, y, width)
          #expect(seen.pixels[y * width + x] == expected, "\(pixels.bitsPerPixel) bits at \(x), \(y)")
        }
      }
    }
  }

  private func luminance(_ bytes: [UInt8], _ pixels: PNGPixels, _ x: Int, _ y: Int, _ width: Int) -> UInt8 {
    let bits = pixels.bitsPerPixel, row = (width * bits + 7) / 8 * y, first = row + x * bits / 8
    func sample(_ index: Int) -> Int { Int(bytes[first + index]) }
    func luma(_ r: Int, _ g: Int, _ b: Int) -> Int { (299 * r + 587 * g + 114 * b + 500) / 1000 }
    func onWhite(_ value: Int, _ alpha: Int) -> UInt8 {
      UInt8((value * alpha + 255 * (255 - alpha) + 127) / 255)
    }
    var packed: Int { sample(0) >> (8 - bits - x * bits % 8) & (1 << bits - 1) }
    switch pixels {
    case .grey: return UInt8(packed * 255 / (1 << bits - 1))
    case .palette(let colors, _):
      let color = colors[packed]
      return onWhite(luma(Int(color.red), Int(color.green), Int(color.blue)), Int(color.alpha))
    case .greyAlpha: return onWhite(sample(0), sample(1))
    case .rgb: return UInt8(luma(sample(0), sample(1), sample(2)))
    case .rgba: return onWhite(luma(sample(0), sample(1), sample(2)), sample(3))
    }
  }

  /// Drawings of all sizes of module, which pass through every way of compressing.
  @Test func drawings() throws {
    for (text, module) in [("a", 1), ("QuietZone", 3), (String(repeating: "drawn ", count: 60), 11)] {
      let symbol = try BarcodeWriter(.qrCode).write(text)
      for background in [ArtworkColor.white, nil, ArtworkColor(red: UInt8(250), green: 240, blue: 10)] {
        let raster = try RasterRenderer.render(
          symbol, Artwork(background: background, size: .modulePixels(module)))
        let seen = try #require(try pictures(try PNGWriter().encode(raster)).first?.luminance)
        #expect(difference(seen, raster.luminance()) <= 1)
      }
    }
  }

  @Test func keepsOpacity() throws {
    var loader = PictureLoader()
    loader.keepsAlpha = true
    let pixels: [UInt8] = [9, 9, 9, 0, 9, 9, 9, 77]
    let file = try PNGWriter().encode(pixels, .rgba, width: 2, height: 1)
    #expect(try pictures(file, loader: loader).first?.alpha == [0, 77])
  }
}
