/// What the forms of DataBar share in being drawn.
enum DataBarDrawing {
  /// The height of a row: the one asked for, or the standard's.
  static func height(_ options: WriterOptions, standard: Int, rows: Int = 1) throws(BarcodeEncodingError)
    -> Int
  {
    guard let height = options.linear.height else { return standard }
    // A grid has up to 1024 rows of modules; three of each gap are separators.
    let maximum = (1024 - 3 * (rows - 1)) / rows
    guard height >= 1, height <= maximum else {
      throw .invalidOption(.height(height, maximum: maximum))
    }
    return height
  }

  /// The characters under the bars, where they are wanted and at least 4 modules are there for each.
  static func text(_ characters: [UInt8], pattern: BarPattern, options: WriterOptions) -> [SymbolText] {
    let width = pattern.width
    guard options.linear.showsText, !characters.isEmpty, characters.count * 4 <= width else { return [] }
    return [SymbolText(characters: characters, columns: 0..<width)]
  }
}

/// A row of modules, dark or light.
struct DataBarModules {
  var isDark: [Bool]

  /// The modules of elements, the first of the colour given.
  init(_ elements: [UInt8], startsDark: Bool) {
    isDark = []
    var dark = startsDark
    for width in elements {
      for _ in 0..<width { isDark.append(dark) }
      dark.toggle()
    }
  }

  /// Light modules.
  init(count: Int) { isDark = [Bool](repeating: false, count: count) }

  /// Light outside.
  subscript(column: Int) -> Bool {
    get { isDark.indices.contains(column) && isDark[column] }
    set { if isDark.indices.contains(column) { isDark[column] = newValue } }
  }

  /// The separator of this row: its complement without four modules at either end; over each of the finder
  /// patterns' three wide elements, 13 modules from the columns given, light modules become dark and light
  /// in turn, which no reader takes for a finder pattern (5.3.2.2, 7.2.8).
  ///
  /// `first` is the column of the row's first guard element.
  func separator(finders: [Int], isRightToLeft: Bool, first: Int = 0) -> DataBarModules {
    var result = DataBarModules(count: isDark.count)
    for column in first + 4..<max(isDark.count - 4, first + 4) { result[column] = !self[column] }
    for start in finders {
      var dark = true
      for step in 0..<13 {
        let column = isRightToLeft ? start + 12 - step : start + step
        result[column] = !self[column] && dark
        dark = self[column] || !dark
      }
    }
    return result
  }

  /// The separator between two others: every second module from column 5 on, the last four free.
  static func chequers(count: Int) -> DataBarModules {
    var result = DataBarModules(count: count)
    for column in stride(from: 5, to: max(count - 4, 5), by: 2) { result[column] = true }
    return result
  }
}

/// Rows of modules on top of each other.
struct DataBarRows {
  private var rows: [(modules: DataBarModules, height: Int)] = []

  mutating func append(_ modules: DataBarModules, height: Int = 1) { rows.append((modules, height)) }

  var grid: ModuleGrid {
    let width = rows.reduce(0) { max($0, $1.modules.isDark.count) }
    var grid = ModuleGrid(width: width, height: rows.reduce(0) { $0 + $1.height })
    var y = 0
    for row in rows {
      for x in 0..<row.modules.isDark.count where row.modules[x] {
        grid.fill(x: x, y: y, width: 1, height: row.height)
      }
      y += row.height
    }
    return grid
  }
}
