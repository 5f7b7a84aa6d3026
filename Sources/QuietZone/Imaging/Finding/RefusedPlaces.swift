/// Places that were outlined and are no pattern, so that the next rows need not outline them again.
struct RefusedPlaces {
  private var recent: [(place: Point2D, reach: Double)] = []
  private var next = 0

  /// How many times as far a place reaches down as to the sides: the rows to come meet it again.
  private static let downwards = 1.4

  func contains(_ p: Point2D) -> Bool {
    recent.contains {
      abs($0.place.x - p.x) < $0.reach && abs($0.place.y - p.y) < $0.reach * Self.downwards
    }
  }

  mutating func insert(_ p: Point2D, reach: Double) {
    if recent.count < 32 {
      recent.append((p, reach))
    } else {
      recent[next] = (p, reach)
      next = (next + 1) & 31
    }
  }
}
