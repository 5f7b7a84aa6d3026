import Testing

/// Drawings of other programs, see `Scripts/generate grid-vectors`.
struct DataMatrixGridTests {
  @Test(arguments: DataMatrixGrids.all)
  func reading(_ vector: GridVector) throws { try vector.checkReading() }

  @Test(arguments: DataMatrixGrids.all)
  func making(_ vector: GridVector) throws { try vector.checkMaking() }
}
