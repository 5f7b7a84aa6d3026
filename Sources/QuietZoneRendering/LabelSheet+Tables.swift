extension LabelSheet {
  /// Sheets that are sold.
  ///
  /// Size and number of labels are what Avery states of its products (Avery Products, Avery Zweckform; as
  /// sold in 2025); gaps between columns are those of its templates for word processors. All of these sheets
  /// are symmetric, so that margins follow: L7160 begins 7.25 mm from the left and 15.15 mm from the top.
  /// Sheets of other makers carry the same numbers.
  public static let catalogue: [Named] =
    a4Rows.map { named($0, width: 210, height: 297, unit: 1) }
    + letterRows.map { named($0, width: 215.9, height: 279.4, unit: 25.4) }

  private static func named(_ row: Row, width: Double, height: Double, unit: Double) -> Named {
    let sheet = LabelSheet.centered(
      pageWidth: width, pageHeight: height, columns: row.columns, rows: row.rows,
      labelWidth: row.width * unit, labelHeight: row.height * unit, columnGap: row.gap * unit)
    return Named(name: row.name, sheet: sheet)
  }

  private typealias Row = (
    name: String, columns: Int, rows: Int, width: Double, height: Double, gap: Double
  )

  /// Name, columns, rows, width, height, gap between columns; millimetres.
  private static let a4Rows: [Row] = [
    ("L7651", 5, 13, 38.1, 21.2, 2.5), ("L7159", 3, 8, 63.5, 33.9, 2.5),
    ("L7160", 3, 7, 63.5, 38.1, 2.5), ("L7161", 3, 6, 63.5, 46.6, 2.5), ("L7162", 2, 8, 99.1, 33.9, 2.5),
    ("L7163", 2, 7, 99.1, 38.1, 2.5), ("L7164", 3, 4, 63.5, 72, 2.5), ("L7165", 2, 4, 99.1, 67.7, 2.5),
    ("L7173", 2, 5, 99.1, 57, 2.5), ("L4731", 7, 27, 25.4, 10, 2.5), ("L4732", 5, 16, 35.6, 16.9, 2.5),
    ("3474", 3, 8, 70, 37, 0), ("3475", 3, 8, 70, 36, 0),
    ("3651", 4, 10, 52.5, 29.7, 0), ("3652", 3, 7, 70, 42.3, 0), ("3664", 3, 8, 70, 33.8, 0),
  ]

  /// The same in inches, on US Letter.
  private static let letterRows: [Row] = [
    ("5160", 3, 10, 2.625, 1, 0.125), ("5161", 2, 10, 4, 1, 0.1875), ("5162", 2, 7, 4, 1.333333, 0.1875),
    ("5163", 2, 5, 4, 2, 0.1875), ("5164", 2, 3, 4, 3.333333, 0.1875), ("5167", 4, 20, 1.75, 0.5, 0.3125),
  ]

  /// ISO 216:2007, and ANSI/ASME Y14.1 for the American ones.
  public static let papers: [Paper] = [
    Paper(name: "a3", width: 297, height: 420), Paper(name: "a4", width: 210, height: 297),
    Paper(name: "a5", width: 148, height: 210), Paper(name: "a6", width: 105, height: 148),
    Paper(name: "letter", width: 215.9, height: 279.4), Paper(name: "legal", width: 215.9, height: 355.6),
  ]
}
