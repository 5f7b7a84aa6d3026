import TestSupport
import Testing

@testable import QuietZone

/// Pictures that end where their symbol does, and such that end in the midst of one.
@Suite struct CutOutReadingTests {
  /// The modules of a symbol and nothing around them, so many pixels a module; its rows are as high as the
  /// standard asks for at least.
  private static func picture(_ symbology: Symbology, _ text: String, module: Int) throws -> LuminanceImage {
    let symbol = try BarcodeWriter(symbology).write(text)
    guard case .grid(let grid) = symbol.shape else {
      Issue.record("\(symbology) is no grid")
      return LuminanceImage(width: 0, height: 0)
    }
    let high = module * (symbology == .pdf417 ? 3 : symbology == .microPDF417 ? 2 : 1)
    return .modules(grid, across: module, down: high, margin: 0)
  }

  static let drawn: [(Symbology, String)] = [
    (.microPDF417, "This is just a test."), (.microPDF417, "0123456789012345678901234567890"),
    (.dataMatrix, String(repeating: "quiet", count: 90)), (.pdf417, "PDF417"), (.qrCode, "QR"),
    (.aztec, "Aztec"),
  ]

  @Test(arguments: drawn) func aDrawingThatEndsWhereItsSymbolDoes(_ symbology: Symbology, _ text: String)
    throws
  {
    let image = try Self.picture(symbology, text, module: 8)
    let found = BarcodeReader().read(image.view)
    #expect(found.map(\.symbology) == [symbology])
    #expect(found.map(\.content.bytes) == [Array(text.utf8)])
    let bounds = try #require(found.first).outline.bounds
    #expect(abs(bounds.x) < 8 && abs(bounds.y) < 8)
    #expect(abs(bounds.width - Double(image.width)) < 16 && abs(bounds.height - Double(image.height)) < 16)
  }

  /// What a region cuts may go on beyond it: paper is put around whole pictures alone.
  @Test func aRegionIsNoDrawing() throws {
    let image = try Self.picture(.microPDF417, "This is just a test.", module: 8)
    let whole = ReaderOptions(region: Rectangle2D(x: 0, y: 0, width: 1, height: 1))
    #expect(BarcodeReader(whole).read(image.view).isEmpty)
  }

  static let weakEnds: [Symbology] = [
    .interleaved2of5, .industrial2of5, .iata2of5, .matrix2of5, .msiPlessey,
  ]

  /// Cut from any bar to any other: the ends of these occur in the midst of their symbols, too.
  @Test(arguments: weakEnds) func noPartOfALinearSymbolIsOne(_ symbology: Symbology) throws {
    let options = ReaderOptions(symbologies: SymbologySet(Self.weakEnds))
    for text in ["3705910448", "7377139142", "9573525506"] {
      let bars = try BarcodeWriter(symbology).write(text).bars
      let last = bars.count - 1
      #expect(last > 40)
      for first in stride(from: 0, to: last / 2, by: 2) {
        for end in stride(from: last / 2 & ~1, through: last, by: 2) where first > 0 || end < last {
          let part = Array(bars[first...end])
          let image = try #require(LuminanceImage.bars(part, module: 2, quiet: 0, rows: 40))
          let found = BarcodeReader(options).read(image.view)
          #expect(found.isEmpty, "\(text) from bar \(first) to \(end): \(found.map(\.content.bytes))")
        }
      }
    }
  }

  /// The paper of a drawing that is cut out.
  private static func paper(_ image: LuminanceImage) -> Int? {
    image.view.withPlane { plane in plane.drawing.flatMap { plane.isCut($0) ? $0.paper : nil } } ?? nil
  }

  @Test func whatIsADrawing() {
    /// Stripes from edge to edge of the first so many columns.
    func stripes(_ width: Int, of whole: Int) -> LuminanceImage {
      var image = LuminanceImage(width: whole, height: 120, luminance: 240)
      for i in image.pixels.indices where i % whole < width && i % whole / 5 & 1 == 0 { image.pixels[i] = 10 }
      return image
    }
    let drawing = stripes(205, of: 205)
    #expect(Self.paper(drawing) == 240)
    // Paper at one side; ink all over, and no ink at all.
    #expect(Self.paper(stripes(205, of: 240)) == 240, "ink stands along the upper and the lower edge")
    var cropped = stripes(205, of: 240)
    for i in 0..<240 * 10 { cropped.pixels[i] = 240 }
    #expect(Self.paper(cropped) == nil)
    #expect(Self.paper(LuminanceImage(width: 50, height: 50, luminance: 0)) == nil)
    #expect(Self.paper(LuminanceImage(width: 50, height: 50, luminance: 255)) == nil)
    #expect(Self.paper(LuminanceImage(width: 1, height: 1, luminance: 7)) == nil)
    // Faint, and with grain.
    var faint = drawing
    for i in faint.pixels.indices { faint.pixels[i] = faint.pixels[i] / 3 + 100 }
    #expect(Self.paper(faint) == nil)
    var random = SeededRandom(seed: 22)
    var grainy = drawing
    for (i, byte) in random.bytes(grainy.pixels.count).enumerated() {
      grainy.pixels[i] = UInt8(max(0, min(255, Int(grainy.pixels[i]) + Int(byte % 17) - 8)))
    }
    #expect(Self.paper(grainy) == nil)
  }
}
