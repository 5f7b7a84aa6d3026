import QuietZone
import Testing

struct SymbologyCatalogueTests {
  @Test func everySymbologyHasItsLine() throws {
    let listed = SymbologyCatalogue.entries.map(\.symbology)
    #expect(listed == Symbology.allCases.filter(listed.contains))
    let read = SymbologyCatalogue.entries.filter(\.isRead).map(\.symbology)
    #expect(SymbologySet(read).subtracting(.onlyByName) == .all)
    #expect(SymbologySet(read) == SymbologySet.allMatrix.union(.allStacked).union(.allLinear))
  }

  @Test func matrixSymbolsAreAsTheirLinesSay() throws {
    for symbology in qrFamily {
      let entry = try #require(SymbologyCatalogue.entry(symbology))
      #expect(entry.isMade)
      #expect(entry.identifierCode == UInt8(ascii: "Q"))
      let symbol = try BarcodeWriter(symbology).write("12345")
      #expect(symbol.quietZone == entry.quietZone)
      guard case .grid(let grid) = symbol.shape else { continue }
      #expect((entry.sizes.minimumColumns...entry.sizes.maximumColumns).contains(grid.width))
      #expect((entry.sizes.minimumRows...entry.sizes.maximumRows).contains(grid.height))
    }
  }
}
