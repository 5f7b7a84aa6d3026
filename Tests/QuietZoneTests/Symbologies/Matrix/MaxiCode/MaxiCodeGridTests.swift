import Testing

/// Drawings of other programs, see `Scripts/generate grid-vectors`.
struct MaxiCodeGridTests {
  @Test(arguments: MaxiCodeGrids.all)
  func reading(_ vector: GridVector) throws { try vector.checkReading() }

  @Test(arguments: MaxiCodeGrids.all)
  func making(_ vector: GridVector) throws { try vector.checkMaking() }
}
