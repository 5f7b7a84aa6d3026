import TestSupport
import Testing

@testable import QuietZone

@Suite struct LightMapTests {
  /// Stripes of eight pixels, of 20 and 220 on the left and of such a share of that on the right.
  private static func stripes(right share: Double) -> LuminanceImage {
    var image = LuminanceImage(width: 640, height: 480, luminance: 0)
    for i in image.pixels.indices {
      let x = i % 640
      let grey: Double = x & 8 == 0 ? 20 : 220
      image.pixels[i] = UInt8(x < 320 ? grey : grey * share)
    }
    return image
  }

  /// The same print in the light and in the shadow: mean and deviation are 120 and 100, and 36 and 30.
  @Test func shadowIsTakenAway() throws {
    let image = Self.stripes(right: 0.3)
    let evened = try #require(image.view.withPlane { LightMap($0)?.evened($0) } ?? nil)
    #expect(evened.width == 640 && evened.height == 480)
    for x in [100, 110, 200, 440, 450, 600] {
      let grey = Int(evened.pixels[240 * 640 + x])
      #expect(abs(grey - (x & 8 == 0 ? 64 : 192)) <= 6, "at \(x): \(grey)")
    }
  }

  /// What differs by three grey levels in all is ground: it stays far from what makes an edge.
  @Test func noiseStaysFaint() throws {
    var image = LuminanceImage(width: 200, height: 200, luminance: 100)
    for i in image.pixels.indices { image.pixels[i] += UInt8(i * 7 % 4) }
    let evened = try #require(image.view.withPlane { LightMap($0)?.evened($0) } ?? nil)
    #expect(evened.pixels.allSatisfy { (110...146).contains($0) })
  }

  @Test func picturesSmallerThanAWindow() {
    func hasLight(_ width: Int, _ height: Int) -> Bool {
      LuminanceImage(width: width, height: height, luminance: 9).view.withPlane { LightMap($0) != nil }
        ?? false
    }
    #expect(!hasLight(71, 400))
    #expect(!hasLight(1, 1))
    #expect(hasLight(72, 72))
  }
}
