#if !canImport(CoreText)
  internal import CFreeType
  public import QuietZoneRendering

  extension GlyphSource {
    /// Characters of the fonts of this system, sharp: a pixel is ink or not. `fontFiles`: the first that
    /// opens is taken; without them the places where fonts usually lie. `nil` where there is no font.
    public static func system(fontFiles: [String]? = nil) -> GlyphSource? {
      guard let painter = GlyphPainter(fontFiles: fontFiles ?? FontFiles.usual) else { return nil }
      return GlyphSource { painter.glyph($0, pixels: $1) }
    }
  }

  /// Draws single characters with FreeType in two tones.
  private final class GlyphPainter {
    private let library: FT_Library
    private let face: FT_Face

    init?(fontFiles: [String]) {
      var opened: FT_Library?
      guard FT_Init_FreeType(&opened) == 0, let library = opened else { return nil }
      for file in fontFiles {
        var face: FT_Face?
        guard FT_New_Face(library, file, 0, &face) == 0, let face else { continue }
        self.library = library
        self.face = face
        return
      }
      FT_Done_FreeType(library)
      return nil
    }

    deinit {
      FT_Done_Face(face)
      FT_Done_FreeType(library)
    }

    /// Hinted for two tones: FT_LOAD_RENDER with FT_LOAD_TARGET_MONO, which are macros in C.
    private static let flags = FT_Int32(1 << 2 | 2 << 16)

    func glyph(_ character: UInt8, pixels: Int) -> GlyphSource.Glyph? {
      guard (1...4096).contains(pixels), FT_Set_Pixel_Sizes(face, 0, FT_UInt(pixels)) == 0,
        FT_Load_Char(face, FT_ULong(character), Self.flags) == 0, let slot = face.pointee.glyph
      else { return nil }
      let bitmap = slot.pointee.bitmap
      let width = Int(bitmap.width), height = Int(bitmap.rows), pitch = Int(bitmap.pitch)
      var ink: [Bool] = []
      if bitmap.pixel_mode == 1, pitch * 8 >= width, let buffer = bitmap.buffer {
        ink.reserveCapacity(width * height)
        for y in 0..<height {
          for x in 0..<width { ink.append(buffer[y * pitch + x / 8] >> UInt8(7 - x % 8) & 1 != 0) }
        }
      }
      return GlyphSource.Glyph(
        left: Int(slot.pointee.bitmap_left), top: Int(slot.pointee.bitmap_top),
        width: ink.isEmpty ? 0 : width, height: ink.isEmpty ? 0 : height,
        advance: Int(slot.pointee.advance.x) >> 6, ink: ink)
    }
  }
#endif
