/// The bars and spaces of a linear symbol, in modules, or of a stacked one's row.
public struct BarPattern: Hashable, Sendable {
  /// Widths in modules: bar, space, bar …; starts and ends with a bar.
  public var widths: [UInt8]
  public init(widths: [UInt8]) { self.widths = widths }
  /// Sum of the widths, modules.
  public var width: Int { widths.reduce(0) { $0 + Int($1) } }
}
