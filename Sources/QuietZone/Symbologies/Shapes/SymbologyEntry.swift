/// One line of the catalogue: what is known and what can be done about a symbology.
///
/// A class, as immutable as a value: one has two hundred bytes and a dozen functions, which every place that
/// looks something up would copy.
public final class SymbologyEntry: Sendable {
  /// From the smallest to the largest symbol, in modules.
  public struct Sizes: Hashable, Sendable {
    public var minimumColumns: Int
    public var minimumRows: Int
    public var maximumColumns: Int
    public var maximumRows: Int
    /// How many sizes there are.
    public var count: Int

    public init(
      minimumColumns: Int, minimumRows: Int, maximumColumns: Int, maximumRows: Int, count: Int
    ) {
      self.minimumColumns = minimumColumns
      self.minimumRows = minimumRows
      self.maximumColumns = maximumColumns
      self.maximumRows = maximumRows
      self.count = count
    }
  }

  public let symbology: Symbology
  let name: StaticString
  let token: StaticString
  /// The standard that it is made and read after.
  public let standard: StaticString
  /// The AIM identifier's code character, ASCII: `Q`.
  public let identifierCode: UInt8
  /// The AIM identifier's possible modifiers, ASCII, ascending: `123456`.
  public let identifierModifiers: StaticString
  public let quietZone: Symbol.Margins
  public let sizes: Sizes
  /// Whether ``BarcodeWriter/writeSeries(_:count:)`` makes structured-append sets of it.
  public var isMadeInSeries: Bool {
    // Compared with `nil`, a function that throws one type needs iOS 18.
    if case .some = encodeSeries { true } else { false }
  }

  let encode: @Sendable (Content, WriterOptions, TextConverter) throws(BarcodeEncodingError) -> Symbol
  typealias SeriesEncoder =
    @Sendable (Content, Int, WriterOptions, TextConverter) throws(BarcodeEncodingError) -> [Symbol]
  /// `nil` where each symbol stands alone.
  let encodeSeries: SeriesEncoder?

  /// What the modules of a complete grid say; `nil` for linear symbologies.
  let decode: (@Sendable (ModuleGrid) -> DecodedSymbol?)?
  /// How what finders found is read; `nil` for all but matrix symbologies.
  let matrix: MatrixDecoder?
  /// How lines of a picture are decoded; `nil` for matrix symbologies.
  let linear: LinearDecoder?
  /// How lines of a picture lead to stacked symbols; `nil` for all others.
  let stacked: StackedDecoder?

  /// The line of a linear symbology.
  convenience init<S: LinearSymbology>(linear _: S.Type) {
    self.init(S.self, LinearDecoder(S.self))
  }

  /// The line of a linear symbology whose symbols may be spread over several rows.
  convenience init<S: FragmentedLinearSymbology>(fragmented _: S.Type) {
    self.init(S.self, LinearDecoder(fragmented: S.self))
  }

  /// The line of a linear symbology that can be read through blur.
  convenience init<S: BlueprintLinearSymbology>(blueprint _: S.Type) {
    self.init(S.self, LinearDecoder(blueprint: S.self))
  }

  /// The line of a stacked symbology.
  convenience init<S: StackedSymbology>(stacked _: S.Type) {
    self.init(S.self, isMadeInSeries: true, stacked: StackedDecoder(S.self))
  }

  /// The line of a matrix symbology that is found by its finder patterns.
  convenience init<S: FinderPatternSymbology>(finderPatterns _: S.Type, isMadeInSeries: Bool) {
    self.init(S.self, isMadeInSeries: isMadeInSeries, matrix: .finderPatterns { S.read(&$0, into: &$1) })
  }

  /// The line of a matrix symbology that is found by its bullseye.
  convenience init<S: BullseyeSymbology>(bullseye _: S.Type, isMadeInSeries: Bool) {
    self.init(S.self, isMadeInSeries: isMadeInSeries, matrix: .bullseye { S.read($0, in: $1, effort: $2) })
  }

  /// The line of a matrix symbology that is found by its solid borders.
  convenience init<S: LBorderSymbology>(borders _: S.Type, isMadeInSeries: Bool) {
    self.init(S.self, isMadeInSeries: isMadeInSeries, matrix: .borders { S.read($0, into: &$1) })
  }

  private convenience init<S: LinearSymbology>(_: S.Type, _ decoder: LinearDecoder) {
    self.init(
      S.symbology, name: S.name, token: S.token, standard: S.standard, identifierCode: S.identifierCode,
      identifierModifiers: S.identifierModifiers, quietZone: S.quietZone, sizes: S.sizes,
      decode: nil, matrix: nil, linear: decoder, stacked: nil,
      encode: { (content, options, _) throws(BarcodeEncodingError) in try S.encode(content, options) },
      encodeSeries: nil)
  }

  private convenience init<S: GridSymbology>(
    _: S.Type, isMadeInSeries: Bool, matrix: MatrixDecoder? = nil, stacked: StackedDecoder? = nil
  ) {
    let series: SeriesEncoder = { (content, count, options, converter) throws(BarcodeEncodingError) in
      try S.encodeSeries(content, count: count, options, converter: converter)
    }
    self.init(
      S.symbology, name: S.name, token: S.token, standard: S.standard, identifierCode: S.identifierCode,
      identifierModifiers: S.identifierModifiers,
      quietZone: Symbol.Margins(S.quietZone), sizes: S.sizes,
      decode: { try? S.decode($0, erasures: nil) }, matrix: matrix, linear: nil, stacked: stacked,
      encode: { (content, options, converter) throws(BarcodeEncodingError) in
        try S.encode(content, options, converter: converter)
      },
      encodeSeries: isMadeInSeries ? series : nil)
  }

  /// All of a line, stored in one place and not in each symbology's.
  @inline(never)
  private init(
    _ symbology: Symbology, name: StaticString, token: StaticString, standard: StaticString,
    identifierCode: UInt8,
    identifierModifiers: StaticString, quietZone: Symbol.Margins, sizes: Sizes,
    decode: (@Sendable (ModuleGrid) -> DecodedSymbol?)?, matrix: MatrixDecoder?, linear: LinearDecoder?,
    stacked: StackedDecoder?,
    encode:
      @escaping @Sendable (Content, WriterOptions, TextConverter) throws(BarcodeEncodingError) -> Symbol,
    encodeSeries: SeriesEncoder?
  ) {
    self.symbology = symbology
    self.name = name
    self.token = token
    self.standard = standard
    self.identifierCode = identifierCode
    self.identifierModifiers = identifierModifiers
    self.quietZone = quietZone
    self.sizes = sizes
    self.decode = decode
    self.matrix = matrix
    self.linear = linear
    self.stacked = stacked
    self.encode = encode
    self.encodeSeries = encodeSeries
  }
}
