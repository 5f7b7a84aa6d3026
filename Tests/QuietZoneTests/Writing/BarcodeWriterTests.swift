import TestSupport
import Testing

@testable import QuietZone

struct BarcodeWriterTests {
  static func options(
    _ level: QRCodeLevel = .medium, boosts: Bool = false, version: QRCodeOptions.Version = .smallest,
    mask: Int? = nil, shape: QRCodeOptions.Shape = .smallestArea
  ) -> WriterOptions {
    WriterOptions(
      qrCode: QRCodeOptions(level: level, boostsLevel: boosts, version: version, mask: mask, shape: shape))
  }

  /// ISO/IEC 18004:2015, Annex I.2: version 1-M of 01234567.
  @Test func annexIOfQRCode() throws {
    let symbol = try BarcodeWriter(.qrCode, options: Self.options()).write("01234567")
    let data: [UInt8] =
      [0x10, 0x20, 0x0C, 0x56, 0x61, 0x80] + Array(repeating: [0xEC, 0x11], count: 5).joined()
    #expect(symbol.dataCodewords == data)
    #expect(symbol.qrCode == QRCodeDetails(version: 1, level: .medium, mask: 2, columns: 21, rows: 21))
    #expect(symbol.quietZone == Symbol.Margins(4))
  }

  /// ISO/IEC 18004:2015, Annex I.3: M2-L of 01234567 has mask 01.
  @Test func annexIOfMicroQRCode() throws {
    let symbol = try BarcodeWriter(.microQRCode, options: Self.options(.low)).write("01234567")
    #expect(symbol.qrCode == QRCodeDetails(version: 2, level: .low, mask: 1, columns: 13, rows: 13))
    #expect(symbol.quietZone == Symbol.Margins(2))
  }

  @Test(arguments: [Symbology.code128, .dataMatrix, .qrCode, .aztec, .dataBarExpanded])
  func elementStringsAreWrittenAsTheyAre(symbology: Symbology) throws {
    let elements = try GS1ElementString("(01)09501101530003(10)AB-123")
    let options = WriterOptions(application: .gs1)
    let symbol = try BarcodeWriter(symbology).write(elements)
    #expect(
      try symbol == BarcodeWriter(symbology, options: options).write(Content(bytes: elements.data)))
    for text in ["(01)09501101530003", "[01]09501101530003"] {
      #expect(throws: BarcodeEncodingError.unencodable(offset: 0)) {
        try BarcodeWriter(symbology, options: options).write(text)
      }
    }
  }

  @Test func sameInputSameModules() throws {
    var random = SeededRandom(seed: 5)
    for symbology in qrFamily {
      for length in 1...9 {
        let text = QRSegmentationTests.randomText(&random, count: length)
        let writer = BarcodeWriter(symbology, options: Self.options())
        guard let first = try? writer.write(text) else {
          #expect(symbology == .microQRCode)
          continue
        }
        #expect(try writer.write(text) == first)
        #expect(try writer.write(Content(text: text)) == first)
      }
    }
  }

  @Test func levelRisesWhereItCostsNoSize() throws {
    // 1-M has 128 bits, 1-Q 104, 1-H 72; a byte segment of n has 12 + 8n.
    for (length, level) in [(7, QRCodeLevel.high), (8, .quartile), (11, .quartile), (12, .medium)] {
      let text = String(repeating: "a", count: length)
      let symbol = try BarcodeWriter(.qrCode, options: Self.options(boosts: true)).write(text)
      #expect(symbol.qrCode.version == 1)
      #expect(symbol.qrCode.level == level)
      #expect(try BarcodeWriter(.qrCode, options: Self.options()).write(text).qrCode.level == .medium)
    }
  }

  @Test func versionIsSmallestAtLeastOrExact() throws {
    func version(_ symbology: Symbology, _ version: QRCodeOptions.Version) throws -> Int {
      try BarcodeWriter(symbology, options: Self.options(version: version)).write("12345").qrCode.version
    }
    #expect(try version(.qrCode, .smallest) == 1)
    #expect(try version(.qrCode, .atLeast(7)) == 7)
    #expect(try version(.qrCode, .exactly(33)) == 33)
    #expect(try version(.microQRCode, .smallest) == 2)
    #expect(try version(.microQRCode, .atLeast(3)) == 3)
    #expect(try version(.rectangularMicroQRCode, .exactly(32)) == 32)
  }

  @Test func m1IsUsedAtTheLowestLevelAlone() throws {
    let low = try BarcodeWriter(.microQRCode, options: Self.options(.low)).write("12345")
    #expect(low.qrCode.version == 1)
    #expect(low.qrCode.level == nil)
    #expect(throws: BarcodeEncodingError.invalidOption(.level(.medium))) {
      try BarcodeWriter(.microQRCode, options: Self.options(version: .exactly(1))).write("12345")
    }
  }

  @Test func missingLevelsGiveTheNextHigher() throws {
    func level(_ symbology: Symbology, _ level: QRCodeLevel) throws -> QRCodeLevel? {
      try BarcodeWriter(symbology, options: Self.options(level)).write("123").qrCode.level
    }
    #expect(try level(.rectangularMicroQRCode, .low) == .medium)
    #expect(try level(.rectangularMicroQRCode, .quartile) == .high)
    #expect(try level(.microQRCode, .quartile) == .quartile)
  }

  @Test func shapeOfRectangularMicroQRCodeFollowsThePreference() throws {
    func size(_ shape: QRCodeOptions.Shape, _ version: QRCodeOptions.Version = .smallest) throws -> [Int] {
      let options = Self.options(version: version, shape: shape)
      let details = try BarcodeWriter(.rectangularMicroQRCode, options: options).write("quiet zone 1").qrCode
      return [details.rows, details.columns]
    }
    // Bytes as 3 + count + 96 bits: R7×77-M holds 160, R11×43-M 152, R13×43-M 216, R13×27-M only 96.
    #expect(try size(.fewestRows) == [7, 77])
    #expect(try size(.smallestArea) == [11, 43])
    #expect(try size(.fewestColumns) == [11, 43])
    let flat = try #require(QRCodeOptions.Version.rectangular(rows: 9, columns: 99))
    #expect(try size(.smallestArea, flat) == [9, 99])
    #expect(QRCodeOptions.Version.rectangular(rows: 7, columns: 27) == nil)
  }

  @Test func givenMaskIsUsed() throws {
    for mask in 0...7 {
      let symbol = try BarcodeWriter(.qrCode, options: Self.options(mask: mask)).write("mask")
      #expect(symbol.qrCode.mask == mask)
    }
  }

  @Test func emptyContentIsASymbolWithoutData() throws {
    let symbol = try BarcodeWriter(.qrCode, options: Self.options()).write(Content())
    #expect(symbol.dataCodewords == [0] + Array(repeating: [0xEC, 0x11], count: 8).joined().prefix(15))
  }
}
