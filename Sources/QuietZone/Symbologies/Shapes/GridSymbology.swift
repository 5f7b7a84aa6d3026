/// What the catalogue asks of a symbology whose symbols are grids of modules, matrix or stacked: its identity
/// card, its encoder, and its decoder of a complete grid.
protocol GridSymbology: SendableMetatype {
  static var symbology: Symbology { get }
  /// The name people use, in title case: see ``Symbology/name``.
  static var name: StaticString { get }
  /// The name of the command line: see ``Symbology/token``.
  static var token: StaticString { get }
  /// The standard that it is made and read after, `ISO/IEC 18004:2015`.
  static var standard: StaticString { get }
  /// ASCII of the code character of its AIM identifier.
  static var identifierCode: UInt8 { get }
  /// ASCII of the modifiers it may carry, ascending.
  static var identifierModifiers: StaticString { get }
  /// Light space on each side, modules.
  static var quietZone: Int { get }
  /// Smallest and largest symbol, modules.
  static var sizes: SymbologyEntry.Sizes { get }

  static func encode(
    _ content: Content, _ options: WriterOptions, converter: TextConverter
  ) throws(BarcodeEncodingError) -> Symbol

  static func encodeSeries(
    _ content: Content, count: Int, _ options: WriterOptions, converter: TextConverter
  ) throws(BarcodeEncodingError) -> [Symbol]

  /// What the modules of a symbol say, upright and complete as a writer made them; those of `erasures` may be
  /// wrong.
  static func decode(_ grid: ModuleGrid, erasures: ModuleGrid?) throws(BarcodeDecodingError) -> DecodedSymbol
}
