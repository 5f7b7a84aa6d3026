import QuietZone
import TestSupport
import Testing

@testable import QuietZoneRendering

@Suite struct RotationTests {
  /// No symmetry: bars of three widths, a frame of other margins, text in the engine's own pixels.
  private static let symbols: [Symbol] = [
    Samples.symbol(.grid(Samples.grid(seed: 5, width: 9, height: 6)), quietZone: 2), Samples.bars,
    Samples.hexagons(seed: 3, width: 12, height: 15),
  ]

  /// Where the pixel of the upright picture is in the turned one.
  private func place(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ rotation: Rotation) -> (Int, Int) {
    switch rotation {
    case .none: (x, y)
    case .quarter: (height - 1 - y, x)
    case .half: (width - 1 - x, height - 1 - y)
    case .threeQuarters: (y, width - 1 - x)
    }
  }

  @Test(arguments: Rotation.allCases, [1, 3]) func everyPixelIsTurned(rotation: Rotation, scale: Int) throws {
    for symbol in Self.symbols {
      let upright = try RasterRenderer.render(symbol, Artwork(size: .modulePixels(scale)))
      let turned = try RasterRenderer.render(
        symbol, Artwork(size: .modulePixels(scale), rotation: rotation))
      let sides = [upright.width, upright.height]
      #expect([turned.width, turned.height] == (rotation.swapsSides ? sides.reversed() : sides))
      var differences = 0
      for y in 0..<upright.height {
        for x in 0..<upright.width {
          let (column, row) = place(x, y, upright.width, upright.height, rotation)
          if turned[column, row] != upright[x, y] { differences += 1 }
        }
      }
      #expect(differences == 0)
      #expect(
        turned.bits.reduce(0) { $0 + $1.nonzeroBitCount }
          == upright.bits.reduce(0) { $0 + $1.nonzeroBitCount })
    }
  }

  @Test func scalableKindsTurnEverythingTogether() throws {
    func artwork(_ rotation: Rotation) -> Artwork { Artwork(size: .modulePixels(4), rotation: rotation) }
    let matrices: [(Rotation, svg: String, page: String, box: String)] = [
      (.quarter, "matrix(0 1 -1 0 4 0)", "0 -3 -3 0 12 18", "12 18"),
      (.half, "matrix(-1 0 0 -1 6 4)", "-3 0 0 3 18 0", "18 12"),
      (.threeQuarters, "matrix(0 -1 1 0 0 6)", "0 3 3 0 0 0", "12 18"),
    ]
    for (rotation, matrix, page, box) in matrices {
      let svg = text(try SVGRenderer.render(Samples.bars, artwork(rotation)))
      #expect(svg.contains("<g transform=\"\(matrix)\"><path") && svg.hasSuffix("</g></svg>\n"), "\(svg)")
      #expect(svg.contains(rotation == .half ? "viewBox=\"0 0 6 4\"" : "viewBox=\"0 0 4 6\""))
      #expect(svg.contains(rotation == .half ? "width=\"24\" height=\"16\"" : "width=\"16\" height=\"24\""))
      let pdf = String(decoding: try PDFRenderer.render(Samples.bars, artwork(rotation)), as: Latin1.self)
      #expect(pdf.contains("\(page) cm\n") && pdf.contains("/MediaBox[0 0 \(box)]"), "\(pdf)")
      let eps = text(try EPSRenderer.render(Samples.bars, artwork(rotation)))
      #expect(eps.contains("[\(page)] concat\n") && eps.contains("%%BoundingBox: 0 0 \(box)\n"), "\(eps)")
    }
    #expect(!text(try SVGRenderer.render(Samples.bars, artwork(.none))).contains("<g"))
  }

  @Test func leftoverMarginTurnsToo() throws {
    let artwork = Artwork(size: .totalPixels(14), rotation: .quarter)
    let pdf = String(decoding: try PDFRenderer.render(Samples.corner, artwork), as: Latin1.self)
    // 10.5 points a side, modules of 2.25, a margin of 0.75.
    #expect(pdf.contains("0 -2.25 -2.25 0 9.75 9.75 cm\n"), "\(pdf)")
  }

  @Test func roomIsThatOfTheTurnedPicture() throws {
    let raster = try RasterRenderer.render(
      Samples.bars, Artwork(size: .fitting(width: 40, height: 60), rotation: .quarter))
    #expect(raster.width == 40 && raster.height == 60)
    #expect(
      throws: RenderingError.fitting(width: 3, height: 60, minimumWidth: 4, minimumHeight: 6)
    ) {
      try RasterRenderer.render(
        Samples.bars, Artwork(size: .fitting(width: 3, height: 60), rotation: .quarter))
    }
  }

  @Test func terminalsTurn() throws {
    let lines = text(
      try TerminalRenderer.render(
        Samples.corner, Artwork(quietZone: 0, rotation: .quarter), style: .ascii(onDark: false)))
    #expect(lines == "####\n  ##\n")
  }
}
