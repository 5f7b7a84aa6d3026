#if !canImport(ImageIO)
  internal import CPictureCodecs
  internal import QuietZone

  extension PictureData {
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

    /// The same with a plane of opacities, if `keepsAlpha` and any is below 255; the decoder need not fill
    /// those that are 255.
    func picture(
      width: Int, height: Int, kind: PictureKind, keepsAlpha: Bool,
      _ body: (UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt8>?, inout qzp_report) -> qzp_status
    ) throws(PictureError) -> Picture {
      guard keepsAlpha, width * height <= Self.maximumAlphaPixels else {
        let image = try self.image(width: width, height: height, kind: kind) { out, report in
          body(out, nil, &report)
        }
        return Picture(luminance: image, kind: kind)
      }
      var alpha = [UInt8](repeating: 255, count: width * height)
      let image = try alpha.withUnsafeMutableBufferPointer { alpha throws(PictureError) -> LuminanceImage in
        let opacities = alpha.baseAddress
        return try self.image(width: width, height: height, kind: kind) { out, report in
          body(out, opacities, &report)
        }
      }
      var picture = Picture(luminance: image, kind: kind)
      picture.keep(alpha: alpha)
      return picture
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
#endif
