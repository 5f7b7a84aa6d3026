import Testing

@testable import QuietZone

/// What lines of several looks and values of several lengths say about each other.
@Suite struct ContestedValueTests {
  private static func read(_ symbology: Symbology, _ text: String) throws -> Barcode {
    let symbol = try BarcodeWriter(symbology).write(text)
    let image = try #require(LuminanceImage.bars(symbol.bars, module: 3, quiet: 10, rows: 60))
    return try #require(
      BarcodeReader(ReaderOptions(symbologies: SymbologySet(symbology))).read(image.view).first)
  }

  private static func lines(_ barcode: Barcode) -> Int? {
    if case .linear(let details) = barcode.details { details.lines } else { nil }
  }

  /// What so many lines showed instead, in the same place or beside it.
  private static func other(_ barcode: Barcode, _ text: [UInt8], lines: Int, dx: Double = 0) -> Barcode {
    var other = barcode
    other.content = Content(bytes: text)
    other.outline = barcode.outline.scaled(by: 1, dx: dx, dy: 0)
    if case .linear(var details) = barcode.details {
      details.lines = lines
      other.details = .linear(details)
    }
    return other
  }

  /// A value without a check digit yields to another of the same bars that was seen before and not taken,
  /// unless it has two lines for each of that.
  @Test func whatWasRefusedSpeaksAgainstAnother() throws {
    let barcode = try Self.read(.interleaved2of5, "46521899")
    let lines = try #require(Self.lines(barcode))
    let other = Array("46421899".utf8)
    #expect(Self.other(barcode, other, lines: lines).contradicts(barcode))
    #expect(Self.other(barcode, other, lines: lines / 2 + 1).contradicts(barcode))
    #expect(!Self.other(barcode, other, lines: lines / 2).contradicts(barcode))
    #expect(!Self.other(barcode, barcode.content.bytes, lines: lines).contradicts(barcode))
    #expect(!Self.other(barcode, other, lines: lines, dx: 1000).contradicts(barcode))
  }

  /// A check digit speaks for itself.
  @Test func whatACheckDigitConfirmsIsNotContradicted() throws {
    let barcode = try Self.read(.ean13, "4006381333931")
    #expect(!Self.other(barcode, Array("12".utf8), lines: 1000).contradicts(barcode))
  }

  /// What light made even shows of a value that was refused as a part in the picture as it is.
  @Test func aRefusedPartIsKnownAgain() throws {
    func part(_ barcode: Barcode) -> Barcode {
      var part = barcode
      part.isPart = true
      return part
    }
    let barcode = try Self.read(.interleaved2of5, "46521899")
    #expect(!barcode.isPart)
    #expect(barcode.isPart(among: [part(barcode)]))
    #expect(!barcode.isPart(among: [barcode]))
    #expect(!barcode.isPart(among: [part(Self.other(barcode, Array("46421899".utf8), lines: 9))]))
    #expect(try !barcode.isPart(among: [part(Self.read(.iata2of5, "46521899"))]))
  }

  /// The vote of a line, two pixels a module.
  private static func vote<S: LinearSymbology>(
    _ type: S.Type, _ symbology: Symbology, _ text: String, from begin: Double
  ) throws -> LinearVote {
    let symbol = try BarcodeWriter(symbology).write(text)
    let line = RunLine(modules: symbol.bars, quietZone: 10, scale: 32)
    let reading = try #require(line.readings(type, wanted: SymbologySet(symbology)).first)
    let hit = LineScanner.Hit(
      reading: reading, begin: begin, end: begin + Double(reading.modules) * 2, isReversed: false,
      isInverted: false)
    return LinearVote(reading, isReversed: false, isInverted: false, LinearVote.Stroke(hit, at: 0, from: 0))
  }

  /// A value without a check digit that is much shorter than the bars it lies in needs more lines: what lacks
  /// bars in its midst on a few lines shows a part of itself there.
  @Test func aValueInLongerBarsNeedsMoreLines() throws {
    let plain = try Self.vote(Interleaved2of5.self, .interleaved2of5, "328405", from: 0)
    let checked = try Self.vote(EAN8.self, .ean8, "96385074", from: 0)
    let image = LuminanceImage(width: 400, height: 60)
    let needed = image.view.withPlane { plane in
      [plain, checked].flatMap { vote in
        [0.5, 0.8, 0.9].map { share in
          let region = BarRegion(
            center: Point2D(x: 200, y: 30), across: Point2D(x: 1, y: 0), halfLength: share * vote.length,
            halfHeight: 30, coherence: 1)
          return VoteCount().needed(vote, RegionFrame(plane, region)) - vote.needed
        }
      }
    }
    #expect(needed == [0, 0, 4, 0, 0, 0])
  }

  /// Part of a value whose last digit is the right check digit by chance needs fewer lines than the whole
  /// one, and is a part of it all the same; an EAN-8 goes before longer values without a check digit.
  @Test func aPartDoesNotOutrankTheWholeOfItsKind() throws {
    let whole = try Self.vote(Interleaved2of5.self, .interleaved2of5, "0656189170", from: 0)
    let part = try Self.vote(Interleaved2of5.self, .interleaved2of5, "189170", from: 50)
    #expect(part.needed < whole.needed)
    #expect(part.conflicts(with: whole))
    #expect(!part.outranks(whole))
    let ean8 = try Self.vote(EAN8.self, .ean8, "96385074", from: 10)
    #expect(ean8.outranks(whole))
    #expect(!whole.outranks(ean8))
  }
}
