import QuietZone

extension Raster {
  /// Draws lines of text; the bars' top left corner is at (left, top).
  mutating func draw(
    _ lines: [TextLine], _ source: GlyphSource, left: Int, top: Int, module: Int
  ) {
    func pixels(_ mils: Int64) -> Int { Int((mils * Int64(module) + (mils < 0 ? -500 : 500)) / 1000) }
    for line in lines {
      let size = max(pixels(line.size), 1)
      let glyphs = line.characters.map { source.glyph($0, size).flatMap { $0.isPossible ? $0 : nil } }
      let baseline = top + pixels(line.baseline)
      if line.centers.isEmpty {
        var pen = left + pixels(line.middle) - glyphs.reduce(0) { $0 + ($1?.advance ?? 0) } / 2
        for glyph in glyphs {
          guard let glyph else { continue }
          draw(glyph, pen: pen, baseline: baseline)
          pen += glyph.advance
        }
      } else {
        for (center, glyph) in zip(line.centers, glyphs) {
          guard let glyph else { continue }
          draw(glyph, pen: left + pixels(center) - glyph.advance / 2, baseline: baseline)
        }
      }
    }
  }

  private mutating func draw(_ glyph: GlyphSource.Glyph, pen: Int, baseline: Int) {
    guard glyph.width > 0, glyph.height > 0, glyph.ink.count >= glyph.width * glyph.height else { return }
    for y in 0..<glyph.height {
      for x in 0..<glyph.width where glyph.ink[y * glyph.width + x] {
        let column = pen + glyph.left + x
        fill(row: baseline - glyph.top + y, from: column, to: column + 1)
      }
    }
  }
}

extension GlyphSource.Glyph {
  /// Whether it can be drawn anywhere: sizes of no font would overflow sums.
  fileprivate var isPossible: Bool {
    [left, top, width, height, advance].allSatisfy { (-1_000_000...1_000_000).contains($0) }
  }
}
