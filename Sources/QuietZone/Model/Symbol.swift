/// What is drawn: the bars or modules of a made symbol, with the quiet zone its standard asks for.
public struct Symbol: Hashable, Sendable {
  /// The geometry of a symbol.
  public enum Shape: Hashable, Sendable {
    /// Bars; `height` in modules, of the longest ones.
    case bars(BarPattern, height: Int)
    /// Square modules; the rows of a stacked symbol repeated to their height.
    case grid(ModuleGrid)
    /// Hexagonal modules, odd rows shifted right by half a module, around a bullseye (MaxiCode).
    case hexagons(ModuleGrid)
  }

  /// Light space the standard asks for on each side, in modules.
  public struct Margins: Hashable, Sendable {
    public var left: Int
    public var top: Int
    public var right: Int
    public var bottom: Int
    public init(left: Int, top: Int, right: Int, bottom: Int) {
      self.left = left
      self.top = top
      self.right = right
      self.bottom = bottom
    }
    /// The same on all four sides.
    public init(_ all: Int) { self.init(left: all, top: all, right: all, bottom: all) }
  }

  public var symbology: Symbology
  public var shape: Shape
  public var quietZone: Margins
  /// What the maker chose: version, level, mask, as a reader would report them.
  public var details: SymbolDetails
  /// What people read next to the bars; empty for matrix symbols.
  public var text: [SymbolText]

  public init(
    symbology: Symbology, shape: Shape, quietZone: Margins, details: SymbolDetails, text: [SymbolText] = []
  ) {
    self.symbology = symbology
    self.shape = shape
    self.quietZone = quietZone
    self.details = details
    self.text = text
  }
}
