extension MaxiCode {
  /// Radii of the circles that the frame is settled on one after the other, modules: the last one holds the
  /// whole symbol. And half the side of the square whose corners then move, a share of the radius.
  private static let circles = [9.0, 12, 15, 20.5]
  private static let squareShare = 0.75

  /// Samples and decodes the symbol around a bullseye: as its marks say it lies, then settled on the grey in
  /// circles that grow out from them.
  static func read(_ bullseye: Bullseye, in dark: DarkPixels, effort: ReaderOptions.Effort)
    -> MatrixReading?
  {
    let plane = dark.plane
    for finding in locate(bullseye, plane) {
      if let reading = read(finding, plane) { return reading }
      guard effort > .fast, hasMarks(finding, plane, least: 16) else { continue }
      var settled = finding
      for reach in circles {
        settled.frame = settled.frame.settled(reach: reach * squareShare) {
          contrast($0, plane, reach: reach)
        }
        // The marks must stay what they are.
        guard hasMarks(settled, plane, least: 15) else { break }
        if reach > 12, let reading = read(settled, plane) { return reading }
      }
    }
    return nil
  }

  /// From the middle of a hexagon to its upper corner, modules: 1/√3.
  private static let hexagonCorner = 0.577
  /// Where the outermost columns end, modules from the middle of the bullseye.
  private static let sides = (left: -14.5, right: 15.5)

  private static func read(_ finding: MaxiCodeFinding, _ plane: PixelPlane) -> MatrixReading? {
    guard let grid = sample(finding.frame, plane) else { return nil }
    let decided = grid.decide(isInverted: finding.isInverted)
    guard decided.clarity > GreyGrid.leastClarity,
      let symbol = try? decode(decided.modules, decided.erasures, isSampled: true)
    else { return nil }
    let half = 16 * MaxiCodeHexagons.rowStep + hexagonCorner
    return MatrixReading(
      symbol: symbol,
      outline: finding.frame.quadrilateral(x0: sides.left, y0: -half, x1: sides.right, y1: half),
      isMirrored: finding.isMirrored, isInverted: finding.isInverted)
  }

  /// The first of four places within a module that its grey is also taken from, modules from its middle; and
  /// the square of their distance, pixels, from which on they say more than the middle alone.
  private static let besideMiddle = (x: 0.2, y: 0.1, leastSquare: 0.2)

  /// The grey of every module; `nil` when more than a quarter of the symbol lies outside the picture.
  private static func sample(_ frame: PerspectiveTransform, _ plane: PixelPlane) -> GreyGrid? {
    var values = [Int32](repeating: 0, count: columns * rows)
    var outside = 0
    for row in 0..<rows {
      for column in 0..<columns {
        // Odd rows have one module less: what is sampled for it must not look like one.
        let (x, y) = MaxiCodeHexagons.place(column: column - (column == 29 ? row & 1 : 0), row: row)
        let p = frame(x, y)
        if !plane.contains(x: Int(p.x.clamped), y: Int(p.y.clamped)) { outside += 1 }
        let a = frame(x + besideMiddle.x, y + besideMiddle.y)
        let (dx, dy) = (a.x - p.x, a.y - p.y)
        var grey = plane.grey(p.x, p.y)
        if dx * dx + dy * dy > besideMiddle.leastSquare {
          grey =
            (2 * grey + plane.grey(a.x, a.y) + plane.grey(p.x - dx, p.y - dy)
              + plane.grey(p.x - dy, p.y + dx) + plane.grey(p.x + dy, p.y - dx)) / 6
        }
        values[row * columns + column] = Int32(truncatingIfNeeded: grey)
      }
    }
    return outside * 4 > columns * rows ? nil : GreyGrid(columns: columns, rows: rows, values: values)
  }

  /// How much neighbouring modules within `reach` modules of the middle differ: most where the middles of
  /// modules are met.
  private static func contrast(_ frame: PerspectiveTransform, _ plane: PixelPlane, reach: Double) -> Int {
    withScratch(columns * rows, of: Int32(-1)) { greys in
      var count = 0
      let (across, down, isWide) = frame.besideMiddle
      for place in MaxiCodeHexagons.places {
        if place.x * place.x + place.y * place.y > reach * reach { break }
        let p = frame(place.x, place.y)
        var grey = plane.grey(p.x, p.y)
        if isWide {
          grey =
            (plane.nearest(p.x + across.x, p.y + across.y) + plane.nearest(p.x - across.x, p.y - across.y)
              + plane.nearest(p.x + down.x, p.y + down.y) + plane.nearest(p.x - down.x, p.y - down.y)) << 6
        }
        greys[place.index] = Int32(truncatingIfNeeded: grey >> 4)
        count += 1
      }
      var sum = 0
      for place in MaxiCodeHexagons.places.prefix(count) {
        let i = place.index
        let here = greys[i]
        // The neighbours to the left and above.
        let above = i - columns - (i / columns & 1 == 0 ? 1 : 0)
        if i % columns > 0, greys[i - 1] >= 0 { sum += Int(abs(here - greys[i - 1])) }
        if above >= 0, greys[above] >= 0 { sum += Int(abs(here - greys[above])) }
        if above >= -1, i >= columns, greys[above + 1] >= 0 { sum += Int(abs(here - greys[above + 1])) }
      }
      return sum
    }
  }
}

extension Double {
  /// Within what an `Int` holds, −1 where it is not a number.
  fileprivate var clamped: Double { self > -1e6 ? (self < 1e6 ? self : 1e6) : -1e6 }
}
