#if os(iOS)
  import QuietZone
  import QuietZoneRendering

  extension LuminanceImage {
    /// A code of `pixels` a module, not in the middle of a grey picture.
    static func code(
      _ text: String, _ symbology: Symbology = .qrCode, pixels: Int = 4, width: Int = 202, height: Int = 150
    ) throws -> LuminanceImage {
      try of(BarcodeWriter(symbology).write(text), pixels: pixels, width: width, height: height)
    }

    /// A picture for each code of a set that has a text together.
    static func set(_ text: String, count: Int) throws -> [LuminanceImage] {
      try BarcodeWriter(.qrCode).writeSeries(Content(bytes: Array(text.utf8)), count: count).map {
        try of($0, pixels: 4, width: 202, height: 150)
      }
    }

    private static func of(
      _ symbol: Symbol, pixels: Int, width: Int, height: Int
    ) throws -> LuminanceImage {
      let raster = try RasterRenderer.render(symbol, Artwork(size: .modulePixels(pixels)))
      let colors = raster.rgba()
      var image = LuminanceImage(width: width, height: height, luminance: 200)
      for y in 0..<min(raster.height, height - 9) {
        for x in 0..<min(raster.width, width - 21) {
          image.pixels[(y + 9) * width + x + 21] = colors[4 * (y * raster.width + x)]
        }
      }
      return image
    }
  }

  extension Quadrilateral {
    /// The farthest that a corner lies from where it should.
    func distance(_ other: [Point2D]) -> Double {
      zip(corners, other).map { ($0 - $1).length }.max() ?? .infinity
    }
  }
#endif
