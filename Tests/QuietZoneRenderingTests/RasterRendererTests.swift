import QuietZone
import TestSupport
import Testing

@testable import QuietZoneRendering

@Suite struct RasterRendererTests {
  private func art(_ raster: Raster) -> String {
    (0..<raster.height).map { y in
      String((0..<raster.width).map { raster[$0, y] ? "#" : "." })
    }.joined(separator: "\n")
  }

  @Test func gridWithQuietZone() throws {
    let raster = try RasterRenderer.render(Samples.corner, Artwork(size: .modulePixels(2)))
    #expect(art(raster) == "........\n........\n..####..\n..####..\n..##....\n..##....\n........\n........")
    #expect(raster.bits == [0, 0, 0x3C, 0x3C, 0x30, 0x30, 0, 0])
    #expect(raster.dotsPerInch == nil)
  }

  @Test func bars() throws {
    let raster = try RasterRenderer.render(Samples.bars, Artwork(size: .modulePixels(1)))
    #expect(art(raster) == "#..###\n#..###\n#..###\n#..###")
  }

  @Test func leftoverBecomesEvenMargin() throws {
    let raster = try RasterRenderer.render(Samples.corner, Artwork(quietZone: 0, size: .totalPixels(3)))
    #expect(art(raster) == "##.\n#..\n...")
    let wide = try RasterRenderer.render(Samples.bars, Artwork(size: .totalPixels(9)))
    #expect(art(wide) == ".........\n.#..###..\n.#..###..\n.#..###..\n.#..###..\n.........\n.........")
    let longer = try RasterRenderer.render(Samples.bars, Artwork(size: .totalPixels(15)))
    #expect(longer.width == 15 && longer.height == 11)
  }

  @Test(arguments: [25, 29, 100, 333, 1000, 1023]) func totalPixelsAreExact(total: Int) throws {
    let symbol = Samples.symbol(.grid(Samples.grid(seed: 3, width: 21, height: 21)), quietZone: 2)
    let raster = try RasterRenderer.render(symbol, Artwork(size: .totalPixels(total)))
    #expect(raster.width == total && raster.height == total)
    #expect(raster.bits.count == (total + 7) / 8 * total)
  }

  @Test(arguments: 0..<10) func everyPixelShowsItsModule(seed: Int) throws {
    let grid = Samples.grid(seed: UInt64(seed), width: 9 + seed, height: 20 - seed), scale = 1 + seed
    let raster = try RasterRenderer.render(
      Samples.symbol(.grid(grid), quietZone: 3), Artwork(size: .modulePixels(scale)))
    for y in 0..<raster.height {
      for x in 0..<raster.width {
        #expect(raster[x, y] == grid[x / scale - 3, y / scale - 3] || x < 3 * scale || y < 3 * scale)
      }
    }
    #expect(raster.luminance() == LuminanceImage(grid, scale: scale, quietZone: 3))
  }

  /// As in every other kind of file, what is under a translucent colour shows through it.
  @Test func translucentColoursLieOnTheBackground() throws {
    let half = ArtworkColor(red: UInt8(0), green: 0, blue: 0, alpha: 128)
    let artwork = Artwork(foreground: half, background: .white)
    let raster = try RasterRenderer.render(Samples.corner, artwork)
    #expect(raster.foreground == ArtworkColor(red: UInt8(127), green: 127, blue: 127))
    #expect(Set(raster.luminance().pixels) == [127, 255])
    // Through both colours the ground shows; where there is no background, through the modules.
    let glass = try RasterRenderer.render(Samples.corner, Artwork(foreground: half, background: half))
    #expect(glass.foreground.alpha == 192 && glass.luminance().pixels.contains(63))
    let clear = try RasterRenderer.render(Samples.corner, Artwork(foreground: half, background: nil))
    #expect(clear.foreground == half && clear.luminance().pixels.contains(127))
  }

  @Test func printSizeTakesTheNearestDotCount() throws {
    let raster = try RasterRenderer.render(
      Samples.corner, Artwork(size: .moduleMillimetres(0.5, dpi: 300)))
    #expect(raster.width == 4 * 6)
    #expect(raster.dotsPerInch == 300)
  }

  @Test func coloursAndTransparency() throws {
    let artwork = Artwork(
      foreground: ArtworkColor(red: 0.275, green: 0.486, blue: 0.141),
      background: ArtworkColor(red: 0.722, green: 0.886, blue: 0.592), size: .modulePixels(1))
    let raster = try RasterRenderer.render(Samples.corner, artwork)
    #expect(Array(raster.rgba()[20..<24]) == [70, 124, 36, 255])
    #expect(Array(raster.rgba()[0..<4]) == [184, 226, 151, 255])
    var clear = artwork
    clear.background = nil
    let transparent = try RasterRenderer.render(Samples.corner, clear)
    #expect(transparent.background.alpha == 0)
    #expect(transparent.luminance().pixels.prefix(6) == [255, 255, 255, 255, 255, 98])
    #expect(transparent.luminance(on: .black).pixels.first == 0)
  }

  @Test(arguments: [1, 2, 5, 10, 17]) func hexagonsMatchTheirOutline(scale: Int) throws {
    let raster = try RasterRenderer.render(Samples.maxiCode, Artwork(size: .modulePixels(scale)))
    guard case .hexagons(let grid) = Samples.maxiCode.shape else { return }
    #expect(raster.width == 32 * scale)
    #expect(raster.height == (28_868 * scale + 2000 * scale + 999) / 1000)
    let drawn = HexagonGeometry.drawn(grid)
    for y in 0..<33 where scale > 1 {
      for x in 0..<30 - (y & 1) {
        let px = (Double(2 * x + 1 + (y & 1)) / 2 + 1) * Double(scale)
        let py = (Double(3 * y + 2) * 0.288_675 + 1) * Double(scale)
        let dx = px / Double(scale) - 15.5, dy = py / Double(scale) - 15.434
        guard dx * dx + dy * dy > 36 else { continue }
        #expect(raster[Int(px), Int(py)] == drawn[x, y], "module \(x), \(y)")
      }
    }
  }

  @Test func anEmptyBullseyeStaysClearOfModules() {
    var full = ModuleGrid(width: 30, height: 33)
    for y in 0..<33 { for x in 0..<30 { full[x, y] = true } }
    let drawn = HexagonGeometry.drawn(full)
    #expect(!drawn[14, 16] && !drawn[11, 16] && drawn[0, 0] && !drawn[29, 1])
  }
}
