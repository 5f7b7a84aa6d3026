public import QuietZone

/// A colour to paint with.
struct Ink {
  var red: UInt8
  var green: UInt8
  var blue: UInt8

  static let halo = Ink(red: 0, green: 0, blue: 0)
  static let outline = Ink(red: 40, green: 255, blue: 90)
  static let mark = Ink(red: 255, green: 140, blue: 0)
  static let text = Ink(red: 255, green: 255, blue: 255)
}

extension RGBImage {
  /// A grey picture in colour.
  public init(_ picture: LuminanceImage) {
    self.init(width: picture.width, height: picture.height)
    for (index, grey) in picture.pixels.prefix(width * height).enumerated() {
      pixels[3 * index] = grey
      pixels[3 * index + 1] = grey
      pixels[3 * index + 2] = grey
    }
  }

  /// Mixes a colour into a pixel, coverage 0…255; nothing happens outside the picture.
  mutating func blend(x: Int, y: Int, _ ink: Ink, coverage: Int) {
    guard x >= 0, y >= 0, x < width, y < height, coverage > 0 else { return }
    let index = (y * width + x) * 3, cover = min(coverage, 255)
    func mix(_ old: UInt8, _ new: UInt8) -> UInt8 {
      UInt8((Int(old) * (255 - cover) + Int(new) * cover + 127) / 255)
    }
    pixels[index] = mix(pixels[index], ink.red)
    pixels[index + 1] = mix(pixels[index + 1], ink.green)
    pixels[index + 2] = mix(pixels[index + 2], ink.blue)
  }

  /// The outline of a symbol with the mark that shows which corner is the first, and which the second.
  mutating func draw(_ outline: Quadrilateral, _ stroke: Stroke) {
    let corners = outline.corners, half = stroke.line / 2, disc = stroke.line * 1.75
    for (from, to) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      line(from, to, half: half + stroke.halo, .halo)
    }
    line(outline.topLeft, outline.topLeft, half: disc + stroke.halo, .halo)
    for (from, to) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      line(from, to, half: half, .outline)
    }
    let third = Point2D(
      x: outline.topLeft.x + (outline.topRight.x - outline.topLeft.x) / 3,
      y: outline.topLeft.y + (outline.topRight.y - outline.topLeft.y) / 3)
    line(outline.topLeft, third, half: half, .mark)
    line(outline.topLeft, outline.topLeft, half: disc, .mark)
  }

  /// A line with round ends, smooth at its edges: a pixel is covered by how far its centre is from the line.
  /// Both ends the same: a disc. Walks the longer direction, so the work grows with the length.
  mutating func line(_ from: Point2D, _ to: Point2D, half: Double, _ ink: Ink) {
    let steep = abs(to.y - from.y) > abs(to.x - from.x)
    func turned(_ point: Point2D) -> (along: Double, across: Double) {
      steep ? (point.y, point.x) : (point.x, point.y)
    }
    let a = turned(from), b = turned(to)
    let along = b.along - a.along, across = b.across - a.across
    let squared = along * along + across * across
    let reach = (half + 1) * (squared > 0 ? (squared.squareRoot() / max(abs(along), 1e-9)) : 1)
    let limit = Double(steep ? height : width), side = Double(steep ? width : height)
    let first = max((min(a.along, b.along) - half - 1).rounded(.down), 0)
    let last = min((max(a.along, b.along) + half + 1).rounded(.up), limit)
    guard first < last else { return }
    for step in Int(first)..<Int(last) {
      let place = Double(step) + 0.5
      let share = along == 0 ? 0 : min(max((place - a.along) / along, 0), 1)
      let middle = a.across + across * share
      let low = max((middle - reach).rounded(.down), 0), high = min((middle + reach).rounded(.up), side)
      guard low < high else { continue }
      for other in Int(low)..<Int(high) {
        let x = place - a.along, y = Double(other) + 0.5 - a.across
        let t = squared > 0 ? min(max((x * along + y * across) / squared, 0), 1) : 0
        let dx = x - t * along, dy = y - t * across
        let cover = min(max(half + 0.5 - (dx * dx + dy * dy).squareRoot(), 0), 1)
        blend(x: steep ? other : step, y: steep ? step : other, ink, coverage: Int(cover * 255))
      }
    }
  }

  /// A label: its text on a dark box.
  mutating func draw(_ label: Label, at box: PixelBox) {
    for y in max(box.top, 0)..<max(min(box.bottom, height), max(box.top, 0)) {
      for x in max(box.left, 0)..<max(min(box.right, width), max(box.left, 0)) {
        blend(x: x, y: y, .halo, coverage: 200)
      }
    }
    for glyph in label.glyphs {
      for row in 0..<glyph.height {
        for column in 0..<glyph.width {
          blend(
            x: box.left + glyph.x + column, y: box.top + glyph.y + row, .text,
            coverage: Int(glyph.coverage[row * glyph.width + column]))
        }
      }
    }
  }
}
