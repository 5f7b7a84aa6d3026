#if !canImport(ImageIO)
  /// Pictures through a library for each kind.
  extension PictureLoader {
    /// Hands the pages of a file of these kinds to `body`: all but BMP, PNM and PDF.
    func decodeCoded(
      _ data: inout PictureData, _ kind: PictureKind, _ body: PageHandler
    ) throws(PictureError) {
      switch kind {
      case .webp: try WebPFile(data).decode(limits: limits, plan: plan, keepsAlpha: keepsAlpha, body)
      case .gif: try GIFFile(data).decode(limits: limits, plan: plan, keepsAlpha: keepsAlpha, body)
      case .tiff: try TIFFFile(data).decode(limits: limits, plan: documentPlan, body)
      case .png where playsFrames && PNGFile.isAnimated(data.bytes):
        try PNGAnimation(data).decode(limits: limits, plan: plan, keepsAlpha: keepsAlpha, body)
      default:
        try deliver(&data, kind, body) { data throws(PictureError) in try only(of: data, kind) }
      }
    }

    /// The one picture of a file that has no more.
    private func only(of data: PictureData, _ kind: PictureKind) throws(PictureError) -> Picture {
      switch kind {
      case .jpeg: try JPEGFile(data).decode(limits: limits, maximumDimension: maximumDimension)
      case .png: try PNGFile(data).decode(limits: limits, keepsAlpha: keepsAlpha)
      default: try HEIFFile(data, kind: kind).decode(limits: limits)
      }
    }

    /// Of the pages that would be delivered.
    func codedExtents(of data: PictureData, _ kind: PictureKind) throws(PictureError) -> [PictureExtent] {
      switch kind {
      case .jpeg: [try JPEGFile(data).extent]
      case .png: [try PNGFile(data).extent(isAnimated: playsFrames, keepsAlpha: keepsAlpha)]
      case .webp: [try WebPFile(data).extent(keepsAlpha: keepsAlpha)]
      case .gif: [try GIFFile(data).extent(keepsAlpha: keepsAlpha)]
      case .tiff: TIFFFile(data).extents(limits: limits)
      default: [try HEIFFile(data, kind: kind).extent()]
      }
    }
  }
#endif
