import QuietZone
import TestSupport
import Testing

@testable import QuietZoneRendering

@Suite struct TerminalRendererTests {
  private let plain = Artwork(quietZone: 0)

  @Test func lightAndDarkTerminals() throws {
    let symbol = Samples.symbol(.grid(ModuleGrid(art: "##.\n#..\n.#.")))
    #expect(text(try TerminalRenderer.render(symbol, style: .lightTerminal)) == "█▀ \n ▀ \n")
    #expect(text(try TerminalRenderer.render(symbol, style: .darkTerminal)) == " ▄█\n█▄█\n")
  }

  @Test func ascii() throws {
    #expect(
      text(try TerminalRenderer.render(Samples.corner, plain, style: .ascii(onDark: false))) == "####\n##  \n"
    )
    #expect(
      text(try TerminalRenderer.render(Samples.corner, plain, style: .ascii(onDark: true))) == "    \n  ##\n")
  }

  @Test func colours() throws {
    let artwork = Artwork(
      foreground: try ArtworkColor("navy"), background: try ArtworkColor("#ffeedd"), quietZone: 0)
    #expect(
      text(try TerminalRenderer.render(Samples.corner, artwork, style: .colours))
        == "\u{1B}[38;2;0;0;128;48;2;255;238;221m█▀\u{1B}[0m\n")
  }

  /// Characters may be said to lie anywhere: beside the symbol there are none.
  @Test func charactersFarAway() throws {
    var symbol = Samples.bars
    symbol.text = [SymbolText(characters: [49], columns: 1..<Int.max)]
    #expect(try TerminalRenderer.render(symbol).count > 0)
  }

  @Test func sizesDoNotMatterAndHexagonsShow() throws {
    let huge = Artwork(quietZone: 0, size: .modulePixels(.max))
    #expect(try TerminalRenderer.render(Samples.bars, huge).count > 0)
    let lines = text(try TerminalRenderer.render(Samples.maxiCode)).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count == 96 })
    #expect(lines.count == 47)
  }
}
