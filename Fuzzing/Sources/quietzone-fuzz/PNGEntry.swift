import QuietZone
import QuietZoneMedia
import QuietZoneRendering

/// Rows, any size they are said to have and any kind of pixel; what is written must be read by libpng, and
/// grey as it was.
enum PNGEntry {
  static func run(_ input: Input) {
    var input = input
    let kind = input.number(0...4), depth = PNGPixels.Depth.allCases[input.number(0...3)]
    let (width, height) = (size(&input), size(&input))
    let rowStride = input.byte() & 3 == 1 ? input.number(-2...400) : nil
    let colors = (0..<input.number(0...20)).map { _ in
      ArtworkColor(red: input.byte(), green: input.byte(), blue: input.byte(), alpha: input.byte())
    }
    let pixels = [.grey(depth), .palette(colors, depth), .greyAlpha, .rgb, .rgba][kind] as PNGPixels
    let pixelCount = min(max(width, 0), 450) * min(max(height, 0), 450)
    let rows = spread(input.rest, count: pixelCount * 4)
    guard
      let file = try? PNGWriter().encode(
        rows, pixels, width: width, height: height, rowStride: rowStride)
    else { return }
    var loader = PictureLoader()
    loader.keepsAlpha = true
    var seen: LuminanceImage?
    try? loader.decode(bytes: file) { picture in
      seen = picture.luminance
      return true
    }
    precondition(seen?.width == width && seen?.height == height)
    guard kind == 0, depth == .eight, rowStride == nil else { return }
    precondition(seen?.pixels == Array(rows[..<(width * height)]))
  }

  /// Mostly sizes of pictures, at times ones that none has.
  private static func size(_ input: inout Input) -> Int {
    let wish = input.number(-3...450)
    return wish < 440 ? wish : [Int.max, .min, 1 << 31, (1 << 31) - 1][wish & 3]
  }

  /// So many bytes that repeat what there is, at distances that it says itself.
  private static func spread(_ bytes: [UInt8], count: Int) -> [UInt8] {
    var out = bytes
    while out.count < count {
      let last = Int(out.last ?? 0), distance = min(out.count, 1 + last * last)
      guard distance > 0 else { return [UInt8](repeating: 0, count: count) }
      for _ in 0..<(last + 1) { out.append(out[out.count - distance]) }
      out.append(UInt8(truncatingIfNeeded: out.count &* 37 &+ last))
    }
    return out
  }
}
