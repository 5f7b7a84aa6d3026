import TestSupport
import Testing

@testable import QuietZone

@Suite struct BlockStatisticsTests {
  /// Of a block of 4 × 4 pixels, places outside the picture moved to its border.
  private static func expected(_ image: LuminanceImage, column: Int, row: Int) -> [Int] {
    var greys: [Int] = []
    for k in 0..<16 {
      let x = min(column * 4 + k % 4, image.width - 1), y = min(row * 4 + k / 4, image.height - 1)
      greys.append(Int(image.pixels[y * image.width + x]))
    }
    return [greys.min() ?? 0, greys.max() ?? 0, greys.reduce(0, +)]
  }

  /// Checks all of `rows` rows of blocks, which one value gathers one after the other.
  private static func check(_ image: LuminanceImage, columns: Int, rows: Int) {
    var blocks = BlockStatistics(columns: columns)
    for row in 0..<rows {
      _ = image.view.withPlane { blocks.gather($0, blockRow: row) }
      for column in 0..<columns {
        let found = [Int(blocks.low[column]), Int(blocks.high[column]), Int(blocks.sum[column])]
        #expect(found == expected(image, column: column, row: row), "block \(column), \(row)")
      }
    }
  }

  @Test func everyBlockHasItsDarkestItsBrightestAndItsSum() {
    Self.check(.noise(width: 80, height: 16, seed: 3), columns: 20, rows: 4)
  }

  @Test(arguments: [(13, 6), (9, 9), (17, 3), (31, 5), (33, 1)])
  func blocksThatStickOutCountTheBorderAgain(width: Int, height: Int) {
    let image = LuminanceImage.noise(width: width, height: height, seed: UInt64(width))
    Self.check(image, columns: (width + 3) / 4 + 1, rows: (height + 3) / 4)
  }

  @Test func sumsOfWhiteBlocksAreWhole() {
    let image = LuminanceImage(width: 24, height: 4, luminance: 255)
    var blocks = BlockStatistics(columns: 6)
    _ = image.view.withPlane { blocks.gather($0, blockRow: 0) }
    #expect(blocks.sum.prefix(6).allSatisfy { $0 == 16 * 255 })
    #expect(blocks.low.prefix(6).allSatisfy { $0 == 255 })
  }

  @Test func onePixelIsABlockOfSixteen() {
    let image = LuminanceImage(width: 1, height: 1, luminance: 77)
    var blocks = BlockStatistics(columns: 1)
    _ = image.view.withPlane { blocks.gather($0, blockRow: 0) }
    #expect(blocks.low[0] == 77 && blocks.high[0] == 77 && blocks.sum[0] == 16 * 77)
  }
}
