import Testing

/// Drawings of other programs, see `Scripts/generate grid-vectors`.
struct MicroPDF417GridTests {
  @Test(arguments: MicroPDF417Grids.all)
  func reading(_ vector: GridVector) throws { try vector.checkReading() }

  @Test(arguments: MicroPDF417Grids.all)
  func making(_ vector: GridVector) throws { try vector.checkMaking() }
}
