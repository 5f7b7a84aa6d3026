import QuietZone
import TestSupport
import Testing

@testable import QuietZoneRendering

/// Styled symbols as paths.
@Suite struct StyledVectorTests {
  private func svg(_ art: String, _ style: SymbolStyle) throws -> String {
    var symbol = Samples.symbol(.grid(ModuleGrid(art: art)))
    symbol.symbology = .microQRCode
    return text(try SVGRenderer.render(symbol, Artwork(quietZone: 0, size: .modulePixels(1), style: style)))
  }

  @Test func aDotIsFourCurves() throws {
    #expect(
      try svg("#", SymbolStyle(modules: .dots(diameter: 1))).contains(
        "d=\"M1 0.5c0 0.276 -0.224 0.5 -0.5 0.5c-0.276 0 -0.5 -0.224 -0.5 -0.5c0 -0.276 0.224 -0.5 0.5 -0.5"
          + "c0.276 0 0.5 0.224 0.5 0.5z\""))
  }

  @Test func neighboursAreOneContour() throws {
    #expect(
      try svg("##", SymbolStyle(modules: .rounded)).contains(
        "d=\"M0 0.5c0 -0.277 0.223 -0.5 0.5 -0.5h1c0.277 0 0.5 0.223 0.5 0.5c0 0.277 -0.223 0.5 -0.5 0.5h-1"
          + "c-0.277 0 -0.5 -0.223 -0.5 -0.5z\""))
  }

  @Test func aFinderPatternIsThreeContours() throws {
    let art = ModuleGrid(width: 7, height: 7)
    var grid = art
    for y in 0..<7 { for x in 0..<7 { grid[x, y] = max(abs(x - 3), abs(y - 3)) != 2 } }
    #expect(ShapedPattern.all(.microQRCode, grid) == [ShapedPattern(x: 0, y: 0, side: 7)])
    for finders in SymbolStyle.Finders.allCases {
      var outline = Outline()
      outline.add(
        grid, SymbolStyle(modules: .rounded, finders: finders), ShapedPattern.all(.microQRCode, grid))
      #expect(outline.steps.filter { $0 == .close }.count == 3)
    }
    grid[3, 3] = false
    #expect(ShapedPattern.all(.microQRCode, grid).isEmpty)
  }

  /// Finder patterns, and alignment patterns at all pairs of their places but three.
  @Test(arguments: [(1, 3), (2, 4), (7, 9), (40, 49)]) func patternsAreFound(version: Int, count: Int) throws
  {
    let symbol = try StyleSamples.symbol("1", version: version)
    guard case .grid(let grid) = symbol.shape else { return }
    #expect(ShapedPattern.all(.qrCode, grid).count == count)
  }

  @Test func rectangularSymbolsHaveAFinderAndASubPattern() throws {
    let symbol = try StyleSamples.symbol("12345", symbology: .rectangularMicroQRCode)
    guard case .grid(let grid) = symbol.shape else { return }
    #expect(ShapedPattern.all(.rectangularMicroQRCode, grid).map(\.side) == [7, 5])
  }

  @Test func gradientsAreShadings() throws {
    let symbol = try StyleSamples.symbol()
    let colors = [try ArtworkColor("#ff0000"), try ArtworkColor("#00ff00"), try ArtworkColor("#0000ff")]
    for shape in [SymbolStyle.Gradient.Shape.fromTop, .fromMiddle] {
      let style = SymbolStyle(gradient: .init(colors, shape))
      let isRadial = shape == .fromMiddle
      let svg = text(try symbol.svg(Artwork(style: style)))
      #expect(svg.contains(isRadial ? "<radialGradient id=\"quietzone-" : "<linearGradient id=\"quietzone-"))
      #expect(svg.contains("gradientUnits=\"userSpaceOnUse\""))
      #expect(svg.contains("<stop offset=\"0.5\" stop-color=\"#00ff00\"/>"))
      #expect(svg.contains("fill=\"url(#quietzone-"))
      for file in [
        try symbol.pdf(Artwork(style: style)), try EPSRenderer.render(symbol, Artwork(style: style)),
      ] {
        let page = text(file)
        #expect(page.contains(isRadial ? "/ShadingType 3" : "/ShadingType 2"))
        #expect(page.contains("/C0[1 0 0]/C1[0 1 0]>>") && page.contains("/C0[0 1 0]/C1[0 0 1]>>"))
        #expect(page.contains("/Bounds[0.5 ]"))
      }
    }
    let eps = text(try EPSRenderer.render(symbol, Artwork(style: SymbolStyle(gradient: .init(colors)))))
    #expect(eps.contains("%%LanguageLevel: 3"))
  }

  /// A step between two colours at one place, and colours that begin late.
  @Test func shadingsHaveNoEmptyPiece() throws {
    let stops: [SymbolStyle.Gradient.Stop] = [
      .init(.black, at: 0.25), .init(try ArtworkColor("#fff"), at: 0.5), .init(.black, at: 0.5),
    ]
    let style = SymbolStyle(gradient: .init(stops: stops, .fromTop))
    let page = text(try StyleSamples.symbol().pdf(Artwork(style: style)))
    #expect(page.contains("/Bounds[0.25 0.5 ]/Encode[0 1 0 1 0 1 ]"))
    #expect(page.contains("/C0[0 0 0]/C1[0 0 0]>><</FunctionType 2/Domain[0 1]/N 1/C0[0 0 0]/C1[1 1 1]"))
  }

  @Test func logosAreImagesInEveryKind() throws {
    let symbol = try StyleSamples.symbol(level: .high)
    let artwork = Artwork(style: SymbolStyle(logo: try StyleSamples.logo()))
    let svg = text(try symbol.svg(artwork))
    #expect(svg.contains("href=\"data:image/png;base64,iVBORw0KGgo"))
    let pdf = text(try symbol.pdf(artwork))
    #expect(pdf.contains("/XObject<</I 6 0 R>>") && pdf.contains("/SMask 7 0 R"))
    #expect(pdf.contains("/Filter/FlateDecode/DecodeParms<</Predictor 15/Colors 3/Columns 4>>"))
    let eps = text(try EPSRenderer.render(symbol, artwork))
    #expect(eps.contains("4 4 8 [4 0 0 4 0 0] currentfile /ASCIIHexDecode filter false 3 colorimage"))
    #expect(eps.contains("005aa0005aa0005aa0005aa0\n"))
    #expect(eps.contains("%%LanguageLevel: 2"))
  }

  @Test func everyKindIsTheSameTwice() throws {
    let symbol = try StyleSamples.symbol(level: .high)
    for style in try StyleSamples.all() {
      let artwork = Artwork(style: style)
      #expect(try symbol.svg(artwork) == symbol.svg(artwork))
      #expect(try symbol.png(artwork) == symbol.png(artwork))
    }
  }

  /// What is walked around has the area of what is covered: no contour lies over another.
  @Test func contoursNeverOverlap() throws {
    let symbol = try StyleSamples.symbol(level: .high, version: 7)
    for style in try StyleSamples.all() {
      let outline = try StyledSymbol(symbol, style).outline
      var covered = 0.0
      Coverage(outline, module: 16, left: 0, top: 0, width: 720, height: 720).eachRow { _, coverage in
        covered += coverage.reduce(0) { $0 + Double($1) } / 255 / 256
      }
      #expect(abs(covered / area(outline) - 1) < 0.005, "\(style.modules) \(style.finders)")
    }
  }

  /// Square modules, of the trapezoids under each piece.
  private func area(_ outline: Outline) -> Double {
    var sum = 0.0, start = Outline.Place(x: 0, y: 0), at = (x: 0.0, y: 0.0)
    func piece(_ x: Double, _ y: Double) {
      sum += (at.x - x) * (at.y + y) / 2e6
      at = (x, y)
    }
    for step in outline.steps {
      switch step {
      case .move(let to):
        start = to
        at = (Double(to.x), Double(to.y))
      case .line(let to): piece(Double(to.x), Double(to.y))
      case .curve(let b, let c, let to):
        let a = at
        for index in 1...32 {
          let t = Double(index) / 32, u = 1 - t
          func mix(_ a: Double, _ b: Int64, _ c: Int64, _ d: Int64) -> Double {
            let near = u * u * u * a + 3 * u * u * t * Double(b)
            return near + 3 * u * t * t * Double(c) + t * t * t * Double(d)
          }
          piece(mix(a.x, b.x, c.x, to.x), mix(a.y, b.y, c.y, to.y))
        }
      case .close: piece(Double(start.x), Double(start.y))
      }
    }
    return sum
  }
}
