/// How much a masked symbol looks like what readers stumble over (ISO/IEC 18004:2015, 7.8.3.1, table 11): the
/// mask with the lowest sum is used.
///
/// The evaluated area is the whole symbol, format and version information included. The rule that encoders
/// read differently is N3, the 1:1:3:1:1 pattern next to four light modules. Here, as in zint, it is the
/// seven modules 1011101; dark modules may adjoin them on the side where no light ones are; a pattern of
/// double size is no finder pattern of this symbol; the quiet zone counts as light; light modules on both
/// sides count once. libqrencode wants the outer runs to be exactly one module wide, and segno evaluates the
/// symbol without format information, so each of them picks another mask for about a quarter of all symbols.
enum QRMaskPenalty {
  /// The penalty of `grid`, at most 192 modules wide.
  static func penalty(of grid: borrowing ModuleGrid) -> Int {
    let words = grid.words.storageSpan
    return grid.wordsPerRow == 1
      ? penalty(words, width: grid.width, height: grid.height, wordsPerRow: 1, as: QRNarrowRow.self)
      : penalty(
        words, width: grid.width, height: grid.height, wordsPerRow: grid.wordsPerRow, as: QRWideRow.self)
  }

  /// Weighted sums of one pass over the rows.
  private struct Sums {
    /// Modules by which runs of one colour exceed four, and such runs.
    var excess = 0
    var runs = 0
    /// 2 × 2 blocks of one colour.
    var blocks = 0
    /// Finder-like patterns.
    var patterns = 0
    var dark = 0

    func penalty(modules: Int) -> Int {
      let share = abs(200 * dark - 100 * modules) / (10 * modules)
      return excess + 2 * runs + 3 * blocks + 40 * patterns + 10 * share
    }
  }

  private static func penalty<Row: QRModuleRow>(
    _ words: Span<UInt64>, width: Int, height: Int, wordsPerRow: Int, as: Row.Type
  ) -> Int {
    guard width > 0, words.count >= height * wordsPerRow else { return 0 }
    var sums = Sums()
    let pairs = Row(ones: width - 1)
    let all = Row(ones: width)
    var window = Window<Row>()
    for y in 0..<height {
      let row = Row(words, from: y &* wordsPerRow, count: wordsPerRow)
      sums.dark &+= row.count
      addHorizontal(row, pairs: pairs, into: &sums)
      window.add(row, isFirst: y == 0, pairs: pairs, all: all, into: &sums)
    }
    for _ in 0..<4 { window.finish(all, &sums) }
    return sums.penalty(modules: width * height)
  }

  /// Runs and patterns along a row.
  @inline(__always)
  private static func addHorizontal<Row: QRModuleRow>(_ row: Row, pairs: Row, into sums: inout Sums) {
    let same = ~(row ^ row.down(1)) & pairs
    let two = same & same.down(1)
    let four = two & two.down(2)
    sums.excess &+= four.count
    sums.runs &+= (four & ~four.up(1)).count
    let core = row & ~row.down(1) & row.down(2) & row.down(3) & row.down(4) & ~row.down(5) & row.down(6)
    // Most rows have no such pattern, and the quiet zone's rule is the dearer part.
    guard !core.isEmpty else { return }
    let twoBefore = row.up(1) | row.up(2)
    let before = twoBefore | twoBefore.up(2)
    let twoAfter = row.down(7) | row.down(8)
    let after = twoAfter | twoAfter.down(2)
    sums.patterns &+= (core & ~(before & after)).count
  }

  /// What the vertical rules need of the rows above.
  private struct Window<Row: QRModuleRow> {
    /// The ten rows above, the nearest first; light above the symbol.
    var r1 = Row.zero, r2 = Row.zero, r3 = Row.zero, r4 = Row.zero, r5 = Row.zero
    var r6 = Row.zero, r7 = Row.zero, r8 = Row.zero, r9 = Row.zero, r10 = Row.zero
    /// Equality of the rows above with theirs: the nearest first.
    var same1 = Row.zero, same2 = Row.zero, same3 = Row.zero
    /// Equality of neighbours in the row above.
    var across = Row.zero
    /// Where runs of five ended at the row above.
    var run = Row.zero
    /// Cores whose light modules must follow, by how many rows ago they ended.
    var core1 = Row.zero, core2 = Row.zero, core3 = Row.zero, core4 = Row.zero

    @inline(__always) init() {}

    @inline(__always)
    mutating func add(_ row: Row, isFirst: Bool, pairs: Row, all: Row, into sums: inout Sums) {
      let same = isFirst ? Row.zero : ~(row ^ r1) & all
      let across = ~(row ^ row.down(1)) & pairs
      sums.blocks &+= (same & across & self.across).count
      let run = same & same1 & same2 & same3
      sums.excess &+= run.count
      sums.runs &+= (run & ~self.run).count
      self.across = across
      self.run = run
      (same3, same2, same1) = (same2, same1, same)
      addPattern(row, all: all, into: &sums)
    }

    /// A row of light modules below the symbol.
    @inline(__always)
    mutating func finish(_ all: Row, _ sums: inout Sums) { addPattern(Row.zero, all: all, into: &sums) }

    /// Counts the cores that this row completes or whose fourth light module it is.
    @inline(__always)
    private mutating func addPattern(_ row: Row, all: Row, into sums: inout Sums) {
      let core = row & ~r1 & r2 & r3 & r4 & ~r5 & r6
      let above = r7 | r8 | r9 | r10
      if !core.isEmpty { sums.patterns &+= (core & ~above).count }
      if !core4.isEmpty { sums.patterns &+= (core4 & ~(row | r1 | r2 | r3)).count }
      (core4, core3, core2, core1) = (core3, core2, core1, core & above)
      (r10, r9, r8, r7, r6) = (r9, r8, r7, r6, r5)
      (r5, r4, r3, r2, r1) = (r4, r3, r2, r1, row)
    }
  }
}
