import QuietZone

/// The edge of everything dark in a symbol: closed contours with dark on the right hand, to be filled by the
/// nonzero rule: only bars that run through bearer bars overlap, elsewhere the even-odd rule fills the same.
/// One path without inner edges has no seams at any scale.
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

  var steps: [Step] = []

  /// Nothing.
  init() {}

  /// `reduction`: how much narrower bars are drawn, mils; `margins`: the light space that a frame of bearer
  /// bars goes around, modules.
  init(_ shape: Symbol.Shape, reduction: Int64 = 0, margins: Symbol.Margins = Symbol.Margins(0)) {
    switch shape {
    case .bars(let pattern, _):
      let bars = BarBoxes(pattern, height: shape.extent.height, reduction: reduction, margins: margins)
      for box in bars.boxes { addBox(box) }
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

  private mutating func addBox(_ box: BarBoxes.Box) {
    addContour([
      Place(x: box.left, y: box.top), Place(x: box.right, y: box.top), Place(x: box.right, y: box.bottom),
      Place(x: box.left, y: box.bottom),
    ])
  }

  private mutating func addBullseye(_ center: (x: Double, y: Double)) {
    for (index, radius) in HexagonGeometry.radii.enumerated() {
      addCircle(center, radius: radius, clockwise: index & 1 == 0)
    }
  }

  /// Four curves; 0.5523 of the radius to the control points is right to 0.03 %.
  mutating func addCircle(_ center: (x: Double, y: Double), radius: Double, clockwise: Bool) {
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

extension Outline {
  /// The outline of a symbol in its layout.
  init(_ symbol: Symbol, _ layout: Layout) {
    self.init(symbol.shape, reduction: layout.reduction, margins: layout.lightSpace)
  }
}
