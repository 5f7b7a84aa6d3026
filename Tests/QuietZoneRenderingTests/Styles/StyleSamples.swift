import QuietZone
import QuietZoneRendering
import TestSupport

/// Styles and logos to draw.
enum StyleSamples {
  static let transparent = ArtworkColor(red: UInt8(0), green: 0, blue: 0, alpha: 0)

  static func symbol(
    _ text: String = "https://example.org", level: QRCodeLevel = .medium, version: Int? = nil,
    symbology: Symbology = .qrCode
  ) throws -> Symbol {
    var options = WriterOptions()
    if SymbologySet.qrFamily.contains(symbology) {
      let exactly = version.map { QRCodeOptions.Version.exactly($0) }
      options.qrCode = QRCodeOptions(level: level, boostsLevel: false, version: exactly ?? .smallest)
    }
    return try BarcodeWriter(symbology, options: options).write(text)
  }

  /// One colour.
  static func picture(_ color: ArtworkColor, width: Int = 4, height: Int = 4) throws -> ColorPicture {
    let pixel = [color.red, color.green, color.blue, color.alpha]
    return try ColorPicture(
      width: width, height: height, rgba: (0..<width * height).flatMap { _ in pixel })
  }

  static func logo(share: Double = 0.2, margin: Double = 0.5) throws -> SymbolStyle.Logo {
    SymbolStyle.Logo(
      try picture(ArtworkColor(red: UInt8(0), green: 90, blue: 160)), share: share, margin: margin)
  }

  /// Every shape with every other, with and without gradient and logo.
  static func all() throws -> [SymbolStyle] {
    let gradient = SymbolStyle.Gradient([try ArtworkColor("navy"), try ArtworkColor("teal")], .fromTopLeft)
    var styles: [SymbolStyle] = []
    for modules in [SymbolStyle.Modules.square, .rounded, .dots(diameter: 0.9)] {
      for finders in SymbolStyle.Finders.allCases {
        styles.append(SymbolStyle(modules: modules, finders: finders))
        styles.append(SymbolStyle(modules: modules, finders: finders, gradient: gradient, logo: try logo()))
      }
    }
    return styles
  }

  /// A picture as text: `#` dark, `+` half, `.` light; one character a pixel.
  static func art(_ picture: ColorPicture) -> String {
    let grey = picture.luminance()
    return (0..<grey.height).map { y in
      String(
        (0..<grey.width).map { x in
          let value = grey.pixels[y * grey.width + x]
          return value < 64 ? "#" : value < 192 ? "+" : "."
        })
    }.joined(separator: "\n")
  }
}
