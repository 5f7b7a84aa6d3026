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

/// Draws text character by character: no ligatures, no joined scripts, left to right.
final class TextPainter {
  private let fonts: FontSet

  /// `nil` if none of the files is a font.
  init?(fontFiles: [String]) {
    guard let fonts = FontSet(fontFiles: fontFiles) else { return nil }
    self.fonts = fonts
  }

  /// The text in `size` pixels, cut with an ellipsis so that it is at most `room` pixels wide and 64
  /// characters long; `nil` if not even one character fits. Control characters and line breaks show as
  /// spaces.
  func label(_ text: String, size: Int, room: Int) -> Label? {
    let visible = text.unicodeScalars.prefix(65).map { Self.isControl($0) ? " " : $0 }
    var count = min(visible.count, 64), cut = visible.count > 64
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
      guard let (glyph, advance) = fonts.draw(scalar, size: size) else { continue }
      if var glyph {
        glyph.x += pen
        glyphs.append(glyph)
      }
      pen += advance
    }
    return (glyphs, pen)
  }
}
