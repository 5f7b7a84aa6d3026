extension ByteWriter {
  /// A chunk: length, name, content and the check of the last two (ISO/IEC 15948, 5.3).
  mutating func pngChunk(_ name: StaticString, _ content: Span<UInt8>) {
    bigEndian(UInt32(truncatingIfNeeded: content.count))
    var check = CRC32()
    let title = [UInt8](ascii: name)
    check.update(title.storageSpan)
    check.update(content)
    write(title)
    write(content)
    bigEndian(check.value)
  }

  /// The signature and the header (5.2, 11.2.2).
  mutating func pngHeader(_ rows: PNGRows) {
    write([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    var header = ByteWriter()
    header.bigEndian(UInt32(truncatingIfNeeded: rows.width))
    header.bigEndian(UInt32(truncatingIfNeeded: rows.height))
    // Compression, filters and interlacing have one method each here: 0.
    header.write([rows.pixels.bitDepth, rows.pixels.colorType, 0, 0, 0])
    pngChunk("IHDR", header.bytes.storageSpan)
  }

  /// The colours, and their opacities up to the last one below 255 (11.2.3, 11.3.2.1).
  mutating func pngPalette(_ colors: [ArtworkColor]) {
    var entries = ByteWriter(), opacities = ByteWriter()
    for color in colors { entries.write([color.red, color.green, color.blue]) }
    pngChunk("PLTE", entries.bytes.storageSpan)
    let end = (colors.lastIndex { $0.alpha < 255 } ?? -1) + 1
    for color in colors[..<end] { opacities.byte(color.alpha) }
    if end > 0 { pngChunk("tRNS", opacities.bytes.storageSpan) }
  }

  /// Pixels a metre, the same in both directions (11.3.5.3).
  mutating func pngResolution(_ pixelsPerMetre: UInt32) {
    var content = ByteWriter()
    content.bigEndian(pixelsPerMetre)
    content.bigEndian(pixelsPerMetre)
    content.byte(1)
    pngChunk("pHYs", content.bytes.storageSpan)
  }

  /// A keyword and its text in Latin-1 (11.3.4.3).
  mutating func pngText(_ keyword: StaticString, _ text: [UInt8]) {
    var content = ByteWriter()
    content.write(keyword)
    content.byte(0)
    content.write(text)
    pngChunk("tEXt", content.bytes.storageSpan)
  }

  private mutating func write(_ content: Span<UInt8>) {
    for index in content.indices { byte(content[index]) }
  }

  private mutating func bigEndian(_ value: UInt32) {
    for shift in [24, 16, 8, 0] as [UInt32] { byte(UInt8(truncatingIfNeeded: value >> shift)) }
  }
}
