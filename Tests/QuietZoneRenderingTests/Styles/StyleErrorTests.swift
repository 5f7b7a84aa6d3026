import QuietZone
import TestSupport
import Testing

@testable import QuietZoneRendering

/// What can't be drawn is said, and nothing traps.
@Suite struct StyleErrorTests {
  private func error(
    _ style: SymbolStyle, _ symbology: Symbology = .qrCode, _ content: String = "12345"
  ) throws -> StyleError? {
    let symbol = try StyleSamples.symbol(content, level: .low, symbology: symbology)
    let artwork = Artwork(style: style)
    var found: [StyleError?] = []
    func note(_ draw: () throws(RenderingError) -> Void) {
      do throws(RenderingError) {
        try draw()
        found.append(nil)
      } catch {
        guard case .style(let style) = error else {
          Issue.record("\(error)")
          return
        }
        found.append(style)
        #expect(!style.message.isEmpty && error.message == style.message)
      }
    }
    note { () throws(RenderingError) in _ = try RasterRenderer.picture(symbol, artwork) }
    note { () throws(RenderingError) in _ = try symbol.svg(artwork) }
    note { () throws(RenderingError) in _ = try symbol.pdf(artwork) }
    note { () throws(RenderingError) in _ = try EPSRenderer.render(symbol, artwork) }
    // By their words: NaN is no other than itself.
    #expect(Set(found.map { $0?.message }).count == 1)
    // Looking at it never fails.
    _ = Scannability.check(symbol, artwork)
    return found[0]
  }

  @Test func hostileStyles() throws {
    for diameter in [0, -1, 0.09, 1.01, .nan, .infinity, -.infinity] {
      let found = try error(SymbolStyle(modules: .dots(diameter: diameter)))
      guard case .dotDiameter = found else {
        Issue.record("\(diameter): \(String(describing: found))")
        continue
      }
    }
    for share in [0, -0.1, 0.31, .nan, .infinity] {
      guard case .logoShare = try error(SymbolStyle(logo: try StyleSamples.logo(share: share))) else {
        Issue.record("\(share)")
        continue
      }
    }
    for margin in [-0.1, 4.1, .nan, .infinity] {
      guard case .logoMargin = try error(SymbolStyle(logo: try StyleSamples.logo(margin: margin))) else {
        Issue.record("\(margin)")
        continue
      }
    }
    let large = try StyleSamples.picture(.black, width: 2049, height: 1)
    #expect(try error(SymbolStyle(logo: .init(large))) == .logoSize(width: 2049, height: 1))
  }

  @Test func hostileGradients() throws {
    func gradient(_ stops: [(ArtworkColor, Double)], _ shape: SymbolStyle.Gradient.Shape = .fromTop) throws
      -> StyleError?
    {
      try error(SymbolStyle(gradient: .init(stops: stops.map { .init($0.0, at: $0.1) }, shape)))
    }
    #expect(try gradient([]) == .gradientCount(0))
    #expect(try gradient([(.black, 0)]) == .gradientCount(1))
    #expect(try gradient((0..<17).map { (.black, Double($0) / 16) }) == .gradientCount(17))
    #expect(try gradient([(.black, 0.5), (.black, 0.4)]) == .gradientPlace(0.4))
    #expect(try gradient([(.black, -1), (.black, 1)]) == .gradientPlace(-1))
    #expect(try gradient([(.black, 0), (.black, 2)]) == .gradientPlace(2))
    #expect(try gradient([(.black, .nan), (.black, 1)]) != nil)
    #expect(try gradient([(.black, 0), (StyleSamples.transparent, 1)]) == .gradientOpacity)
    let two = [(ArtworkColor.black, 0.0), (ArtworkColor.black, 1.0)], here = Point2D(x: 0.5, y: 0.5)
    for far in [here, Point2D(x: .nan, y: 0), Point2D(x: 0, y: .infinity), Point2D(x: 11, y: 0)] {
      #expect(try gradient(two, .linear(from: here, to: far)) == .gradientLine)
    }
    for radius in [0, -1, .nan, .infinity, 11] {
      #expect(try gradient(two, .radial(center: here, radius: radius)) == .gradientLine)
    }
    #expect(try gradient(two.map { ($0.0, 0.5) }) == nil)
  }

  @Test func onlyTheFamilyHasStyles() throws {
    let round = SymbolStyle(modules: .rounded)
    for symbology in [Symbology.dataMatrix, .aztec, .pdf417, .maxiCode, .code128] {
      #expect(try error(round, symbology) == .symbology(symbology))
    }
    for symbology in [Symbology.microQRCode, .rectangularMicroQRCode] {
      #expect(try error(round, symbology) == nil)
      let logo = SymbolStyle(logo: try StyleSamples.logo())
      #expect(try error(logo, symbology) == .logoSymbology(symbology))
    }
    #expect(StyleError.symbology(.aztec).message.hasPrefix("Aztec is drawn plain: "))
  }

  @Test func twoColoursAndSheetsHaveNone() throws {
    let symbol = try StyleSamples.symbol(), artwork = Artwork(style: SymbolStyle(modules: .rounded))
    #expect(throws: RenderingError.style(.twoColors)) { try RasterRenderer.render(symbol, artwork) }
    #expect(throws: LabelFailure.rendering(.style(.sheet))) {
      try LabelSheetRenderer(LabelSheet.catalogue[0].sheet).render([SheetLabel(symbol, artwork)])
    }
    #expect(try TerminalRenderer.render(symbol, artwork) == TerminalRenderer.render(symbol))
  }

  @Test func largePicturesAreRefused() throws {
    let symbol = try StyleSamples.symbol(), style = SymbolStyle(modules: .rounded)
    #expect(
      throws: RenderingError.tooLarge(width: 5001, height: 5001, maximum: RasterRenderer.maximumColorPixels)
    ) { try RasterRenderer.picture(symbol, Artwork(size: .totalPixels(5001), style: style)) }
    #expect(throws: RenderingError.pictureSize(width: 0, height: 1, maximum: ColorPicture.maximumSide)) {
      try ColorPicture(width: 0, height: 1, rgba: [])
    }
    #expect(throws: RenderingError.rowBytes(3, expected: 4)) {
      try ColorPicture(width: 1, height: 1, rgba: [0, 0, 0])
    }
  }

  /// Grids that are no symbol of their symbology.
  @Test(arguments: 0..<40) func hostileSymbols(seed: Int) throws {
    let sizes = [(0, 0), (1, 1), (3, 40), (21, 21), (25, 21), (177, 177), (181, 181), (7, 7), (6, 9)]
    let (width, height) = sizes[seed % sizes.count]
    var symbol = Samples.symbol(.grid(Samples.grid(seed: UInt64(seed), width: width, height: height)))
    symbol.symbology = [.qrCode, .microQRCode, .rectangularMicroQRCode][seed % 3]
    for style in try StyleSamples.all() {
      let artwork = Artwork(size: .modulePixels(2), style: style)
      _ = try? RasterRenderer.picture(symbol, artwork)
      _ = try? symbol.svg(artwork)
      _ = Scannability.check(symbol, artwork)
    }
  }
}
