public import QuietZone

/// Writes PNG files (ISO/IEC 15948), in pure Swift: the same picture gives the same bytes on every platform.
///
/// ```swift
/// let raster = try RasterRenderer.render(symbol, Artwork(size: .totalPixels(600)))
/// let file = try PNGWriter(dotsPerInch: 300).encode(raster)
/// ```
///
/// Drawings become about as small as libpng makes them when it takes its time. The file is built in memory;
/// besides it a few megabytes and rows are used, however high the picture is.
public struct PNGWriter: Hashable, Sendable {
  /// Written as pHYs (11.3.5.3), so that a printer knows the size; `nil`: not said. Dots an inch, above 0;
  /// what the file can't tell, less than half a pixel a metre or ten million dots and more, is not said
  /// either.
  public var dotsPerInch: Double?
  /// ``software`` in Latin-1.
  private var softwareText: [UInt8]?

  /// The program that made the file, in the tEXt chunk (11.3.4.3); `nil`: none. The chunk has Latin-1:
  /// characters that this lacks become question marks, control characters are left out, and what goes beyond
  /// 255 characters too.
  public var software: String? {
    get { softwareText.map { String(decoding: $0.map { UInt16($0) }, as: UTF16.self) } }
    set { softwareText = newValue.map(Self.latin1) }
  }

  public init(dotsPerInch: Double? = nil) {
    self.dotsPerInch = dotsPerInch
    softwareText = Array(ascii: "QuietZone")
  }

  /// A two-colour drawing as a file of one bit a pixel: grey, where the colours are black and white, else
  /// with a palette; opacity below 255 goes into a tRNS chunk. The drawing's own dots an inch are written
  /// where the writer has none.
  public func encode(_ raster: Raster) throws(RenderingError) -> [UInt8] {
    var writer = self
    writer.dotsPerInch = dotsPerInch ?? raster.dotsPerInch
    let colors = [raster.background, raster.foreground]
    let isGrey = colors == [.white, .black] || colors == [.black, .white]
    let rows = try PNGRows(
      isGrey ? .grey(.one) : .palette(colors, .one), width: raster.width, height: raster.height,
      stride: raster.bytesPerRow, count: raster.bits.count,
      flip: isGrey && raster.foreground == .black ? 0xFF : 0)
    return writer.file(rows, raster.bits.storageSpan)
  }

  /// The picture as a file of 8-bit grey.
  public func encode(_ image: LuminanceImage) throws(RenderingError) -> [UInt8] {
    try encode(image.pixels, .grey(.eight), width: image.width, height: image.height)
  }

  /// Rows of pixels that the host has.
  ///
  /// ```swift
  /// let file = try PNGWriter().encode(bytes, .rgba, width: 640, height: 480)
  /// ```
  ///
  /// - Parameters:
  ///   - rows: Row after row; bits past the last pixel of a row do not matter.
  ///   - width: Pixels in a row, 1 to 2 147 483 647.
  ///   - height: Rows, 1 to 2 147 483 647.
  ///   - rowStride: Bytes from the start of one row to the start of the next; `nil`: what its pixels take.
  /// - Throws: What does not fit together, see ``RenderingError``; a pixel beyond the palette is refused too.
  public func encode(
    _ rows: [UInt8], _ pixels: PNGPixels, width: Int, height: Int, rowStride: Int? = nil
  ) throws(RenderingError) -> [UInt8] {
    let layout = try PNGRows(pixels, width: width, height: height, stride: rowStride, count: rows.count)
    try layout.checkPalette(rows.storageSpan)
    return file(layout, rows.storageSpan)
  }

  private func file(_ rows: PNGRows, _ source: Span<UInt8>) -> [UInt8] {
    var out = ByteWriter()
    out.pngHeader(rows)
    if let palette = rows.pixels.palette { out.pngPalette(palette) }
    if let pixelsPerMetre { out.pngResolution(pixelsPerMetre) }
    if let softwareText { out.pngText("Software", softwareText) }
    PNGCompressor(rows).compress(source, pieceCount: 1 << 20) { out.pngChunk("IDAT", $0) }
    out.pngChunk("IEND", [UInt8]().storageSpan)
    return out.bytes
  }

  /// Of ``dotsPerInch``, where it can be told.
  private var pixelsPerMetre: UInt32? {
    guard let dotsPerInch, dotsPerInch > 0, dotsPerInch < 1e7 else { return nil }
    let rounded = UInt32(dotsPerInch / 0.0254 + 0.5)
    return rounded > 0 ? rounded : nil
  }

  private static func latin1(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars.prefix(255) {
      switch scalar.value {
      case 0..<32, 127..<160: break
      case 256...: bytes.append(UInt8(ascii: "?"))
      default: bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      }
    }
    return bytes
  }
}
