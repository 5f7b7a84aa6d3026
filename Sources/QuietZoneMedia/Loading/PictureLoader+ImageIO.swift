#if canImport(ImageIO)
  /// Pictures through ImageIO, which every system of Apple's has: no library is to be installed.
  extension PictureLoader {
    /// Hands the pages of a file of these kinds to `body`: all but BMP, PNM and PDF. Previews stay at full
    /// size: ``maximumDimension`` promises no less.
    func decodeCoded(
      _ data: inout PictureData, _ kind: PictureKind, _ body: PageHandler
    ) throws(PictureError) {
      let file = try ImageIOFile(data, kind: kind)
      // ImageIO has the bytes now.
      data.bytes = []
      guard let plan = plan(of: kind) else { return try deliverPrimary(of: file, &data, body) }
      try deliverAll(of: file, plan, body)
    }

    /// Of the pages that would be delivered.
    func codedExtents(of data: PictureData, _ kind: PictureKind) throws(PictureError) -> [PictureExtent] {
      let file = try ImageIOFile(data, kind: kind)
      guard plan(of: kind) != nil else {
        return [try file.header(file.primary, keepsAlpha: keepsAlpha).extent]
      }
      var extents: [PictureExtent] = []
      for index in 0..<min(file.count, limits.maximumPages) {
        // Decoding ends at the same place, and says why.
        guard let header = try? file.header(index, keepsAlpha: keepsAlpha) else { break }
        extents.append(header.extent)
      }
      return extents
    }

    /// `nil` for kinds whose file stands for one picture.
    private func plan(of kind: PictureKind) -> PagePlan? {
      switch kind {
      case .tiff: documentPlan
      case .gif, .webp, .png: plan
      default: nil
      }
    }

    private func deliverPrimary(
      of file: ImageIOFile, _ data: inout PictureData, _ body: PageHandler
    ) throws(PictureError) {
      try deliver(&data, file.kind, body) { _ throws(PictureError) in
        var picture = try file.picture(file.primary, page: 0, limits: limits, keepsAlpha: keepsAlpha)
        picture.isOneOfMore = file.count > 1 && file.kind != .jpeg
        return picture
      }
    }

    private func deliverAll(
      of file: ImageIOFile, _ plan: PagePlan, _ body: PageHandler
    ) throws(PictureError) {
      var plan = plan
      for page in 0..<file.count {
        switch try plan.step(page, file.data.source, file.kind) {
        case .stop: return
        case .skip: continue
        case .deliver:
          guard body(try file.picture(page, page: page, limits: limits, keepsAlpha: keepsAlpha)) else {
            return
          }
          plan.count()
          if plan.isStill { return }
        }
      }
      guard file.count > 0 else {
        throw .corrupt(source: file.data.source, kind: file.kind, reason: "no picture")
      }
      try plan.checkEnd(pages: file.count, file.data.source, file.kind)
    }
  }
#endif
