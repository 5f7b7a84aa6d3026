import Testing

@testable import QuietZone

/// Pages of labels: each symbol is one barcode with its own value and outline, whatever lies beside it.
@Suite struct SheetTests {
  /// Labels of one product have the same trade item number, and other serial numbers.
  @Test(arguments: [10, 16, 30])
  func labelsOfOneProductAreReadWhereTheyLie(gap: Int) throws {
    let serials = ["8A31", "8A77", "90B2", "11C5"]
    let symbols = try serials.map {
      try BarcodeWriter(.code128).write(GS1ElementString("(01)09501101530003(21)\($0)"))
    }
    let sheet = try Sheet(symbols, columns: 1, gap: gap)
    let barcodes = sheet.read().sorted { $0.outline.center.y < $1.outline.center.y }
    #expect(barcodes.map { $0.text } == serials.map { "010950110153000321\($0)" })
    for (index, barcode) in barcodes.enumerated() {
      #expect(sheet.distance(barcode.outline, from: index) < 6)
    }
  }

  /// Bars alike for the most part do not go on over the paper between two labels.
  @Test(arguments: [Symbology.code128, .code93, .code39], [3, 4, 6])
  func labelsAlikeLieCloseBelowEachOther(symbology: Symbology, gap: Int) throws {
    let texts = ["LOT204A", "LOT204B", "LOT205A"]
    let sheet = try Sheet(try texts.map { try BarcodeWriter(symbology).write($0) }, columns: 1, gap: gap)
    let barcodes = sheet.read().sorted { $0.outline.center.y < $1.outline.center.y }
    #expect(barcodes.map { $0.text } == texts)
  }

  /// A symbol of several rows does not end the reading of what lies beside it.
  @Test(arguments: [Symbology.pdf417, .dataBar, .dataBarExpanded], [4, 8, 20])
  func linearCodesLieBesideSymbolsOfSeveralRows(symbology: Symbology, gap: Int) throws {
    let rows =
      symbology == .pdf417
      ? try BarcodeWriter(.pdf417).write("THE QUICK BROWN FOX JUMPS")
      : try BarcodeWriter(symbology).write(GS1ElementString("(01)09501101530003"))
    let symbols = [
      rows, try BarcodeWriter(.code128).write("ABC-1234"), try BarcodeWriter(.ean13).write("4006381333931"),
    ]
    let texts = Set(try Sheet(symbols, columns: 1, gap: gap).read().map { $0.text })
    #expect(texts.isSuperset(of: ["ABC-1234", "4006381333931"]) && texts.count == 3)
  }

  /// What is short beside something longer needs more lines, and gets them.
  @Test(arguments: [Symbology.code39, .interleaved2of5, .codabar])
  func shortCodesLieBesideLongOnes(symbology: Symbology) throws {
    let short = try BarcodeWriter(symbology).write(symbology == .codabar ? "A1234B" : "123456")
    let long = try BarcodeWriter(.code128).write("A LONG ONE BESIDE IT")
    let barcodes = try Sheet([long, short], columns: 2, gap: 12, scale: 2).read()
    #expect(Set(barcodes.map { $0.symbology }) == [.code128, symbology])
  }

  @Test(arguments: [Symbology.pdf417, .microPDF417], [4, 12, 30, 60])
  func stackedSymbolsLieBesideEachOther(symbology: Symbology, gap: Int) throws {
    let texts = ["LOT 1", "A LONGER LOT 222222222222", "LOT 3333333"]
    let symbols = try texts.map { try BarcodeWriter(symbology).write($0) }
    #expect(try Sheet(symbols, columns: 3, gap: gap).read().map { $0.text }.sorted() == texts.sorted())
  }

  /// The quiet zones of the standard leave two modules between symbols.
  @Test(arguments: [1, 2, 3, 5])
  func dataMatrixSymbolsLieInLines(gap: Int) throws {
    let texts = (0..<12).map { "PART-\(100_000 + $0 * 7919)" }
    let sheet = try Sheet(try texts.map { try BarcodeWriter(.dataMatrix).write($0) }, columns: 4, gap: gap)
    let barcodes = sheet.read()
    #expect(barcodes.map { $0.text }.sorted() == texts)
    for barcode in barcodes {
      let index = try #require(texts.firstIndex(of: barcode.text))
      #expect(sheet.distance(barcode.outline, from: index) < 4)
    }
  }

  /// Modules beside one of their arms are dark, all or nearly all.
  @Test(arguments: ["hjz", "jo8", "lx9", "0xz"], [3, 4, 6])
  func armsOfSmallDataMatrixLieBesideDarkModules(text: String, scale: Int) throws {
    let sheet = try Sheet([try BarcodeWriter(.dataMatrix).write(text)], columns: 1, gap: 4, scale: scale)
    #expect(sheet.read().map { $0.text } == [text])
  }

  /// Spaces of light bars that pass for a part of dark ones do not keep them from being read.
  @Test func lightDataBarIsReadOnDark() throws {
    let symbol = try BarcodeWriter(.dataBar).write(GS1ElementString("(01)09501101530003"))
    let barcodes = try Sheet([symbol], columns: 1, gap: 6, isInverted: true).read()
    #expect(barcodes.map { $0.text } == ["0109501101530003"] && barcodes.allSatisfy { $0.isInverted })
  }

  /// More of them than regions of other things are looked at.
  @Test func pagesOfManyLabelsAreReadToTheirEnd() throws {
    let texts = (0..<60).map { "BOX-\(1000 + $0)" }
    let sheet = try Sheet(try texts.map { try BarcodeWriter(.code128).write($0) }, columns: 3, gap: 20)
    #expect(sheet.read().map { $0.text }.sorted() == texts)
  }
}
