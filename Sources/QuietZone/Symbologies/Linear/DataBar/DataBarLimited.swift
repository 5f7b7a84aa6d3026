/// GS1 DataBar Limited: a GTIN that begins with 0 or 1 in 74 modules (ISO/IEC 24724:2011, 6).
///
/// Guard, left character of 26 modules, check character of 18, right character of 26, guard, and five light
/// modules. Small items that are not scanned at the till.
enum DataBarLimited: FragmentedLinearSymbology {
  static let symbology = Symbology.dataBarLimited
  static let name: StaticString = "GS1 DataBar Limited"
  static let token: StaticString = "databar-limited"
  static let standard = DataBar.standard
  static let identifierCode = DataBar.identifierCode
  static let identifierModifiers = DataBar.identifierModifiers
  static let quietZone = Symbol.Margins(left: 1, top: 0, right: 5, bottom: 0)
  static let sizes = SymbologyEntry.Sizes(
    minimumColumns: 73, minimumRows: 1, maximumColumns: 73, maximumRows: 1, count: 1)

  /// Left characters: the value of the symbol divided by this.
  static let radix: UInt64 = 2_013_571
  /// Added to the value where a composite component goes with the symbol (6.2.3).
  static let linkage: UInt64 = 2_015_133_531_096
  static let maximum: UInt64 = 1_999_999_999_999

  static func encode(_ content: Content, _ options: WriterOptions) throws(BarcodeEncodingError) -> Symbol {
    let gtin = try DataBarGTIN(content)
    guard gtin.value <= maximum else { throw .unencodable(offset: content.bytes.count == 16 ? 2 : 0) }
    let left = Int(gtin.value / radix), right = Int(gtin.value % radix)
    let character = DataBarCharacter.limited
    var widths: [UInt8] = [1]
    widths += character.elements(left)
    widths += checkElements(check(left: character.widths(left), right: character.widths(right)))
    widths += character.elements(right) + [1, 1]
    let pattern = BarPattern(widths: widths)
    let height = try DataBarDrawing.height(options, standard: 10)
    return Symbol(
      symbology: symbology, shape: .bars(pattern, height: height), quietZone: quietZone,
      details: .linear(gtin.details()),
      text: DataBarDrawing.text(gtin.printed, pattern: pattern, options: options))
  }

  /// The sum modulo 89: element k of both characters together weighs 3 to the power k (6.2.3).
  static func check(left: DataBarCharacter.Widths, right: DataBarCharacter.Widths) -> Int {
    let character = DataBarCharacter.limited
    return
      (character.weighted(left, from: 1, modulus: 89)
      + character.weighted(right, from: 20, modulus: 89)) % 89
  }

  /// The elements of check character `check`, space first.
  static func checkElements(_ check: Int) -> [UInt8] {
    var elements: [UInt8] = [], modules = checkPatterns[check], last: UInt32 = 2
    for _ in 0..<18 {
      let module = modules >> 17 & 1
      if module == last { elements[elements.count - 1] += 1 } else { elements.append(1) }
      last = module
      modules <<= 1
    }
    return elements
  }
}
