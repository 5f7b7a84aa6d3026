import QuietZone

/// A page with columns of symbols, all modules of one size.
struct Sheet {
  let page: LuminanceImage
  /// Left, top, right and bottom of each symbol, pixels.
  let places: [(left: Int, top: Int, right: Int, bottom: Int)]

  private struct Unexpected: Error {}

  /// The symbols row by row, `gap` modules apart; linear ones as high as they are made.
  init(
    _ symbols: [Symbol], columns: Int, gap: Int, scale: Int = 3, isInverted: Bool = false
  ) throws {
    let grids = try symbols.map { symbol in
      switch symbol.shape {
      case .grid(let grid): return grid
      case .bars(let bars, let height):
        var grid = ModuleGrid(width: bars.width, height: height)
        var x = 0
        for (index, run) in bars.widths.enumerated() {
          for column in x..<x + Int(run) where index & 1 == 0 {
            for row in 0..<height { grid[column, row] = true }
          }
          x += Int(run)
        }
        return grid
      default: throw Unexpected()
      }
    }
    let width = grids.map(\.width).max() ?? 0
    let margin = 12
    var (top, heights): (Int, [Int]) = (margin, [])
    for row in stride(from: 0, to: grids.count, by: columns) {
      heights.append(top)
      top += gap + (grids[row..<min(row + columns, grids.count)].map(\.height).max() ?? 0)
    }
    var page = LuminanceImage(
      width: (columns * (width + gap) + 2 * margin) * scale, height: (top + margin) * scale,
      luminance: isInverted ? 0 : 255)
    var places: [(left: Int, top: Int, right: Int, bottom: Int)] = []
    for (index, grid) in grids.enumerated() {
      let left = (margin + index % columns * (width + gap)) * scale
      let top = heights[index / columns] * scale
      places.append((left, top, left + grid.width * scale, top + grid.height * scale))
      for y in 0..<grid.height * scale {
        for x in 0..<grid.width * scale where grid[x / scale, y / scale] {
          page.pixels[(top + y) * page.width + left + x] = isInverted ? 255 : 0
        }
      }
    }
    (self.page, self.places) = (page, places)
  }

  /// What a reader of all symbologies reads from it.
  func read(_ effort: ReaderOptions.Effort = .balanced) -> [Barcode] {
    BarcodeReader(ReaderOptions(effort: effort)).read(page)
  }

  /// How far the box around an outline is from the place of a symbol, pixels: the farthest of its four sides.
  func distance(_ outline: Quadrilateral, from index: Int) -> Double {
    let (box, place) = (outline.bounds, places[index])
    return max(
      max(abs(box.x - Double(place.left)), abs(box.x + box.width - Double(place.right))),
      max(abs(box.y - Double(place.top)), abs(box.y + box.height - Double(place.bottom))))
  }
}

extension Barcode {
  /// The content's bytes as text.
  var text: String { String(decoding: content.bytes, as: UTF8.self) }
}
