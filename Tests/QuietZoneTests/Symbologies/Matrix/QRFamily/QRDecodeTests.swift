import TestSupport
import Testing

@testable import QuietZone

let qrFamily: [Symbology] = [.qrCode, .microQRCode, .rectangularMicroQRCode]

/// The family's decoders behind one door.
func decodeQRFamily(
  _ symbology: Symbology, _ grid: ModuleGrid, erasures: ModuleGrid? = nil
) throws(BarcodeDecodingError) -> DecodedSymbol {
  switch symbology {
  case .qrCode: try QRCode.decode(grid, erasures: erasures)
  case .microQRCode: try MicroQRCode.decode(grid, erasures: erasures)
  case .rectangularMicroQRCode: try RectangularMicroQRCode.decode(grid, erasures: erasures)
  default: throw .sizeUnknown(columns: grid.width, rows: grid.height)
  }
}

@Suite struct QRDecodeTests {
  private func details(_ symbol: DecodedSymbol) -> QRCodeDetails {
    switch symbol.details {
    case .qrCode(let details): details
    default: QRCodeDetails(version: 0, level: nil, mask: 0, columns: 0, rows: 0)
    }
  }

  @Test(arguments: IndependentSymbol.all) func symbolsOfOtherMakers(symbol: IndependentSymbol) throws {
    let decoded = try decodeQRFamily(symbol.symbology, symbol.grid)
    #expect(decoded.symbology == symbol.symbology)
    #expect(decoded.content == symbol.content)
    #expect(decoded.identifier.text == symbol.identifier)
    #expect(decoded.correction.corrected == 0)
    let details = details(decoded)
    #expect(details.version == symbol.version)
    #expect(details.level == symbol.level)
    #expect(symbol.mask == nil || details.mask == symbol.mask)
    #expect(details.columns == symbol.columns && details.rows == symbol.rows)
    let part = decoded.structuredAppend
    #expect(part.map { [$0.index, $0.count, $0.identity] } == symbol.part)
  }

  /// The drawn patterns, format and version information are those of other makers, module by module.
  @Test(arguments: IndependentSymbol.all) func functionModulesOfOtherMakers(symbol: IndependentSymbol) throws
  {
    let details = details(try decodeQRFamily(symbol.symbology, symbol.grid))
    let layout: QRLayout
    var drawn: ModuleGrid
    switch symbol.symbology {
    case .qrCode:
      layout = QRCode.layout(version: details.version)
      drawn = layout.patterns
      QRCode.drawFormat(level: details.level ?? .low, mask: details.mask, in: &drawn)
      QRCode.drawVersion(details.version, in: &drawn)
    case .microQRCode:
      let number = try #require(MicroQRCode.symbolNumber(version: details.version, level: details.level))
      layout = MicroQRCode.layout(symbolNumber: number)
      drawn = layout.patterns
      MicroQRCode.drawFormat(symbolNumber: number, mask: details.mask, in: &drawn)
    case .rectangularMicroQRCode:
      layout = RectangularMicroQRCode.layout(version: details.version)
      drawn = layout.patterns
      RectangularMicroQRCode.drawFormat(
        version: details.version, level: details.level ?? .medium, in: &drawn)
    default:
      layout = QRCode.layout(version: 1)
      drawn = ModuleGrid(width: 0, height: 0)
    }
    var expected = symbol.grid
    for index in expected.words.indices { expected.words[index] &= layout.function.words[index] }
    #expect(drawn == expected)
  }

  /// ISO/IEC 18004:2015, Annex I.3: "01234567" as M2-L with mask 1.
  @Test func annexIOfMicroQRCode() throws {
    let blocks = MicroQRCode.blocks(symbolNumber: 1)
    #expect(
      blocks.interleaved([0x40, 0x18, 0xAC, 0xC3, 0x00]) == [
        0x40, 0x18, 0xAC, 0xC3, 0x00, 0x86, 0x0D, 0x22, 0xAE, 0x30,
      ])
    let message = try QRSegmentParser.parse(
      [0x40, 0x18, 0xAC, 0xC3, 0x00],
      format: MicroQRCode.bitFormat(version: 2))
    #expect(message.content.bytes == Array("01234567".utf8))
  }

  /// Damaged up to the promise: right. Beyond it: an error, or in rare cases nothing worse than a refusal
  /// later.
  @Test(arguments: IndependentSymbol.all) func damage(symbol: IndependentSymbol) throws {
    var random = SeededRandom(seed: UInt64(symbol.columns * 1000 + symbol.version))
    let clean = try decodeQRFamily(symbol.symbology, symbol.grid)
    for _ in 0..<20 {
      var grid = symbol.grid
      let flips = Int.random(in: 1...4, using: &random)
      for _ in 0..<flips {
        let x = Int.random(in: 0..<grid.width, using: &random)
        let y = Int.random(in: 0..<grid.height, using: &random)
        grid[x, y].toggle()
      }
      guard let decoded = try? decodeQRFamily(symbol.symbology, grid) else { continue }
      #expect(decoded.content == clean.content)
    }
  }

  /// Erased modules let a symbol be read that plain correction refuses.
  @Test func unsureModulesAreErased() throws {
    let symbol = try #require(IndependentSymbol.qrCodes.first { $0.version == 2 && $0.level == .high })
    var grid = symbol.grid
    var erasures = ModuleGrid(width: grid.width, height: grid.height)
    // A light patch over about 21 codewords; plain correction is good for 14.
    grid.fill(x: 13, y: 9, width: 12, height: 16, dark: false)
    #expect(throws: BarcodeDecodingError.self) { try QRCode.decode(grid) }
    erasures.fill(x: 13, y: 9, width: 12, height: 16)
    let decoded = try QRCode.decode(grid, erasures: erasures)
    #expect(decoded.content == symbol.content)
    // With everything erasures there is nothing to go by.
    erasures.fill(x: 0, y: 0, width: 25, height: 25)
    #expect(throws: BarcodeDecodingError.self) { try QRCode.decode(grid, erasures: erasures) }
  }

  @Test func wrongSizesAreNamed() {
    for (columns, rows) in [(0, 0), (20, 20), (21, 22), (22, 22), (181, 181), (1024, 1024), (1, 1)] {
      let grid = ModuleGrid(width: columns, height: rows)
      for symbology in qrFamily {
        #expect(throws: BarcodeDecodingError.sizeUnknown(columns: columns, rows: rows)) {
          try decodeQRFamily(symbology, grid)
        }
      }
    }
  }

  /// Symbols of Model 1 made here, since no maker of them is at hand: every version and level, with damage.
  @Test(arguments: QRCode.model1Versions) func model1(version: Int) throws {
    for level in QRCodeLevel.allCases {
      let blocks = QRCode.model1Blocks(version: version, level: level)
      let text = Array("MODEL 1".utf8)
      var bits = BitWriter()
      bits.append(0, count: 4)
      bits.append(4, count: 4)
      bits.append(UInt32(text.count), count: version <= 9 ? 8 : 16)
      bits.append(contentsOf: text)
      bits.append(0, count: 4)
      let layout = QRCode.model1Layout(version: version)
      #expect(layout.dataModules >= blocks.total * 8)
      var grid = layout.patterns
      layout.place(blocks.interleaved(bits.bytes), in: &grid)
      QRFamily.apply(mask: 3, to: &grid, function: layout.function)
      let word = QRCode.model1FormatCode.word(QRCode.formatData(level: level, mask: 3))
      QRFamily.draw(word, at: QRCode.firstFormatModules, in: &grid)
      QRFamily.draw(word, at: QRCode.secondFormatModules(dimension: grid.width), in: &grid)
      grid[grid.width - 9, grid.width - 9].toggle()
      let decoded = try QRCode.decode(grid)
      #expect(decoded.content.bytes == text)
      #expect(decoded.identifier.text == "]Q0")
      #expect(details(decoded).model == 1)
      #expect(decoded.correction.corrected == 1)
    }
  }

  @Test func transposedTwiceIsTheSame() {
    var random = SeededRandom(seed: 5)
    for (width, height) in [(1, 1), (21, 21), (64, 64), (65, 3), (177, 177), (139, 17), (130, 200), (0, 0)] {
      let grid = ModuleGrid.random(width: width, height: height, using: &random)
      let transposed = grid.transposed
      #expect(transposed.width == height && transposed.height == width)
      #expect(transposed.transposed == grid)
      for y in 0..<height { for x in 0..<width { #expect(grid[x, y] == transposed[y, x]) } }
    }
  }
}
