import QuietZone
import Testing

@testable import QuietZoneRendering

@Suite struct DrawnSymbolTests {
  @Test func textIsWrittenAndDrawn() throws {
    let artwork = Artwork(size: .totalPixels(500))
    let drawn = try DrawnSymbol("https://example.org", BarcodeWriter(.qrCode), artwork)
    #expect(drawn.raster.width == 500)
    #expect(drawn.warnings.isEmpty)
    let read = BarcodeReader().read(drawn.raster.luminance().view)
    #expect(read.map(\.content.bytes) == [Array("https://example.org".utf8)])
  }

  @Test func coloursAreLookedAt() throws {
    let pale = Artwork(foreground: try ArtworkColor("#dddddd"))
    let drawn = try DrawnSymbol("a", BarcodeWriter(.qrCode), pale)
    let symbol = try BarcodeWriter(.qrCode).write("a")
    #expect(!drawn.warnings.isEmpty)
    #expect(drawn.warnings == Scannability.check(symbol, pale))
  }

  @Test func eachFailureSaysWhere() {
    #expect(throws: DrawnSymbol.Failure.encoding(.unencodable(offset: 0))) {
      try DrawnSymbol("x", BarcodeWriter(.ean13))
    }
    #expect(throws: DrawnSymbol.Failure.rendering(.modulePixels(0))) {
      try DrawnSymbol("x", BarcodeWriter(.qrCode), Artwork(size: .modulePixels(0)))
    }
  }
}
