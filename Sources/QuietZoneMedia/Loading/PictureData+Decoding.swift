extension PictureData {
  /// Refuses pictures without pixels and those above the limits.
  func check(_ extent: PictureExtent, kind: PictureKind, limits: PictureLimits) throws(PictureError) {
    let (width, height) = (extent.width, extent.height)
    guard width > 0, height > 0 else {
      throw .corrupt(source: source, kind: kind, reason: "the size is \(width) × \(height)")
    }
    guard max(width, height) <= limits.maximumSide else {
      throw .tooLong(
        source: source, kind: kind, width: width, height: height, limit: limits.maximumSide)
    }
    guard extent.fixedBytes < max(limits.maximumMemory, 0) - bytes.count || kind != .tiff else {
      throw .tooMuchMemory(source: source, kind: kind, limit: limits.maximumMemory)
    }
    let limit = limits.pixels(bytesPerPixel: extent.bytesPerPixel, besides: bytes.count + extent.fixedBytes)
    let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, pixels <= limit else {
      throw .tooManyPixels(source: source, kind: kind, width: width, height: height, limit: limit)
    }
  }

  /// Larger pictures are not asked which of their pixels are transparent.
  static let maximumAlphaPixels = 64_000_000
}
