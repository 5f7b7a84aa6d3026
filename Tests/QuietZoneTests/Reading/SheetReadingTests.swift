import Testing

@testable import QuietZone

/// Many linear symbols on one sheet.
@Suite struct SheetReadingTests {
  /// One label of 900 × 200 pixels, its modules two pixels wide.
  private static func label(_ text: String) throws -> LuminanceImage {
    let symbol = try BarcodeWriter(.code128).write(text)
    var image = LuminanceImage(width: 900, height: 200, luminance: 255)
    guard case .bars(let bars, _) = symbol.shape else { return image }
    var x = 80
    for (index, width) in bars.widths.enumerated() {
      let end = x + 2 * Int(width)
      if index & 1 == 0 {
        for y in 25..<175 { for column in x..<end { image.pixels[y * 900 + column] = 0 } }
      }
      x = end
    }
    return image
  }

  /// The last of nine is out of focus, so that lines have to be sharpened: labels that were read before it
  /// take nothing of what is spent on it.
  @Test func theLastLabelGetsWhatTheFirstGot() throws {
    let texts = (0..<9).map { "SHEET00\($0)" }
    var pixels: [UInt8] = []
    for text in texts {
      let label = try Self.label(text)
      pixels += text == texts.last ? label.softened(reach: 2).pixels : label.pixels
    }
    let sheet = try #require(LuminanceImage(width: 900, height: 200 * texts.count, pixels: pixels))
    let found = BarcodeReader().read(sheet.view).map { String(decoding: $0.content.bytes, as: UTF8.self) }
    #expect(found == texts)
  }
}
