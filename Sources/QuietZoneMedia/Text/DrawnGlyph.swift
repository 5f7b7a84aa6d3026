#if canImport(CoreText)
  internal import CoreGraphics
  internal import CoreText

  /// A character of a font in pixels, drawn by Core Text.
  struct DrawnGlyph {
    /// Pixels from the pen to the left edge.
    let left: Int
    /// Pixels from the base line up to the upper edge.
    let top: Int
    let width: Int
    let height: Int
    /// Pixels to the next character's pen.
    let advance: Int
    /// How much of each pixel is ink, 0 to 255, row by row.
    let coverage: [UInt8]

    /// `nil` where the font has no such character, or the system no memory for it.
    init?(_ scalar: Unicode.Scalar, _ font: CTFont) {
      let code = Array(scalar.utf16)
      // The glyph of a pair of surrogates is the first.
      var glyphs = [CGGlyph](repeating: 0, count: code.count)
      guard CTFontGetGlyphsForCharacters(font, code, &glyphs, code.count) else { return nil }
      var glyph = glyphs[0]
      var size = CGSize.zero
      CTFontGetAdvancesForGlyphs(font, .horizontal, &glyph, &size, 1)
      let box = CTFontGetBoundingRectsForGlyphs(font, .horizontal, &glyph, nil, 1).integral
      guard let coverage = Self.draw(&glyph, font, box) else { return nil }
      (left, top) = (Int(box.minX), Int(box.maxY))
      (width, height) = (Int(box.width), Int(box.height))
      advance = Int(size.width.rounded())
      self.coverage = coverage
    }

    /// White on black in 8-bit grey.
    private static func draw(_ glyph: inout CGGlyph, _ font: CTFont, _ box: CGRect) -> [UInt8]? {
      let (width, height) = (Int(box.width), Int(box.height))
      guard width > 0, height > 0 else { return [] }
      var pixels = [UInt8](repeating: 0, count: width * height)
      let isDrawn = pixels.withUnsafeMutableBytes { bytes in
        let context = CGContext(
          data: bytes.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width,
          space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue)
        guard let context else { return false }
        var position = CGPoint(x: -box.minX, y: -box.minY)
        context.setFillColor(gray: 1, alpha: 1)
        CTFontDrawGlyphs(font, &glyph, &position, 1, context)
        return true
      }
      return isDrawn ? pixels : nil
    }
  }
#endif
