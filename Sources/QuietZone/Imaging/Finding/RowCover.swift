/// The parts of one row of a picture that lie in outlines of what has been read: nothing is looked for there.
struct RowCover {
  private let outlines: [Quadrilateral]
  private var spans: [ClosedRange<Double>] = []

  /// Outlines in pixels of the picture that has the rows.
  init(_ outlines: [Quadrilateral]) { self.outlines = outlines }

  /// Goes to the row through `y`.
  @inline(never) mutating func move(to y: Double) {
    if outlines.isEmpty { return }
    spans.removeAll(keepingCapacity: true)
    for outline in outlines {
      if let span = outline.span(atHeight: y) { spans.append(span) }
    }
  }

  /// Whether a place of the row lies in one.
  func contains(_ x: Double) -> Bool { spans.contains { $0.contains(x) } }
}

extension Quadrilateral {
  /// The part of a level line that lies inside, for convex outlines; `nil` where it passes by.
  fileprivate func span(atHeight y: Double) -> ClosedRange<Double>? {
    var (least, most) = (Double.infinity, -Double.infinity)
    for (a, b) in [
      (topLeft, topRight), (topRight, bottomRight), (bottomRight, bottomLeft), (bottomLeft, topLeft),
    ]
    where min(a.y, b.y) <= y && y <= max(a.y, b.y) {
      let x = a.y == b.y ? a.x : a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y)
      (least, most) = (min(least, x), max(most, x))
    }
    return least <= most ? least...most : nil
  }
}
