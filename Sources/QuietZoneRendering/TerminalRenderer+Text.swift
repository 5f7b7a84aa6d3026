import QuietZone

extension TerminalRenderer {
  /// The symbol as a terminal has room for it: bars a few lines high, without bearer bars, which a screen
  /// does not need.
  static func lowered(_ symbol: Symbol) -> Symbol {
    guard case .bars(var pattern, let height) = symbol.shape else { return symbol }
    var symbol = symbol
    pattern.bearerBars = nil
    symbol.shape = .bars(pattern, height: min(height, maximumHeight))
    return symbol
  }

  /// Modules: two in a line.
  private static let maximumHeight = 26

  /// The text next to bars as one line of `width` modules, `scale` characters each; empty where there is
  /// none.
  static func caption(_ symbol: Symbol, left: Int, width: Int, scale: Int) -> [UInt8] {
    guard !symbol.text.isEmpty, width > 0 else { return [] }
    var line = [UInt8](repeating: UInt8(ascii: " "), count: width * scale)
    for text in symbol.text {
      let middle = (text.place.lowerBound + text.place.upperBound + 2 * left) * scale / 2
      let cell = max(min(text.place.count / max(text.characters.count, 1), 9) * scale, 1)
      for (index, character) in text.characters.enumerated() where 32..<127 ~= character {
        let place = middle + (2 * index + 1 - text.characters.count) * cell / 2
        if line.indices.contains(place) { line[place] = character }
      }
    }
    return line
  }
}
