import CFreeType

/// A character drawn: coverage 0…255 of `width * height` pixels, placed relative to its label.
struct Glyph {
  var x: Int
  var y: Int
  let width: Int
  let height: Int
  let coverage: [UInt8]
}

/// A line of text drawn, with a margin around it.
struct Label {
  let width: Int
  let height: Int
  let glyphs: [Glyph]

  /// Pixels of the text: a fiftieth of the picture, less for small symbols, 12…40.
  static func size(picture: Int, symbol: PixelBox) -> Int {
    min(max(min(picture / 50, max(symbol.width, symbol.height) / 5), 12), 40)
  }
}

/// Where fonts usually lie on Linux and macOS; what comes later has the characters that the earlier lack.
enum FontFiles {
  static let usual = [
    "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
    "/usr/share/fonts/TTF/DejaVuSans.ttf",
    "/usr/share/fonts/dejavu-sans-fonts/DejaVuSans.ttf",
    "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf",
    "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf",
    "/System/Library/Fonts/Supplemental/Arial Unicode.ttf",
    "/System/Library/Fonts/Helvetica.ttc",
    "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
    "/usr/share/fonts/noto-cjk/NotoSansCJK-Regular.ttc",
    "/usr/share/fonts/truetype/wqy/wqy-microhei.ttc",
    "/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf",
    "/System/Library/Fonts/PingFang.ttc",
  ]
}

/// Draws text with FreeType, character by character: no ligatures, no joined scripts, left to right.
final class TextPainter {
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

  /// The text in `size` pixels, cut with an ellipsis so that it is at most `room` pixels wide and 64
  /// characters long; `nil` if not even one character fits. Control characters and line breaks show as
  /// spaces.
  func label(_ text: String, size: Int, room: Int) -> Label? {
    let visible = text.unicodeScalars.prefix(65).map { Self.isControl($0) ? " " : $0 }
    var count = min(visible.count, 64), cut = visible.count > 64
    for face in faces { FT_Set_Pixel_Sizes(face, 0, FT_UInt(size)) }
    while count > 0 {
      let scalars = visible.prefix(count) + (cut ? ["…"] : [])
      let (glyphs, end) = draw(scalars, size: size)
      let margin = size / 4, width = end + 2 * margin
      if width <= room { return framed(glyphs, width: width, margin: margin, size: size) }
      cut = true
      count = min(count - 1, max(count * room / max(width, 1), 1))
    }
    return nil
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
    default: false
    }
  }

  private func framed(_ glyphs: [Glyph], width: Int, margin: Int, size: Int) -> Label {
    let moved = glyphs.map { glyph in
      var glyph = glyph
      glyph.x += margin
      glyph.y += margin / 2 + size
      return glyph
    }
    return Label(width: width, height: size + size / 3 + margin, glyphs: moved)
  }

  /// Glyphs relative to the start of the base line, and where the next would begin.
  private func draw(_ scalars: ArraySlice<Unicode.Scalar>, size: Int) -> (glyphs: [Glyph], end: Int) {
    var glyphs: [Glyph] = [], pen = 0
    for scalar in scalars {
      let code = FT_ULong(scalar.value)
      guard let face = faces.first(where: { FT_Get_Char_Index($0, code) != 0 }) ?? faces.first,
        FT_Load_Char(face, code, FT_Int32(1 << 2)) == 0, let slot = face.pointee.glyph
      else { continue }
      let bitmap = slot.pointee.bitmap
      if let coverage = Self.coverage(bitmap) {
        glyphs.append(
          Glyph(
            x: pen + Int(slot.pointee.bitmap_left), y: -Int(slot.pointee.bitmap_top),
            width: Int(bitmap.width), height: Int(bitmap.rows), coverage: coverage))
      }
      pen += Int(slot.pointee.advance.x) >> 6
    }
    return (glyphs, pen)
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
