import Testing

@testable import QuietZone

/// The exact bars that zint makes of the same content.
struct LinearVectorTests {
  static let vectors = MakingVector.all(LinearVectors.text, eci: .iso8859_1)

  @Test func barsAreEqual() throws { try MakingVector.checkBars(Self.vectors) }

  @Test func linesAreReadBack() throws {
    for vector in Self.vectors {
      let symbol = try vector.make()
      let decoder = try #require(SymbologyCatalogue.entry(vector.symbology)?.linear)
      let line = RunLine(modules: vector.widths)
      let reading = try #require(
        line.withRow { decoder.decode($0, 1, LinearDecodeOptions(wanted: SymbologySet(vector.symbology))) },
        "\(vector.symbology) \(vector.content.bytes)")
      #expect(reading.symbology == vector.symbology)
      #expect(reading.last == vector.widths.count)
      #expect(reading.details.gtin == symbol.linear?.gtin)
      #expect(reading.details.addOn == symbol.linear?.addOn)
      // UPC-E is spelt out next to an add-on.
      if vector.symbology == .upcE, reading.details.addOn != nil { continue }
      #expect(Array(reading.content.bytes.prefix(vector.content.bytes.count)) == vector.content.bytes)
    }
  }
}
