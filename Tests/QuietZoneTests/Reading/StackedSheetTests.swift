import TestSupport
import Testing

@testable import QuietZone

/// Sheets of symbols of several rows, one close below the other: rows of one never count for its neighbour.
@Suite struct StackedSheetTests {
  /// A page with so many columns of symbols, `gap` modules apart, and the texts that reading it gives.
  private func read(
    _ symbols: [Symbol], columns: Int, gap: Int, scale: Int = 3, effort: ReaderOptions.Effort = .balanced
  ) throws -> [String] {
    let grids = try symbols.map { symbol in
      switch symbol.shape {
      case .grid(let grid): return grid
      case .bars(let bars, let height):
        var grid = ModuleGrid(width: bars.width, height: height)
        var x = 0
        for (index, run) in bars.widths.enumerated() {
          for column in x..<x + Int(run) where index & 1 == 0 {
            for row in 0..<height { grid[column, row] = true }
          }
          x += Int(run)
        }
        return grid
      default: throw Unexpected()
      }
    }
    let (width, height) = (grids.map(\.width).max() ?? 0, grids.map(\.height).max() ?? 0)
    let rows = (grids.count + columns - 1) / columns
    let margin = 12
    var page = LuminanceImage(
      width: (columns * (width + gap) + 2 * margin) * scale,
      height: (rows * (height + gap) + 2 * margin) * scale,
      luminance: 255)
    for (index, grid) in grids.enumerated() {
      let left = (margin + index % columns * (width + gap)) * scale
      let top = (margin + index / columns * (height + gap)) * scale
      for y in 0..<grid.height * scale {
        for x in 0..<grid.width * scale where grid[x / scale, y / scale] {
          page.pixels[(top + y) * page.width + left + x] = 0
        }
      }
    }
    return BarcodeReader(ReaderOptions(effort: effort)).read(page).map {
      String(decoding: $0.content.bytes, as: UTF8.self)
    }
  }

  private struct Unexpected: Error {}

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
  @Test(arguments: [8, 10, 20])
  func labelsThatBeginAlikeAreAllRead(gap: Int) throws {
    let texts = ["(01)09501101530003(10)A1", "(01)09501101530003(10)B2", "(01)09501101530003(10)C3"]
    let symbols = try texts.map { try BarcodeWriter(.dataBarExpanded).write(GS1ElementString($0)) }
    #expect(
      try read(symbols, columns: 1, gap: gap)
        == ["010950110153000310A1", "010950110153000310B2", "010950110153000310C3"])
  }
}
