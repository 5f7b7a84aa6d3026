import Testing
import TestSupport

@testable import QuietZone

/// Pictures that nobody took: the reader must answer, soon, and find nothing where nothing is.
@Suite struct HostilePixelsTests {
  private static let sizes = [
    (0, 0), (0, 5), (5, 0), (1, 1), (2, 2), (7, 7), (1, 1000), (3, 1000), (1000, 3), (1000, 1), (21, 21),
    (64, 48),
    (33, 129), (160, 120), (257, 63),
  ]

  /// What fills a picture.
  enum Filling: CaseIterable, Sendable {
    case white, black, grey, noise, bits, stripes, columns, checkers, rings, steps
  }

  static func picture(
    _ filling: Filling, width: Int, height: Int, stride: Int, using random: inout SeededRandom
  ) -> [UInt8] {
    let period = Int(random.real(1...9))
    var pixels = random.bytes(stride * max(height, 0))
    for y in 0..<max(height, 0) {
      for x in 0..<width {
        let place = y * stride + x
        switch filling {
        case .white: pixels[place] = 255
        case .black: pixels[place] = 0
        case .grey: pixels[place] = 127
        case .noise: break
        case .bits: pixels[place] = pixels[place] < 128 ? 0 : 255
        case .stripes: pixels[place] = y / period % 2 == 0 ? 0 : 255
        case .columns: pixels[place] = x / period % 2 == 0 ? 0 : 255
        case .checkers: pixels[place] = (x / period + y / period) % 2 == 0 ? 20 : 230
        case .rings:
          let (dx, dy) = (x - width / 2, y - height / 2)
          pixels[place] = max(abs(dx), abs(dy)) / period % 2 == 0 ? 0 : 255
        case .steps: pixels[place] = UInt8(truncatingIfNeeded: x * period ^ y)
        }
      }
    }
    return pixels
  }

  @Test(arguments: Filling.allCases) func nothingIsFoundInPatterns(_ filling: Filling) {
    var random = SeededRandom(seed: 21)
    for index in 0..<1000 {
      let (width, height) = Self.sizes[index % Self.sizes.count]
      let stride = width + index % 4
      let pixels = Self.picture(filling, width: width, height: height, stride: stride, using: &random)
      let view = LuminanceView(pixels: pixels.span, width: width, height: height, rowStride: stride)
      let effort = ReaderOptions.Effort.allCases[index % 3]
      let found = BarcodeReader(ReaderOptions(effort: effort)).read(view)
      #expect(found.isEmpty, "\(filling) of \(width) × \(height), stride \(stride): \(found)")
    }
  }

  /// Large ones, as a camera gives them.
  @Test(arguments: Filling.allCases) func nothingIsFoundInLargePatterns(_ filling: Filling) {
    var random = SeededRandom(seed: 22)
    for effort in ReaderOptions.Effort.allCases {
      let pixels = Self.picture(filling, width: 640, height: 480, stride: 640, using: &random)
      let view = LuminanceView(pixels: pixels.span, width: 640, height: 480, rowStride: 640)
      #expect(BarcodeReader(ReaderOptions(effort: effort)).read(view).isEmpty, "\(filling), \(effort)")
    }
  }

  /// Backgrounds of the camera without any print.
  @Test func nothingIsFoundInScenesWithoutSymbols() {
    for seed in 0..<60 {
      var camera = SyntheticCamera.random([], difficulty: .everyday, seed: UInt64(seed))
      camera.background = seed % 2 == 0 ? .clutter : .texture
      let found = BarcodeReader(ReaderOptions(effort: .thorough)).read(camera.photograph().image.view)
      #expect(found.isEmpty, "seed \(seed): \(found)")
    }
  }

  /// Sizes that contradict the bytes, and regions that make no sense.
  @Test func impossibleRequestsAreAnswered() {
    let pixels = [UInt8](repeating: 200, count: 1000)
    for (width, height, stride) in [
      (-1, 10, 10), (10, -1, 10), (10, 10, 5), (100, 100, 100), (Int.max, 2, Int.max), (1000, Int.max, 1000),
      (10, Int.max, Int.max), (1, 1000, 1),
    ] {
      let view = LuminanceView(pixels: pixels.span, width: width, height: height, rowStride: stride)
      #expect(BarcodeReader().read(view).isEmpty)
    }
    let image = LuminanceImage(width: 50, height: 50)
    for region in [
      Rectangle2D(x: 0, y: 0, width: 0, height: 0), Rectangle2D(x: -1, y: -1, width: 3, height: 3),
      Rectangle2D(x: .nan, y: 0, width: .nan, height: 1), Rectangle2D(x: 2, y: 2, width: 1, height: 1),
      Rectangle2D(x: 0, y: 0, width: .infinity, height: -.infinity),
      Rectangle2D(x: 1e300, y: -1e300, width: 1e308, height: 1),
    ] {
      #expect(BarcodeReader(ReaderOptions(region: region)).read(image.view).isEmpty)
    }
    #expect(BarcodeReader(ReaderOptions(symbologies: [])).read(image.view).isEmpty)
    #expect(BarcodeReader(ReaderOptions(maximumCount: 0)).read(image.view).isEmpty)
    #expect(BarcodeReader(ReaderOptions(maximumCount: -5)).read(image.view).isEmpty)
  }
}
