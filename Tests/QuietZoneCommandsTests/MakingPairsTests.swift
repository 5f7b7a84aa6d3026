import ArgumentParser
import MakingPairs
import QuietZone
import QuietZoneMedia
import QuietZoneRendering
import Testing

@testable import QuietZoneCommands

/// Options by pairs, made and read back by our own reader; `Scripts/prove making-pairs` does all of them and
/// asks zxing-cpp besides.
@Suite struct MakingPairsTests {
  /// What is read where the modules are drawn as asked.
  private func read(
    _ arguments: [String], _ wanted: SymbologySet
  ) throws -> [(symbology: Symbology, text: String)] {
    let command = try MakeCommand.parse(arguments)
    let console = Console(
      writeOutput: { _ in }, writeError: { _ in }, readInput: { _ in [] }, readInputRecord: { _ in nil },
      isErrorTerminal: false)
    let input = try command.source.input(
      command.words, for: command.symbol.symbology.symbology, count: nil, on: console)
    let artwork = try command.drawing.artwork()
    return try command.symbol.symbols(of: input, command.linear, command.matrix).flatMap { symbol in
      let raster = try RasterRenderer.render(symbol, artwork, glyphs: .system())
      return BarcodeReader(ReaderOptions(symbologies: wanted)).read(raster.luminance().view)
        .map { ($0.symbology, $0.text) }
    }
  }

  @Test(arguments: Symbology.listed) func pairsAreReadBack(symbology: Symbology) throws {
    var pairs = try #require(MakingPairs(symbology, seed: 1))
    let combinations = pairs.combinations()
    #expect(combinations.count >= 20)
    // Every fourth takes seconds; the first ones close the most pairs.
    for combination in combinations.enumerated() where combination.offset % 4 == 0 {
      let arguments = ["-o", "a.png"] + combination.element.arguments
      let own = SymbologySet(symbology)
      let read = try read(arguments, SymbologySet.onlyByName.isSuperset(of: own) ? own : .all)
      #expect(read.allSatisfy { $0.symbology == symbology }, "\(arguments): \(read)")
      #expect(read.map(\.text).joined() == combination.element.expected, "\(arguments): \(read)")
    }
  }

  /// The set covers what it says: each two values of two options, but for those that exclude each other.
  @Test func everyTwoScalesAndTurnsMeet() throws {
    var pairs = try #require(MakingPairs(.qrCode, seed: 3))
    let combinations = pairs.combinations()
    for scale in MakingPairs.scales(.qrCode) {
      for level in ["l", "m", "q", "h"] {
        for degrees in ["90", "180", "270"] {
          for two in [
            ["--level", level, "--scale", "\(scale)"], ["--rotate", degrees, "--scale", "\(scale)"],
            ["--rotate", degrees, "--level", level],
          ] {
            let isMet = combinations.contains { combination in
              stride(from: 0, to: 4, by: 2).allSatisfy { at in
                let places = combination.arguments.indices.dropLast()
                return places.contains {
                  combination.arguments[$0] == two[at] && combination.arguments[$0 + 1] == two[at + 1]
                }
              }
            }
            #expect(isMet, "\(two)")
          }
        }
      }
    }
    var again = try #require(MakingPairs(.qrCode, seed: 3))
    #expect(again.combinations().map(\.arguments) == combinations.map(\.arguments))
  }
}
