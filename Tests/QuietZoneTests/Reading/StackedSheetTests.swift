import TestSupport
import Testing

@testable import QuietZone

/// Sheets of symbols of several rows, one close below the other: rows of one never count for its neighbour.
@Suite struct StackedSheetTests {
  /// The texts that reading a page gives.
  private func read(
    _ symbols: [Symbol], columns: Int, gap: Int, scale: Int = 3, effort: ReaderOptions.Effort = .balanced
  ) throws -> [String] {
    try Sheet(symbols, columns: columns, gap: gap, scale: scale).read(effort).map { $0.text }
  }

  @Test(arguments: [Symbology.pdf417, .microPDF417], [4, 10, 20])
  func rowsThatStartAgainAreTheNextSymbols(symbology: Symbology, gap: Int) throws {
    let texts = (0..<6).map { "LOT 4711\($0) 2026-0\($0 + 1)" }
    let symbols = try texts.map { try BarcodeWriter(symbology).write($0) }
    for effort in [ReaderOptions.Effort.fast, .balanced] {
      #expect(try read(symbols, columns: 2, gap: gap, effort: effort).sorted() == texts, "\(effort)")
    }
  }

  /// The right half of each has the check that the other's left half asks for.
  @Test(arguments: [1, 3, 5, 8, 12, 20], [true, false])
  func halvesOfTwoLabelsAreNoSymbol(gap: Int, isOmnidirectional: Bool) throws {
    let texts = ["05888138991767", "75885134215872"]
    var options = WriterOptions()
    options.linear.isOmnidirectional = isOmnidirectional
    let writer = BarcodeWriter(.dataBarStacked, options: options)
    let symbols = try texts.map { try writer.write($0) }
    #expect(try read(symbols, columns: 1, gap: gap).map { String($0.suffix(14)) } == texts)
  }

  @Test(arguments: [1, 3, 5, 8, 12, 20, 30])
  func rowsOfTwoLabelsAreNoSymbol(gap: Int) throws {
    let texts = ["(01)09501101530003(10)21003156", "(01)09501101530003(10)56511962"]
    let symbols = try texts.map {
      try BarcodeWriter(.dataBarExpandedStacked).write(GS1ElementString($0))
    }
    #expect(
      try read(symbols, columns: 1, gap: gap) == ["01095011015300031021003156", "01095011015300031056511962"])
  }

  /// Labels of one product differ in their last characters alone.
  @Test(arguments: [2, 4, 10, 20])
  func labelsThatBeginAlikeAreAllRead(gap: Int) throws {
    let texts = ["(01)09501101530003(10)A1", "(01)09501101530003(10)B2", "(01)09501101530003(10)C3"]
    let symbols = try texts.map { try BarcodeWriter(.dataBarExpanded).write(GS1ElementString($0)) }
    #expect(
      try read(symbols, columns: 1, gap: gap)
        == ["010950110153000310A1", "010950110153000310B2", "010950110153000310C3"])
  }

  /// Of these, the first pair of one and the last of another two rows below have one check character in 211.
  @Test func pairsOfTwoRowsAreNoSymbol() throws {
    let lots = [
      "12372389", "09533226", "69189515", "46674590", "38187271", "48309002", "99679718", "78084818",
      "26457568", "03496400", "67933258", "53777961", "47564147", "43891762", "27132544", "26825057",
      "59214855", "23979714", "63424460", "29292026", "01014724", "15847320", "29029884", "78049174",
    ]
    let symbols = try lots.map {
      try BarcodeWriter(.dataBarExpanded).write(GS1ElementString("(01)09501101530003(10)\($0)"))
    }
    #expect(try read(symbols, columns: 4, gap: 2).sorted() == lots.map { "010950110153000310\($0)" }.sorted())
  }
}
