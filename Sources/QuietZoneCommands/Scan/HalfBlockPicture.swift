import QuietZone

/// A picture of characters: each the upper half of its place, in two greys, so that a place holds two pixels.
struct HalfBlockPicture {
  private enum Dot: Equatable {
    case grey(UInt8)
    case accepted
    case seen

    /// Red, green, blue.
    var color: String {
      switch self {
      case .grey(let value): "\(value);\(value);\(value)"
      case .accepted: "64;224;96"
      case .seen: "255;160;32"
      }
    }
  }

  let width: Int
  /// Pixels; even.
  let height: Int
  private let scale: Double
  private var dots: [Dot]

  /// The picture as large as it fits into so many characters and lines.
  init(_ image: LuminanceImage, columns: Int, rows: Int) {
    let room = (width: Double(max(columns, 2)), height: Double(max(rows, 1) * 2))
    scale = max(Double(image.width) / room.width, Double(image.height) / room.height, 0.001)
    width = max(Int(Double(image.width) / scale), 1)
    height = max(Int(Double(image.height) / scale) / 2 * 2, 2)
    dots = []
    for y in 0..<height {
      for x in 0..<width { dots.append(.grey(Self.mean(image, x, y, scale))) }
    }
  }

  /// The mean of the pixels under a dot; of many, some.
  private static func mean(_ image: LuminanceImage, _ x: Int, _ y: Int, _ scale: Double) -> UInt8 {
    let left = min(Int(Double(x) * scale), image.width - 1),
      top = min(Int(Double(y) * scale), image.height - 1)
    let right = min(max(Int(Double(x + 1) * scale), left + 1), image.width)
    let bottom = min(max(Int(Double(y + 1) * scale), top + 1), image.height)
    guard left >= 0, top >= 0 else { return 0 }
    let step = max((right - left) / 4, 1)
    var (sum, count) = (0, 0)
    for row in stride(from: top, to: bottom, by: step) {
      for column in stride(from: left, to: right, by: step) {
        sum += Int(image.pixels[row * image.width + column])
        count += 1
      }
    }
    return UInt8(clamping: sum / max(count, 1))
  }

  /// The lines, with outlines drawn over; outlines in the picture's own pixels.
  func text(_ outlines: [(outline: Quadrilateral, isAccepted: Bool)]) -> String {
    var picture = self
    for (outline, isAccepted) in outlines { picture.draw(outline, isAccepted ? .accepted : .seen) }
    return picture.lines()
  }

  private mutating func draw(_ outline: Quadrilateral, _ dot: Dot) {
    let corners = outline.corners
    for (from, to) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      let (dx, dy) = ((to.x - from.x) / scale, (to.y - from.y) / scale)
      let steps = max(abs(dx), abs(dy))
      guard steps.isFinite, steps < 10_000 else { continue }
      for i in 0...Int(steps) {
        let part = Double(i) / max(steps, 1)
        let (x, y) = (from.x / scale + dx * part, from.y / scale + dy * part)
        guard x >= 0, y >= 0, x < Double(width), y < Double(height) else { continue }
        dots[Int(y) * width + Int(x)] = dot
      }
    }
  }

  /// Colours are said only where they change, which keeps the text short.
  private func lines() -> String {
    var text = ""
    for row in stride(from: 0, to: height, by: 2) {
      var (upper, lower): (Dot?, Dot?) = (nil, nil)
      for x in 0..<width {
        let (above, below) = (dots[row * width + x], dots[(row + 1) * width + x])
        if above != upper { text += "\u{1B}[38;2;\(above.color)m" }
        if below != lower { text += "\u{1B}[48;2;\(below.color)m" }
        (upper, lower) = (above, below)
        text += "▀"
      }
      text += "\u{1B}[0m\u{1B}[K\r\n"
    }
    return text
  }
}
