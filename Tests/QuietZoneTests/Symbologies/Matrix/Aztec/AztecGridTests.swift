import Testing

/// Drawings of other programs, see `Scripts/generate grid-vectors`.
struct AztecGridTests {
  @Test(arguments: AztecGrids.all)
  func reading(_ vector: GridVector) throws { try vector.checkReading() }

  @Test(arguments: AztecGrids.all)
  func making(_ vector: GridVector) throws { try vector.checkMaking() }
}
