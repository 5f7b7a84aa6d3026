import ArgumentParser
import QuietZoneRendering

/// Labels on sheets, as one PDF.
struct SheetOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Labels on sheets, as PDF: a maker's number (L7160, 5160 …), or paper and grid: a4:3x8.",
      valueName: "sheet"))
  var sheet: SheetArgument?

  @Option(help: ArgumentHelp("Labels of the first sheet that are used already.", valueName: "count"))
  var skip = 0

  @Option(help: ArgumentHelp("How many labels of each code.", valueName: "count"))
  var copies = 1

  @Option(
    help: ArgumentHelp(
      "Text below each code on a sheet; of a batch with its columns: {sku}.", valueName: "template"))
  var caption: String?

  @Option(
    help: ArgumentHelp("Empty edge of a paper and grid, mm: both ways, or across,down.", valueName: "mm"))
  var sheetMargin: LengthPair?

  @Option(help: ArgumentHelp("Between the labels of a paper and grid, mm.", valueName: "mm"))
  var sheetGap: LengthPair?

  @Option(help: ArgumentHelp("Empty edge inside of each label, mm.", valueName: "mm"))
  var labelPadding = 2.0

  @Flag(help: "Small crosses at the corners of the labels, to cut along.")
  var cutMarks = false

  func validate() throws {
    guard let sheet else {
      let isSet: [(String, Bool)] = [
        ("--skip", skip != 0), ("--copies", copies != 1), ("--caption", caption != nil),
        ("--sheet-margin", sheetMargin != nil), ("--sheet-gap", sheetGap != nil),
        ("--label-padding", labelPadding != 2), ("--cut-marks", cutMarks),
      ]
      if let set = isSet.first(where: \.1) { throw ValidationError("\(set.0) is for --sheet.") }
      return
    }
    if case .named = sheet.form, sheetMargin != nil || sheetGap != nil {
      throw ValidationError(
        "--sheet-margin and --sheet-gap are for paper and grid; a maker's sheet has its own.")
    }
    guard (1...100_000).contains(copies) else { throw ValidationError("--copies is 1 to 100000.") }
    guard labelPadding >= 0, labelPadding < 1000 else {
      throw ValidationError("--label-padding is 0 mm or more.")
    }
    let layout = labelSheet(sheet)
    guard layout.isPossible else {
      let page = [layout.pageWidth, layout.pageHeight].map { JSON.decimal($0, places: 1).text }
      throw ValidationError(
        "--sheet: \(layout.columns) x \(layout.rows) labels leave no room on a page of "
          + "\(page.joined(separator: " x ")) mm with these margins and gaps.")
    }
    guard (0..<layout.count).contains(skip) else {
      throw ValidationError("--skip is 0 to \(layout.count - 1): a sheet has \(layout.count) labels.")
    }
  }

  private func labelSheet(_ argument: SheetArgument) -> LabelSheet {
    switch argument.form {
    case .named(let sheet): sheet
    case .grid(let width, let height, let columns, let rows):
      .grid(
        pageWidth: width, pageHeight: height, columns: columns, rows: rows,
        horizontalMargin: sheetMargin?.across ?? 0, verticalMargin: sheetMargin?.down ?? 0,
        columnGap: sheetGap?.across ?? 0, rowGap: sheetGap?.down ?? 0)
    }
  }

  /// What draws the sheet, `nil` where none is asked for.
  var renderer: LabelSheetRenderer? {
    sheet.map {
      LabelSheetRenderer(labelSheet($0), padding: labelPadding, skipped: skip, hasCutMarks: cutMarks)
    }
  }
}
