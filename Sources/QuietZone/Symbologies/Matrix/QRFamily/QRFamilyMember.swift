/// What a symbology of the QR family tells the encoder about itself.
protocol QRFamilyMember: SendableMetatype {
  static var symbology: Symbology { get }
  static var versions: ClosedRange<Int> { get }
  /// Highest mask pattern reference that may be asked for.
  static var maximumMask: Int { get }
  /// The versions in the order in which they are tried.
  static func versions(_ options: QRCodeOptions) -> [Int]
  static func bitFormat(version: Int) -> QRBitFormat
  /// Data bits of a symbol, or `nil` where the version does not have the level.
  static func capacity(version: Int, level: QRCodeLevel) -> Int?
  /// The symbol for exactly its data codewords.
  static func symbol(data: [UInt8], version: Int, level: QRCodeLevel, mask: Int?) -> Symbol
}

extension QRFamilyMember {
  /// All versions from the smallest to the largest.
  static func versions(_ options: QRCodeOptions) -> [Int] {
    switch options.version {
    case .smallest: Array(versions)
    case .atLeast(let version): Array(version...versions.upperBound)
    case .exactly(let version): [version]
    }
  }
}

/// Making is the same for every member of the family.
extension GridSymbology where Self: QRFamilyMember {
  static func encode(
    _ content: Content, _ options: WriterOptions, converter: TextConverter
  ) throws(BarcodeEncodingError) -> Symbol {
    try QREncoder(member: QRMember(Self.self)).encode(content, options, converter: converter)
  }

  static func encodeSeries(
    _ content: Content, count: Int, _ options: WriterOptions, converter: TextConverter
  ) throws(BarcodeEncodingError) -> [Symbol] {
    try QREncoder(member: QRMember(Self.self)).encodeSeries(
      content, count: count, options, converter: converter)
  }
}
