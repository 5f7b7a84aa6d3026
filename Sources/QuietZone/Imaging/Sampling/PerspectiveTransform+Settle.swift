extension PerspectiveTransform {
  /// The map moved, turned, stretched and tilted a little, so that `score` is as large as small steps make
  /// it.
  ///
  /// - Parameters:
  ///   - reach: the square from −reach to reach is what the steps are measured on.
  ///   - steps: how far its corners move in a step, modules; one round for each.
  func settled(reach: Double, steps: [Double], score: (PerspectiveTransform) -> Int) -> PerspectiveTransform {
    var best = self
    var top = score(self)
    for step in steps {
      for _ in 0..<2 {
        let before = top
        // Each mode moves the corners (x, y) of the square by one of 1, x, y, x y along one axis.
        for mode in 0..<8 {
          for sign in [-1.0, 1.0] {
            for _ in 0..<4 {
              guard let moved = best.moved(mode: mode, by: step * sign, reach: reach) else { break }
              let value = score(moved)
              guard value > top else { break }
              (best, top) = (moved, value)
            }
          }
        }
        if top == before { break }
      }
    }
    return best
  }

  private func moved(mode: Int, by step: Double, reach: Double) -> PerspectiveTransform? {
    func corner(_ x: Double, _ y: Double) -> Point2D {
      let d = step * (mode & 1 == 0 ? 1 : x) * (mode & 2 == 0 ? 1 : y)
      return mode & 4 == 0 ? self(x * reach + d, y * reach) : self(x * reach, y * reach + d)
    }
    return PerspectiveTransform(
      x0: -reach, y0: -reach, x1: reach, y1: reach,
      to: Quadrilateral(
        topLeft: corner(-1, -1), topRight: corner(1, -1), bottomRight: corner(1, 1), bottomLeft: corner(-1, 1)
      ))
  }
}
