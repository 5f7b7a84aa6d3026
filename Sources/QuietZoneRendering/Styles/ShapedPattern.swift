import QuietZone

/// A ring around a middle that is drawn as a whole: a finder pattern, 7 × 7, or an alignment pattern, 5 × 5.
struct ShapedPattern: Equatable {
  let x: Int
  let y: Int
  /// Modules on a side.
  let side: Int

  /// Those of a symbol of the QR family that are in the grid, whole.
  static func all(_ symbology: Symbology, _ grid: ModuleGrid) -> [ShapedPattern] {
    let (right, bottom) = (grid.width - 7, grid.height - 7)
    var patterns = [ShapedPattern(x: 0, y: 0, side: 7)]
    switch symbology {
    case .qrCode:
      patterns += [ShapedPattern(x: right, y: 0, side: 7), ShapedPattern(x: 0, y: bottom, side: 7)]
      let centers = QRCodeAnatomy.alignmentCenters(dimension: grid.width)
      for y in centers { patterns += centers.map { ShapedPattern(x: $0 - 2, y: y - 2, side: 5) } }
    case .rectangularMicroQRCode: patterns.append(ShapedPattern(x: right + 2, y: bottom + 2, side: 5))
    default: break
    }
    return patterns.filter { $0.isWhole(in: grid) }
  }

  private func isWhole(in grid: ModuleGrid) -> Bool {
    let middle = side / 2
    for row in 0..<side {
      for column in 0..<side {
        let ring = max(abs(row - middle), abs(column - middle))
        // From outside: a dark ring, a light one, a dark square.
        guard grid[x + column, y + row] == (middle - ring != 1) else { return false }
      }
    }
    return true
  }
}

extension Outline {
  /// Modules and patterns in their shapes; `patterns` are in the grid.
  mutating func add(_ grid: ModuleGrid, _ style: SymbolStyle, _ patterns: [ShapedPattern]) {
    var modules = grid
    if !(style.modules == .square && style.finders == .square) {
      for pattern in patterns {
        modules.fill(x: pattern.x, y: pattern.y, width: pattern.side, height: pattern.side, dark: false)
        add(pattern, style.finders)
      }
    }
    switch style.modules {
    case .square: addGrid(modules)
    case .rounded: addRoundedGrid(modules)
    case .dots(let diameter):
      for y in 0..<grid.height {
        for x in 0..<grid.width where modules[x, y] {
          addCircle((Double(x) + 0.5, Double(y) + 0.5), radius: diameter / 2, clockwise: true)
        }
      }
    }
  }

  private mutating func add(_ pattern: ShapedPattern, _ shape: SymbolStyle.Finders) {
    for inset in 0..<3 {
      let side = Int64(pattern.side - 2 * inset) * 1000
      let radius: Int64
      switch shape {
      case .square: radius = 0
      case .circle: radius = side / 2
      // The ring is as thick at its corners as elsewhere.
      case .rounded: radius = inset == 1 ? Int64(pattern.side) * 300 - 1000 : side * 3 / 10
      }
      addSquare(
        Place(x: Int64(pattern.x + inset) * 1000, y: Int64(pattern.y + inset) * 1000), side: side,
        radius: radius, clockwise: inset != 1)
    }
  }

  private mutating func addSquare(_ corner: Place, side: Int64, radius: Int64, clockwise: Bool) {
    let (x, y) = (corner.x, corner.y)
    var corners = [
      corner, Place(x: x + side, y: y), Place(x: x + side, y: y + side), Place(x: x, y: y + side),
    ]
    if !clockwise { corners.reverse() }
    addContour(corners, radius: radius)
  }

  /// The edges of a grid with all corners rounded, those of holes too.
  private mutating func addRoundedGrid(_ grid: ModuleGrid) {
    var walked = ModuleGrid(width: grid.width, height: grid.height)
    for y in 0..<grid.height {
      for x in 0..<grid.width where grid[x, y] && !grid[x, y - 1] && !walked[x, y] {
        addContour(Self.contour(grid, x: x, y: y, walked: &walked), radius: 500)
      }
    }
  }

  /// A contour of level and upright lines, none shorter than twice the radius, whose corners are arcs.
  private mutating func addContour(_ corners: [Place], radius: Int64) {
    guard radius > 0, corners.count > 1, var before = corners.last else { return addContour(corners) }
    // From the end of a line to its control point: 0.5523 of the radius, right to 0.03 %.
    let rest = radius * 447_715 / 1_000_000
    for (index, corner) in corners.enumerated() {
      let after = corners[(index + 1) % corners.count]
      func toward(_ place: Place, _ length: Int64) -> Place {
        Place(
          x: corner.x + (place.x - corner.x).signum() * length,
          y: corner.y + (place.y - corner.y).signum() * length)
      }
      let start = toward(before, radius)
      if index == 0 { steps.append(.move(start)) } else if start != end { steps.append(.line(start)) }
      steps.append(.curve(toward(before, rest), toward(after, rest), toward(after, radius)))
      before = corner
    }
    steps.append(.close)
  }

  /// Where the last step ends; `nil` behind a closed contour.
  private var end: Place? {
    switch steps.last {
    case .move(let to), .line(let to), .curve(_, _, let to): to
    case .close, nil: nil
    }
  }
}
