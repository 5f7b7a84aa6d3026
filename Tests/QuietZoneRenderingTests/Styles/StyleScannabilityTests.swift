import QuietZone
import TestSupport
import Testing

@testable import QuietZoneRendering

/// What is told of styles beforehand.
@Suite struct StyleScannabilityTests {
  private func check(
    _ style: SymbolStyle, level: QRCodeLevel = .medium, version: Int? = nil, background: ArtworkColor = .white
  ) throws -> [ScannabilityWarning] {
    let symbol = try StyleSamples.symbol("QUIETZONE", level: level, version: version)
    return Scannability.check(symbol, Artwork(background: background, style: style))
  }

  @Test func shapesThatReadersBearHaveNoWarning() throws {
    for style in try StyleSamples.all() where style.logo == nil {
      #expect(try check(style) == (style.finders == .circle ? [.circleFinders] : []), "\(style)")
    }
    #expect(try check(SymbolStyle(logo: try StyleSamples.logo()), level: .high, version: 4).isEmpty)
  }

  @Test func dots() throws {
    func check(_ diameter: Double) throws -> [ScannabilityWarning] {
      try self.check(SymbolStyle(modules: .dots(diameter: diameter)))
    }
    let good = Double(Scannability.goodDots) / 100, bad = Double(Scannability.unreadableDots) / 100
    #expect(try check(good).isEmpty)
    #expect(try check(good - 0.01) == [.smallDots(percent: Scannability.goodDots - 1)])
    #expect(try check(bad).map(\.severity) == [.risk])
    #expect(try check(bad - 0.01).map(\.severity) == [.refusal])
  }

  @Test func gradients() throws {
    func check(_ colors: String..., on background: String = "white") throws -> [ScannabilityWarning] {
      let colors = try colors.map { text throws(ColorError) in try ArtworkColor(text) }
      return try self.check(
        SymbolStyle(gradient: .init(colors)), background: try ArtworkColor(background))
    }
    #expect(try check("navy", "teal").isEmpty)
    #expect(try check("black", "#ccc") == [.fadingGradient(percent: 39)])
    #expect(try check("black", "#ccc").map(\.severity) == [.risk])
    #expect(try check("black", "#f8f8f8", "black").first?.severity == .refusal)
    #expect(try check("black", "white", on: "#888") == [.fadingGradient(percent: 0)])
    #expect(try check("black", "red") == [.fadingGradient(percent: 78), .lowContrastInRedLight(percent: 0)])
    #expect(try check("white", "yellow", on: "black") == [.inverted])
  }

  /// Version 1 has one block: level L repairs 2 codewords, M 4, Q 6, H 8.
  @Test func logosAreWeighedAgainstTheCorrection() throws {
    let style = SymbolStyle(logo: try StyleSamples.logo(share: 0.2, margin: 0))
    let symbol = try StyleSamples.symbol("12345", level: .low, version: 1)
    guard case .grid(let grid) = symbol.shape, let anatomy = QRCodeAnatomy(symbol) else { return }
    let area = StyledSymbol.cleared(try #require(style.logo), grid)
    #expect(area.columns == 8..<13 && area.rows == 8..<13)
    var covered = ModuleGrid(width: 21, height: 21)
    for y in area.rows { for x in area.columns { covered[x, y] = true } }
    let damage = anatomy.damage(covered: covered, changed: ModuleGrid(width: 21, height: 21))
    #expect(damage.count == 1)
    #expect(damage.allSatisfy { $0.wrong == 0 && $0.covered > $0.capacity })
  }

  /// In the clearest picture, by our own reader: all that passes is read, and hardly anything that is
  /// refused, if it looks but once, as others do. Some is, where a module is half covered: a doubtful grey
  /// counts as unknown, half a repair.
  @Test func whatIsSaidOfLogosIsSo() throws {
    let black = try StyleSamples.picture(.black)
    let once = BarcodeReader(ReaderOptions(effort: .fast))
    var refused = 0, readAllTheSame = 0, passed = 0
    for version in [1, 2, 5, 7, 10, 14, 20, 27, 33, 40] {
      for level in QRCodeLevel.allCases {
        let symbol = try StyleSamples.symbol("LOGO", level: level, version: version)
        for share in [0.1, 0.15, 0.2, 0.25, 0.3] {
          let artwork = Artwork(
            size: .modulePixels(4),
            style: SymbolStyle(logo: SymbolStyle.Logo(black, share: share)))
          let picture = try RasterRenderer.picture(symbol, artwork).luminance()
          let warnings = Scannability.check(symbol, artwork)
          if warnings.isEmpty {
            passed += 1
            #expect(BarcodeReader().read(picture.view).count == 1, "\(version) \(level) \(share)")
          }
          if warnings.contains(where: { $0.severity == .refusal }) {
            refused += 1
            readAllTheSame += once.read(picture.view).count
          }
        }
      }
    }
    #expect(passed >= 100 && refused >= 30, "\(passed), \(refused)")
    #expect(readAllTheSame * 10 <= refused, "\(readAllTheSame) of \(refused)")
  }

  @Test func patternsUnderALogo() throws {
    let wide = SymbolStyle(logo: try StyleSamples.logo(share: 0.3, margin: 4))
    let warnings = try check(wide, level: .high, version: 2)
    #expect(warnings.contains(.logoOnFinder))
    #expect(warnings.first?.severity == .refusal)
    let middle = SymbolStyle(logo: try StyleSamples.logo(share: 0.1))
    #expect(try !check(middle, level: .high, version: 7).contains(.logoOnPatterns))
  }

  @Test func messagesSayWhatToDo() throws {
    #expect(
      ScannabilityWarning.logoBeyondCorrection(codewords: 9, capacity: 8).message
        == "the logo hides 9 codewords of a block and only 8 can be repaired: most readers will find "
        + "nothing; a smaller logo or level h would do")
    for warning: ScannabilityWarning in [
      .logoBeyondCorrection(codewords: 9, capacity: 8), .logoSpendsCorrection(codewords: 5, capacity: 8),
      .logoOnFinder, .logoOnPatterns, .circleFinders, .smallDots(percent: 10), .smallDots(percent: 60),
      .fadingGradient(percent: 1), .fadingGradient(percent: 30),
    ] {
      #expect(!warning.message.isEmpty && !warning.message.hasSuffix("."))
    }
  }

  @Test func whatHasNoStyleIsNeverRefused() throws {
    let symbol = try StyleSamples.symbol()
    let warnings = Scannability.check(symbol, Artwork(foreground: .white, quietZone: 0))
    #expect(!warnings.isEmpty && warnings.allSatisfy { $0.severity == .risk })
  }
}
