/// The bars and spaces of a linear symbol, in modules.
public struct BarPattern: Hashable, Sendable {
  /// What a bar leaves free of the symbol's height, modules.
  public struct Inset: Hashable, Sendable {
    public var top: UInt8
    public var bottom: UInt8
    public init(top: UInt8 = 0, bottom: UInt8 = 0) {
      self.top = top
      self.bottom = bottom
    }
  }

  /// Bars along the symbol that keep a scan line from leaving it unnoticed (ITF-14).
  public struct BearerBars: Hashable, Sendable {
    /// Above and below the bars, modules; they add to the symbol's height on both sides.
    public var thickness: UInt8
    /// A whole frame, around the quiet zones too, and not only above and below.
    public var isFrame: Bool
    public init(thickness: UInt8, isFrame: Bool) {
      self.thickness = thickness
      self.isFrame = isFrame
    }
  }

  /// Widths in modules: bar, space, bar …; starts and ends with a bar.
  public var widths: [UInt8]
  /// Empty where all bars have the symbol's height; else one for each bar, in order: the bars of EAN's digits
  /// leave 5 modules at the bottom that its guard bars fill, those of an add-on leave room at the top.
  public var insets: [Inset]
  public var bearerBars: BearerBars?

  public init(widths: [UInt8], insets: [Inset] = [], bearerBars: BearerBars? = nil) {
    self.widths = widths
    self.insets = insets
    self.bearerBars = bearerBars
  }

  /// Sum of the widths, modules.
  public var width: Int { widths.reduce(0) { $0 + Int($1) } }
}
