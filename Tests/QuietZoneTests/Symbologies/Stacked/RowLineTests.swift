import Testing

@testable import QuietZone

/// Rows of 8 pixels from offset 4 on, the first in the middle of its.
@Suite struct RowLineTests {
  private static func sightings(_ rows: Range<Int>, misread: [Int: Int] = [:]) -> [(offset: Float, row: Int)]
  {
    rows.map { (offset: Float($0) * 8 + 4, row: misread[$0] ?? $0) }
  }

  @Test func rowsLieBetweenThoseSeen() throws {
    let line = try #require(RowLine(Self.sightings(2..<12).filter { $0.row != 6 }))
    #expect(line.row(at: 6 * 8 + 4) == 6)
    #expect(line.row(at: 4) == 0)
    #expect(line.offset(of: 15) == 15 * 8 + 4)
  }

  @Test func aSymbolEndsHalfARowBeyondItsOutermost() throws {
    let line = try #require(RowLine(Self.sightings(0..<15)))
    #expect(line.end(-0.5) == 0)
    #expect(line.end(14.5) == 120)
    let few = try #require(RowLine(Self.sightings(3..<5)))
    #expect(few.end(-0.5) == 0 && few.end(14.5) == 120)
  }

  /// Noise makes a row of its neighbour but one, which a line through all of them lets pass.
  @Test(arguments: [[0: 2], [1: 0], [0: 1, 3: 2], [1: 0, 2: 4]]) func fewMisreadRowsMoveNoEnd(
    _ misread: [Int: Int]
  ) throws {
    let line = try #require(RowLine(Self.sightings(0..<15, misread: misread)))
    #expect(abs(line.end(-0.5)) <= 4)
    #expect(line.end(14.5) == 120)
  }
}
