internal import CPictureCodecs
internal import QuietZone

extension PictureData {
  /// Refuses pictures without pixels and those above the limits.
  func check(_ extent: PictureExtent, kind: PictureKind, limits: PictureLimits) throws(PictureError) {
    let (width, height) = (extent.width, extent.height)
    guard width > 0, height > 0 else {
      throw .corrupt(source: source, kind: kind, reason: "the size is \(width) × \(height)")
    }
    let limit = limits.pixels(bytesPerPixel: extent.bytesPerPixel, besides: bytes.count + extent.fixedBytes)
    let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, pixels <= limit, width <= Int(Int32.max), height <= Int(Int32.max) else {
      throw .tooManyPixels(source: source, kind: kind, width: width, height: height, limit: limit)
    }
  }

  /// Makes a picture with a C decoder that fills every byte, or says why it did not.
  func image(
    width: Int, height: Int, kind: PictureKind,
    _ body: (UnsafeMutablePointer<UInt8>, inout qzp_report) -> qzp_status
  ) throws(PictureError) -> LuminanceImage {
    var status = QZP_CORRUPT
    var report = qzp_report()
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height) { buffer, count in
      guard let base = buffer.baseAddress else { return }
      status = body(base, &report)
      count = status == QZP_OK ? width * height : 0
    }
    try check(status, report, kind: kind)
    guard let image = LuminanceImage(width: width, height: height, pixels: pixels) else {
      throw .outOfMemory(source: source, kind: kind)
    }
    return image
  }

  /// Throws unless a C function succeeded.
  func check(_ status: qzp_status, _ report: qzp_report, kind: PictureKind) throws(PictureError) {
    switch status {
    case QZP_OK, QZP_END: return
    case QZP_TRUNCATED: throw .truncated(source: source, kind: kind, missing: report.text)
    case QZP_UNSUPPORTED: throw .unsupported(source: source, kind: kind, reason: report.text)
    case QZP_OUT_OF_MEMORY: throw .outOfMemory(source: source, kind: kind)
    case QZP_MISSING_LIBRARY:
      throw .missingLibrary(source: source, library: report.text, package: "libheif1")
    default: throw .corrupt(source: source, kind: kind, reason: report.text)
    }
  }
}

extension qzp_report {
  /// The message as text.
  var text: String {
    withUnsafeBytes(of: message) { raw in String(decoding: raw.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
