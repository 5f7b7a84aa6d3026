import QuietZone
import Testing

@testable import QuietZoneRendering

@Suite struct LabelSheetTests {
  private func count(_ text: String, _ part: String) -> Int { text.ranges(of: part).count }

  /// Margins and pitches as Avery's templates for word processors have them, millimetres.
  @Test(arguments: [
    ("L7160", 21, 7.25, 15.15, 66.0, 38.1), ("L7163", 14, 4.65, 15.15, 101.6, 38.1),
    ("L7159", 24, 7.25, 12.9, 66.0, 33.9), ("L4731", 189, 8.6, 13.5, 27.9, 10),
    ("L7651", 65, 4.75, 10.7, 40.6, 21.2),
    ("5160", 30, 4.7625, 12.7, 69.85, 25.4), ("5163", 10, 3.96875, 12.7, 106.3625, 50.8),
    ("5167", 80, 7.14375, 12.7, 52.3875, 12.7), ("3474", 24, 0, 0.5, 70, 37),
  ])
  func placesOfSoldSheets(
    name: String, count: Int, left: Double, top: Double, columnPitch: Double, rowPitch: Double
  ) throws {
    let sheet = try #require(LabelSheet.catalogue.first { $0.name == name }).sheet
    #expect(sheet.count == count)
    let (first, last) = (sheet.place(of: 0), sheet.place(of: count - 1))
    #expect(abs(first.x - left) < 0.01 && abs(first.y - top) < 0.01, "\(first)")
    #expect(abs(last.x - left - Double(sheet.columns - 1) * columnPitch) < 0.02)
    #expect(abs(last.y - top - Double(sheet.rows - 1) * rowPitch) < 0.02)
  }

  @Test func everySheetIsPossibleAndNamedOnce() {
    #expect(LabelSheet.catalogue.allSatisfy { $0.sheet.isPossible })
    #expect(Set(LabelSheet.catalogue.map(\.name)).count == LabelSheet.catalogue.count)
    #expect(LabelSheet.catalogue.count == 22 && LabelSheet.papers.count == 6)
  }

  @Test(arguments: [(Int.min, 1), (1, .min), (.max, .max), (.max, 2)])
  func sheetsOfAnyNumberAreOnlyImpossible(columns: Int, rows: Int) {
    let sheets = [
      LabelSheet.grid(pageWidth: 100, pageHeight: 50, columns: columns, rows: rows),
      .centered(
        pageWidth: 100, pageHeight: 50, columns: columns, rows: rows, labelWidth: 5, labelHeight: 5),
    ]
    #expect(sheets.allSatisfy { !$0.isPossible && $0.count >= 0 })
  }

  private var sheet: LabelSheet {
    .grid(
      pageWidth: 100, pageHeight: 50, columns: 2, rows: 1, horizontalMargin: 5, verticalMargin: 5,
      columnGap: 10)
  }

  @Test(arguments: [-1, 0, Double.nan, 1001, -Double.infinity])
  func whatCannotBeDrawnHasNoPlace(module: Double) {
    let label = SheetLabel(Samples.corner, moduleMillimetres: module)
    #expect(throws: LabelFailure.self) { try LabelSheetRenderer(sheet).placement(of: label) }
    #expect(throws: LabelFailure.self) { try LabelSheetRenderer(sheet).render([label]) }
  }

  @Test func symbolsAreAsLargeAsTheLabelAllows() throws {
    // Labels of 40 x 40 mm with 2 mm of padding: four modules fill 36 mm.
    let plain = try LabelSheetRenderer(sheet).placement(of: SheetLabel(Samples.corner))
    #expect(abs(plain.moduleMillimetres - 9) < 1e-6 && abs(plain.symbol.x - 2) < 1e-6)
    let captioned = try LabelSheetRenderer(sheet).placement(of: SheetLabel(Samples.corner, caption: "A\nB"))
    let caption = 1 + 2 * 8 * 1.2 * 25.4 / 72
    #expect(abs(captioned.symbol.height - (36 - caption)) < 1e-6)
    #expect(abs(captioned.symbol.x - (40 - captioned.symbol.width) / 2) < 1e-6)
    let asked = try LabelSheetRenderer(sheet).placement(of: SheetLabel(Samples.corner, moduleMillimetres: 2))
    #expect(abs(asked.symbol.width - 8) < 1e-6 && abs(asked.symbol.y - 16) < 1e-6)
  }

  @Test func labelsFillPagesAndEqualOnesAreKeptOnce() throws {
    let labels = [SheetLabel](repeating: SheetLabel(Samples.corner), count: 4) + [SheetLabel(Samples.bars)]
    let pdf = text(try LabelSheetRenderer(sheet, skipped: 1).render(labels))
    #expect(pdf.contains("/Count 3>>") && pdf.contains("/MediaBox[0 0 283.4646 141.7323 ]"))
    #expect(count(pdf, "/Subtype/Form") == 2 && count(pdf, " Do Q") == 5)
    // The first page's first label is used: the code stands 55 mm from the left, 5 mm from the bottom.
    #expect(pdf.contains("q 1 0 0 1 155.9055 14.1732 cm /L0 Do Q"))
  }

  @Test func captionsAreOfThePagesFont() throws {
    let pdf = text(try LabelSheetRenderer(sheet).render([SheetLabel(Samples.corner, caption: "5 € (a)")]))
    #expect(pdf.contains("/C 8 Tf") && pdf.contains("\\(a\\)) Tj"))
    #expect(throws: LabelFailure.character(0xAE40)) {
      try LabelSheetRenderer(sheet).render([SheetLabel(Samples.corner, caption: "김")])
    }
    #expect(throws: LabelFailure.captionTooWide) {
      try LabelSheetRenderer(sheet).render([
        SheetLabel(Samples.corner, caption: String(repeating: "W", count: 40))
      ]
      )
    }
    #expect(CaptionText.width(try CaptionText.bytes("ÄÿA€")) == 667 + 500 + 667 + 556)
  }

  @Test func whatCantBeIsRefused() {
    var wide = sheet
    wide.columns = 3
    #expect(throws: LabelFailure.sheet) { try LabelSheetRenderer(wide).render([SheetLabel(Samples.corner)]) }
    #expect(throws: LabelFailure.sheet) {
      try LabelSheetRenderer(sheet, skipped: 2).render([SheetLabel(Samples.corner)])
    }
    #expect(throws: LabelFailure.sheet) {
      try LabelSheetRenderer(sheet, padding: 20).render([SheetLabel(Samples.corner)])
    }
    #expect(throws: LabelFailure.sheet) { try LabelSheetRenderer(sheet).render([]) }
    #expect(
      throws: LabelFailure.symbolTooLarge(width: 40, height: 40, roomWidth: 36, roomHeight: 36)
    ) { try LabelSheetRenderer(sheet).render([SheetLabel(Samples.corner, moduleMillimetres: 10)]) }
  }

  @Test func cutMarksStandAtTheCorners() throws {
    let pdf = text(try LabelSheetRenderer(sheet, hasCutMarks: true).render([SheetLabel(Samples.corner)]))
    #expect(count(pdf, "l S") == 16)
  }
}
