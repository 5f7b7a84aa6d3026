import QuietZone
import Testing

@testable import QuietZoneMedia

/// The kinds whose pixels come through libwebp, giflib, libtiff and libheif.
@Suite struct ContainerTests {
  @Test(arguments: [
    (Samples.webpLossy, 3), (Samples.webpLossless, 1), (Samples.webpAlpha, 3), (Samples.webpAlphaLossless, 1),
    (Samples.webpExif, 1), (Samples.webpAnimated, 1),
  ])
  func webp(bytes: [UInt8], tolerance: Int) throws {
    let pages = try pictures(bytes)
    #expect(pages.map(\.kind) == [.webp])
    #expect(pages.first.map { difference($0.luminance, Samples.quadrants) <= tolerance } == true)
  }

  @Test(arguments: [Samples.gifStill, Samples.gifAnimated])
  func gif(bytes: [UInt8]) throws {
    let pages = try pictures(bytes)
    #expect(pages.map(\.kind) == [.gif])
    #expect(pages.first?.luminance == Samples.quadrants)
  }

  @Test(arguments: [
    Samples.tiffLZW, Samples.tiffAlpha, Samples.tiffTiled, Samples.tiffGrey16, Samples.tiffPlanar,
    Samples.tiffWhite, Samples.tiffRGB16Tiled, Samples.tiffCMYK,
  ])
  func tiff(bytes: [UInt8]) throws {
    let pages = try pictures(bytes)
    #expect(pages.map(\.kind) == [.tiff])
    #expect(pages.first?.luminance == Samples.quadrants)
  }

  @Test func tiffBilevel() throws {
    let pixels = Samples.quadrants.pixels.map { $0 > 100 ? 255 : 0 as UInt8 }
    #expect(try pictures(Samples.tiffG4).first?.luminance.pixels == pixels)
  }

  /// A movie box is what a sequence has beside its still picture.
  @Test(arguments: [Samples.heic, Samples.avif]) func furtherPicturesAreTold(bytes: [UInt8]) throws {
    let box = [0, 0, 0, 8] + "moov".bytes
    #expect(try pictures(bytes).map(\.isOneOfMore) == [false])
    #expect(try pictures(bytes + box).map(\.isOneOfMore) == [true])
    let free = [0, 0, 0, 1] + "free".bytes + [0, 0, 0, 0, 0, 0, 0, 16]
    #expect(try pictures(bytes + free + box).map(\.isOneOfMore) == [true])
    let size = Int(try #require(bytes.uint32BE(at: 0)))
    do {
      _ = try pictures(bytes.prefix(size) + box)
      Issue.record("read without a still picture")
    } catch {
      #expect(error.description.hasSuffix("a sequence without a still picture"), "\(error)")
    }
  }

  @Test func heif() throws {
    let big = try #require(LuminanceImage(width: 64, height: 32, pixels: Self.enlarged))
    let heic = try pictures(Samples.heic)
    #expect(heic.map(\.kind) == [.heic])
    #expect(heic.first.map { difference($0.luminance, big) <= 12 } == true)
    let avif = try pictures(Samples.avif)
    #expect(avif.map(\.kind) == [.avif])
    #expect(avif.first.map { difference($0.luminance, Samples.quadrants) <= 12 } == true)
    #expect(try pictures(Samples.avifAlpha).first.map { difference($0.luminance, big) <= 12 } == true)
  }

  /// `Samples.quadrants`, four times as large.
  private static let enlarged: [UInt8] = (0..<64 * 32).map { i in
    Samples.quadrants.pixels[i / 64 / 4 * 16 + i % 64 / 4]
  }

  @Test func orientationTags() throws {
    #expect(try pictures(Samples.webpExif).first?.orientation == .right)
    #expect(try pictures(Samples.tiffWhite).first?.orientation == .right)
    #expect(try pictures(Samples.tiffLZW).first?.orientation == .up)
  }

  /// The second frame or page of each sample is the first one inverted.
  @Test(arguments: [Samples.webpAnimated, Samples.gifAnimated, Samples.tiffPages])
  func furtherPages(bytes: [UInt8]) throws {
    var loader = PictureLoader()
    loader.frames = .all
    let pages = try pictures(bytes, loader: loader)
    #expect(pages.map(\.page) == [0, 1])
    #expect(pages.last?.luminance.pixels == Samples.quadrants.pixels.map { 255 - $0 })
    loader.limits.maximumPages = 1
    guard case .tooManyPages(_, _, 1) = failure(bytes, loader: loader) else {
      Issue.record("two pages where one is allowed")
      return
    }
    var count = 0
    try PictureLoader().decode(bytes: bytes) { _ in
      count += 1
      return false
    }
    #expect(count == 1)
  }
}
