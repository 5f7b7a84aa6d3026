import TestSupport
import Testing

@testable import QuietZone

@Suite struct ThresholdMapTests {
  /// How many pixels are judged otherwise than they were drawn, those of `columns` that are let off left out.
  private static func wrong(
    _ image: LuminanceImage, except columns: Range<Int> = 0..<0, _ isDark: (Int, Int) -> Bool
  ) -> Int? {
    image.withDark { dark, _ in
      var count = 0
      for y in 0..<image.height {
        for x in 0..<image.width where !columns.contains(x) && dark[x, y] != isDark(x, y) { count += 1 }
      }
      return count
    }
  }

  private static func drawn(
    _ width: Int, _ height: Int, dark: UInt8, light: UInt8, _ isDark: (Int, Int) -> Bool
  ) -> LuminanceImage {
    var image = LuminanceImage(width: width, height: height, luminance: light)
    for i in image.pixels.indices where isDark(i % width, i / width) { image.pixels[i] = dark }
    return image
  }

  /// Squares of six pixels, dark and light in turn.
  private static func isChecked(_ x: Int, _ y: Int) -> Bool { (x / 6 + y / 6) & 1 == 0 }

  @Test(arguments: [(64, 64), (70, 53), (97, 41)]) func everyPixelOfACheckerboardIsTold(
    width: Int, height: Int
  ) {
    let image = Self.drawn(width, height, dark: 40, light: 200, Self.isChecked)
    #expect(Self.wrong(image, Self.isChecked) == 0)
    #expect(Self.wrong(image.negative) { !Self.isChecked($0, $1) } == 0)
  }

  @Test func theInsideOfALargeDarkAreaIsDark() {
    let side = 40..<120
    let image = Self.drawn(160, 160, dark: 30, light: 220) { side.contains($0) && side.contains($1) }
    #expect(Self.wrong(image) { side.contains($0) && side.contains($1) } == 0)
  }

  @Test(arguments: [0, 1, 128, 255] as [UInt8]) func nothingIsDarkInAPictureOfOneGrey(grey: UInt8) {
    let image = LuminanceImage(width: 61, height: 43, luminance: grey)
    #expect(Self.wrong(image) { _, _ in false } == 0)
  }

  /// Ink that differs from grey paper by less than what makes a block one of contrast.
  @Test func faintInkIsDarkOnAGreyPicture() {
    let side = 24..<48
    let image = Self.drawn(80, 80, dark: 110, light: 128) { side.contains($0) && side.contains($1) }
    #expect(Self.wrong(image) { side.contains($0) && side.contains($1) } == 0)
  }

  /// The same print in the light and in the shadow: only beside the shadow's edge may it be misjudged.
  @Test func aShadowHidesNoPrint() {
    let edge = 96
    var image = Self.drawn(192, 64, dark: 60, light: 220, Self.isChecked)
    for i in image.pixels.indices where i % 192 >= edge {
      image.pixels[i] = UInt8(Double(image.pixels[i]) * 0.35)
    }
    #expect(Self.wrong(image, except: edge - 16..<edge + 16, Self.isChecked) == 0)
  }

  @Test func aBlockOfEightPixelsHasAThreshold() {
    let map = LuminanceImage(width: 17, height: 9, luminance: 100).thresholds
    #expect(map?.columns == 3 && map?.rows == 2 && map?.thresholds.count == 6)
  }

  @Test func picturesSmallerThanABlock() {
    #expect(LuminanceImage(width: 1, height: 30, luminance: 9).thresholds == nil)
    #expect(LuminanceImage(width: 5, height: 3, luminance: 100).thresholds?.thresholds == [100])
    // Of the copy of 2 × 2 pixels the last column counts three times: 0 and three times 255.
    let image = Self.drawn(4, 4, dark: 0, light: 255) { x, _ in x < 2 }
    #expect(image.thresholds?.thresholds == [255 * 3 / 4])
  }

  /// Faint stripes in the middle of white paper: the mean of all around lies below their grey.
  @Test func contrastAloneJudgesFaintPrintOnPlainPaper() throws {
    let side = 40..<56
    let (ink, paper) = (140, 250)
    let image = Self.drawn(96, 96, dark: UInt8(ink), light: UInt8(paper)) {
      side.contains($0) && side.contains($1) && $0 / 4 & 1 == 0
    }
    let half = try #require(image.view.withPlane { $0.halved() } ?? nil)
    let map = try #require(half.view.withPlane { ThresholdMap(contrast: $0, width: 96, height: 96) })
    for block in [(5, 5), (6, 5), (5, 6), (6, 6), (3, 4), (8, 8)] {
      #expect(Int(map.thresholds[block.1 * map.columns + block.0]) == (ink + paper) / 2)
    }
    #expect(Int(map.thresholds[0]) == paper / 2)
    let usual = try #require(image.thresholds)
    #expect(Int(usual.thresholds[5 * usual.columns + 5]) < ink)
  }
}
