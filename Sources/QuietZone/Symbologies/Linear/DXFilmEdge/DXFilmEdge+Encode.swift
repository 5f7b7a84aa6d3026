extension DXFilmEdge {
  static func encode(_ content: Content, _ options: WriterOptions) throws(BarcodeEncodingError) -> Symbol {
    let film = try film(content.bytes)
    let columns = modules(hasFrame: film.frame != nil)
    let height = options.linear.height ?? 6
    guard (2...100).contains(height) else { throw .invalidOption(.height(height, minimum: 2, maximum: 100)) }
    var grid = ModuleGrid(width: columns, height: height)
    let bits = bits(film)
    for y in 0..<height {
      for x in 0..<columns {
        // The clock track: five dark modules, light and dark in turn, three dark ones.
        let clock = x < 5 || x >= columns - 3 || x & 1 == 0
        let data = bits >> UInt32(columns - 1 - x) & 1 != 0
        if y < height / 2 ? clock : data { grid[x, y] = true }
      }
    }
    // Above: below, readers take it for more of the data track.
    let text = SymbolText(characters: content.bytes, columns: 0..<columns, side: .above, size: .small)
    return Symbol(
      symbology: symbology, shape: .grid(grid), quietZone: quietZone,
      details: .linear(LinearDetails(check: .verified)), text: options.linear.showsText ? [text] : [])
  }

  /// Reads `first-second` or `first-second/frame` with an A behind it or not.
  private static func film(_ bytes: [UInt8]) throws(BarcodeEncodingError) -> Film {
    var place = 0
    func number(_ range: ClosedRange<Int>) throws(BarcodeEncodingError) -> Int {
      let start = place
      var value = 0
      while place < bytes.count, bytes[place] >= 48, bytes[place] <= 57, place - start < 3 {
        value = value * 10 + Int(bytes[place] - 48)
        place += 1
      }
      guard place > start, range.contains(value) else { throw .unencodable(offset: start) }
      return value
    }
    let first = try number(1...127)
    guard place < bytes.count, bytes[place] == UInt8(ascii: "-") else { throw .unencodable(offset: place) }
    place += 1
    var film = Film(first: first, second: try number(0...15), frame: nil)
    if place == bytes.count { return film }
    guard bytes[place] == UInt8(ascii: "/") else { throw .unencodable(offset: place) }
    place += 1
    let frame = try number(0...63)
    let isHalf = place < bytes.count && bytes[place] | 32 == UInt8(ascii: "a")
    if isHalf { place += 1 }
    guard place == bytes.count else { throw .unencodable(offset: place) }
    film.frame = (frame, isHalf)
    return film
  }
}
