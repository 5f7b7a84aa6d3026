/// What the catalogue asks of a linear symbology: its identity card, its encoder and its decoder of lines.
protocol LinearSymbology: SendableMetatype {
  static var symbology: Symbology { get }
  /// The name people use, in title case: see ``Symbology/name``.
  static var name: StaticString { get }
  /// The name of the command line: see ``Symbology/token``.
  static var token: StaticString { get }
  /// The standard that it is made and read after, `ISO/IEC 15417:2007`.
  static var standard: StaticString { get }
  /// ASCII of the code character of its AIM identifier.
  static var identifierCode: UInt8 { get }
  /// ASCII of the modifiers it may carry, ascending.
  static var identifierModifiers: StaticString { get }
  /// Light space that the standard asks for, modules.
  static var quietZone: Symbol.Margins { get }
  /// The shortest and longest symbol, modules; its count is the number of lengths, rows are 1.
  static var sizes: SymbologyEntry.Sizes { get }
  /// The symbology whose ``decode(_:at:_:)`` reads this one too; itself for most, EAN-13 for UPC-A. The
  /// reader calls each decoder once.
  static var decoder: Symbology { get }

  static func encode(_ content: Content, _ options: WriterOptions) throws(BarcodeEncodingError) -> Symbol

  /// The symbol whose first bar is run `start` (odd) of the row, read from left to right; `nil` when there is
  /// none. Called at every bar that has some light space before it, of every line in both directions: the
  /// first test must be a cheap one, and nothing may be allocated before the start pattern has matched.
  static func decode(_ row: RunRow, at start: Int, _ options: LinearDecodeOptions) -> LinearReading?
}

extension LinearSymbology {
  static var decoder: Symbology { symbology }
}

/// A linear symbology whose symbols may be spread over several rows.
protocol FragmentedLinearSymbology: LinearSymbology {
  /// The fragment whose first bar or space is run `start` (any) of the row; `nil` when there is none. Called
  /// at every run of every line in both directions.
  static func fragment(_ row: RunRow, at start: Int, _ options: LinearDecodeOptions) -> LinearFragment?

  /// The symbols that fragments make up. All fragments of one part of the picture, in no order, equal ones
  /// that lie together counted once.
  static func assemble(_ fragments: [LinearFragment], _ options: LinearDecodeOptions) -> [LinearAssembly]
}

extension FragmentedLinearSymbology {
  /// One line shows only a part of the symbol.
  static func decode(_ row: RunRow, at start: Int, _ options: LinearDecodeOptions) -> LinearReading? { nil }
}

/// A linear symbology whose characters can be told from grey alone where blur has swallowed bars.
protocol BlueprintLinearSymbology: LinearSymbology {
  static var alphabet: BlurAlphabet { get }

  /// The plans that a stretch of `runs` bars and spaces may follow: blur swallows some, dirt adds some.
  static func blueprints(runs: Int) -> [LinearBlueprint]

  /// What the characters (one for each slot of a plan, of `sets`) say; `nil` where they break a rule or the
  /// symbology is not wanted.
  static func reading(
    _ characters: [Int], sets: [Int], tag: Int, _ options: LinearDecodeOptions
  ) -> LinearReading?
}
