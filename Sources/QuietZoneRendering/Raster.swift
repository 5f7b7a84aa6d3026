public import QuietZone

/// A picture of two colours, one bit a pixel: what a PNG file stores as it is, see ``PNGWriter``.
public struct Raster: Hashable, Sendable {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// Colour of pixels whose bit is 0; alpha 0 when the background is transparent.
  public let background: ArtworkColor
  /// Colour of pixels whose bit is 1, the background that shows through it included.
  public let foreground: ArtworkColor
  /// Dots per inch in print, where a size in print was asked for.
  public let dotsPerInch: Double?
  /// `bytesPerRow * height` bytes; the leftmost pixel is a byte's highest bit, bits past the width are 0.
  public internal(set) var bits: [UInt8]

  /// Bytes from one row to the next.
  public var bytesPerRow: Int { (width + 7) >> 3 }

  /// A picture of background only. Negative sizes count as 0.
  init(
    width: Int, height: Int, background: ArtworkColor, foreground: ArtworkColor, dotsPerInch: Double? = nil
  ) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    self.background = background
    self.foreground = foreground
    self.dotsPerInch = dotsPerInch
    bits = [UInt8](repeating: 0, count: ((self.width + 7) >> 3) * self.height)
  }

  /// Whether the pixel shows the foreground; false outside the picture.
  public subscript(x: Int, y: Int) -> Bool {
    guard x >= 0, y >= 0, x < width, y < height else { return false }
    return bits[y &* bytesPerRow &+ (x >> 3)] >> UInt8(truncatingIfNeeded: 7 - (x & 7)) & 1 != 0
  }

  /// Four bytes a pixel: red, green, blue, opacity (not premultiplied), row by row.
  public func rgba() -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let color = self[x, y] ? foreground : background
        out.append(color.red)
        out.append(color.green)
        out.append(color.blue)
        out.append(color.alpha)
      }
    }
    return out
  }

  /// The picture in grey as a reader sees it, on `ground` where it is transparent.
  public func luminance(on ground: ArtworkColor = .white) -> LuminanceImage {
    let dark = foreground.composited(over: ground).luma
    var image = LuminanceImage(
      width: width, height: height, luminance: background.composited(over: ground).luma)
    for y in 0..<height {
      for x in 0..<width where self[x, y] { image.pixels[y * width + x] = dark }
    }
    return image
  }
}
