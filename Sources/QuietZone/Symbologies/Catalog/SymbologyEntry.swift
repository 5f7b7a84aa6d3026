/// One line of the catalogue: what is known and what can be done about a symbology.
public struct SymbologyEntry: Sendable {
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
  /// The standard that it is made and read after.
  public let standard: StaticString
  /// The AIM identifier's code character, ASCII: `Q`.
  public let identifierCode: UInt8
  /// The AIM identifier's possible modifiers, ASCII, ascending: `123456`.
  public let identifierModifiers: StaticString
  public let quietZone: Symbol.Margins
  public let sizes: Sizes
  /// Whether a ``BarcodeWriter`` makes it.
  public let isMade: Bool
  /// Whether ``BarcodeWriter/writeSeries(_:count:)`` makes structured-append sets of it.
  public let isMadeInSeries: Bool

  /// Whether a ``BarcodeReader`` finds it in pictures.
  public let isRead: Bool

  let encode: @Sendable (Content, WriterOptions, TextConverter) throws(EncodingError) -> Symbol
  let encodeSeries: @Sendable (Content, Int, WriterOptions, TextConverter) throws(EncodingError) -> [Symbol]

  /// How lines of a picture are decoded; `nil` for matrix symbologies.
  let linear: LinearDecoder?

  /// The line of a linear symbology.
  init<S: LinearSymbology>(linear _: S.Type) {
    self.init(S.self, LinearDecoder(S.self))
  }

  /// The line of a linear symbology whose symbols may be spread over several rows.
  init<S: FragmentedLinearSymbology>(fragmented _: S.Type) {
    self.init(S.self, LinearDecoder(fragmented: S.self))
  }

  /// The line of a linear symbology that can be read through blur.
  init<S: BlueprintLinearSymbology>(blueprint _: S.Type) {
    self.init(S.self, LinearDecoder(blueprint: S.self))
  }

  private init<S: LinearSymbology>(_: S.Type, _ decoder: LinearDecoder) {
    symbology = S.symbology
    standard = S.standard
    identifierCode = S.identifierCode
    identifierModifiers = S.identifierModifiers
    quietZone = S.quietZone
    sizes = S.sizes
    isMade = true
    isMadeInSeries = false
    isRead = true
    linear = decoder
    encode = { (content, options, _) throws(EncodingError) in try S.encode(content, options) }
    encodeSeries = { (_, _, _, _) throws(EncodingError) in throw .invalidOption(.unsupported(S.symbology)) }
  }

  /// The line of a matrix symbology that is made.
  init<S: MatrixSymbology>(_: S.Type, isMadeInSeries: Bool, isRead: Bool = true) {
    symbology = S.symbology
    standard = S.standard
    identifierCode = S.identifierCode
    identifierModifiers = S.identifierModifiers
    quietZone = Symbol.Margins(S.quietZone)
    sizes = S.sizes
    isMade = true
    self.isMadeInSeries = isMadeInSeries
    self.isRead = isRead
    linear = nil
    encode = { (content, options, converter) throws(EncodingError) in
      try S.encode(content, options, converter)
    }
    encodeSeries = { (content, count, options, converter) throws(EncodingError) in
      try S.encodeSeries(content, count: count, options, converter)
    }
  }
}
