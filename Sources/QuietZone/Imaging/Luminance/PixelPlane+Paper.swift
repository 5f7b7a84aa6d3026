/// Light on paper, with the sharp edges that shadows have.
extension PixelPlane {
  /// Ink at most as wide as this is told from paper: pixels to both sides of its middle, at least, and as a
  /// part of the picture's shorter side.
  private static let inkReach = (least: 12, part: 40)
  /// The grey that paper gets, and the darkest grey that passes for paper.
  private static let paper = (even: 220, darkest: 8)

  /// The picture as if its paper were as light everywhere, however sharp the edges of shadows on it are:
  /// divided by what is left when all ink is taken away. `nil` where light is even, and where the picture is
  /// smaller than what is looked at around a pixel.
  func onEvenPaper() -> LuminanceImage? {
    let reach = max(Self.inkReach.least, min(width, height) / Self.inkReach.part)
    guard min(width, height) > 2 * reach, let half = halved(),
      half.view.withPlane({ $0.isUneven($0.closed(window: reach | 1)) }) ?? false,
      let soft = softened(), let light = soft.view.withPlane({ $0.closed(window: 2 * reach + 1) })
    else { return nil }
    var factors = [UInt32](repeating: 0, count: 256)
    for grey in factors.indices {
      factors[grey] = UInt32(Self.paper.even << 8 / max(grey, Self.paper.darkest))
    }
    var even = LuminanceImage(width: width, height: height)
    for y in 0..<height {
      let (row, papers) = (row(y), y &* light.width)
      for x in row.indices {
        let value = (UInt32(row[x]) &* factors[Int(light.pixels[papers &+ x])]) &>> 8
        even.pixels[y &* width &+ x] = UInt8(truncatingIfNeeded: min(value, 255))
      }
    }
    return even
  }

  /// How many times as light as under a tenth of the ink paper is under nine tenths where a shadow falls on
  /// print, in thirds.
  private static let leastUneven = 4

  /// Whether paper is not as light under all of the ink: asked of a picture at half its size, which costs a
  /// quarter.
  private func isUneven(_ light: LuminanceImage) -> Bool {
    var counts = [Int](repeating: 0, count: 256)
    var all = 0
    for y in stride(from: 0, to: height, by: 2) {
      let (row, papers) = (row(y), y &* light.width)
      for x in row.indices {
        let paper = light.pixels[papers &+ x]
        guard row[x] < paper / 2 else { continue }
        counts[Int(paper)] += 1
        all += 1
      }
    }
    var seen = 0, darkest = 256
    for grey in counts.indices {
      seen += counts[grey]
      if seen * 10 > all { darkest = min(darkest, grey) }
      if seen * 10 >= all * 9 { return 3 * grey > Self.leastUneven * darkest }
    }
    return false
  }
}
