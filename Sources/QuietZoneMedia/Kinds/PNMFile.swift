internal import QuietZone

/// A portable anymap (Netpbm P1…P6, plain and raw, 8 and 16 bits), read without any library. A raw file may
/// hold several pictures, one after the other.
struct PNMFile {
  private let data: PictureData
  private var at = 0
  private var format = 0
  private var width = 0
  private var height = 0
  private var maximum = 1

  init(_ data: PictureData) { self.data = data }

  func decode(
    limits: PictureLimits, plan: PagePlan, _ body: PictureLoader.PageHandler
  ) throws(PictureError) {
    var (file, plan) = (self, plan)
    var page = 0
    while true {
      let step = try plan.step(page, data.source, .pnm)
      guard step != .stop else { return }
      try file.readHeader()
      try data.check(file.extent, kind: .pnm, limits: limits)
      let image = try file.readPixels()
      if step == .deliver {
        guard body(Picture(luminance: image, kind: .pnm, page: page)) else { return }
        plan.count()
      }
      page += 1
      guard file.hasNext else { return try plan.checkEnd(pages: page, data.source, .pnm) }
    }
  }

  /// Of the pages that `decode` would deliver, as far as they can be told apart.
  func extents(limits: PictureLimits) -> [PictureExtent] {
    var file = self
    var extents: [PictureExtent] = []
    repeat {
      guard extents.count < limits.maximumPages, (try? file.readHeader()) != nil,
        (try? data.check(file.extent, kind: .pnm, limits: limits)) != nil
      else { break }
      extents.append(file.extent)
      file.at += file.rawBytes
    } while file.hasNext
    return extents
  }

  private var extent: PictureExtent {
    PictureExtent(width: width, height: height, bytesPerPixel: PictureExtent.besideFile)
  }

  private var channels: Int { format == 3 || format == 6 ? 3 : 1 }

  /// Bytes of a row of raw samples.
  private var rawRowBytes: Int {
    format == 4 ? (width + 7) / 8 : width * channels * (maximum > 255 ? 2 : 1)
  }

  /// Bytes of the raw pixels of a size that was checked.
  private var rawBytes: Int { rawRowBytes * height }

  /// Whether a further picture follows; other trailing bytes are ignored, as Netpbm's tools do.
  private var hasNext: Bool {
    format >= 4 && at + 2 < data.bytes.count && data.bytes[at] == 0x50
      && (0x34...0x36).contains(data.bytes[at + 1]) && data.bytes[at + 2].isPNMSpace
  }

  private mutating func readHeader() throws(PictureError) {
    guard at + 1 < data.bytes.count else { throw missing("the header") }
    format = Int(data.bytes[at + 1]) - 0x30
    guard data.bytes[at] == 0x50, (1...6).contains(format) else { throw corrupt("no P1 … P6") }
    at += 2
    width = try readNumber("the width")
    height = try readNumber("the height")
    maximum = format == 1 || format == 4 ? 1 : try readNumber("the maximum value")
    guard (1...65535).contains(maximum) else { throw corrupt("the maximum value is \(maximum)") }
    // Exactly one white space stands between the header and raw samples.
    if format >= 4 {
      guard at < data.bytes.count else { throw missing("every pixel") }
      guard data.bytes[at].isPNMSpace else { throw corrupt("no white space before the pixels") }
      at += 1
    }
  }

  private mutating func skipSpace() {
    while at < data.bytes.count {
      if data.bytes[at] == 0x23 {
        while at < data.bytes.count, data.bytes[at] != 0x0A, data.bytes[at] != 0x0D { at += 1 }
      } else if data.bytes[at].isPNMSpace {
        at += 1
      } else {
        return
      }
    }
  }

  /// A decimal number after white space and comments; in plain bitmaps one digit is one number.
  private mutating func readNumber(_ what: String, digits: Int = 9) throws(PictureError) -> Int {
    skipSpace()
    let start = at
    var value = 0
    while at < data.bytes.count, at - start < digits, (0x30...0x39).contains(data.bytes[at]) {
      value = value * 10 + Int(data.bytes[at] - 0x30)
      at += 1
    }
    guard at > start else { throw at < data.bytes.count ? corrupt("\(what) is not a number") : missing(what) }
    return value
  }

  private mutating func readPixels() throws(PictureError) -> LuminanceImage {
    if format >= 4 {
      let available = (data.bytes.count - at) / rawRowBytes
      guard available >= height else { throw missing("all after row \(available) of \(height)") }
    } else {
      // A plain sample takes a digit, and a white space but in bitmaps.
      let least = format == 1 ? width * height : 2 * width * channels * height - 1
      guard data.bytes.count - at >= least else { throw missing("the last sample") }
    }
    return format >= 4 ? readRaw() : try readPlain()
  }

  private func grey(_ sample: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: (min(sample, maximum) * 255 + maximum / 2) / maximum)
  }

  /// Rec. 601 luma of samples up to `maximum`.
  private func grey(_ r: Int, _ g: Int, _ b: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: (299 * Int(grey(r)) + 587 * Int(grey(g)) + 114 * Int(grey(b)) + 500) / 1000)
  }

  private mutating func readPlain() throws(PictureError) -> LuminanceImage {
    var image = LuminanceImage(width: width, height: height)
    for i in image.pixels.indices {
      if format == 1 {
        image.pixels[i] = try readNumber("a pixel", digits: 1) == 0 ? 255 : 0
      } else if channels == 1 {
        image.pixels[i] = grey(try readNumber("a sample"))
      } else {
        let r = try readNumber("a sample")
        let g = try readNumber("a sample")
        image.pixels[i] = grey(r, g, try readNumber("a sample"))
      }
    }
    return image
  }

  /// All bytes are known to be there.
  private mutating func readRaw() -> LuminanceImage {
    let start = at
    if format == 5, maximum == 255 {
      at += width * height
      let pixels = [UInt8](data.bytes[start..<at])
      return LuminanceImage(width: width, height: height, pixels: pixels)
        ?? LuminanceImage(width: 0, height: 0)
    }
    var image = LuminanceImage(width: width, height: height)
    if format == 4 {
      let rowBytes = rawRowBytes
      for y in 0..<height {
        for x in 0..<width where data.bytes[start + y * rowBytes + x >> 3] << UInt8(x & 7) >= 128 {
          image.pixels[y * width + x] = 0
        }
      }
      at += rawBytes
      return image
    }
    let size = maximum > 255 ? 2 : 1
    func sample(_ i: Int) -> Int {
      size == 1
        ? Int(data.bytes[start + i])
        : Int(data.bytes[start + 2 * i]) << 8 | Int(data.bytes[start + 2 * i + 1])
    }
    for i in image.pixels.indices {
      image.pixels[i] =
        channels == 1 ? grey(sample(i)) : grey(sample(3 * i), sample(3 * i + 1), sample(3 * i + 2))
    }
    at += rawBytes
    return image
  }

  private func missing(_ what: String) -> PictureError {
    .truncated(source: data.source, kind: .pnm, missing: "\(what) is missing")
  }

  private func corrupt(_ reason: String) -> PictureError {
    .corrupt(source: data.source, kind: .pnm, reason: reason)
  }
}
