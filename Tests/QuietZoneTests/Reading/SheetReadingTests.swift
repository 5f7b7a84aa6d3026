import Testing

@testable import QuietZone

/// Many linear symbols on one sheet.
@Suite struct SheetReadingTests {
  /// The last of nine is low and blurred by motion, so that its lines have to be sharpened: labels that were
  /// read before it take nothing of what is spent on it.
  @Test func theLastLabelGetsWhatTheFirstGot() throws {
    let texts = (0..<9).map { "SHEET00\($0)" }
    var (width, pixels) = (0, [UInt8]())
    for text in texts {
      let (bars, isLast) = (try BarcodeWriter(.code128).write(text).bars, text == texts.last)
      var strip = try #require(LuminanceImage.bars(bars, module: 2, quiet: 40, rows: isLast ? 50 : 150))
      // Its rows are all alike: along the line alone.
      if isLast { strip = strip.softened(reach: 2) }
      let label = try #require(strip.view.withPlane { $0.framed(25, luminance: 255) })
      width = label.width
      pixels += label.pixels
    }
    let sheet = try #require(LuminanceImage(width: width, height: pixels.count / width, pixels: pixels))
    let found = BarcodeReader().read(sheet.view).map { String(decoding: $0.content.bytes, as: UTF8.self) }
    #expect(found == texts)
  }

  /// Most bars of the low one lie below equal bars of the one above it: it reaches no further than its own.
  @Test func valuesAlmostAlikeAboveEachOtherAreAllRead() throws {
    let texts = ["Aspose BIG1", "Aspose SML1", "Aspose BIG2"]
    let rows: [(paper: Int, bars: Int)] = [(20, 100), (40, 7), (33, 100)]
    var (width, pixels) = (0, [UInt8]())
    func addPaper(_ rows: Int) { pixels += [UInt8](repeating: 255, count: rows * width) }
    for (text, rows) in zip(texts, rows) {
      let bars = try BarcodeWriter(.code128).write(text).bars
      let strip = try #require(LuminanceImage.bars(bars, module: 4, quiet: 40, rows: rows.bars))
      width = strip.width
      addPaper(rows.paper)
      pixels += strip.pixels
    }
    addPaper(30)
    let sheet = try #require(LuminanceImage(width: width, height: pixels.count / width, pixels: pixels))
    let found = BarcodeReader().read(sheet.view)
    #expect(found.map { String(decoding: $0.content.bytes, as: UTF8.self) } == texts)
    let heights = found.map { $0.outline.bottomLeft.y - $0.outline.topLeft.y }
    for (height, rows) in zip(heights, rows) { #expect(abs(height - Double(rows.bars)) < 3, "\(height)") }
  }
}
