import Testing
import TestSupport

@testable import QuietZone

/// Linear symbols in pictures: found at any angle, told apart, and nothing read where there is none.
@Suite struct LinearReadingTests {
  /// Content that each symbology takes, the first of these.
  private static let texts = [
    "4006381333931", "40063813339", "96385074", "0112345678901231", "12345678", "A1234567890B", "QUIETZONE1",
    "04965802", "1234",
  ]

  private static let wanted = SymbologySet.allLinear.subtracting(.onlyByName)

  static let symbologies: [Symbology] = [
    .ean13, .ean8, .upcA, .upcE, .code39, .code93, .code128, .codabar, .interleaved2of5, .itf14,
    .industrial2of5, .dataBar, .dataBarLimited, .dataBarExpanded,
  ]

  private static func symbol(_ symbology: Symbology) -> Symbol? {
    for text in texts {
      if let symbol = try? BarcodeWriter(symbology).write(text) { return symbol }
    }
    return nil
  }

  private static func photograph(_ symbol: Symbol, degrees: Double, module: Double) -> LuminanceImage {
    var print = Print(symbol)
    if case .bars(let bars, _) = symbol.shape {
      print = Print(
        Symbol(
          symbology: symbol.symbology, shape: .bars(bars, height: 40), quietZone: symbol.quietZone,
          details: symbol.details))
    }
    let side = (print.paperWidth + 30) * module
    var camera = SyntheticCamera(width: Int(side), height: Int(side), seed: 7)
    camera.background = .plain(0.85)
    var pose = SyntheticCamera.Pose(moduleSize: module)
    pose.rotation = degrees
    camera.place(print, pose)
    return camera.photograph().image
  }

  @Test(arguments: symbologies) func readAtAnyAngle(_ symbology: Symbology) throws {
    let symbol = try #require(Self.symbol(symbology))
    var read = 0, total = 0
    for module in [2.0, 3.0] {
      for degrees in stride(from: 0.0, to: 360, by: 30) {
        let image = Self.photograph(symbol, degrees: degrees, module: module)
        let barcodes = BarcodeReader(ReaderOptions(symbologies: Self.wanted)).read(image.view)
        total += 1
        if barcodes.contains(where: { $0.symbology == symbology }) { read += 1 }
        #expect(barcodes.count <= 1, "\(symbology) at \(degrees)° and \(module) pixels a module: \(barcodes)")
      }
    }
    #expect(read * 100 >= total * 95, "\(symbology): \(read) of \(total)")
  }

  @Test func linesAndConfidenceAreTold() throws {
    let symbol = try #require(Self.symbol(.ean13))
    let image = Self.photograph(symbol, degrees: 20, module: 3)
    let barcodes = BarcodeReader(ReaderOptions(symbologies: Self.wanted)).read(image.view)
    let barcode = try #require(barcodes.first)
    guard case .linear(let details) = barcode.details else {
      Issue.record("no linear details")
      return
    }
    #expect(details.lines >= 2 && details.confidence > 0 && details.confidence <= 1)
    #expect(details.gtin.map { String(decoding: $0, as: UTF8.self) } == "04006381333931")
    #expect(!details.violatesQuietZone)
  }

  /// Light as the standard asks for is enough, whatever the ratio of bars, and an add-on asks for less.
  @Test(arguments: [Symbology.codabar, .code11, .ean13, .ean8, .upcA, .upcE], [2, 3])
  func quietZonesOfTheStandardAreEnough(symbology: Symbology, ratio: Int) throws {
    var options = WriterOptions()
    if symbology == .codabar { options.linear.wideRatio = ratio }
    let texts: [Symbology: String] = [
      .codabar: "A123456B", .code11: "123-45", .ean13: "4006381333931", .ean8: "96385074",
      .upcA: "012345678905",
      .upcE: "01234565",
    ]
    if symbology != .codabar, symbology != .code11 { options.linear.addOn = Array("12".utf8) }
    let text = try #require(texts[symbology])
    let symbol = try BarcodeWriter(symbology, options: options).write(text)
    for isWide in [true, false] {
      let margins = isWide ? 0 : -3
      let drawing = BarDrawing(
        symbol, scale: 4, hasText: false,
        margins: Symbol.Margins(left: margins, top: 0, right: margins, bottom: 0))
      let found = BarcodeReader().read(drawing.image)
      let barcode = try #require(found.first, "\(symbology)")
      guard case .linear(let details) = barcode.details else { return }
      #expect(details.violatesQuietZone != isWide, "\(symbology), \(ratio)")
    }
  }

  /// Bricks show a lone character of Code 39, and bars between others a few digits of 2 of 5 or one of
  /// Code 11: with something dark six modules away, where ten should be light, they are none. Longer values
  /// are.
  @Test(arguments: [
    (Symbology.code39, "7", "7A0412"), (.iata2of5, "3020", "30204711"), (.industrial2of5, "3020", "30204711"),
    (.code11, "113", "123-4552"),
  ]) func shortValuesNeedTheirQuietZone(_ symbology: Symbology, _ short: String, _ long: String) throws {
    for (text, isDark, isRead) in [(short, false, true), (short, true, false), (long, true, true)] {
      // The check characters of Code 11 are content.
      let linear = LinearOptions(check: symbology == .code11 ? .given : .automatic)
      let symbol = try BarcodeWriter(symbology, options: WriterOptions(linear: linear)).write(
        Content(text: text))
      let drawing = BarDrawing(symbol, scale: 3, hasText: false, margins: Symbol.Margins(20))
      var image = drawing.image
      let edge = Int(drawing.area.x + drawing.area.width) + 6 * drawing.scale
      for y in 0..<image.height where isDark {
        for x in edge..<edge + 4 * drawing.scale { image.pixels[y * image.width + x] = 20 }
      }
      let found = BarcodeReader(ReaderOptions(symbologies: SymbologySet(symbology))).read(image.view)
      #expect(found.map { $0.content.bytes } == (isRead ? [Array(text.utf8)] : []), "\(symbology) \(text)")
    }
  }

  @Test func lightOnDarkIsReadAndSaidSo() throws {
    let symbol = try #require(Self.symbol(.code128))
    var image = Self.photograph(symbol, degrees: 0, module: 3)
    image.pixels = image.pixels.map { 255 - $0 }
    let barcodes = BarcodeReader(ReaderOptions(symbologies: Self.wanted)).read(image.view)
    #expect(barcodes.count == 1 && barcodes.first?.isInverted == true)
  }

  @Test func nothingIsReadInStripesAndNoise() {
    var random = SeededRandom(seed: 11)
    for round in 0..<120 {
      var image = LuminanceImage(width: 320, height: 240)
      if round & 1 == 0 {
        var x = 0
        var dark = false
        while x < 320 {
          let end = min(320, x + 1 + Int(random.unit() * 12))
          if dark { for y in 0..<240 { for column in x..<end { image.pixels[y * 320 + column] = 20 } } }
          dark.toggle()
          x = end
        }
      } else {
        for i in image.pixels.indices {
          image.pixels[i] = UInt8(truncatingIfNeeded: Int(random.unit() * 256))
        }
      }
      let barcodes = BarcodeReader(ReaderOptions(symbologies: Self.wanted)).read(image.view)
      #expect(barcodes.isEmpty, "\(round): \(barcodes)")
    }
  }
}
