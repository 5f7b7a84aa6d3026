import TestSupport
import Testing

@testable import QuietZone

@Suite struct DirectionMapTests {
  private static func map(_ image: LuminanceImage) -> DirectionMap? {
    image.view.withPlane {
      let field = GradientField($0)
      return DirectionMap(field.smoothed(), field, minimumEnergy: 60, minimumCoherence: 0.53)
    }
  }

  private static func stripes(_ width: Int, _ height: Int, _ isUpright: (Int) -> Bool?) -> LuminanceImage {
    var image = LuminanceImage(width: width, height: height, luminance: 230)
    for i in image.pixels.indices {
      guard let isUpright = isUpright(i % width) else { continue }
      if (isUpright ? i % width : i / width) / 3 & 1 == 0 { image.pixels[i] = 20 }
    }
    return image
  }

  @Test func oneFieldOfStripesIsOneSet() throws {
    var map = try #require(Self.map(Self.stripes(83, 61) { _ in true }))
    #expect(map.columns == 10 && map.rows == 7)
    #expect((0..<70).allSatisfy { map.isFree($0) })
    var members: [Int32] = []
    map.grow(from: 33, into: &members)
    #expect(members.sorted() == (0..<70).map { Int32($0) })
    #expect((0..<70).allSatisfy { !map.isFree($0) && map.hasOwnEnergy($0) })
  }

  @Test func stripesAcrossAreAnotherSet() throws {
    // Upright ones on the left, six blocks of paper, level ones on the right.
    var map = try #require(Self.map(Self.stripes(144, 64) { $0 < 48 ? true : $0 < 96 ? nil : false }))
    var members: [Int32] = []
    map.grow(from: 3 * 18 + 2, into: &members)
    #expect(members.allSatisfy { $0 % 18 < 7 } && members.count >= 6 * 8)
    #expect(map.isFree(3 * 18 + 15))
    map.grow(from: 3 * 18 + 15, into: &members)
    #expect(members.allSatisfy { $0 % 18 > 10 } && members.count >= 6 * 8)
  }

  @Test func paperBesideStripesHasADirectionButNoEnergyOfItsOwn() throws {
    let map = try #require(Self.map(Self.stripes(144, 64) { $0 < 48 ? true : nil }))
    #expect(map.hasOwnEnergy(3 * 18 + 4) && map.isFree(3 * 18 + 4))
    #expect(!map.hasOwnEnergy(3 * 18 + 6) && !map.isFree(3 * 18 + 6))
    #expect(!map.isFree(3 * 18 + 12))
  }

  @Test func plainGroundAndNoiseHaveNoDirection() throws {
    let plain = try #require(Self.map(LuminanceImage(width: 96, height: 80, luminance: 150)))
    #expect((0..<120).allSatisfy { !plain.isFree($0) })
    let noise = try #require(Self.map(.noise(width: 96, height: 80, seed: 2)))
    #expect((0..<120).count { noise.isFree($0) } == 0)
  }
}
