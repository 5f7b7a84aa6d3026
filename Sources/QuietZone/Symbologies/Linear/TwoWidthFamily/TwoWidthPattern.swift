/// Builds the bars of a symbol whose elements are narrow (one module) or wide.
struct TwoWidthPattern {
  private(set) var widths: [UInt8] = []
  private let wide: UInt8

  /// `ratio`: modules of a wide element, 2 or 3.
  init(ratio: Int) throws(BarcodeEncodingError) {
    guard ratio == 2 || ratio == 3 else { throw .invalidOption(.wideRatio(ratio)) }
    wide = UInt8(ratio)
  }

  /// The `count` elements of `mask`, whose highest bit is the first; 1 is wide.
  mutating func append(_ mask: UInt32, count: Int) {
    for index in 0..<count {
      widths.append(mask &>> UInt32(truncatingIfNeeded: count &- 1 &- index) & 1 != 0 ? wide : 1)
    }
  }

  /// The elements of two masks in turn, `bars` first.
  mutating func interleave(bars: UInt32, spaces: UInt32, count: Int) {
    for index in 0..<count {
      let shift = UInt32(truncatingIfNeeded: count &- 1 &- index)
      widths.append(bars &>> shift & 1 != 0 ? wide : 1)
      widths.append(spaces &>> shift & 1 != 0 ? wide : 1)
    }
  }

  /// One element of so many modules.
  mutating func append(width: UInt8) { widths.append(width) }

  /// Takes the space after the last character away again.
  mutating func removeLastSpace() {
    if widths.count & 1 == 0, !widths.isEmpty { widths.removeLast() }
  }
}

extension TwoWidthPattern {
  /// The symbol of these bars with `text` under them.
  func symbol(
    _ symbology: Symbology, quietZone: Symbol.Margins, text: [UInt8], check: CheckState,
    options: LinearOptions, bearerBars: BarPattern.BearerBars? = nil, gtin: [UInt8]? = nil,
    defaultHeight: Int? = nil
  ) throws(BarcodeEncodingError) -> Symbol {
    let pattern = BarPattern(widths: widths, bearerBars: bearerBars)
    let columns = pattern.width
    let height = options.height ?? defaultHeight ?? max(32, columns * 15 / 100)
    guard (1...Self.maximumHeight).contains(height) else {
      throw .invalidOption(.height(height, maximum: Self.maximumHeight))
    }
    let details = LinearDetails(check: check, gtin: gtin)
    return Symbol(
      symbology: symbology, shape: .bars(pattern, height: height), quietZone: quietZone,
      details: .linear(details),
      text: options.showsText ? [SymbolText(characters: text, columns: 0..<columns)] : [])
  }

  /// Modules.
  static let maximumHeight = 1000
}
