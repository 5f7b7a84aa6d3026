/// How a symbol is to look: colours, quiet zone and size. One value serves every renderer.
///
/// ```swift
/// let artwork = Artwork(foreground: try ArtworkColor("#467c24"), background: nil, size: .totalPixels(600))
/// let svg = try SVGRenderer.render(symbol, artwork)
/// ```
public struct Artwork: Hashable, Sendable {
  /// How large the picture becomes. Modules always measure a whole number of pixels.
  public enum Size: Hashable, Sendable {
    /// Pixels a module, 1 or more.
    case modulePixels(Int)
    /// The picture's longer side in pixels, exactly (a square symbol: both sides). The largest whole-pixel
    /// module that fits is taken; what is left over widens the margin evenly on all four sides.
    case totalPixels(Int)
    /// The room there is, pixels: the largest whole-pixel module is taken with which the picture fits in. The
    /// picture is no larger than its modules.
    case fitting(width: Int, height: Int)
    /// The module's size in print, millimetres, and the printer's dots per inch. A raster takes the nearest
    /// whole number of dots; vector kinds keep the millimetres exactly.
    case moduleMillimetres(Double, dpi: Double)
  }

  /// Colour of dark modules.
  public var foreground: ArtworkColor
  /// Colour of light modules and quiet zone; `nil`: transparent.
  public var background: ArtworkColor?
  /// How much narrower than asked for linear symbologies' bars are drawn, modules, 0…0.5: as much as ink will
  /// spread on the paper. A raster takes the nearest whole number of pixels.
  public var barWidthReduction: Double
  /// Light space on every side in modules, 0…1000; `nil`: what the symbol's standard asks for.
  public var quietZone: Int?
  public var size: Size
  /// How far the whole picture is turned.
  public var rotation: Rotation
  /// Shapes, gradient and logo of a QR Code.
  public var style: SymbolStyle

  /// The largest ``barWidthReduction``, modules.
  public static let maximumBarWidthReduction = 0.5

  /// Black on white, the standard's quiet zone, 10 pixels a module, upright and plain, unless told
  /// otherwise.
  public init(
    foreground: ArtworkColor = .black, background: ArtworkColor? = .white, quietZone: Int? = nil,
    size: Size = .modulePixels(10), barWidthReduction: Double = 0, rotation: Rotation = .none,
    style: SymbolStyle = .plain
  ) {
    self.style = style
    self.rotation = rotation
    self.barWidthReduction = barWidthReduction
    self.foreground = foreground
    self.background = background
    self.quietZone = quietZone
    self.size = size
  }
}
