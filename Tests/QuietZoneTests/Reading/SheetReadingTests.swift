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
}
