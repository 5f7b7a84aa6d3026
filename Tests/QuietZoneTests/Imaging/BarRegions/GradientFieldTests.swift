import TestSupport
import Testing

@testable import QuietZone

@Suite struct GradientFieldTests {
  private static func field(_ image: LuminanceImage, rowStep: Int = 1) -> GradientField? {
    image.view.withPlane { GradientField($0, rowStep: rowStep) }
  }

  private static func drawn(_ width: Int, _ height: Int, _ grey: (Int, Int) -> Int) -> LuminanceImage {
    var image = LuminanceImage(width: width, height: height)
    for i in image.pixels.indices { image.pixels[i] = UInt8(grey(i % width, i / width)) }
    return image
  }

  /// Four rows of corners a block, each with twice the step squared.
  private static let step = Float(4 * 510 * 510)

  @Test(arguments: [1, 2]) func anUprightEdgeChangesGreyAcross(rowStep: Int) throws {
    let field = try #require(Self.field(Self.drawn(83, 29) { x, _ in x < 20 ? 0 : 255 }, rowStep: rowStep))
    #expect(field.columns == 10 && field.rows == 3 && field.blockSize == 8)
    for i in 0..<30 { #expect(field.xx[i] == (i % 10 == 2 ? Self.step : 0)) }
    #expect(field.yy.allSatisfy { $0 == 0 } && field.xy.allSatisfy { $0 == 0 })
  }

  /// A level edge lies in one row of corners: every second one is looked at.
  @Test func aLevelEdgeChangesGreyDown() throws {
    let field = try #require(Self.field(Self.drawn(33, 24) { _, y in y < 10 ? 0 : 255 }))
    for i in 0..<12 { #expect(field.yy[i] == (i / 4 == 1 ? Float(8 * 510 * 510) : 0)) }
    #expect(field.xx.allSatisfy { $0 == 0 } && field.xy.allSatisfy { $0 == 0 })
  }

  @Test func aSlopeOfGreyIsTheSameEverywhere() throws {
    // Two levels a pixel across, three down; gradients are doubled.
    let field = try #require(Self.field(Self.drawn(33, 25) { x, y in 2 * x + 3 * y }))
    for i in 0..<12 {
      #expect(field.xx[i] == Float(32 * 4 * 4) && field.yy[i] == Float(32 * 6 * 6))
      #expect(field.xy[i] == Float(32 * 4 * 6))
    }
  }

  @Test func picturesSmallerThanABlockHaveNone() throws {
    for (width, height) in [(7, 40), (40, 7), (1, 1)] {
      let field = try #require(Self.field(.noise(width: width, height: height, seed: 1)))
      #expect(field.columns * field.rows == 0 && field.xx.isEmpty)
    }
    let one = try #require(Self.field(.noise(width: 8, height: 8, seed: 1)))
    #expect(one.columns == 1 && one.rows == 1 && one.xx[0] > 0)
  }

  @Test func blocksOfTwiceTheSizeHoldTheSumsOfFour() throws {
    let field = try #require(Self.field(.noise(width: 75, height: 59, seed: 3)))
    let half = field.halved()
    #expect(half.blockSize == 16 && half.columns == 4 && half.rows == 3)
    for (fine, coarse) in [(field.xx, half.xx), (field.yy, half.yy), (field.xy, half.xy)] {
      for i in 0..<12 {
        let k = i / 4 * 2 * 9 + i % 4 * 2
        #expect(coarse[i] == fine[k] + fine[k + 1] + fine[k + 9] + fine[k + 10])
      }
    }
  }

  @Test func smoothingAddsTheEightAround() throws {
    let field = try #require(Self.field(.noise(width: 42, height: 33, seed: 9)))
    let smooth = field.smoothed()
    for row in 0..<4 {
      for column in 0..<5 {
        var sum: Float = 0
        for k in 0..<9 {
          let (x, y) = (min(max(column + k % 3 - 1, 0), 4), min(max(row + k / 3 - 1, 0), 3))
          sum += field.xy[y * 5 + x]
        }
        #expect(abs(smooth.xy[row * 5 + column] - sum) <= 1e-4 * abs(sum) + 1)
      }
    }
  }
}
