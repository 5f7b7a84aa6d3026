internal import QuietZone

/// A Windows bitmap: 1, 2, 4, 8, 16, 24 and 32 bits, runs of 4 and 8 bits, bit fields, either way up
/// (BITMAPCOREHEADER, BITMAPINFOHEADER and its successors).
struct BMPFile {
  let data: PictureData
  private(set) var width = 0
  private(set) var height = 0
  private(set) var bits = 0
  private(set) var compression = 0
  private(set) var isTopDown = false
  /// Pixels a metre, across and down.
  private var resolution = (across: 0, down: 0)
  /// Where the pixels start.
  private(set) var pixelOffset = 0
  /// Grey of the palette's colours; always 256, black where there is none.
  private(set) var palette = [UInt8](repeating: 0, count: 256)
  /// Red, green, blue, alpha; 0: none.
  private(set) var masks: [UInt32] = [0, 0, 0, 0]

  /// What `compression` may be: none, runs of 8 and of 4 bits, bit fields without and with alpha.
  enum Compression {
    static let none = 0
    static let runs8 = 1
    static let runs4 = 2
    static let fields = 3
    static let alphaFields = 6
  }

  init(_ data: PictureData) throws(PictureError) {
    self.data = data
    guard let offset = data.bytes.uint32LE(at: 10), let size = data.bytes.uint32LE(at: 14) else {
      throw missing("the header")
    }
    pixelOffset = Int(offset)
    switch size {
    case 12: try readCoreHeader()
    case 40...1024: try readInfoHeader(size: Int(size))
    default: throw corrupt("a header of \(size) bytes")
    }
    try checkLayout()
  }

  private mutating func readCoreHeader() throws(PictureError) {
    guard let w = data.bytes.uint16LE(at: 18), let h = data.bytes.uint16LE(at: 20),
      let depth = data.bytes.uint16LE(at: 24)
    else { throw missing("the header") }
    (width, height, bits) = (w, h, depth)
    try readPalette(at: 26, colors: 0, entrySize: 3)
  }

  private mutating func readInfoHeader(size: Int) throws(PictureError) {
    guard let w = data.bytes.int32LE(at: 18), let h = data.bytes.int32LE(at: 22),
      let depth = data.bytes.uint16LE(at: 28), let kind = data.bytes.uint32LE(at: 30),
      let colors = data.bytes.uint32LE(at: 46)
    else { throw missing("the header") }
    (width, height, bits, compression) = (w, abs(h), depth, Int(kind))
    isTopDown = h < 0
    resolution = (data.bytes.int32LE(at: 38) ?? 0, data.bytes.int32LE(at: 42) ?? 0)
    let hasFields = compression == Compression.fields || compression == Compression.alphaFields
    if bits == 16 { masks = [0x7C00, 0x03E0, 0x001F, 0] }
    if bits == 32 { masks = [0xFF_0000, 0xFF00, 0xFF, 0] }
    if hasFields {
      // Behind a 40-byte header or, at the same place, inside a longer one.
      let count = compression == Compression.alphaFields || size >= 56 ? 4 : 3
      for i in 0..<count {
        guard let mask = data.bytes.uint32LE(at: 54 + 4 * i) else { throw missing("the block of bit fields") }
        masks[i] = mask
      }
    }
    let extra = size == 40 && hasFields ? (compression == Compression.alphaFields ? 16 : 12) : 0
    try readPalette(at: 14 + size + extra, colors: Int(colors), entrySize: 4)
  }

  /// Blue, green, red and, in the newer form, a byte more.
  private mutating func readPalette(at start: Int, colors: Int, entrySize: Int) throws(PictureError) {
    guard bits <= 8 else { return }
    let room = max(0, pixelOffset - start) / entrySize
    let count = min(colors == 0 ? 1 << max(bits, 0) : colors, 256, room)
    for i in 0..<count {
      let at = start + i * entrySize
      guard at + 2 < data.bytes.count else { throw missing("colour \(i) of \(count)") }
      palette[i] = luma(Int(data.bytes[at + 2]), Int(data.bytes[at + 1]), Int(data.bytes[at]))
    }
  }

  private func checkLayout() throws(PictureError) {
    let known =
      switch compression {
      case Compression.none: [1, 2, 4, 8, 16, 24, 32].contains(bits)
      case Compression.runs8: bits == 8
      case Compression.runs4: bits == 4
      case Compression.fields, Compression.alphaFields: bits == 16 || bits == 32
      default: false
      }
    guard known else {
      throw .unsupported(
        source: data.source, kind: .bmp, reason: "\(bits) bits a pixel with compression \(compression)")
    }
  }

  var extent: PictureExtent { PictureExtent(width: width, height: height) }

  func decode(limits: PictureLimits) throws(PictureError) -> Picture {
    try data.check(extent, kind: .bmp, limits: limits)
    guard pixelOffset <= data.bytes.count else { throw missing("everything from byte \(pixelOffset)") }
    let isRuns = compression == Compression.runs8 || compression == Compression.runs4
    let image = isRuns ? try decodeRuns() : try decodeRows()
    var picture = Picture(luminance: image, kind: .bmp)
    picture.pixelAspect = Picture.aspect(across: Double(resolution.across), down: Double(resolution.down))
    return picture
  }

  /// Rec. 601 luma, rounded.
  func luma(_ r: Int, _ g: Int, _ b: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: (299 * r + 587 * g + 114 * b + 500) / 1000)
  }

  func missing(_ what: String) -> PictureError {
    .truncated(source: data.source, kind: .bmp, missing: "\(what) is missing")
  }

  func corrupt(_ reason: String) -> PictureError {
    .corrupt(source: data.source, kind: .bmp, reason: reason)
  }
}
