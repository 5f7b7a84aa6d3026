import QuietZone
import QuietZoneRendering
import TestSupport
import Testing

@Suite struct FittingTests {
  private func raster(_ symbol: Symbol, _ width: Int, _ height: Int) throws(RenderingError) -> Raster {
    try RasterRenderer.render(symbol, Artwork(size: .fitting(width: width, height: height)))
  }

  /// Every room up to 40 × 40 for a picture of 4 × 4 and one of 6 × 4 modules.
  @Test func theLargestWholeModuleThatFits() throws {
    for (symbol, columns, rows) in [(Samples.corner, 4, 4), (Samples.bars, 6, 4)] {
      for width in 0...40 {
        for height in 0...40 {
          let module = min(width / columns, height / rows)
          if module == 0 {
            let error = RenderingError.fitting(
              width: width, height: height, minimumWidth: columns, minimumHeight: rows)
            #expect(throws: error) { try raster(symbol, width, height) }
          } else {
            let picture = try raster(symbol, width, height)
            #expect(picture.width == module * columns && picture.height == module * rows)
          }
        }
      }
    }
  }

  @Test func hexagonsStayInside() throws {
    for side in [60, 97, 300, 777] {
      let picture = try raster(Samples.maxiCode, side, side * 2)
      #expect(picture.width <= side && picture.height <= side * 2 && picture.width > side - 40)
    }
  }

  @Test func vectorsAreAsLarge() throws {
    let fitting = Artwork(size: .fitting(width: 47, height: 99)), eleven = Artwork(size: .modulePixels(11))
    let svg = try SVGRenderer.render(Samples.corner, fitting)
    #expect(try svg == SVGRenderer.render(Samples.corner, eleven))
    let pdf = try PDFRenderer.render(Samples.corner, fitting)
    #expect(try pdf == PDFRenderer.render(Samples.corner, eleven))
  }

  @Test func nonsense() {
    for (width, height) in [(-1, 50), (50, -1), (.min, .min), (0, .max), (3, .max)] {
      #expect(throws: RenderingError.self) { try raster(Samples.corner, width, height) }
    }
    // As many whole modules as go into Int32.max pixels.
    let largest = RenderingError.tooLarge(
      width: 2_147_483_644, height: 2_147_483_644, maximum: 100_000_000)
    #expect(throws: largest) {
      try raster(Samples.corner, .max, .max)
    }
    #expect(
      RenderingError.fitting(width: 3, height: 9, minimumWidth: 29, minimumHeight: 29).message
        == "3 x 9 pixels are too few: at least 29 x 29 are needed for this symbol")
  }
}
