internal import Foundation

/// `name=value` of a query, or of a form in the body: what a URL's part behind `?` holds.
struct Parameters {
  var pairs: [(name: String, value: String)]

  /// The most pairs that are taken.
  private static let most = 200

  /// Takes `a=1&b=2` apart; a plus is a space (WHATWG URL, application/x-www-form-urlencoded).
  init(_ text: String) throws(Problem) {
    pairs = []
    for part in text.split(separator: "&") {
      guard pairs.count < Self.most else {
        throw Problem(.badParameter, "There are more than \(Self.most) parameters.")
      }
      let halves = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      pairs.append((try Self.decoded(halves[0]), halves.count > 1 ? try Self.decoded(halves[1]) : ""))
    }
  }

  private static func decoded(_ text: Substring) throws(Problem) -> String {
    guard let decoded = text.replacing("+", with: " ").removingPercentEncoding else {
      throw Problem(
        .badParameter, "\"\(text)\" is not percent-encoded UTF-8: write % as %25, other bytes as %XX.")
    }
    return decoded
  }

  /// Takes the one called `name` out; refuses a second one.
  mutating func take(_ name: String) throws(Problem) -> String? {
    let found = pairs.filter { $0.name == name }
    guard found.count < 2 else { throw Problem(.badParameter, "\(name) is given twice.") }
    pairs.removeAll { $0.name == name }
    return found.first?.value
  }

  /// Takes those out whose names begin with `prefix`, without it.
  mutating func takeAll(_ prefix: String) -> [(name: String, value: String)] {
    let found = pairs.filter { $0.name.hasPrefix(prefix) }
    pairs.removeAll { $0.name.hasPrefix(prefix) }
    return found.map { (String($0.name.dropFirst(prefix.count)), $0.value) }
  }
}

/// What an answer may be, by the field `Accept`.
enum Accept {
  /// The one of `offered` that is wanted most, of equals the first; `nil` where none is taken: RFC 9110,
  /// 12.5.1.
  static func best(_ field: String?, _ offered: [String]) -> String? {
    let list = WeightedList(field)
    return list.isEmpty ? offered.first : list.wanted(of: offered, names: ranges).first
  }

  /// The media ranges that a type is in, the most exact first, without its parameters.
  private static func ranges(_ type: String) -> [String] {
    let plain = type.prefix { $0 != ";" }
    return [String(plain), plain.prefix { $0 != "/" } + "/*", "*/*"]
  }
}
