import QuietZone

@testable import QuietZoneMedia

/// Tiny files of every kind, each with what made it. All show `Samples.quadrants`.
enum Samples {
  /// 16 × 8 pixels: 0 and 80 above, 160 and 255 below.
  static let quadrants: LuminanceImage = {
    var image = LuminanceImage(width: 16, height: 8)
    for y in 0..<8 {
      for x in 0..<16 { image.pixels[y * 16 + x] = [0, 80, 160, 255][(y / 4) * 2 + x / 8] }
    }
    return image
  }()

  /// Bytes of hexadecimal digits; line breaks are skipped.
  static func hex(_ text: String) -> [UInt8] {
    let digits = text.utf8.compactMap { Character(UnicodeScalar($0)).hexDigitValue }
    return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
  }
}

/// Pages of a file, decoded on this thread.
func pictures(
  _ bytes: [UInt8], loader: PictureLoader = PictureLoader()
) throws(PictureError) -> [Picture] {
  var result: [Picture] = []
  try loader.decode(bytes: bytes, name: "sample") { picture in
    result.append(picture)
    return true
  }
  return result
}

/// The greatest difference of two pictures of one size; 256 for different sizes.
func difference(_ a: LuminanceImage, _ b: LuminanceImage) -> Int {
  guard a.width == b.width, a.height == b.height else { return 256 }
  return zip(a.pixels, b.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 0
}

/// Why the bytes are not loaded, or `nil` if they are.
func failure(_ bytes: [UInt8], loader: PictureLoader = PictureLoader()) -> PictureError? {
  do throws(PictureError) {
    _ = try pictures(bytes, loader: loader)
    return nil
  } catch {
    return error
  }
}

extension PictureError {
  var isTruncated: Bool {
    if case .truncated = self { true } else { false }
  }

  var isCorrupt: Bool {
    if case .corrupt = self { true } else { false }
  }
}
