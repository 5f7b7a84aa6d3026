public import QuietZone

/// A page of labels: equal rectangles in columns and rows. Millimetres from the page's top left corner.
///
/// ```swift
/// let sheet = LabelSheet.centered(
///   pageWidth: 210, pageHeight: 297, columns: 3, rows: 7, labelWidth: 63.5, labelHeight: 38.1,
///   columnGap: 2.5)
/// ```
public struct LabelSheet: Hashable, Sendable {
  public var pageWidth: Double
  public var pageHeight: Double
  public var columns: Int
  public var rows: Int
  public var labelWidth: Double
  public var labelHeight: Double
  /// Where the first label begins.
  public var left: Double
  public var top: Double
  /// From one label to the next.
  public var columnGap: Double
  public var rowGap: Double

  public init(
    pageWidth: Double, pageHeight: Double, columns: Int, rows: Int, labelWidth: Double, labelHeight: Double,
    left: Double, top: Double, columnGap: Double = 0, rowGap: Double = 0
  ) {
    self.pageWidth = pageWidth
    self.pageHeight = pageHeight
    self.columns = columns
    self.rows = rows
    self.labelWidth = labelWidth
    self.labelHeight = labelHeight
    self.left = left
    self.top = top
    self.columnGap = columnGap
    self.rowGap = rowGap
  }

  /// Labels of a size in the middle of the page.
  public static func centered(
    pageWidth: Double, pageHeight: Double, columns: Int, rows: Int, labelWidth: Double, labelHeight: Double,
    columnGap: Double = 0, rowGap: Double = 0
  ) -> LabelSheet {
    let width = Double(columns) * labelWidth + (Double(columns) - 1) * columnGap
    let height = Double(rows) * labelHeight + (Double(rows) - 1) * rowGap
    return LabelSheet(
      pageWidth: pageWidth, pageHeight: pageHeight, columns: columns, rows: rows, labelWidth: labelWidth,
      labelHeight: labelHeight, left: (pageWidth - width) / 2, top: (pageHeight - height) / 2,
      columnGap: columnGap, rowGap: rowGap)
  }

  /// Labels that share what margins and gaps leave of the page.
  public static func grid(
    pageWidth: Double, pageHeight: Double, columns: Int, rows: Int, horizontalMargin: Double = 0,
    verticalMargin: Double = 0, columnGap: Double = 0, rowGap: Double = 0
  ) -> LabelSheet {
    let width = pageWidth - 2 * horizontalMargin - (Double(columns) - 1) * columnGap
    let height = pageHeight - 2 * verticalMargin - (Double(rows) - 1) * rowGap
    return LabelSheet(
      pageWidth: pageWidth, pageHeight: pageHeight, columns: columns, rows: rows,
      labelWidth: width / Double(max(columns, 1)), labelHeight: height / Double(max(rows, 1)),
      left: horizontalMargin, top: verticalMargin, columnGap: columnGap, rowGap: rowGap)
  }

  /// Labels on a page; 0 where none are possible.
  public var count: Int {
    let (count, overflow) = max(columns, 0).multipliedReportingOverflow(by: max(rows, 0))
    return overflow ? 0 : count
  }

  /// Where a label is, counted from 0, row by row from the top left.
  public func place(of index: Int) -> Rectangle2D {
    let (row, column) = (index / max(columns, 1), index % max(columns, 1))
    return Rectangle2D(
      x: left + Double(column) * (labelWidth + columnGap), y: top + Double(row) * (labelHeight + rowGap),
      width: labelWidth, height: labelHeight)
  }

  /// Whether all labels lie on the page, and the page is one that PDF has (at most 14 400 points, 5080 mm).
  public var isPossible: Bool {
    let right = left + Double(columns) * labelWidth + (Double(columns) - 1) * columnGap
    let bottom = top + Double(rows) * labelHeight + (Double(rows) - 1) * rowGap
    // Sums of decimal fractions miss the page's edge by less than a thousandth of a millimetre.
    let slack = 0.001
    return (1...1000).contains(columns) && (1...1000).contains(rows) && labelWidth > 0 && labelHeight > 0
      && left >= -slack && top >= -slack && columnGap >= 0 && rowGap >= 0 && right <= pageWidth + slack
      && bottom <= pageHeight + slack && pageWidth <= 5080 && pageHeight <= 5080
  }
}

extension LabelSheet {
  /// A sheet as it is sold, or a paper.
  public struct Named: Hashable, Sendable {
    /// The maker's number, without a letter for the pack.
    public var name: String
    public var sheet: LabelSheet
  }

  /// A size of paper, portrait, millimetres.
  public struct Paper: Hashable, Sendable {
    public var name: String
    public var width: Double
    public var height: Double
  }
}
