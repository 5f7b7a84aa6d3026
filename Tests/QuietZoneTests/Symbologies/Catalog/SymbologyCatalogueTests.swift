import QuietZone
import Testing

struct SymbologyCatalogueTests {
  @Test func everySymbologyHasItsLine() throws {
    #expect(SymbologyCatalogue.entries.map(\.symbology) == Symbology.allCases)
    for symbology in Symbology.allCases {
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
