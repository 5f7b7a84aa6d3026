import TestSupport

@testable import QuietZone

/// Scans the rows of a made DataBar symbol with a line camera and puts together what the lines show.
struct DataBarLines {
  var camera = LineCamera()
  /// Lines a row of modules that is at least so many modules high; more where it is higher, as dense as those
  /// of a sweep.
  var linesPerRow = 3

  /// Rows of modules, equal neighbours once, with their heights.
  static func rows(_ symbol: Symbol) -> [(modules: [Bool], height: Int)] {
    switch symbol.shape {
    case .bars(let pattern, let height):
      var row: [Bool] = []
      for (index, width) in pattern.widths.enumerated() {
        row += [Bool](repeating: index & 1 == 0, count: Int(width))
      }
      return [(row, height)]
    case .grid(let grid):
      var rows: [(modules: [Bool], height: Int)] = []
      for y in 0..<grid.height {
        let row = (0..<grid.width).map { grid[$0, y] }
        if rows.last?.modules == row { rows[rows.count - 1].height += 1 } else { rows.append((row, 1)) }
      }
      return rows
    case .hexagons: return []
    }
  }

  /// Widths of a row from its first bar to its last, and the column of that first bar.
  private static func widths(_ row: [Bool]) -> (widths: [UInt8], first: Int) {
    guard let first = row.firstIndex(of: true), let last = row.lastIndex(of: true) else { return ([], 0) }
    var widths: [UInt8] = [], isDark = false
    for module in row[first...last] {
      if module == isDark { widths[widths.count - 1] += 1 } else { widths.append(1) }
      isDark = module
    }
    return (widths, first)
  }

  /// Everything that the lines show.
  func collect(_ symbol: Symbol, into collector: inout RowFragments, turned: Bool = false) {
    guard let decoder = SymbologyCatalogue.entry(symbol.symbology)?.linear else { return }
    var y = 0
    for (number, row) in Self.rows(symbol).enumerated() {
      let (widths, first) = Self.widths(row.modules)
      let lines = max(min(linesPerRow, row.height), row.height / 3)
      for k in 0..<lines {
        var camera = camera
        camera.seed &+= UInt64(number * 16 + k)
        guard let line = camera.photograph(widths) else { continue }
        let place = Double(y) + (Double(k) + 0.5) * Double(row.height) / Double(lines)
        show(line, decoder, left: Double(first) * camera.scale, y: place * camera.scale, turned, &collector)
      }
      y += row.height
    }
  }

  private func show(
    _ line: RunLine, _ decoder: LinearDecoder, left: Double, y: Double,
    _ turned: Bool, _ collector: inout RowFragments
  ) {
    var other = RunLine()
    line.reversed(into: &other)
    for (isReversed, line) in [(false, line), (true, other)] {
      line.withRow { row in
        let width = Double(row.start(row.count)) / 16
        var fragments: [LinearFragment] = []
        decoder.fragments?(row, LinearDecodeOptions(wanted: .all), &fragments)
        for found in fragments {
          func point(_ run: Int) -> Point2D {
            let place = Double(row.start(run)) / 16
            let x = (isReversed ? width - place : place) + left
            return turned ? Point2D(x: 5000 - y, y: x) : Point2D(x: x, y: y)
          }
          collector.add(found, begin: point(found.first), end: point(found.last + 1), isInverted: false)
        }
      }
    }
  }

  /// The symbols that the lines say.
  func read(
    _ symbol: Symbol, turned: Bool = false
  ) -> [(assembly: LinearAssembly, outline: Quadrilateral, isInverted: Bool)] {
    var collector = RowFragments()
    collect(symbol, into: &collector, turned: turned)
    let decoders = SymbologyCatalogue.entries.compactMap(\.linear)
    var own: [LinearDecoder] = []
    for decoder in decoders where !own.contains(where: { $0.symbology == decoder.symbology }) {
      own.append(decoder)
    }
    return collector.assemblies(own, LinearDecodeOptions(wanted: .all))
  }
}
