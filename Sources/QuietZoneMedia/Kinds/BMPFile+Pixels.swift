internal import QuietZone

extension BMPFile {
  /// Where row `y` of the file belongs.
  private func imageRow(_ y: Int) -> Int { isTopDown ? y : height - 1 - y }

  /// Rows of whole 32-bit words.
  func decodeRows() throws(PictureError) -> LuminanceImage {
    let rowBytes = (width * bits + 31) / 32 * 4
    // The last row's padding may lack.
    let present = (data.bytes.count - pixelOffset + rowBytes - (width * bits + 7) / 8) / rowBytes
    guard present >= height else { throw missing("all after row \(max(present, 0)) of \(height)") }
    var image = LuminanceImage(width: width, height: height)
    let fields = masks.map { BMPField(mask: $0) }
    for y in 0..<height {
      let from = pixelOffset + y * rowBytes
      let to = imageRow(y) * width
      switch bits {
      case 1, 2, 4, 8:
        let perByte = 8 / bits
        for x in 0..<width {
          let shift = UInt8(8 - bits - x % perByte * bits)
          let index = data.bytes[from + x / perByte] >> shift & UInt8((1 << bits) - 1)
          image.pixels[to + x] = palette[Int(index)]
        }
      case 24:
        for x in 0..<width {
          let at = from + 3 * x
          image.pixels[to + x] = luma(Int(data.bytes[at + 2]), Int(data.bytes[at + 1]), Int(data.bytes[at]))
        }
      default:
        for x in 0..<width { image.pixels[to + x] = grey(at: from + x * bits / 8, fields) }
      }
    }
    return image
  }

  /// A pixel of 16 or 32 bits, known to be there.
  private func grey(at offset: Int, _ fields: [BMPField]) -> UInt8 {
    var value = UInt32(data.bytes[offset]) | UInt32(data.bytes[offset + 1]) << 8
    if bits == 32 {
      value |= UInt32(data.bytes[offset + 2]) << 16 | UInt32(data.bytes[offset + 3]) << 24
    }
    let grey = Int(luma(fields[0].value(value), fields[1].value(value), fields[2].value(value)))
    guard fields[3].maximum > 0 else { return UInt8(truncatingIfNeeded: grey) }
    let alpha = fields[3].value(value)
    return UInt8(truncatingIfNeeded: (grey * alpha + 255 * (255 - alpha) + 127) / 255)
  }

  /// Runs: a count and a colour; after a zero the end of a row or the picture, a jump, or plain pixels.
  /// Pixels jumped over are white.
  func decodeRuns() throws(PictureError) -> LuminanceImage {
    var image = LuminanceImage(width: width, height: height)
    var at = pixelOffset
    var x = 0
    var y = 0
    func put(_ index: UInt8) {
      if x < width, y < height { image.pixels[imageRow(y) * width + x] = palette[Int(index)] }
      x += 1
    }
    while y < height {
      guard at + 1 < data.bytes.count else { throw missing("all after row \(y) of \(height)") }
      let (count, value) = (Int(data.bytes[at]), data.bytes[at + 1])
      at += 2
      switch (count, value) {
      case (0, 0):
        x = 0
        y += 1
      case (0, 1):
        return image
      case (0, 2):
        guard at + 1 < data.bytes.count else { throw missing("all after row \(y) of \(height)") }
        x += Int(data.bytes[at])
        y += Int(data.bytes[at + 1])
        at += 2
      case (0, let length):
        let size = bits == 8 ? Int(length) : (Int(length) + 1) / 2
        guard at + size <= data.bytes.count else { throw missing("all after row \(y) of \(height)") }
        for i in 0..<Int(length) { put(bits == 8 ? data.bytes[at + i] : half(data.bytes[at + i / 2], i)) }
        at += size + size & 1
      default:
        for i in 0..<count { put(bits == 8 ? value : half(value, i)) }
      }
      if x > width + 255 { throw corrupt("a row longer than \(width) pixels") }
    }
    return image
  }

  /// Left half of a byte for even places, the right one for odd.
  private func half(_ byte: UInt8, _ place: Int) -> UInt8 { place & 1 == 0 ? byte >> 4 : byte & 15 }
}

/// Some bits of a pixel, scaled to 0…255.
private struct BMPField {
  private let mask: UInt32
  private let shift: UInt32
  /// Greatest value; 0 for an empty mask.
  let maximum: Int

  init(mask: UInt32) {
    self.mask = mask
    shift = mask == 0 ? 0 : UInt32(mask.trailingZeroBitCount)
    maximum = Int(mask >> shift)
  }

  func value(_ pixel: UInt32) -> Int {
    maximum > 0 ? (Int((pixel & mask) >> shift) * 255 + maximum / 2) / maximum : 0
  }
}
