import QuietZone
import TestSupport
import Testing

@testable import QuietZoneRendering

/// Styled symbols as pixels.
@Suite struct StyledRasterTests {
  private func draw(
    _ art: String, _ style: SymbolStyle, scale: Int = 6, symbology: Symbology = .microQRCode
  ) throws -> String {
    var symbol = Samples.symbol(.grid(ModuleGrid(art: art)))
    symbol.symbology = symbology
    return StyleSamples.art(
      try RasterRenderer.picture(symbol, Artwork(quietZone: 0, size: .modulePixels(scale), style: style)))
  }

  @Test func neighboursRunTogetherAndCornersAreRound() throws {
    #expect(
      try draw("##\n#.", SymbolStyle(modules: .rounded)) == """
        .+########+.
        +##########+
        ############
        ############
        ###########+
        ##########+.
        #######+....
        ######+.....
        ######......
        ######......
        +####+......
        .+##+.......
        """)
  }

  @Test func dotsAreDiscsOfTheirSize() throws {
    #expect(
      try draw("#.\n.#", SymbolStyle(modules: .dots(diameter: 1)), scale: 8) == """
        ..+##+..........
        .######.........
        +######+........
        ########........
        ########........
        +######+........
        .######.........
        ..+##+..........
        ..........+##+..
        .........######.
        ........+######+
        ........########
        ........########
        ........+######+
        .........######.
        ..........+##+..
        """)
  }

  @Test func withoutAStyleThePictureIsTheRaster() throws {
    for artwork in [Artwork(), Artwork(background: nil, size: .totalPixels(301), rotation: .quarter)] {
      let symbol = try StyleSamples.symbol()
      #expect(
        try RasterRenderer.picture(symbol, artwork).rgba == RasterRenderer.render(symbol, artwork).rgba())
    }
  }

  @Test func squareModulesWithAGradientHaveSharpEdges() throws {
    let symbol = try StyleSamples.symbol()
    let style = SymbolStyle(gradient: .init([.black, .black]))
    let styled = try RasterRenderer.picture(symbol, Artwork(rotation: .half, style: style))
    #expect(try styled.rgba == RasterRenderer.render(symbol, Artwork(rotation: .half)).rgba())
  }

  @Test func aGradientRunsFromTheFirstColourToTheLast() throws {
    let symbol = Samples.symbol(.grid(ModuleGrid(art: "##########")))
    let stops = [try ArtworkColor("#000000"), try ArtworkColor("#c80064")]
    let style = SymbolStyle(gradient: .init(stops, .fromLeft))
    let picture = try RasterRenderer.picture(
      symbol, Artwork(quietZone: 0, size: .modulePixels(1), style: style))
    #expect(picture[0, 0] == ArtworkColor(red: UInt8(10), green: 0, blue: 5))
    #expect(picture[9, 0] == ArtworkColor(red: UInt8(190), green: 0, blue: 95))
    let radial = SymbolStyle(gradient: .init(stops, .radial(center: Point2D(x: 0, y: 0.5), radius: 0.25)))
    let round = try RasterRenderer.picture(
      symbol, Artwork(quietZone: 0, size: .modulePixels(1), style: radial))
    #expect(round[0, 0] == ArtworkColor(red: UInt8(40), green: 0, blue: 20))
    #expect(round[3, 0] == stops[1] && round[9, 0] == stops[1])
  }

  @Test func opacityIsKept() throws {
    let symbol = Samples.symbol(.grid(ModuleGrid(art: "#.")))
    let color = ArtworkColor(red: UInt8(10), green: 20, blue: 30, alpha: 128)
    let picture = try RasterRenderer.picture(
      symbol,
      Artwork(
        foreground: color, background: nil, quietZone: 0, size: .modulePixels(8),
        style: SymbolStyle(modules: .dots(diameter: 1))))
    #expect(picture[4, 4] == color)
    #expect(picture[0, 0].alpha < 20)
    #expect(picture[12, 4].alpha == 0)
  }

  @Test func theLogoLiesInTheMiddleOnLightModules() throws {
    let symbol = try StyleSamples.symbol(level: .high)
    guard case .grid(let grid) = symbol.shape else { return }
    let picture = try RasterRenderer.picture(
      symbol,
      Artwork(quietZone: 0, style: SymbolStyle(logo: try StyleSamples.logo(share: 0.2, margin: 1))))
    let middle = picture.width / 2, half = grid.width * 10 / 10
    #expect(picture[middle, middle] == ArtworkColor(red: UInt8(0), green: 90, blue: 160))
    #expect(picture[middle - half + 1, middle].blue == 160)
    for offset in 1...10 {
      #expect(picture[middle - half - offset, middle] == .white)
      #expect(picture[middle, middle + half + offset] == .white)
    }
  }

  @Test func aLogoIsScaledWithItsOpacity() throws {
    let clear = StyleSamples.transparent, red = try ArtworkColor("red")
    let picture = try ColorPicture(
      width: 2, height: 1,
      rgba: [red, clear].flatMap { [$0.red, $0.green, $0.blue, $0.alpha] })
    let larger = picture.scaled(width: 8, height: 3)
    #expect(larger[0, 1] == red)
    #expect(larger[7, 1].alpha == 0)
    // What is clear has no colour to give.
    #expect(larger[3, 1].red == 255 && 100...200 ~= larger[3, 1].alpha)
    #expect(picture.scaled(width: 1, height: 1)[0, 0].red == 255)
    let constant = try StyleSamples.picture(try ArtworkColor("#123456"), width: 37, height: 5)
    let scaled = constant.scaled(width: 11, height: 23)
    #expect(
      Set(stride(from: 0, to: scaled.rgba.count, by: 4).map { Array(scaled.rgba[$0..<$0 + 4]) }).count == 1)
    #expect(scaled[5, 5] == constant[0, 0])
  }

  @Test(arguments: 0..<20) func coverageIsTheAreaOfTheModules(seed: Int) throws {
    let grid = Samples.grid(seed: UInt64(seed), width: 1 + seed, height: 1 + seed * 3 % 17)
    var sum = 0
    Coverage(
      Outline(.grid(grid)), module: 7, left: 3, top: 2, width: grid.width * 7 + 5, height: grid.height * 7 + 4
    ).eachRow { y, coverage in
      for (x, value) in coverage.enumerated() {
        sum += Int(value)
        #expect(value == (grid[(x - 3) / 7, (y - 2) / 7] && x >= 3 && y >= 2 ? 255 : 0))
      }
    }
    var dark = 0
    for y in 0..<grid.height { for x in 0..<grid.width where grid[x, y] { dark += 1 } }
    #expect(sum == dark * 49 * 255)
  }

  @Test(arguments: [3, 10, 41]) func aDotHasTheAreaOfADisc(module: Int) throws {
    let symbol = Samples.symbol(.grid(ModuleGrid(art: "#")))
    let picture = try RasterRenderer.picture(
      symbol,
      Artwork(quietZone: 1, size: .modulePixels(module), style: SymbolStyle(modules: .dots(diameter: 0.8))))
    let ink = picture.luminance().pixels.reduce(0.0) { $0 + Double(255 - $1) / 255 }
    let area = Double(module * module) * 0.16 * Double.pi
    #expect(abs(ink / area - 1) < (module < 5 ? 0.03 : 0.012))
  }
}
