import QuietZone
import Testing

@testable import QuietZoneRendering

@Suite struct DrawnSymbolTests {
  @Test func textIsWrittenAndDrawn() throws {
    let artwork = Artwork(size: .totalPixels(500))
    let drawn = try DrawnSymbol("https://example.org", BarcodeWriter(.qrCode), artwork)
    #expect(drawn.picture.width == 500)
    #expect(drawn.warnings.isEmpty)
    let read = BarcodeReader().read(drawn.picture.luminance().view)
    #expect(read.map(\.content.bytes) == [Array("https://example.org".utf8)])
  }

  @Test func coloursAreLookedAt() throws {
    let pale = Artwork(foreground: try ArtworkColor("#dddddd"))
    let drawn = try DrawnSymbol("a", BarcodeWriter(.qrCode), pale)
    let symbol = try BarcodeWriter(.qrCode).write("a")
    #expect(!drawn.warnings.isEmpty)
    #expect(drawn.warnings == Scannability.check(symbol, pale))
  }

  @Test func whatNobodyReadsIsRefused() throws {
    let dust = Artwork(style: SymbolStyle(modules: .dots(diameter: 0.2)))
    #expect(throws: DrawnSymbol.Failure.unreadable(.smallDots(percent: 20))) {
      try DrawnSymbol("a", BarcodeWriter(.qrCode), dust)
    }
    let small = Artwork(style: SymbolStyle(modules: .dots(diameter: 0.5)))
    #expect(try DrawnSymbol("a", BarcodeWriter(.qrCode), small).warnings == [.smallDots(percent: 50)])
  }

  @Test func aPictureIsAsLargeAsIsSaid() throws {
    let samples: [(Symbology, String, Rotation)] = [
      (.qrCode, "a", .none), (.ean13, "590123412345", .quarter), (.maxiCode, "a", .none),
    ]
    for (symbology, text, rotation) in samples {
      let symbol = try DrawnSymbol.symbol(text, BarcodeWriter(symbology))
      let artwork = Artwork(size: .modulePixels(3), rotation: rotation)
      let picture = try DrawnSymbol(symbol, artwork).picture
      let size = try RasterRenderer.size(symbol, artwork, drawsText: false)
      #expect(size.width == picture.width && size.height == picture.height, "\(symbology)")
    }
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
