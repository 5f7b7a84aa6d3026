#if canImport(CoreText)
  import CoreGraphics
  import CoreText
  import QuietZone
  public import QuietZoneRendering
  #if canImport(UIKit)
    import UIKit
  #endif

  extension GlyphSource {
    /// The system's font with digits of equal width.
    public static var system: GlyphSource {
      GlyphSource { character, pixels in systemFont(pixels).flatMap { glyph(character, $0) } }
    }

    private static func systemFont(_ pixels: Int) -> CTFont? {
      #if canImport(UIKit)
        UIFont.monospacedSystemFont(ofSize: CGFloat(pixels), weight: .regular) as CTFont
      #else
        CTFontCreateUIFontForLanguage(.userFixedPitch, CGFloat(pixels), nil)
      #endif
    }

    private static func glyph(_ character: UInt8, _ font: CTFont) -> Glyph? {
      var code = UniChar(character)
      var glyph = CGGlyph()
      guard CTFontGetGlyphsForCharacters(font, &code, &glyph, 1) else { return nil }
      var advance = CGSize.zero
      CTFontGetAdvancesForGlyphs(font, .horizontal, &glyph, &advance, 1)
      let box = CTFontGetBoundingRectsForGlyphs(font, .horizontal, &glyph, nil, 1).integral
      let (width, height) = (Int(box.width), Int(box.height))
      guard let ink = draw(glyph, font, origin: box.origin, width, height) else { return nil }
      return Glyph(
        left: Int(box.minX), top: Int(box.maxY), width: width, height: height,
        advance: Int(advance.width.rounded()), ink: ink)
    }

    /// White on black in 8 bit grey; what is lighter than the middle is ink. An empty glyph has none.
    private static func draw(
      _ glyph: CGGlyph, _ font: CTFont, origin: CGPoint, _ width: Int, _ height: Int
    ) -> [Bool]? {
      let canvas = LuminanceImage.drawn(width: width, height: height, ground: 0) { context in
        var glyph = glyph
        var position = CGPoint(x: -origin.x, y: -origin.y)
        context.setFillColor(gray: 1, alpha: 1)
        CTFontDrawGlyphs(font, &glyph, &position, 1, context)
      }
      return canvas.map { $0.pixels.map { $0 >= 128 } }
    }
  }
#endif
