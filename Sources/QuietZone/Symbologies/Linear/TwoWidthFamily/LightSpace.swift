/// What stands beside the bars of a symbol: the quiet zone, less than the standard asks for, or the end of
/// the line.
///
/// Inside a symbol no space is wider than a wide one, so a space that is clearly wider is outside. Where the
/// line ends so close by that the space may go on behind the end, only pictures cut to the symbol are
/// trusted.
enum LightSpace {
  /// Whether a symbol may begin at bar `start`, with `module` 1/16 pixels a module times `scale`: light space
  /// of at least `halves` half modules, or the beginning of the line.
  @inline(__always) static func mayBegin(
    _ row: RunRow, _ start: Int, module: Int, scale: Int, halves: Int = 9
  ) -> Bool {
    start == 1 || row[start &- 1] &* 2 &* scale >= module &* halves
  }

  /// Whether run `index` may be the space behind the last bar.
  @inline(__always) static func mayEnd(_ row: RunRow, at index: Int, widths: TwoWidths, halves: Int = 9)
    -> Bool
  {
    index == row.count &- 1 || widths.isSpace(row[index], atLeast: halves)
  }

  /// How many more lines must agree on the bars `first…last` for the light space that is missing beside them;
  /// `nil` where what is there could be a part of a longer symbol.
  ///
  /// `isFramed`: the symbology's start and stop stand nowhere else, so that no part of a symbol looks whole.
  static func linesMore(
    _ row: RunRow, first: Int, to last: Int, widths: TwoWidths, isFramed: Bool
  ) -> Int? {
    let left = row[first &- 1], right = row[last &+ 1]
    if widths.isSpace(min(left, right), atLeast: 9) { return 0 }
    if isFramed { return 3 }
    // A picture cut to the symbol: both margins are alike, and there.
    guard first == 1, last == row.count &- 2, widths.isSpace(min(left, right), atLeast: 1),
      !widths.isSpace(abs(left &- right), atLeast: 1)
    else { return nil }
    return 3
  }
}
