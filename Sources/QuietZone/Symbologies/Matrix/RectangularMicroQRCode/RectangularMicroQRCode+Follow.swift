extension RectangularMicroQRCode {
  /// The mesh of a symbol, followed from its finder along both long edges to its far end; `nil` when the
  /// timing patterns are lost on the way.
  ///
  /// A finder of seven modules says too little about where the 139th column lies. So a piece of six columns
  /// at a time is laid on straight, and its far end moved to where the modules that every symbol has stand
  /// apart most clearly.
  static func followed(
    _ frame: PerspectiveTransform, version: Int, finder: ConcentricPattern, in plane: PixelPlane
  ) -> SamplingMesh? {
    let (columns, rows) = size(version: version)
    let follower = EdgeFollower(plane: plane, isInverted: finder.isInverted, version: version)
    let height = Double(rows)
    var first = EdgePiece(
      x: 0..<7, near: (frame(0, 0), frame(0, height)), far: (frame(7, 0), frame(7, height)))
    // The finder is the upper part of the left end; the lower one may be ten modules further down.
    guard follower.settleFoot(&first) else { return nil }
    var xs = [0.0, 7], tops = [first.near.top, first.far.top],
      bottoms = [first.near.bottom, first.far.bottom]
    var last = first
    while last.x.upperBound < columns {
      // The last piece ends with the symbol, and none is a sliver.
      let left = columns - last.x.upperBound
      var piece = last.continued(by: left < 9 ? left : 6)
      guard follower.settleFarEnd(&piece) else { return nil }
      xs.append(Double(piece.x.upperBound))
      tops.append(piece.far.top)
      bottoms.append(piece.far.bottom)
      last = piece
    }
    return SamplingMesh(xs: xs, ys: [0, height], points: tops + bottoms)
  }
}

/// Some columns of a symbol, from edge to edge, in the picture.
private struct EdgePiece {
  typealias End = (top: Point2D, bottom: Point2D)

  var x: Range<Int>
  /// Where the piece begins and ends, pixels.
  var near: End
  var far: End

  /// A piece of `columns` columns that goes on from this one as straight as it is.
  func continued(by columns: Int) -> EdgePiece {
    let share = Double(columns) / Double(x.count)
    return EdgePiece(
      x: x.upperBound..<x.upperBound + columns, near: far,
      far: (far.top + (far.top - near.top) * share, far.bottom + (far.bottom - near.bottom) * share))
  }
}

/// Moves the ends of pieces to where the modules that are the same in all symbols of a version fit best.
private struct EdgeFollower: ~Escapable {
  let plane: PixelPlane
  let isInverted: Bool
  let rows: Int
  /// Rows of the known modules of every column and whether they are dark; −1 and `rows` are the quiet zone.
  private let known: [[(y: Int, isDark: Bool)]]

  @_lifetime(copy plane)
  init(plane: PixelPlane, isInverted: Bool, version: Int) {
    self.plane = plane
    self.isInverted = isInverted
    let (columns, rows) = RectangularMicroQRCode.size(version: version)
    let patterns = RectangularMicroQRCode.layout(version: version).patterns
    let timing = RectangularMicroQRCode.alignmentColumns(columns: columns) + [0, columns - 1]
    self.rows = rows
    known = (0..<columns).map { x in
      var modules = [(y: -1, isDark: false), (y: rows, isDark: false)]
      for y in 0..<rows {
        let isEdge = y == 0 || y == rows - 1 || timing.contains(x)
        if isEdge || (x < 7 && y < 7) || (x >= columns - 5 && y >= rows - 5) {
          modules.append((y, patterns[x, y]))
        }
      }
      return modules
    }
  }

  /// Moves the lower corners of the first piece.
  func settleFoot(_ piece: inout EdgePiece) -> Bool {
    settle(&piece, reach: 6) { piece, move in
      piece.near.bottom = piece.near.bottom + move
      piece.far.bottom = piece.far.bottom + move
    }
  }

  /// Moves the far corners of a piece, first together, then each by itself.
  func settleFarEnd(_ piece: inout EdgePiece) -> Bool {
    let both = settle(&piece, reach: 4) { piece, move in
      piece.far.top = piece.far.top + move
      piece.far.bottom = piece.far.bottom + move
    }
    return both && settle(&piece, reach: 1) { $0.far.bottom = $0.far.bottom + $1 }
      && settle(&piece, reach: 1) { $0.far.top = $0.far.top + $1 }
  }

  /// A move, modules.
  private static let quarter = 0.25

  /// Tries all moves of up to `reach` quarters of a module in both directions and keeps the best; false when
  /// dark and light do not stand apart anywhere.
  private func settle(_ piece: inout EdgePiece, reach: Int, _ apply: (inout EdgePiece, Point2D) -> Void)
    -> Bool
  {
    let right = (piece.far.top - piece.near.top) * (Self.quarter / Double(piece.x.count))
    let down = (piece.near.bottom - piece.near.top) * (Self.quarter / Double(rows))
    var best = (score: 0, piece: piece)
    for j in -reach...reach {
      for i in -reach...reach {
        var moved = piece
        apply(&moved, right * Double(i) + down * Double(j))
        // Among equals the nearest: a module away costs a quarter.
        let score = contrast(moved) / 64 * (64 - i * i - j * j)
        if score > best.score { best = (score, moved) }
      }
    }
    piece = best.piece
    return best.score > 0
  }

  /// How much lighter than the dark ones the light ones of a piece's known modules are, in all; 0 for a
  /// folded piece.
  private func contrast(_ piece: EdgePiece) -> Int {
    let quad = Quadrilateral(
      topLeft: piece.near.top, topRight: piece.far.top, bottomRight: piece.far.bottom,
      bottomLeft: piece.near.bottom)
    let (x0, x1) = (Double(piece.x.lowerBound), Double(piece.x.upperBound))
    guard let transform = PerspectiveTransform(x0: x0, y0: 0, x1: x1, y1: Double(rows), to: quad) else {
      return 0
    }
    var dark = 0, darks = 0, light = 0, lights = 0
    for x in piece.x {
      for (y, isDark) in known[x] {
        let p = transform(Double(x) + 0.5, Double(y) + 0.5)
        let value = plane.grey(p.x, p.y) / 16
        if isDark {
          (dark, darks) = (dark + value, darks + 1)
        } else {
          (light, lights) = (light + value, lights + 1)
        }
      }
    }
    let difference = light * darks - dark * lights
    return (isInverted ? -difference : difference) / max(darks + lights, 1)
  }
}
