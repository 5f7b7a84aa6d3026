import QuietZone
import TestSupport
import Testing

@testable import QuietZoneMedia

/// Damaged files of every kind: an error or a picture, never a trap.
@Suite struct HostileFilesTests {
  static let samples: [(name: String, bytes: [UInt8])] = [
    ("jpegGrey", Samples.jpegGrey), ("jpegColor", Samples.jpegColor), ("jpegCMYK", Samples.jpegCMYK),
    ("jpegProgressive", Samples.jpegProgressive), ("pngGrey16", Samples.pngGrey16),
    ("pngPalette2", Samples.pngPalette2), ("pngRGBAInterlaced", Samples.pngRGBAInterlaced),
    ("apng", Samples.apng),
    ("webpLossy", Samples.webpLossy), ("webpLossless", Samples.webpLossless),
    ("webpAlpha", Samples.webpAlpha),
    ("webpAnimated", Samples.webpAnimated), ("gifStill", Samples.gifStill),
    ("gifAnimated", Samples.gifAnimated),
    ("tiffLZW", Samples.tiffLZW), ("tiffG4", Samples.tiffG4), ("tiffPages", Samples.tiffPages),
    ("tiffTiled", Samples.tiffTiled), ("tiffPlanar", Samples.tiffPlanar), ("tiffCMYK", Samples.tiffCMYK),
    ("bmp1", Samples.bmp1), ("bmp8", Samples.bmp8), ("bmp24", Samples.bmp24), ("heic", Samples.heic),
    ("avif", Samples.avif), ("pnm", PGMWriter.encode(Samples.quadrants)),
  ]

  /// Small limits keep the damaged sizes cheap.
  private static let loader: PictureLoader = {
    var loader = PictureLoader()
    loader.frames = .all
    loader.limits.maximumPixels = 1_000_000
    loader.limits.maximumMemory = 16_000_000
    loader.limits.maximumPages = 20
    return loader
  }()

  /// A file cut anywhere is an error, or every picture it still delivers is one of the whole file's.
  @Test(arguments: samples.map(\.name))
  func truncation(name: String) throws {
    let bytes = try #require(Self.samples.first { $0.name == name }?.bytes)
    let whole = try pictures(bytes, loader: Self.loader)
    for length in 0..<bytes.count {
      do throws(PictureError) {
        let rest = try pictures([UInt8](bytes.prefix(length)), loader: Self.loader)
        #expect(rest.count <= whole.count, "cut at \(length)")
        for (a, b) in zip(rest, whole) {
          #expect(difference(a.luminance, b.luminance) == 0, "cut at \(length)")
        }
      } catch {
        #expect(error.description.hasPrefix("sample: "))
      }
    }
  }

  /// Two thousand files with one to eight bytes replaced.
  @Test(arguments: samples.map(\.name))
  func corruption(name: String) throws {
    let bytes = try #require(Self.samples.first { $0.name == name }?.bytes)
    var random = SeededRandom(seed: 2026)
    for _ in 0..<2000 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        damaged[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      for picture in (try? pictures(damaged, loader: Self.loader)) ?? [] {
        #expect(picture.luminance.pixels.count == picture.luminance.width * picture.luminance.height)
        #expect(picture.luminance.pixels.count <= Self.loader.limits.maximumPixels)
      }
    }
  }

  /// Headers that promise more pixels than allowed are refused by their sizes.
  @Test func hugeHeaders() throws {
    var gif = Samples.gifStill
    gif.replaceSubrange(6..<10, with: [0xFF, 0xFF, 0xFF, 0xFF])
    var webp = Samples.webpAnimated  // the canvas size stands at 24, three bytes each, less one
    webp.replaceSubrange(24..<30, with: [0x60, 0xEA, 0, 0x60, 0xEA, 0])
    var tiff = Samples.tiffLZW
    for tag in [0x00, 0x01] as [UInt8] {
      let at = try #require(tiff.indices.first { tiff.matches([tag, 0x01], at: $0) && $0 >= 8 })
      // As a 32-bit number: 60 000.
      tiff.replaceSubrange(at + 2..<at + 12, with: [4, 0, 1, 0, 0, 0, 0x60, 0xEA, 0, 0])
    }
    for bytes in [gif, webp, tiff] {
      guard case .tooManyPixels = failure(bytes) else {
        Issue.record("\(String(describing: failure(bytes)))")
        continue
      }
    }
  }
}
