internal import CPictureCodecs
public import QuietZone

/// Writes PNG files (ISO/IEC 15948) through libpng. The same picture gives the same bytes with one version of
/// libpng and zlib.
public struct PNGWriter: Hashable, Sendable {
  /// Written as pHYs, so that a printer knows the size; `nil`: not said. Dots an inch, above 0.
  public var dotsPerInch: Double?
  /// The program that made the file, in the tEXt chunk; `nil`: none.
  public var software: String? = "QuietZone"

  public init(dotsPerInch: Double? = nil) { self.dotsPerInch = dotsPerInch }

  /// The picture as an 8-bit grey PNG file.
  public func encode(_ image: LuminanceImage) throws(PictureError) -> [UInt8] {
    try encode(
      image.pixels, rowBytes: image.width, width: image.width, height: image.height, bitDepth: 8,
      color: QZP_PNG_GREY)
  }

  /// Encodes packed rows; `palette` has red, green, blue, alpha for each entry.
  func encode(
    _ rows: [UInt8], rowBytes: Int, width: Int, height: Int, bitDepth: Int, color: qzp_png_color,
    palette: [UInt8] = []
  ) throws(PictureError) -> [UInt8] {
    guard width > 0, height > 0, width <= Int(Int32.max), height <= Int(Int32.max),
      rowBytes.multipliedReportingOverflow(by: height).partialValue <= rows.count
    else { throw .unwritable(target: "PNG", reason: "the size is \(width) × \(height)") }
    let collector = Collector()
    var report = qzp_report()
    let status = rows.withUnsafeBufferPointer { rows in
      palette.withUnsafeBufferPointer { palette in
        (software ?? "").withCString { software in
          var source = qzp_png_source()
          source.rows = rows.baseAddress
          source.row_bytes = rowBytes
          (source.width, source.height) = (UInt32(width), UInt32(height))
          (source.bit_depth, source.color) = (Int32(bitDepth), color)
          (source.palette, source.palette_count) = (palette.baseAddress, Int32(palette.count / 4))
          source.pixels_per_metre = pixelsPerMetre
          source.software = self.software == nil ? nil : software
          return qzp_png_encode(
            &source,
            { context, bytes, count in
              guard let context, let bytes else { return }
              Unmanaged<Collector>.fromOpaque(context).takeUnretainedValue().append(bytes, count)
            }, Unmanaged.passUnretained(collector).toOpaque(), &report)
        }
      }
    }
    guard status == QZP_OK else { throw .unwritable(target: "PNG", reason: report.text) }
    return collector.bytes
  }

  /// pHYs counts pixels a metre.
  private var pixelsPerMetre: UInt32 {
    guard let dotsPerInch, dotsPerInch > 0, dotsPerInch < 1e7 else { return 0 }
    return UInt32((dotsPerInch / 0.0254).rounded())
  }
}

/// Gathers the pieces libpng writes; a class, for C carries a pointer to it.
private final class Collector {
  var bytes: [UInt8] = []
  func append(_ start: UnsafePointer<UInt8>, _ count: Int) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: count))
  }
}
