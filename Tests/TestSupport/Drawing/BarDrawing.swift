public import QuietZone

/// A linear symbol as it is printed: bars of different heights, figures for people beside them, so many whole
/// pixels a module.
public struct BarDrawing: Sendable {
  public private(set) var image: LuminanceImage
  /// The bars, an add-on's among them, pixels.
  public private(set) var area: Rectangle2D
  public let scale: Int
  /// Where the bars begin, modules.
  private let left: Int
  private let top: Int

  /// The symbol with its quiet zone, `margins` more modules around it on paper of this grey.
  public init(
    _ symbol: Symbol, scale: Int, hasText: Bool = true, margins: Symbol.Margins = Symbol.Margins(0),
    paper: UInt8 = 255
  ) {
    self.scale = max(scale, 1)
    left = symbol.quietZone.left + margins.left
    top = margins.top + 2
    guard case .bars(let bars, let height) = symbol.shape else {
      image = LuminanceImage(width: 0, height: 0)
      area = Rectangle2D(x: 0, y: 0, width: 0, height: 0)
      return
    }
    let width = left + bars.width + symbol.quietZone.right + margins.right
    image = LuminanceImage(
      width: width * self.scale, height: (top + height + 10 + margins.bottom) * self.scale, luminance: paper)
    area = Rectangle2D(
      x: Double(left * self.scale), y: Double(top * self.scale), width: Double(bars.width * self.scale),
      height: Double(height * self.scale))
    var x = left
    for (index, run) in bars.widths.enumerated() {
      if index & 1 == 0 {
        let inset = bars.insets.isEmpty ? BarPattern.Inset() : bars.insets[index / 2]
        fill(x, top + Int(inset.top), Int(run), height - Int(inset.top) - Int(inset.bottom))
      }
      x += Int(run)
    }
    guard hasText else { return }
    for text in symbol.text {
      let cell = max(text.columns.count / max(text.characters.count, 1), 1)
      let line = text.side == .above ? top : top + height - (bars.insets.isEmpty ? -1 : 4)
      for (place, character) in text.characters.enumerated() {
        glyph(character, left + text.columns.lowerBound + place * cell, line)
      }
    }
  }

  /// Ink on modules; what lies outside the paper is left out.
  private mutating func fill(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    let rows = max(y * scale, 0)..<max(min((y + height) * scale, image.height), max(y * scale, 0))
    let columns = max(x * scale, 0)..<max(min((x + width) * scale, image.width), max(x * scale, 0))
    for row in rows { for column in columns { image.pixels[row * image.width + column] = 0 } }
  }

  /// A figure of seven strokes, five modules wide and seven high; other characters as some set of them.
  private mutating func glyph(_ character: UInt8, _ x: Int, _ y: Int) {
    let figures: [UInt8] = [0x3F, 0x06, 0x5B, 0x4F, 0x66, 0x6D, 0x7D, 0x07, 0x7F, 0x6F]
    let strokes = character &- 48 < 10 ? figures[Int(character &- 48)] : character &* 37 | 0x11
    let places = [
      (0, 0, 5, 1), (4, 0, 1, 4), (4, 3, 1, 4), (0, 6, 5, 1), (0, 3, 1, 4), (0, 0, 1, 4), (0, 3, 5, 1),
    ]
    for (bit, place) in places.enumerated() where strokes >> UInt8(bit) & 1 != 0 {
      fill(x + place.0, y + place.1, place.2, place.3)
    }
  }

  /// Upside down.
  public mutating func turnAround() {
    image.pixels.reverse()
    area.x = Double(image.width) - area.x - area.width
    area.y = Double(image.height) - area.y - area.height
  }

  /// Bars, figures or a frame, where the margin has room for them, so many modules right of the bars.
  public mutating func addClutter(besides gap: Int, using random: inout SeededRandom) {
    let start = left + Int(area.width) / scale + gap, height = Int(area.height) / scale
    let kind = Int(random.unit() * 3)
    var x = start
    while x < start + 45 {
      if kind == 0 {
        let width = 1 + Int(random.unit() * 3)
        fill(x, top + 6, width, height - 8)
        x += width + 1 + Int(random.unit() * 3)
      } else if kind == 1 {
        for line in 0..<height / 9 { glyph(48 + UInt8(random.unit() * 10), x, top + line * 9) }
        x += 6
      } else {
        fill(x, top, 1, height)
        x += 20
      }
    }
  }
}
