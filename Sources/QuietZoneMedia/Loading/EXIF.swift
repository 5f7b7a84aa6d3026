/// The one thing wanted from EXIF data: which way up.
enum EXIF {
  /// The orientation in a TIFF structure that starts at `start` (EXIF 2.32, 4.5.2 and 4.6.4, tag 274),
  /// upright where there is none or it makes no sense: a bad tag must not cost the picture.
  static func orientation(in bytes: [UInt8], at start: Int) -> Orientation {
    let big: Bool
    if bytes.matches([0x4D, 0x4D, 0, 42], at: start) {
      big = true
    } else if bytes.matches([0x49, 0x49, 42, 0], at: start) {
      big = false
    } else {
      return .up
    }
    func short(_ offset: Int) -> Int? { big ? bytes.uint16BE(at: offset) : bytes.uint16LE(at: offset) }
    func long(_ offset: Int) -> Int? {
      (big ? bytes.uint32BE(at: offset) : bytes.uint32LE(at: offset)).map { Int($0) }
    }
    guard let directory = long(start + 4), let count = short(start + directory) else { return .up }
    for entry in 0..<count {
      let at = start + directory + 2 + entry * 12
      guard let tag = short(at), let value = short(at + 8) else { return .up }
      if tag == 274 { return Orientation(rawValue: value) ?? .up }
    }
    return .up
  }
}
