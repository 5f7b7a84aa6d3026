/// A field such as `Accept`: names, and how much each is wanted, from 0, not at all, to 1: RFC 9110, 12.4.2.
///
/// Of items of one name the first counts. One without a weight, or with one that is no number, is wanted
/// fully.
struct WeightedList {
  private var weights: [String: Double] = [:]

  /// The most items that are looked at.
  private static let most = 100

  init(_ field: String?) {
    for item in (field ?? "").split(separator: ",").prefix(Self.most) {
      let parts = item.split(separator: ";").map { $0.trimmed() }
      guard let name = parts.first, !name.isEmpty, weights[name] == nil else { continue }
      weights[name] = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Self.weight($0.dropFirst(2)) } ?? 1
    }
  }

  var isEmpty: Bool { weights.isEmpty }

  /// What of `offered` is wanted, the most wanted first, of equals in their order.
  ///
  /// - Parameter names: how the list may mean an offer, the most exact first; in lower case.
  func wanted<Offer>(of offered: [Offer], names: (Offer) -> [String]) -> [Offer] {
    let rated = offered.map { ($0, names($0).lazy.compactMap { weights[$0] }.first ?? 0) }
    return rated.filter { $0.1 > 0 }.sorted { $0.1 > $1.1 }.map(\.0)
  }

  private static func weight(_ text: Substring) -> Double {
    guard let weight = Double(text), !weight.isNaN else { return 1 }
    return min(max(weight, 0), 1)
  }
}
