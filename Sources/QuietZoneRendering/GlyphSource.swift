/// Draws the characters of text into pixels for ``RasterRenderer``, which has no fonts of its own.
public struct GlyphSource {
  /// One character in pixels.
  public struct Glyph: Hashable {
    /// Pixels from the pen to the left edge of the ink.
    public var left: Int
    /// Pixels from the base line up to the upper edge of the ink.
    public var top: Int
    public var width: Int
    public var height: Int
    /// Pixels to the next character's pen.
    public var advance: Int
    /// `width * height` pixels, row by row: true is ink.
    public var ink: [Bool]

    public init(left: Int, top: Int, width: Int, height: Int, advance: Int, ink: [Bool]) {
      self.left = left
      self.top = top
      self.width = width
      self.height = height
      self.advance = advance
      self.ink = ink
    }
  }

  /// A character of ISO-8859-1 in a font whose em is so many pixels; `nil` where the font has none.
  public var glyph: (_ character: UInt8, _ pixels: Int) -> Glyph?

  public init(_ glyph: @escaping (_ character: UInt8, _ pixels: Int) -> Glyph?) { self.glyph = glyph }
}
