import TestSupport
import Testing

@testable import QuietZone

@Suite struct RowEdgesTests {
  /// Twenty rows, dark in these columns.
  private static func picture(width: Int, _ isDark: (Int) -> Bool) -> LuminanceImage {
    var image = LuminanceImage(width: width, height: 20, luminance: 230)
    for i in image.pixels.indices where isDark(i % width) { image.pixels[i] = 20 }
    return image
  }

  private static func scanned(_ image: LuminanceImage, rows: [Int]) -> [(places: [Int32], startsDark: Bool)] {
    image.withDark { dark, map in
      var edges = RowEdges(width: image.width)
      return rows.map { y in
        edges.scan(dark.plane, map, y: y)
        return (Array(edges.positions.prefix(edges.count)), edges.startsDark)
      }
    } ?? []
  }

  @Test func runsBeginWhereDarkAndLightChange() throws {
    let runs = [0..<3, 10..<11, 16..<24, 30..<37]
    let found = Self.scanned(
      Self.picture(width: 37) { x in runs.contains { $0.contains(x) } }, rows: [5, 12])
    try #require(found.count == 2)
    for row in found {
      #expect(row.places == [0, 3, 10, 11, 16, 24, 30, 37])
      #expect(row.startsDark)
    }
  }

  @Test(arguments: [2, 7, 8, 9, 33, 64]) func plainRowsAreOneRun(width: Int) {
    let found = Self.scanned(Self.picture(width: width) { _ in false }, rows: [0, 19])
    #expect(found.map(\.places) == [[0, Int32(width)], [0, Int32(width)]])
    #expect(found.allSatisfy { !$0.startsDark })
  }

  /// As many runs as there can be.
  @Test(arguments: [8, 15, 16, 41]) func everyPixelMayBeARun(width: Int) {
    let found = Self.scanned(Self.picture(width: width) { $0 & 1 == 1 }, rows: [9])
    #expect(found.map(\.places) == [Array(0...Int32(width))])
    #expect(found.allSatisfy { !$0.startsDark })
  }

  @Test func everyRowIsJudgedByItsOwnThresholds() {
    let image = LuminanceImage.noise(width: 61, height: 40, seed: 61)
    let rows = [3, 3, 4, 20, 39, 0]
    let found = Self.scanned(image, rows: rows)
    let expected = image.withDark { dark, _ in
      rows.map { y in
        [0] + (1..<61).filter { dark[$0, y] != dark[$0 - 1, y] }.map { Int32($0) } + [61]
      }
    }
    #expect(found.map(\.places) == expected)
  }
}
