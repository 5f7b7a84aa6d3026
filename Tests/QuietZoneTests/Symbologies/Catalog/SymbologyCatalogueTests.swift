import QuietZone
import Testing

struct SymbologyCatalogueTests {
  @Test func everySymbologyHasItsLine() throws {
    let listed = SymbologyCatalogue.entries.map(\.symbology)
    #expect(listed == Symbology.allCases.filter(listed.contains))
    #expect(SymbologySet(listed).subtracting(.onlyByName) == .all)
    #expect(SymbologySet(listed) == SymbologySet.allMatrix.union(.allStacked).union(.allLinear))
  }

  @Test func matrixSymbolsAreAsTheirLinesSay() throws {
    for symbology in qrFamily {
      let entry = try #require(SymbologyCatalogue.entry(symbology))
      #expect(entry.identifierCode == UInt8(ascii: "Q"))
      let symbol = try BarcodeWriter(symbology).write("12345")
      #expect(symbol.quietZone == entry.quietZone)
      guard case .grid(let grid) = symbol.shape else { continue }
      #expect((entry.sizes.minimumColumns...entry.sizes.maximumColumns).contains(grid.width))
      #expect((entry.sizes.minimumRows...entry.sizes.maximumRows).contains(grid.height))
    }
  }
}
