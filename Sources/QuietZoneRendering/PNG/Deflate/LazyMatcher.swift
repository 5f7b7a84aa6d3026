/// Divides bytes into literals and matches as they come: a match gives way where one that begins a byte
/// later is longer.
enum LazyMatcher {
  /// A match of three bytes from farther away costs more than three literals.
  private static let farthestOfShortest = 4096

  /// Tokens for a stretch of the window, which is inserted.
  static func tokens(_ window: inout MatchWindow, _ range: Range<Int>, _ effort: Deflater.Effort)
    -> [DeflateToken]
  {
    var tokens: [DeflateToken] = []
    // The match that begins one byte before, and whether that byte has not become a token yet.
    var held = MatchWindow.Match(), holdsByte = false
    var place = range.lowerBound
    while place < range.upperBound {
      let found = match(window, place, range.upperBound, above: held.length, effort)
      if held.length > 0, found.length <= held.length {
        tokens.append(DeflateToken(length: held.length, distance: held.distance))
        let end = place &- 1 &+ held.length
        while place < end {
          window.insert(place)
          place &+= 1
        }
        held = MatchWindow.Match()
        holdsByte = false
      } else {
        if holdsByte { tokens.append(DeflateToken(literal: window.bytes[place &- 1])) }
        window.insert(place)
        held = found
        holdsByte = true
        place &+= 1
      }
    }
    // A match that is held is longer than what is left behind it, so only a byte can be.
    if holdsByte { tokens.append(DeflateToken(literal: window.bytes[place &- 1])) }
    return tokens
  }

  private static func match(
    _ window: borrowing MatchWindow, _ place: Int, _ end: Int, above least: Int, _ effort: Deflater.Effort
  ) -> MatchWindow.Match {
    guard least < DeflateAlphabet.longest else { return MatchWindow.Match() }
    let found = window.longest(at: place, before: end, above: least, tries: effort.tries)
    let isDear =
      found.length < effort.shortest
      || found.length == DeflateAlphabet.shortest && found.distance > farthestOfShortest
    return isDear ? MatchWindow.Match() : found
  }
}
