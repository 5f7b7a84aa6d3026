import TestSupport
import Testing

@testable import QuietZone

@Suite struct PaperTests {
  /// Blots of ink, up to five pixels wide, on paper that is darker right of a slanting edge.
  private static func print(shadow: Double, width: Int = 160, height: Int = 90) -> LuminanceImage {
    var image = LuminanceImage(width: width, height: height)
    for i in image.pixels.indices {
      let (x, y) = (i % width, i / width)
      let grey: Double = x % 9 < 5 && y % 11 < 5 ? 20 : 230
      image.pixels[i] = UInt8(2 * x + y > width + height / 2 ? grey * shadow : grey)
    }
    return image
  }

  /// What a closing is by its definition: the darkest of the lightest pixels of all windows that hold a
  /// pixel, also of those that reach beyond the border.
  @Test(arguments: [(33, 40, 9), (25, 25, 25), (61, 30, 2)])
  func closingIsWhatItsDefinitionSays(width: Int, height: Int, window: Int) throws {
    var random = SeededRandom(seed: 5)
    var image = LuminanceImage(width: width, height: height)
    for i in image.pixels.indices { image.pixels[i] = UInt8(random.unit() * 255) }
    func lightest(_ left: Int, _ top: Int) -> UInt8 {
      var result: UInt8 = 0
      for y in max(top, 0)..<min(top + window, height) {
        for x in max(left, 0)..<min(left + window, width) {
          result = max(result, image.pixels[y * width + x])
        }
      }
      return result
    }
    let closed = try #require(image.view.withPlane { $0.closed(window: window) })
    for (x, y) in [(0, 0), (width - 1, 0), (7, 11), (width / 2, height / 2), (width - 1, height - 1)] {
      var darkest: UInt8 = 255
      for top in y - window + 1...y {
        for left in x - window + 1...x { darkest = min(darkest, lightest(left, top)) }
      }
      #expect(closed.pixels[y * closed.width + x] == darkest, "at \(x), \(y)")
    }
  }

  @Test(arguments: [0.5, 0.25, 0.12]) func shadowsAreTakenAway(shadow: Double) throws {
    let image = Self.print(shadow: shadow)
    let even = try #require(image.view.withPlane { $0.onEvenPaper() } ?? nil)
    #expect(even.width == image.width && even.height == image.height)
    for (x, y) in [(7, 30), (16, 41), (150, 30), (142, 63)] {
      let grey = even.pixels[y * 160 + x]
      #expect(grey > 190, "paper at \(x), \(y): \(grey)")
    }
    for (x, y) in [(11, 35), (20, 46), (137, 35), (146, 57)] {
      let grey = even.pixels[y * 160 + x]
      #expect(grey < 60, "ink at \(x), \(y): \(grey)")
    }
  }

  @Test func evenLightAndSmallPicturesGiveNone() {
    func isEvened(_ image: LuminanceImage) -> Bool {
      image.view.withPlane { $0.onEvenPaper() != nil } ?? false
    }
    #expect(isEvened(Self.print(shadow: 0.5)))
    #expect(!isEvened(Self.print(shadow: 0.9)) && !isEvened(Self.print(shadow: 1)))
    #expect(!isEvened(LuminanceImage(width: 200, height: 200, luminance: 9)))
    #expect(!isEvened(Self.print(shadow: 0.5, width: 160, height: 24)))
    #expect(!isEvened(LuminanceImage(width: 1, height: 1)))
  }
}
