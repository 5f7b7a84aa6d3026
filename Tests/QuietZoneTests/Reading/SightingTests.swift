import QuietZone
import TestSupport
import Testing

/// What looks like a code and can't be read, and why.
@Suite struct SightingTests {
  /// A QR Code whose patterns are whole and whose content is gone; `scale` pixels a module, `margin`
  /// modules of light space.
  private static func wreck(_ scale: Int, margin: Int = 4) throws -> LuminanceImage {
    let symbol = try BarcodeWriter(.qrCode).write("https://example.org/a/long/way")
    guard case .grid(var grid) = symbol.shape else { throw Missing() }
    var random = SeededRandom(seed: 3)
    for y in 9..<grid.height - 9 {
      for x in 9..<grid.width - 9 { grid[x, y] = random.chance(0.5) }
    }
    for y in 0..<grid.height - 9 where y > 8 {
      for x in 0..<9 where x != 6 { grid[x, y] = random.chance(0.5) }
    }
    return LuminanceImage(grid, scale: scale, quietZone: margin)
  }

  private struct Missing: Error {}

  private func look(_ image: LuminanceImage) -> BarcodeReader.Examination {
    BarcodeReader().examine(image.view)
  }

  /// The mean of squares of 2 · radius + 1 pixels, three times.
  private func blurred(_ image: LuminanceImage, _ radius: Int) -> LuminanceImage {
    var image = image
    for _ in 0..<3 {
      let source = image
      for y in 0..<image.height {
        for x in 0..<image.width {
          var (sum, count) = (0, 0)
          for v in max(y - radius, 0)...min(y + radius, image.height - 1) {
            for u in max(x - radius, 0)...min(x + radius, image.width - 1) {
              sum += Int(source.pixels[v * image.width + u])
              count += 1
            }
          }
          image.pixels[y * image.width + x] = UInt8(sum / count)
        }
      }
    }
    return image
  }

  @Test func aCodeThatIsSharpAndWrecked() throws {
    let look = look(try Self.wreck(6))
    #expect(look.barcodes.isEmpty)
    let sighting = try #require(look.sightings.first)
    #expect(look.sightings.count == 1)
    #expect(sighting.symbologies == .qrCode && sighting.obstacle == .unknown)
    #expect(abs(sighting.moduleSize - 6) < 0.5 && sighting.edgeWidth < 2.5 && sighting.contrast > 200)
    let bounds = sighting.outline.bounds
    // Four modules of light space, and 25 or 29 of the code.
    #expect(bounds.x > 21 && bounds.y > 21 && bounds.x + bounds.width < 201)
    #expect(bounds.y + bounds.height < 201 && bounds.width > 140)
    #expect(sighting.description.contains("what looks like a QR code at "))
  }

  @Test func aCodeThatIsSmall() throws {
    #expect(look(try Self.wreck(1)).sightings.map(\.obstacle) == [.small])
  }

  @Test func aCodeThatIsBlurred() throws {
    let sightings = look(blurred(try Self.wreck(6, margin: 8), 2)).sightings
    #expect(sightings.map(\.obstacle) == [.blurred])
  }

  @Test(arguments: [(UInt8(10), BarcodeSighting.Obstacle.dark), (180, .faint)])
  func aCodeThatHardlyShows(_ ground: UInt8, _ obstacle: BarcodeSighting.Obstacle) throws {
    var image = try Self.wreck(6)
    for index in image.pixels.indices { image.pixels[index] = ground + image.pixels[index] / 12 }
    #expect(look(image).sightings.map(\.obstacle) == [obstacle])
  }

  /// Turned by 45 degrees, its fourth corner outside.
  @Test func aCodeThatIsCutOff() throws {
    let whole = try Self.wreck(6)
    var image = LuminanceImage(width: 280, height: 215, luminance: 255)
    let half = 0.5.squareRoot()
    for y in 0..<image.height {
      for x in 0..<image.width {
        let (dx, dy) = (Double(x) - 140, Double(y) - 135)
        let u = Int((dx * half + dy * half + Double(whole.width) / 2).rounded(.down))
        let v = Int((dy * half - dx * half + Double(whole.height) / 2).rounded(.down))
        guard u >= 0, v >= 0, u < whole.width, v < whole.height else { continue }
        image.pixels[y * image.width + x] = whole.pixels[v * whole.width + u]
      }
    }
    #expect(look(image).sightings.map(\.obstacle) == [.cutOff])
  }

  /// Stripes, each `widths` pixels wide in turn, over a picture.
  private func stripes(_ widths: [Int], height: Int = 120) -> LuminanceImage {
    let margin = 30
    var image = LuminanceImage(width: widths.reduce(2 * margin, +), height: height + 40, luminance: 250)
    var x = margin
    for (index, width) in widths.enumerated() {
      if index % 2 == 0 {
        for y in 20..<20 + height { for i in x..<x + width { image.pixels[y * image.width + i] = 15 } }
      }
      x += width
    }
    return image
  }

  @Test func barsOfNoSymbology() throws {
    var random = SeededRandom(seed: 9)
    let widths = (0..<61).map { _ in 3 * Int.random(in: 1...4, using: &random) }
    let look = look(stripes(widths))
    #expect(look.barcodes.isEmpty)
    let sighting = try #require(look.sightings.first)
    #expect(sighting.obstacle == .unknown && sighting.symbologies.contains(.ean13))
    #expect(sighting.moduleSize > 2 && sighting.moduleSize < 6)
    #expect(sighting.description.contains("what looks like bars at "))
  }

  @Test func aFenceIsNone() {
    #expect(look(stripes([Int](repeating: 6, count: 61))).sightings == [])
  }

  @Test func noiseIsNone() {
    var random = SeededRandom(seed: 4)
    for _ in 0..<5 {
      var image = LuminanceImage(width: 320, height: 240)
      for index in image.pixels.indices {
        image.pixels[index] = UInt8(min(max(120 + 40 * random.normal(), 0), 255))
      }
      #expect(look(image).sightings == [])
    }
  }

  @Test func whatIsReadIsNotSeenBesides() throws {
    let symbol = try BarcodeWriter(.qrCode).write("A")
    guard case .grid(let grid) = symbol.shape else { throw Missing() }
    let look = look(LuminanceImage(grid, scale: 5))
    #expect(look.barcodes.count == 1 && look.sightings == [])
  }

  /// Reading gives the same whether what can't be read is looked at or not.
  @Test func examiningReadsTheSame() throws {
    let image = try Self.wreck(3)
    #expect(BarcodeReader().read(image.view) == look(image).barcodes)
  }

  @Test func aPartOfThePicture() throws {
    let image = try Self.wreck(6, margin: 10)
    let options = ReaderOptions(region: Rectangle2D(x: 0.1, y: 0.1, width: 0.8, height: 0.8))
    let whole = try #require(look(image).sightings.first)
    let part = try #require(BarcodeReader(options).examine(image.view).sightings.first)
    #expect((whole.outline.center - part.outline.center).length < 1)
  }

  @Test func aValueThatSomebodySetIsDescribed() throws {
    var sighting = try #require(look(try Self.wreck(6)).sightings.first)
    sighting.outline.topLeft = Point2D(x: .nan, y: .infinity)
    (sighting.moduleSize, sighting.edgeWidth) = (.nan, -.infinity)
    for obstacle in BarcodeSighting.Obstacle.allCases {
      sighting.obstacle = obstacle
      #expect(sighting.description.contains("can't be read: "))
    }
  }

  @Test func emptyPictures() {
    #expect(look(LuminanceImage(width: 0, height: 0)).sightings == [])
    #expect(look(LuminanceImage(width: 1, height: 1)).sightings == [])
  }
}
