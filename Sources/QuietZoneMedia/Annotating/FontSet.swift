#if !canImport(CoreText)
  import CFreeType

  /// Fonts one after the other, drawn by FreeType: a character comes from the first that has it.
  final class FontSet {
    private let library: FT_Library
    private var faces: [FT_Face] = []

    /// `nil` if none of the files is a font.
    init?(fontFiles: [String]) {
      var opened: FT_Library?
      guard FT_Init_FreeType(&opened) == 0, let library = opened else { return nil }
      self.library = library
      for file in fontFiles {
        var face: FT_Face?
        if FT_New_Face(library, file, 0, &face) == 0, let face { faces.append(face) }
      }
      if faces.isEmpty { return nil }
    }

    deinit {
      for face in faces { FT_Done_Face(face) }
      FT_Done_FreeType(library)
    }

    /// A character relative to the pen on the base line, and how far the pen goes; it has no glyph where
    /// nothing is to be seen, as of a space. `nil` where it can't be drawn.
    func draw(_ scalar: Unicode.Scalar, size: Int) -> (glyph: Glyph?, advance: Int)? {
      let code = FT_ULong(scalar.value)
      guard let face = faces.first(where: { FT_Get_Char_Index($0, code) != 0 }) ?? faces.first,
        FT_Set_Pixel_Sizes(face, 0, FT_UInt(size)) == 0, FT_Load_Char(face, code, FT_Int32(1 << 2)) == 0,
        let slot = face.pointee.glyph
      else { return nil }
      let bitmap = slot.pointee.bitmap
      let glyph = Self.coverage(bitmap).map { coverage in
        Glyph(
          x: Int(slot.pointee.bitmap_left), y: -Int(slot.pointee.bitmap_top), width: Int(bitmap.width),
          height: Int(bitmap.rows), coverage: coverage)
      }
      return (glyph, Int(slot.pointee.advance.x) >> 6)
    }

    /// The bitmap without padding; `nil` if it is empty or not in 256 greys.
    private static func coverage(_ bitmap: FT_Bitmap) -> [UInt8]? {
      let width = Int(bitmap.width), rows = Int(bitmap.rows), pitch = Int(bitmap.pitch)
      guard bitmap.pixel_mode == 2, width > 0, rows > 0, pitch >= width, let buffer = bitmap.buffer
      else { return nil }
      var out: [UInt8] = []
      out.reserveCapacity(width * rows)
      for row in 0..<rows {
        out.append(contentsOf: UnsafeBufferPointer(start: buffer + row * pitch, count: width))
      }
      return out
    }
  }
#endif
