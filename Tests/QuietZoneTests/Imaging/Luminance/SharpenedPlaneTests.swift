import TestSupport
import Testing

@testable import QuietZone

@Suite struct SharpenedPlaneTests {
  private static func sharpened(_ image: LuminanceImage) -> LuminanceImage? {
    image.view.withPlane { $0.sharpened() } ?? nil
  }

  @Test(arguments: [UInt8(0), 1, 97, 254, 255]) func whatIsEvenStaysSo(_ grey: UInt8) throws {
    let image = LuminanceImage(width: 40, height: 30, luminance: grey)
    let sharp = try #require(Self.sharpened(image))
    #expect(sharp.pixels == image.pixels)
  }

  /// A ramp has no blur to give back, but for where it begins and ends: there it gets a lip.
  @Test func edgesGetSteeperAndRampsStay() throws {
    var image = LuminanceImage(width: 80, height: 20, luminance: 80)
    for i in image.pixels.indices {
      let x = i % 80
      image.pixels[i] = UInt8(min(max(80 + 4 * (x - 30), 80), 160))
    }
    let sharp = try #require(Self.sharpened(image))
    let row = Array(sharp.pixels[10 * 80..<11 * 80])
    #expect(row[10] == 80 && row[70] == 160)
    #expect(row[40] == image.pixels[40])
    #expect(row[30] < 76 && row[50] > 164)
    #expect(sharp.pixels == (0..<20).flatMap { _ in row })
  }

  /// By hand: a spot of 100 above its ground is 25 in 625 of the grey around itself, so it grows by twice the
  /// other 96, and its neighbours sink by twice their share: 20 in 625 beside it, 1 in the far corner.
  @Test func oneSpot() throws {
    var image = LuminanceImage(width: 21, height: 21, luminance: 50)
    image.pixels[10 * 21 + 10] = 100
    let sharp = try #require(Self.sharpened(image))
    #expect(sharp.pixels[10 * 21 + 10] == 50 + 50 + 96)
    #expect(sharp.pixels[10 * 21 + 11] == 47)
    #expect(sharp.pixels[11 * 21 + 10] == 47)
    #expect(sharp.pixels[14 * 21 + 14] == 50)
    #expect(sharp.pixels[10 * 21 + 16] == 50)
  }

  /// In noise, which holds all greys: the formula worked out in whole numbers of any size, to a grey level.
  @Test func everyPixelIsAsTheFormulaSays() throws {
    let (width, height) = (41, 23)
    let image = LuminanceImage.noise(width: width, height: height, seed: 8)
    let sharp = try #require(Self.sharpened(image))
    func pixel(_ x: Int, _ y: Int) -> Int {
      Int(image.pixels[min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)])
    }
    var exact = 0
    for y in 0..<height {
      for x in 0..<width {
        var around = 0
        for j in -4...4 {
          for i in -4...4 { around += (5 - abs(i)) * (5 - abs(j)) * pixel(x + i, y + j) }
        }
        let grey = pixel(x, y)
        let expected = min(max(grey + 2 * (grey * 625 - around) / 625, 0), 255)
        let value = Int(sharp.pixels[y * width + x])
        #expect(abs(value - expected) <= 1, "(\(x), \(y))")
        exact += value == expected ? 1 : 0
      }
    }
    #expect(exact > width * height * 95 / 100)
  }

  /// The same of the blur that takes away grain, of widths whose last eight pixels are among those before.
  @Test(arguments: [8, 15, 16, 41]) func everySoftenedPixelIsAsTheFormulaSays(_ width: Int) throws {
    let height = 11
    let image = LuminanceImage.noise(width: width, height: height, seed: 9)
    let soft = try #require(image.view.withPlane { $0.softened() } ?? nil)
    for y in 0..<height {
      for x in 0..<width {
        var around = 0
        for j in -2...2 {
          for i in -2...2 {
            let row = min(max(y + j, 0), height - 1), column = min(max(x + i, 0), width - 1)
            around += (3 - abs(i)) * (3 - abs(j)) * Int(image.pixels[row * width + column])
          }
        }
        #expect(abs(Int(soft.pixels[y * width + x]) - (around + 40) / 81) <= 1, "(\(x), \(y))")
      }
    }
  }

  @Test func smallPicturesHaveNone() {
    for (width, height) in [(8, 30), (30, 8), (1, 1)] {
      #expect(Self.sharpened(LuminanceImage(width: width, height: height, luminance: 9)) == nil)
    }
    #expect(Self.sharpened(LuminanceImage(width: 9, height: 9, luminance: 9))?.pixels.count == 81)
  }
}
