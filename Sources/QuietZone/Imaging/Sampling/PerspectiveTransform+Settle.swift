extension PerspectiveTransform {
  /// How far corners move in a step, modules; one round for each, the coarsest first.
  private static let steps = [0.4, 0.2, 0.1]

  /// The map moved, turned, stretched and tilted a little, so that `score` is as large as small steps make
  /// it.
  ///
  /// - Parameter reach: the square from −reach to reach is the one whose corners are moved.
  func settled(reach: Double, score: (PerspectiveTransform) -> Int) -> PerspectiveTransform {
    var best = self
    var top = score(self)
    for step in Self.steps {
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

  /// Places beside the middle of a module that still are its own, modules from it.
  private static let withinModule = 0.28
  /// Square of their distance, pixels, from which on modules are wide: a single place in each feels its
  /// middle only faintly, so that a score over single places is flat there.
  private static let wideSquare = 2.5

  /// Steps to the right and down that stay within the module at (0, 0), pixels, and whether modules are so
  /// wide that a score has to look there as well.
  var besideMiddle: (across: Point2D, down: Point2D, isWide: Bool) {
    let part = Self.withinModule
    let across = (self(part, 0) - self(0, 0)), down = (self(0, part) - self(0, 0))
    return (across, down, across.dot(across) > Self.wideSquare && down.dot(down) > Self.wideSquare)
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
