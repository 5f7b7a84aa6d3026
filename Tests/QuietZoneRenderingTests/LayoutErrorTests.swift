import QuietZone
import TestSupport
import Testing

@testable import QuietZoneRendering

@Suite struct LayoutErrorTests {
  private func raster(_ artwork: Artwork, _ symbol: Symbol = Samples.corner) throws(RenderingError) {
    _ = try RasterRenderer.render(symbol, artwork)
  }

  @Test func sizes() {
    #expect(throws: RenderingError.modulePixels(0)) { try raster(Artwork(size: .modulePixels(0))) }
    #expect(throws: RenderingError.totalPixels(3, minimum: 4)) { try raster(Artwork(size: .totalPixels(3))) }
    #expect(throws: RenderingError.totalPixels(.min, minimum: 4)) {
      try raster(Artwork(size: .totalPixels(.min)))
    }
    #expect(throws: RenderingError.moduleMillimetres(0)) {
      try raster(Artwork(size: .moduleMillimetres(0, dpi: 300)))
    }
    #expect(throws: RenderingError.dpi(0)) { try raster(Artwork(size: .moduleMillimetres(1, dpi: 0))) }
    #expect(throws: RenderingError.moduleBelowDot(millimetres: 0.01, minimum: 25.4 / 300)) {
      try raster(Artwork(size: .moduleMillimetres(0.01, dpi: 300)))
    }
    #expect(throws: RenderingError.self) { try raster(Artwork(size: .moduleMillimetres(.nan, dpi: 300))) }
  }

  @Test func limits() throws {
    #expect(throws: RenderingError.tooLarge(width: 40_000, height: 40_000, maximum: 100_000_000)) {
      try raster(Artwork(size: .modulePixels(10_000)))
    }
    #expect(throws: RenderingError.self) { try raster(Artwork(size: .modulePixels(.max))) }
    #expect(throws: RenderingError.self) { try raster(Artwork(size: .totalPixels(.max))) }
    #expect(throws: RenderingError.self) { try raster(Artwork(size: .totalPixels(10_001))) }
    let largest = try RasterRenderer.render(Samples.corner, Artwork(size: .totalPixels(10_000)))
    #expect(largest.width == 10_000 && largest.height == 10_000)
    #expect(throws: RenderingError.pageTooLarge(points: 15_000, maximum: 14_400)) {
      try PDFRenderer.render(
        Samples.symbol(.bars(BarPattern(widths: [200]), height: 1)), Artwork(size: .modulePixels(100)))
    }
  }

  @Test func symbolsAndQuietZones() {
    #expect(throws: RenderingError.quietZone(-1, maximum: 1000)) { try raster(Artwork(quietZone: -1)) }
    #expect(throws: RenderingError.quietZone(1001, maximum: 1000)) { try raster(Artwork(quietZone: 1001)) }
    let shapes: [Symbol.Shape] = [
      .grid(ModuleGrid(width: 0, height: 5)), .bars(BarPattern(widths: []), height: 3),
      .bars(BarPattern(widths: [1]), height: -1), .hexagons(ModuleGrid(width: 0, height: 0)),
    ]
    for shape in shapes {
      #expect(throws: RenderingError.emptySymbol) { try raster(Artwork(), Samples.symbol(shape)) }
    }
    #expect(throws: RenderingError.self) {
      try raster(Artwork(), Samples.symbol(.bars(BarPattern(widths: [2]), height: .max)))
    }
  }

  @Test func messagesSayWhatWouldDo() {
    #expect(
      RenderingError.totalPixels(3, minimum: 29).message
        == "3 pixels are too few: at least 29 are needed for this symbol")
    #expect(
      RenderingError.quietZone(-1, maximum: 1000).message
        == "quiet zone of -1 modules; 0 to 1000 can be drawn")
    #expect(
      RenderingError.moduleBelowDot(millimetres: 0.01, minimum: 25.4 / 300).message
        == "module of 0.01 mm is smaller than a dot of 0.0847 mm")
  }
}
