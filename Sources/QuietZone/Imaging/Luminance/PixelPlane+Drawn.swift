extension PixelPlane {
  /// Rows of which one is looked at, at least, and how many are where there are more: a drawing is one all
  /// over.
  private static let rows = (step: 4, most: 160)
  /// Grey levels from the ink to the paper of a drawing, at least.
  private static let leastSpan = 100
  /// Grey levels by which pixels of ink, and of paper, differ in a drawing; and the share of all pixels that
  /// are one or the other, edges aside. Where a picture was taken by a camera, grain alone is more.
  private static let flatness = (levels: 2, share: 0.9)
  /// The share of all pixels that is ink, at least, and that is paper.
  private static let leastShare = 0.05
  /// Dark pixels along an edge where a symbol ends there, as a share of the edge.
  private static let leastInkShare = 0.125

  /// The greys of a picture that is drawn, not photographed: neither light nor blur has changed what it
  /// shows.
  struct Drawing {
    var ink: Int
    var paper: Int
  }

  /// Whether a drawing is cut out to the very edge of what is drawn: ink stands along two edges that face
  /// each other.
  ///
  /// In a photograph the edge may cut a symbol anywhere; who draws one leaves none of it out.
  func isCut(_ drawing: Drawing) -> Bool {
    let middle = (drawing.ink + drawing.paper) / 2
    func hasInk(_ count: Int, _ place: (Int) -> (x: Int, y: Int)) -> Bool {
      var dark = 0
      for i in 0..<count {
        let (x, y) = place(i)
        if Int(pixel(x: x, y: y)) < middle { dark += 1 }
      }
      return Double(dark) >= Self.leastInkShare * Double(count)
    }
    let isWide = hasInk(height) { (0, $0) } && hasInk(height) { (width - 1, $0) }
    let isHigh = hasInk(width) { ($0, 0) } && hasInk(width) { ($0, height - 1) }
    return isWide || isHigh
  }

  /// The two greys of a drawing; `nil` for a photograph.
  var drawing: Drawing? {
    var histogram = [Int](repeating: 0, count: 256)
    var count = 0
    for y in stride(from: 0, to: height, by: max(Self.rows.step, height / Self.rows.most)) {
      let line = row(y)
      for x in line.indices { histogram[Int(line[x])] &+= 1 }
      count += width
    }
    func pixels(near grey: Int) -> Int {
      let near = max(0, grey - Self.flatness.levels)...min(255, grey + Self.flatness.levels)
      return histogram[near].reduce(0, +)
    }
    /// The commonest grey below, or above, the commonest of all.
    func commonest(in greys: Range<Int>) -> Int? { greys.max { histogram[$0] < histogram[$1] } }
    guard let first = commonest(in: 0..<256),
      let second = [0..<max(0, first - Self.leastSpan), min(256, first + Self.leastSpan)..<256]
        .compactMap(commonest).max(by: { histogram[$0] < histogram[$1] }),
      Double(pixels(near: first) + pixels(near: second)) >= Self.flatness.share * Double(count),
      Double(pixels(near: second)) >= Self.leastShare * Double(count)
    else { return nil }
    return Drawing(ink: min(first, second), paper: max(first, second))
  }
}
