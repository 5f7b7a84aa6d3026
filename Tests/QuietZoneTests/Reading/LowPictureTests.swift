import Testing

@testable import QuietZone

/// Pictures of a few rows, and symbols that grow narrower along the line.
@Suite struct LowPictureTests {
  private static let wanted = SymbologySet.allLinear.subtracting(.onlyByName)

  private static func read(_ image: LuminanceImage) -> [String] {
    BarcodeReader(ReaderOptions(symbologies: wanted)).read(image.view).map {
      String(decoding: $0.content.bytes, as: UTF8.self)
    }
  }

  @Test(arguments: [1, 2, 4, 11]) func aFewRowsAreEnoughForACheckedCode(_ rows: Int) throws {
    let symbol = try BarcodeWriter(.ean8).write("96385074")
    for (module, quiet) in [(1, 1), (2, 7)] {
      let image = try #require(LuminanceImage.bars(symbol.bars, module: module, quiet: quiet, rows: rows))
      #expect(Self.read(image) == ["96385074"], "\(rows) rows, \(module) pixels a module")
    }
  }

  @Test func oneRowIsNotEnoughForACodeWithoutCheck() throws {
    let symbol = try BarcodeWriter(.interleaved2of5).write("1234")
    let image = try #require(LuminanceImage.bars(symbol.bars, module: 3, quiet: 10, rows: 1))
    #expect(Self.read(image).isEmpty)
  }

  /// Both margins of a picture cut to its symbol are seen to the last pixel, whichever way it is turned.
  @Test func aPictureCutToItsSymbolIsReadFromBothEnds() throws {
    let symbol = try BarcodeWriter(.interleaved2of5).write("1515")
    let image = try #require(LuminanceImage.bars(symbol.bars, module: 3, quiet: 1, rows: 50))
    let turned = LuminanceImage(width: image.width, height: image.height, pixels: image.pixels.reversed())
    #expect(Self.read(image) == ["1515"])
    #expect(Self.read(try #require(turned)) == ["1515"])
  }

  /// Symbols without a quiet zone whose outer bars are the picture's first and last columns.
  @Test(arguments: [Symbology.interleaved2of5, .industrial2of5, .iata2of5, .msiPlessey])
  func aPictureCutAtTheOuterBarsIsRead(_ symbology: Symbology) throws {
    let symbol = try BarcodeWriter(symbology).write("12345670")
    let image = try #require(LuminanceImage.bars(symbol.bars, module: 5, quiet: 0, rows: 50))
    #expect(Self.read(image).map { $0.prefix(8) } == ["12345670"])
    // One that is cut within its outer bars, or elsewhere, may be a part of a longer one.
    for columns in [2..<image.width - 2, 0..<image.width - 2, 10..<image.width, 90..<image.width] {
      #expect(Self.read(try #require(image.columns(columns))).isEmpty, "columns \(columns)")
    }
  }

  /// Bars and spaces of one pixel, whichever end comes first: between pixels they are all grey.
  @Test(arguments: [Symbology.interleaved2of5, .industrial2of5, .iata2of5, .matrix2of5, .code11, .codabar])
  func barsOfOnePixelAreReadFromBothEnds(_ symbology: Symbology) throws {
    for ratio in [2, 3] {
      for text in ["12345670", "1234567890", "00000000"] {
        let linear = LinearOptions(wideRatio: ratio)
        let symbol = try BarcodeWriter(symbology, options: WriterOptions(linear: linear))
          .write(symbology == .codabar ? "A\(text)B" : text)
        let image = try #require(LuminanceImage.bars(symbol.bars, module: 1, quiet: 10, rows: 32))
        let turned = LuminanceImage(width: image.width, height: image.height, pixels: image.pixels.reversed())
        for image in [image, try #require(turned)] {
          let read = Self.read(image)
          let isRead = read.count == 1 && read[0].contains(text)
          #expect(isRead, "\(symbology) \(ratio) \(text): \(read)")
        }
      }
    }
  }

  /// A third as wide at its end as at its begin: read for its check digit.
  @Test func slantedInterleaved2of5() throws {
    let symbol = try BarcodeWriter(.itf14).write("30712345000010")
    guard case .bars(let bars, _) = symbol.shape else { return }
    let total = Double(bars.width)
    var edges: [Int32] = [0], modules = 0.0
    func place(_ modules: Double) -> Int32 {
      // Modules 6 pixels wide at the begin, 2 at the end.
      Int32(16 * (60 + 6 * modules - 2 * modules * modules / total))
    }
    for width in bars.widths {
      edges.append(place(modules))
      modules += Double(width)
    }
    edges.append(place(modules))
    edges.append(place(modules) + 16 * 60)
    var line = RunLine()
    line.begin(at: 0)
    for edge in edges.dropFirst().dropLast() { line.add(edge) }
    line.end(at: edges[edges.count - 1])
    let options = LinearDecodeOptions(wanted: Self.wanted)
    let reading = line.withRow { Interleaved2of5.decode($0, at: 1, options) }
    #expect(reading.map { String(decoding: $0.content.bytes, as: UTF8.self) } == "30712345000010")
  }
}
