import Testing

@testable import QuietZoneRendering

@Suite struct RowFilterTests {
  /// Two rows of three pixels of two bytes, behind the two bytes left of the first one.
  private let above: [UInt8] = [0, 0, 10, 20, 30, 40, 50, 60]
  private let row: [UInt8] = [0, 0, 12, 19, 35, 47, 49, 255]

  /// By hand after ISO/IEC 15948, table 9.1.
  @Test(
    arguments: [
      (RowFilter.none, [12, 19, 35, 47, 49, 255]), (.sub, [12, 19, 23, 28, 14, 208]),
      (.up, [2, 255, 5, 7, 255, 195]), (.average, [7, 9, 14, 18, 7, 202]),
      (.paeth, [2, 255, 5, 7, 255, 195]),
    ] as [(RowFilter, [UInt8])])
  func filters(filter: RowFilter, expected: [UInt8]) {
    var out = [UInt8](repeating: 99, count: 7)
    filter.apply(row, above, step: 2, into: &out)
    #expect(out == [filter.rawValue] + expected)
    #expect(
      filter.sum(row, above, step: 2) == expected.reduce(0) { $0 + Int(Int8(bitPattern: $1).magnitude) })
  }

  /// With ties and in the order a, b, c (9.4).
  @Test func paethTakesTheNearest() {
    for (a, b, c, nearest) in [
      (5, 5, 5, 5), (10, 20, 20, 10), (20, 10, 20, 10), (10, 30, 20, 20), (0, 255, 0, 255),
    ] {
      var out: [UInt8] = [0, 0]
      RowFilter.paeth.apply([UInt8(a), 100], [UInt8(c), UInt8(b)], step: 1, into: &out)
      #expect(out[1] == 100 &- UInt8(nearest))
    }
  }

  @Test func smallestSumIsChosen() {
    #expect(FilterChoice.smallestSum.filter(row, row, step: 2) == .up)
    #expect(FilterChoice.smallestSum.filter([0, 7, 7, 7], [0, 0, 90, 3], step: 1) == .sub)
    #expect(FilterChoice.all(.average).filter(row, row, step: 2) == .average)
  }
}
