#if canImport(CoreText)
  internal import CoreGraphics
  internal import CoreText
  internal import Foundation

  /// Fonts one after the other, drawn by Core Text: a character comes from the first that has it, or else
  /// from the font that the system has for it.
  final class FontSet {
    private let descriptors: [CTFontDescriptor]
    private var fonts: [CTFont] = []
    private var size = 0

    /// `nil` if none of the files is a font.
    init?(fontFiles: [String]) {
      descriptors = fontFiles.compactMap { file in
        let url = URL(fileURLWithPath: file) as CFURL
        return (CTFontManagerCreateFontDescriptorsFromURL(url) as? [CTFontDescriptor])?.first
      }
      if descriptors.isEmpty { return nil }
    }

    /// A character relative to the pen on the base line, and how far the pen goes; it has no glyph where
    /// nothing is to be seen, as of a space. `nil` where it can't be drawn.
    func draw(_ scalar: Unicode.Scalar, size: Int) -> (glyph: Glyph?, advance: Int)? {
      guard let drawn = drawn(scalar, size: size) else { return nil }
      guard drawn.width > 0, drawn.height > 0 else { return (nil, drawn.advance) }
      let glyph = Glyph(
        x: drawn.left, y: -drawn.top, width: drawn.width, height: drawn.height, coverage: drawn.coverage)
      return (glyph, drawn.advance)
    }

    private func drawn(_ scalar: Unicode.Scalar, size: Int) -> DrawnGlyph? {
      if size != self.size {
        fonts = descriptors.map { CTFontCreateWithFontDescriptor($0, CGFloat(size), nil) }
        self.size = size
      }
      for font in fonts {
        if let drawn = DrawnGlyph(scalar, font) { return drawn }
      }
      guard let first = fonts.first else { return nil }
      let text = String(scalar) as CFString
      let other = CTFontCreateForString(first, text, CFRange(location: 0, length: scalar.utf16.count))
      return DrawnGlyph(scalar, other)
    }
  }
#endif
