/// What is wanted from EXIF data: which way up, and how far apart the pixels are.
enum EXIF {
  /// The orientation in a TIFF structure that starts at `start` (EXIF 2.32, 4.5.2 and 4.6.4, tag 274),
  /// upright where there is none or it makes no sense: a bad tag must not cost the picture.
  static func orientation(in bytes: [UInt8], at start: Int) -> Orientation {
    guard let directory = Directory(bytes, at: start), let value = directory.short(274) else { return .up }
    return Orientation(rawValue: value) ?? .up
  }

  /// A pixel's height by its width, of the tags 282 and 283; 1 where they are not there.
  static func pixelAspect(in bytes: [UInt8], at start: Int) -> Double {
    guard let directory = Directory(bytes, at: start), let across = directory.rational(282),
      let down = directory.rational(283)
    else { return 1 }
    return Picture.aspect(across: across, down: down)
  }

  /// The first directory of a TIFF structure.
  private struct Directory {
    let bytes: [UInt8]
    let start: Int
    let isBigEndian: Bool
    let first: Int
    let count: Int

    init?(_ bytes: [UInt8], at start: Int) {
      (self.bytes, self.start) = (bytes, start)
      if bytes.matches([0x4D, 0x4D, 0, 42], at: start) {
        isBigEndian = true
      } else if bytes.matches([0x49, 0x49, 42, 0], at: start) {
        isBigEndian = false
      } else {
        return nil
      }
      let offset = isBigEndian ? bytes.uint32BE(at: start + 4) : bytes.uint32LE(at: start + 4)
      guard let offset else { return nil }
      first = start + Int(offset) + 2
      guard let count = isBigEndian ? bytes.uint16BE(at: first - 2) : bytes.uint16LE(at: first - 2) else {
        return nil
      }
      self.count = count
    }

    /// A tag's value of 16 bits.
    func short(_ tag: Int) -> Int? { entry(tag).flatMap { number16($0 + 8) } }

    /// A tag's fraction, which stands elsewhere.
    func rational(_ tag: Int) -> Double? {
      guard let entry = entry(tag), let offset = number32(entry + 8), let above = number32(start + offset),
        let below = number32(start + offset + 4), below > 0
      else { return nil }
      return Double(above) / Double(below)
    }

    private func entry(_ tag: Int) -> Int? {
      for index in 0..<count {
        guard let found = number16(first + index * 12) else { return nil }
        if found == tag { return first + index * 12 }
      }
      return nil
    }

    private func number16(_ at: Int) -> Int? { isBigEndian ? bytes.uint16BE(at: at) : bytes.uint16LE(at: at) }
    private func number32(_ at: Int) -> Int? {
      (isBigEndian ? bytes.uint32BE(at: at) : bytes.uint32LE(at: at)).map { Int($0) }
    }
  }
}
