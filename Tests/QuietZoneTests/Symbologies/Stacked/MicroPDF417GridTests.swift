import Testing

@testable import QuietZone

/// Drawings of other programs, see `Scripts/generate grid-vectors`.
struct MicroPDF417GridTests {
  @Test(arguments: MicroPDF417Grids.all)
  func reading(_ vector: GridVector) throws { try vector.checkReading() }

  @Test(arguments: MicroPDF417Grids.all)
  func making(_ vector: GridVector) throws { try vector.checkMaking() }

  /// Whichever width comes nearest to the ratio: no lower symbol of that width would do.
  @Test func symbolsAreAsLowAsTheirWidthAllows() throws {
    for count in 1...60 {
      let text = String(repeating: "A", count: count)
      let free = try BarcodeWriter(.microPDF417).write(text)
      guard case .pdf417(let details) = free.details, case .grid(let grid) = free.shape else { return }
      var options = WriterOptions()
      options.pdf417.columns = details.columns
      #expect(free == (try BarcodeWriter(.microPDF417, options: options).write(text)), "\(count)")
      #expect(grid.height == 2 * details.rows)
    }
  }
}
