extension Quadrilateral {
  /// How many times as far from the middle as the farthest point corners may lie: lines that hardly cross
  /// meet anywhere.
  private static let farthestCorner = 2.2

  /// Four lines through every `step`th of 32 points that lie around `center` in the order of the directions;
  /// a point at the centre itself stands for a ray that saw nothing.
  init?(fittedTo points: [Point2D], step: Int, around center: Point2D) {
    let n = points.count / step
    func point(_ i: Int) -> Point2D { points[i * step & 31] }
    func distance(_ i: Int) -> Double { (point(i) - center).length }
    func best(_ range: ClosedRange<Int>, _ score: (Int) -> Double) -> Int {
      var result = (index: range.lowerBound, score: score(range.lowerBound))
      for i in range.dropFirst() {
        let value = score(i)
        if value > result.score { result = (i, value) }
      }
      return result.index
    }
    let first = best(0...n - 1, distance)
    let third = best(first + n * 3 / 8...first + n * 5 / 8, distance)
    let axis = point(third) - point(first)
    func off(_ i: Int) -> Double { abs(axis.cross(point(i) - point(first))) }
    let second = best(first + n / 8...third - n / 8, off)
    let fourth = best(third + n / 8...first + n - n / 8, off)
    var side: [Point2D] = []
    side.reserveCapacity(n)
    func line(_ from: Int, _ to: Int) -> FittedLine? {
      side.removeAll(keepingCapacity: true)
      for i in from + 1..<max(to, from + 2) where point(i) != center { side.append(point(i)) }
      // A wide side: leave out the points next to the corners, which are rounded by blur.
      return side.count >= 5 ? FittedLine(side[1..<side.count - 1]) : FittedLine(side)
    }
    guard let top = line(first, second), let right = line(second, third), let bottom = line(third, fourth),
      let left = line(fourth, first + n), let a = left.intersection(top), let b = top.intersection(right),
      let c = right.intersection(bottom), let d = bottom.intersection(left)
    else { return nil }
    let quad = Quadrilateral(topLeft: a, topRight: b, bottomRight: c, bottomLeft: d)
    guard quad.isConvex, quad.contains(center) else { return nil }
    let reach = Self.farthestCorner * distance(first)
    for corner in [a, b, c, d] where (corner - center).length >= reach { return nil }
    self = quad
  }
}
