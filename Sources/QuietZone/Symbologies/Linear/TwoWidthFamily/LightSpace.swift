/// What stands beside the bars of a symbol: the quiet zone, less than the standard asks for, or the end of
/// the line.
///
/// Inside a symbol no space is wider than a wide one, so a space that is clearly wider is outside. Where the
/// line ends so close by that the space may go on behind the end, only pictures cut to the symbol are
/// trusted, with some space on both sides or with none.
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
    guard first == 1, last == row.count &- 2 else { return nil }
    // A picture cut to the symbol: both margins are alike, and there; or there are none.
    let hasMargins =
      widths.isSpace(min(left, right), atLeast: 1) && !widths.isSpace(abs(left &- right), atLeast: 1)
    return hasMargins || isCutAtBars(row, first: first, to: last, widths: widths) ? 3 : nil
  }

  /// Whether a picture ends with a symbol's outer bars, neither within them nor beyond: they are as wide as
  /// others. Of a symbol that goes on behind the picture's ends, a bar is seldom cut off just at its edge,
  /// and more seldom on both sides, if modules have several pixels.
  private static func isCutAtBars(_ row: RunRow, first: Int, to last: Int, widths: TwoWidths) -> Bool {
    row[first &- 1] == 0 && row[last &+ 1] == 0 && widths.module >= 4 * 256
      && widths.isTypicalBar(row[first]) && widths.isTypicalBar(row[last])
  }
}
