#if canImport(CoreText)
  internal import CoreGraphics
  internal import CoreText
  internal import Foundation
  public import QuietZoneRendering

  extension GlyphSource {
    /// Characters of the fonts of this system, sharp: a pixel is ink or not. `fontFiles`: the first that
    /// opens is taken; without them the system's font with digits of equal width. `nil` where there is no
    /// font.
    public static func system(fontFiles: [String]? = nil) -> GlyphSource? {
      guard let fontFiles else {
        return GlyphSource { character, pixels in
          CTFontCreateUIFontForLanguage(.userFixedPitch, CGFloat(pixels), nil).flatMap {
            glyph(character, $0)
          }
        }
      }
      let descriptor = fontFiles.lazy.compactMap { file in
        let url = URL(fileURLWithPath: file) as CFURL
        return (CTFontManagerCreateFontDescriptorsFromURL(url) as? [CTFontDescriptor])?.first
      }.first
      return descriptor.map { descriptor in
        GlyphSource { character, pixels in
          glyph(character, CTFontCreateWithFontDescriptor(descriptor, CGFloat(pixels), nil))
        }
      }
    }

    /// What is lighter than the middle, white on black, is ink.
    private static func glyph(_ character: UInt8, _ font: CTFont) -> Glyph? {
      guard (1...4096).contains(CTFontGetSize(font)),
        let drawn = DrawnGlyph(Unicode.Scalar(character), font)
      else { return nil }
      return Glyph(
        left: drawn.left, top: drawn.top, width: drawn.width, height: drawn.height, advance: drawn.advance,
        ink: drawn.coverage.map { $0 >= 128 })
    }
  }
#endif
