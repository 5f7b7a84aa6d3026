/// How the modules of a QR Code are shaped and filled, and what lies in its middle.
///
/// ```swift
/// let style = SymbolStyle(modules: .dots(diameter: 0.9), finders: .circle)
/// let file = try BarcodeWriter(.qrCode).write("https://example.org").png(Artwork(style: style))
/// ```
///
/// For QR Code, Micro QR Code and rMQR Code; a logo for QR Code alone. Whether readers bear it is told by
/// ``Scannability``, by what was measured (Documentation/Styles.md).
public struct SymbolStyle: Hashable, Sendable {
  /// The shape of dark modules.
  public enum Modules: Hashable, Sendable {
    case square
    /// Neighbours run together, and every corner of what they make is round.
    case rounded
    /// A dot each, of so many modules across: ``SymbolStyle/dotDiameters``.
    case dots(diameter: Double)
  }

  /// The shape of finder and alignment patterns, which are drawn as wholes.
  public enum Finders: Hashable, Sendable, CaseIterable {
    case square
    case rounded
    case circle
  }

  public var modules: Modules
  public var finders: Finders
  /// What dark modules are filled with; `nil`: ``Artwork/foreground``.
  public var gradient: Gradient?
  public var logo: Logo?

  /// What a dot may measure, modules.
  public static let dotDiameters = 0.1...1.0

  /// Square modules and nothing else: what is drawn without a style.
  public static let plain = SymbolStyle()

  public init(
    modules: Modules = .square, finders: Finders = .square, gradient: Gradient? = nil, logo: Logo? = nil
  ) {
    self.modules = modules
    self.finders = finders
    self.gradient = gradient
    self.logo = logo
  }

  /// Whether this is ``plain``.
  public var isPlain: Bool {
    guard case .square = modules, case .square = finders else { return false }
    return gradient == nil && logo == nil
  }
}
