import Testing

/// Drawings of other programs, see `Scripts/generate grid-vectors`.
struct PDF417GridTests {
  @Test(arguments: PDF417Grids.all)
  func reading(_ vector: GridVector) throws { try vector.checkReading() }

  @Test(arguments: PDF417Grids.all)
  func making(_ vector: GridVector) throws { try vector.checkMaking() }
}
