import QuietZone

/// The edge of everything dark in a symbol: closed contours with dark on the right hand, so that the nonzero
/// and the even-odd rule fill the same. One path without inner edges has no seams at any scale.
///
/// Coordinates are thousandths of a module from the symbol's top left corner, x to the right, y downwards.
struct Outline: Equatable {
  struct Place: Equatable {
    var x: Int64
    var y: Int64
  }

  enum Step: Equatable {
    case move(Place)
    case line(Place)
    /// Cubic Bézier curve: two control points and the end.
    case curve(Place, Place, Place)
    case close
  }

  private(set) var steps: [Step] = []

  init(_ shape: Symbol.Shape) {
    switch shape {
    case .bars(let pattern, _): addBars(pattern, height: shape.extent.height)
    case .grid(let grid): addGrid(grid)
    case .hexagons(let grid):
      addHexagons(HexagonGeometry.drawn(grid))
      if let center = HexagonGeometry.bullseye(grid) { addBullseye(center) }
    }
  }

  mutating func addContour(_ places: [Place]) {
    guard let first = places.first else { return }
    steps.append(.move(first))
    for place in places.dropFirst() { steps.append(.line(place)) }
    steps.append(.close)
  }

  private mutating func addBars(_ pattern: BarPattern, height: Int64) {
    var x: Int64 = 0
    for (index, modules) in pattern.widths.enumerated() {
      let end = x + Int64(modules) * 1000
      if index & 1 == 0, end > x {
        addContour([
          Place(x: x, y: 0), Place(x: end, y: 0), Place(x: end, y: height), Place(x: x, y: height),
        ])
      }
      x = end
    }
  }

  private mutating func addBullseye(_ center: (x: Double, y: Double)) {
    for (index, radius) in HexagonGeometry.radii.enumerated() {
      addCircle(center, radius: radius, clockwise: index & 1 == 0)
    }
  }

  /// Four curves; 0.5523 of the radius to the control points is right to 0.03 %.
  private mutating func addCircle(_ center: (x: Double, y: Double), radius: Double, clockwise: Bool) {
    let k = 0.552_284_75, turn = clockwise ? 1.0 : -1.0
    func place(_ x: Double, _ y: Double) -> Place {
      Place(
        x: Int64((center.x + x * radius) * 1000 + 0.5), y: Int64((center.y + y * radius * turn) * 1000 + 0.5))
    }
    steps.append(.move(place(1, 0)))
    steps.append(.curve(place(1, k), place(k, 1), place(0, 1)))
    steps.append(.curve(place(-k, 1), place(-1, k), place(-1, 0)))
    steps.append(.curve(place(-1, -k), place(-k, -1), place(0, -1)))
    steps.append(.curve(place(k, -1), place(1, -k), place(1, 0)))
    steps.append(.close)
  }
}
