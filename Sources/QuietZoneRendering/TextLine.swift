import QuietZone

/// A line of human-readable text in its place.
struct TextLine: Equatable {
  /// Printable characters of ISO-8859-1.
  var characters: [UInt8]
  /// Size of the font (its em), mils: thousandths of a module.
  var size: Int64
  /// From the top left corner of the bars, mils.
  var baseline: Int64
  /// The middle of each character, mils; digits, which stand in equal cells.
  var centers: [Int64]
  /// Where the middle of the line is, mils; used where `centers` is empty.
  var middle: Int64
}

extension TextLine {
  /// The em of the usual size and of the small one, mils: digits are 0.72 of it high, about 7 and 5 modules.
  private static let normal: Int64 = 9200
  private static let small: Int64 = 6800
  /// Light between bars and text, mils.
  private static let gap: Int64 = 1000
  /// The widest cell of a digit, mils; wider ones would tear the number apart. Those of an add-on stand over
  /// their bars.
  private static let widestCell: Int64 = 7500
  private static let widestCellAbove: Int64 = 9000

  /// Height of capitals and digits of a font of `size`, mils.
  static func capHeight(_ size: Int64) -> Int64 { size * 72 / 100 }

  /// The text of a symbol.
  static func lines(_ symbol: Symbol) -> [TextLine] {
    let below = baselineBelow(symbol)
    return symbol.text.compactMap { text in
      let characters = text.characters.filter { 32..<127 ~= $0 || $0 > 160 }
      guard !characters.isEmpty, text.place.count > 0 else { return nil }
      let size = size(of: text, count: characters.count)
      let above = extent(of: symbol.shape, over: text.place).top - gap
      var line = TextLine(
        characters: characters, size: size, baseline: text.side == .below ? below : above, centers: [],
        middle: Int64(text.place.lowerBound + text.place.upperBound) * 500)
      if characters.allSatisfy({ 48..<58 ~= $0 }) {
        line.spread(over: text.place, text.side == .above ? widestCellAbove : widestCell)
      }
      return line
    }
  }

  /// Digits in cells of one width around the middle.
  private mutating func spread(over columns: Range<Int>, _ widest: Int64) {
    let count = Int64(characters.count)
    let cell = min(Int64(columns.count) * 1000 / count, widest)
    centers = (0..<count).map { middle + (2 * $0 + 1 - count) * cell / 2 }
  }

  /// The usual size, or less where the text is wider than its columns.
  private static func size(of text: SymbolText, count: Int) -> Int64 {
    let usual = text.size == .normal ? normal : small
    let available = Int64(text.place.count) * 1000
    let width = text.characters.reduce(Int64(0)) { $0 + Helvetica.width($1) } * usual / 1000
    // Other fonts are up to a seventh wider.
    return width * 8 > available * 7 ? max(usual * available * 7 / (width * 8), 1000) : usual
  }

  /// One base line for all text below: under the lowest of the bars that it stands under.
  private static func baselineBelow(_ symbol: Symbol) -> Int64 {
    var bottom: Int64?
    var size = small
    for text in symbol.text where text.side == .below {
      size = max(size, self.size(of: text, count: text.characters.count))
      let bars = extent(of: symbol.shape, over: text.place)
      if bars.isMet { bottom = max(bottom ?? 0, bars.bottom) }
    }
    let bearer = Int64(symbol.shape.bearerBars?.thickness ?? 0) * 1000
    return (bottom ?? symbol.shape.extent.height) + bearer + gap + capHeight(size)
  }

  /// How far the bars over some columns reach, mils; all of the height where there are none.
  private static func extent(
    of shape: Symbol.Shape, over columns: Range<Int>
  ) -> (top: Int64, bottom: Int64, isMet: Bool) {
    let height = shape.extent.height
    guard case .bars(let pattern, _) = shape else { return (0, height, false) }
    var top = height, bottom: Int64 = 0, x = 0, isMet = false
    for (index, width) in pattern.widths.enumerated() {
      let end = x + Int(width)
      if index & 1 == 0, x < columns.upperBound, end > columns.lowerBound {
        let inset = index / 2 < pattern.insets.count ? pattern.insets[index / 2] : BarPattern.Inset()
        top = min(top, Int64(inset.top) * 1000)
        bottom = max(bottom, height - Int64(inset.bottom) * 1000)
        isMet = true
      }
      x = end
    }
    return isMet ? (top, bottom, true) : (0, height, false)
  }
}

extension TextLine {
  /// Room that lines of text need around the bars, whole modules.
  static func room(_ lines: [TextLine], _ symbol: Symbol) -> Symbol.Margins {
    let height = symbol.shape.extent.height
    var room = Symbol.Margins(0)
    for line in lines {
      let isDeep = line.characters.contains { !(48..<58 ~= $0) && !(65..<91 ~= $0) }
      let descent = isDeep ? line.size / 4 : 400
      room.bottom = max(room.bottom, Int((line.baseline + descent - height + 999) / 1000))
      room.top = max(room.top, Int((capHeight(line.size) + 400 - line.baseline + 999) / 1000))
    }
    for text in symbol.text {
      let width = Int(symbol.shape.extent.width / 1000)
      room.left = max(room.left, -text.place.lowerBound)
      room.right = max(room.right, text.place.upperBound - width)
    }
    return room
  }
}

extension Symbol.Shape {
  var bearerBars: BarPattern.BearerBars? {
    if case .bars(let pattern, _) = self { return pattern.bearerBars }
    return nil
  }
}

extension SymbolText {
  /// Its columns, as far as a symbol may have so many: sums of others would overflow.
  var place: Range<Int> { columns.clamped(to: -1_000_000..<1_000_000) }
}
