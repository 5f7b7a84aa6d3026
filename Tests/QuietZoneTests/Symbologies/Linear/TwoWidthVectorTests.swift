import Testing

@testable import QuietZone

/// The exact bars that zint makes of the same content, and what our decoders say of them.
struct TwoWidthVectorTests {
  static let vectors = MakingVector.all(TwoWidthVectors.text)

  @Test func barsAreEqual() throws { try MakingVector.checkBars(Self.vectors) }

  /// Those too short to be told from stripes, and Code 11 without check characters, are refused.
  @Test func linesAreReadBack() throws {
    var read = 0
    for vector in Self.vectors {
      let decoder = try #require(SymbologyCatalogue.entry(vector.symbology)?.linear)
      let wanted = SymbologySet(vector.symbology)
      let reading = RunLine(modules: vector.widths, quietZone: 12).withRow {
        decoder.decode($0, 1, LinearDecodeOptions(wanted: wanted))
      }
      let symbol = try vector.make()
      let printed = symbol.text.first?.characters ?? []
      let isShort = printed.count < 4 && vector.symbology != .pharmacode && vector.symbology != .telepen
      guard let reading else {
        let isUnchecked = vector.symbology == .code11 && vector.options.linear.check == .none
        #expect(isShort || isUnchecked, "\(vector.symbology) \(vector.content.bytes)")
        continue
      }
      read += 1
      #expect(reading.symbology == vector.symbology)
      #expect(reading.last == vector.widths.count)
      #expect(reading.linesNeeded >= 2)
      // The check character of Telepen is never content, other symbologies' always.
      let expected = vector.symbology == .telepen ? vector.content.bytes : printed
      #expect(reading.content.bytes == expected, "\(vector.symbology)")
    }
    #expect(read >= 130)
  }

  /// Start and stop of Matrix 2 of 5 begin with a bar of four modules, or with one as wide as others are.
  @Test(arguments: [5, 6, 7, 8] as [UInt8]) func matrixStartsOfSeveralWidths(halfModules: UInt8) throws {
    let whole = try BarcodeWriter(.matrix2of5).write("12345678").bars
    #expect(whole.first == 4 && whole[whole.count - 5] == 4)
    // Of two pixels a half module; wide elements of two and a half modules where the start is so.
    let wide = min(halfModules, 6)
    var bars = whole.map { $0 == 3 ? wide : 2 }
    bars[0] = halfModules
    bars[bars.count - 5] = halfModules
    let line = RunLine(modules: bars, quietZone: 20, scale: 32)
    let reading = line.readings(Matrix2of5.self, wanted: SymbologySet(.matrix2of5)).first
    #expect(reading?.content.bytes == Array("12345678".utf8))
  }
}
