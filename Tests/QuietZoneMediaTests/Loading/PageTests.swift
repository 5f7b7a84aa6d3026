import QuietZone
import Testing

@testable import QuietZoneMedia

/// Which pages and frames come, and what is told of their pixels.
@Suite struct PageTests {
  @Test func selectionsAreJoined() {
    #expect(PageSelection([4...6, 0...1, 2...2, 5...9]).ranges == [0...2, 4...9])
    #expect(PageSelection([2...Int.max]).contains(1_000_000))
    #expect(PageSelection([]).last == -1)
  }

  @Test(arguments: [Samples.webpAnimated, Samples.gifAnimated, Samples.tiffPages, Samples.apng])
  func onlyPagesThatAreWanted(bytes: [UInt8]) throws {
    var loader = PictureLoader()
    loader.pages = PageSelection([1...1])
    let second = try pictures(bytes, loader: loader)
    #expect(second.map(\.page) == [1])
    #expect(second.first?.luminance.pixels == Samples.quadrants.pixels.map { 255 - $0 })
    loader.pages = PageSelection([7...9])
    guard case .noSuchPage(_, _, 2) = failure(bytes, loader: loader) else {
      Issue.record("\(String(describing: failure(bytes, loader: loader)))")
      return
    }
  }

  /// What there is comes before the error: a range of which there is nothing is told.
  @Test(arguments: [Samples.webpAnimated, Samples.gifAnimated, Samples.tiffPages, Samples.apng])
  func missingRangesAreTold(bytes: [UInt8]) throws {
    var loader = PictureLoader()
    var seen: [Int] = []
    loader.pages = PageSelection([1...1, 6...6])
    #expect(throws: PictureError.self) {
      try loader.decode(bytes: bytes) { picture in
        seen.append(picture.page)
        return true
      }
    }
    #expect(seen == [1])
    loader.pages = PageSelection([0...0, 1...6])
    #expect(try pictures(bytes, loader: loader).map(\.page) == [0, 1])
    // Who has enough is told nothing.
    loader.pages = PageSelection([0...0, 6...6])
    try loader.decode(bytes: bytes) { _ in false }
  }

  /// A frame that is skipped has to be drawn for the next one: that ends with the time, too.
  @Test(arguments: [Samples.webpAnimated, Samples.gifAnimated, Samples.apng])
  func skippingEndsInTime(bytes: [UInt8]) throws {
    var loader = PictureLoader()
    loader.pages = PageSelection([1...1])
    let deadline = Deadline(.zero)
    deadline.restart()
    loader.deadline = deadline
    #expect(failure(bytes, loader: loader) == .timedOut(source: "sample", limit: .zero))
    loader.deadline = Deadline(.zero)
    #expect(try pictures(bytes, loader: loader).count == 1, "the time of a page begins with it")
  }

  @Test func singlePicturesHaveOnePage() throws {
    var loader = PictureLoader()
    loader.pages = PageSelection([0...0, 1...1])
    for bytes in [Samples.pngGrey16, Samples.webpLossy] {
      guard case .noSuchPage(_, _, 1) = failure(bytes, loader: loader) else {
        Issue.record("page 2 is not missed")
        continue
      }
    }
    loader.pages = PageSelection([1...1])
    #expect(failure(Samples.pngGrey16, loader: loader) == .noSuchPage(source: "sample", kind: .png, count: 1))
    #expect(
      failure(Samples.webpLossy, loader: loader) == .noSuchPage(source: "sample", kind: .webp, count: 1))
  }

  /// What is within the limit is delivered before the error.
  @Test(arguments: [Samples.webpAnimated, Samples.gifAnimated, Samples.tiffPages, Samples.apng])
  func pagesUpToTheLimit(bytes: [UInt8]) {
    var loader = PictureLoader()
    loader.frames = .all
    loader.limits.maximumPages = 1
    var count = 0
    #expect(throws: PictureError.self) {
      try loader.decode(bytes: bytes) { _ in
        count += 1
        return true
      }
    }
    #expect(count == 1)
  }

  @Test func framesOfAnimatedPNG() throws {
    #expect(try pictures(Samples.apng).map(\.luminance) == [Samples.quadrants])
    var loader = PictureLoader()
    loader.frames = .all
    let frames = try pictures(Samples.apng, loader: loader)
    #expect(frames.map(\.page) == [0, 1])
    #expect(frames.first?.luminance == Samples.quadrants)
    #expect(frames.last?.luminance.pixels == Samples.quadrants.pixels.map { 255 - $0 })
    let cut = [UInt8](Samples.apng.dropLast(40))
    #expect(failure(cut, loader: loader)?.isTruncated == true)
  }

  @Test func transparencyIsKeptWhereThereIsSome() throws {
    var loader = PictureLoader()
    loader.keepsAlpha = true
    for bytes in [Samples.pngGrey16, Samples.gifStill, Samples.webpLossy] {
      #expect(try pictures(bytes, loader: loader).first?.alpha == nil)
    }
    for bytes in [Samples.pngGreyAlpha, Samples.pngRGBAInterlaced, Samples.webpAlphaLossless] {
      let picture = try #require(try pictures(bytes, loader: loader).first)
      let black = try #require(picture.luminanceOnBlack())
      let alpha = try #require(picture.alpha)
      #expect(picture.luminance == Samples.quadrants)
      // Where all is transparent white becomes black, and what is opaque stays.
      for (i, opacity) in alpha.enumerated() {
        if opacity == 0 { #expect(black.pixels[i] == 0) }
        if opacity == 255 { #expect(black.pixels[i] == picture.luminance.pixels[i]) }
      }
      #expect(try pictures(bytes).first?.alpha == nil)
    }
  }

  @Test func greyBesideOpacityIsLaidOnWhite() throws {
    let pixels = try pictures(Samples.tiffGreyAlpha).first?.luminance.pixels
    #expect(pixels == [177, 177, 177, 177, 100, 100, 255, 255])
  }

  @Test func resolutionsTellTheShapeOfPixels() throws {
    #expect(Picture.aspect(across: 204, down: 98) == 204.0 / 98)
    for (across, down) in [(0.0, 98.0), (1, 0), (.nan, 1), (1, .infinity), (1, 100)] {
      #expect(Picture.aspect(across: across, down: down) == 1)
    }
    var jpeg = Samples.jpegGrey
    let jfif = try #require(jpeg.indices.first { jpeg.matches("JFIF".bytes, at: $0) })
    jpeg.replaceSubrange(jfif + 7..<jfif + 12, with: [1, 0, 200, 0, 100])
    #expect(try pictures(jpeg).first?.pixelAspect == 2)
    var png = Samples.pngGrey16
    var chunk: [UInt8] = [0x70, 0x48, 0x59, 0x73, 0, 0, 0, 50, 0, 0, 0, 100, 1]
    let check = CRC32.value(of: chunk.span)
    chunk = [0, 0, 0, 9] + chunk + (0..<4).map { UInt8(truncatingIfNeeded: check >> (24 - 8 * $0)) }
    png.insert(contentsOf: chunk, at: 33)
    let picture = try #require(try pictures(png).first)
    #expect(picture.pixelAspect == 0.5)
    let (image, x, y) = try #require(picture.squared())
    #expect((image.width, image.height) == (32, 8) && (x, y) == (2, 1))
    #expect(image.pixels[0] == 0 && image.pixels[31] == 80 && image.pixels[32 * 7 + 31] == 255)
    #expect(try pictures(Samples.pngGrey16).first?.squared() == nil)
  }

  /// A picture larger than is stretched is squeezed along the other side.
  @Test func largePicturesAreMadeSmaller() throws {
    var image = LuminanceImage(width: 6000, height: 2000, luminance: 0)
    for y in 0..<2000 { for x in 3000..<6000 { image.pixels[y * 6000 + x] = 200 } }
    var picture = Picture(luminance: image, kind: .png)
    picture.pixelAspect = 2
    let (small, x, y) = try #require(picture.squared())
    #expect((small.width, small.height) == (3000, 2000) && (x, y) == (0.5, 1))
    #expect(small.pixels[1499] == 0 && small.pixels[1500] == 200)
  }

  @Test func longStripsAreRefused() throws {
    var png = Samples.pngGrey16
    png.replaceSubrange(16..<24, with: [0x0B, 0xEB, 0xC1, 0xFF, 0, 0, 0, 1])
    let error = try #require(failure(png))
    #expect(
      error == .tooLong(source: "sample", kind: .png, width: 199_999_999, height: 1, limit: 1_000_000))
    #expect("\(error)".contains("no side above 1000000"))
  }
}
