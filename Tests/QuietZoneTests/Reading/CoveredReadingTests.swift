import Testing

@testable import QuietZone

/// Symbols of which something covers a part.
@Suite struct CoveredReadingTests {
  /// Where the first two bars of the start character lie, modules from its begin, wide elements of three; six
  /// modules behind it both it and a 0 go on alike.
  private static let head = [0, 4]
  /// Pixels a module, modules of paper at both sides, rows, and the modules of a character.
  private static let (module, quiet, rows, character) = (3, 10, 80, 16)

  /// B0B in Code 39, covered from its beginning into the 0, beside the rest of which something stands in
  /// `bands` that looks like the bars a start character would have there.
  private static func picture(_ bands: [Range<Int>]) throws -> LuminanceImage {
    let symbol = try BarcodeWriter(.code39).write("B0B")
    var image = try #require(
      LuminanceImage.bars(symbol.bars, module: module, quiet: quiet, rows: rows))
    let begin = (quiet + 2 * character) * module
    for row in 0..<rows {
      for column in 0..<begin + 6 * module {
        let isFigure = bands.contains { $0.contains(row) }
        let bar = head.contains { column - begin >= $0 * module && column - begin < ($0 + 1) * module }
        image.pixels[row * image.width + column] = isFigure && bar ? 0 : 255
      }
    }
    return image
  }

  private static func read(_ image: LuminanceImage) -> [[UInt8]] {
    BarcodeReader(ReaderOptions(symbologies: SymbologySet(.code39))).read(image.view).map(\.content.bytes)
  }

  /// Bars that reach as far as the others make a symbol of the rest, letters on a few lines do not.
  @Test func lettersAreNoBarsOfASymbol() throws {
    #expect(try Self.read(Self.picture([0..<Self.rows])) == [Array("B".utf8)])
    for band in [30..<50, 20..<40, 34..<46] {
      #expect(try Self.read(Self.picture([band])) == [], "\(band)")
    }
    #expect(try Self.read(Self.picture([10..<24, 50..<64])) == [])
  }

  /// Something grey, two thirds of the way from ink to paper, on all of a symbol from some module on: nothing
  /// is read but all of it.
  @Test func greyIsNoPaper() throws {
    let text = "222441755"
    let symbol = try BarcodeWriter(.matrix2of5).write(text)
    let whole = try #require(LuminanceImage.bars(symbol.bars, module: 2, quiet: 10, rows: 60))
    let reader = BarcodeReader(ReaderOptions(symbologies: SymbologySet(.matrix2of5)))
    for begin in stride(from: 2 * Self.quiet, through: whole.width, by: 2) {
      var image = whole
      for index in image.pixels.indices {
        image.pixels[index] = index % image.width < begin ? 15 + image.pixels[index] / 17 * 12 : 132
      }
      let found = reader.read(image.view)
      #expect(found.allSatisfy { $0.content.bytes == Array(text.utf8) }, "\(begin): \(found)")
    }
    #expect(reader.read(whole.view).count == 1)
  }
}
