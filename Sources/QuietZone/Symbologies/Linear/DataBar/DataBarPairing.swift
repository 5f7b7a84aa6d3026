/// Puts left and right halves together: those whose check agrees and that lie as a symbol's halves do.
struct DataBarPairing {
  private let fragments: [LinearFragment]
  private let halves: [DataBarHalf]
  private let options: LinearDecodeOptions

  /// Only so many of the halves seen most often are looked at.
  private static let limit = 64

  init(_ fragments: [LinearFragment], _ options: LinearDecodeOptions) {
    self.fragments = fragments
    self.options = options
    halves = fragments.map { DataBarHalf($0.value) }
  }

  /// A left and a right half that go together.
  private struct Match {
    var left: Int
    var right: Int
    var gtin: DataBarGTIN
    var symbology: Symbology
    /// How far they lie from where they belong, in lengths of a half.
    var distance: Double
  }

  func assemblies() -> [LinearAssembly] {
    var matches: [Match] = []
    let most = fragments.indices.sorted { fragments[$0].count > fragments[$1].count }.prefix(Self.limit)
    for left in most where !halves[left].isRight {
      for right in most where halves[right].isRight {
        if let match = match(left, right) { matches.append(match) }
      }
    }
    matches.sort { $0.distance < $1.distance }
    var isUsed = [Bool](repeating: false, count: fragments.count)
    return matches.compactMap { match in
      guard !isUsed[match.left], !isUsed[match.right] else { return nil }
      isUsed[match.left] = true
      isUsed[match.right] = true
      return assembly(match)
    }
  }

  private func match(_ left: Int, _ right: Int) -> Match? {
    let a = halves[left], b = halves[right]
    let sum = (a.characters.weighted(isRight: false) + b.characters.weighted(isRight: true)) % 79
    guard DataBarHalves.check(left: a.finder, right: b.finder) == sum else { return nil }
    // The linkage flag to a composite component adds 10¹³.
    let value = UInt64(a.characters.value) * 4_537_077 + UInt64(b.characters.value)
    guard let gtin = DataBarGTIN(value: value >= 10_000_000_000_000 ? value - 10_000_000_000_000 : value),
      let (symbology, distance) = place(fragments[left], fragments[right])
    else { return nil }
    return Match(left: left, right: right, gtin: gtin, symbology: symbology, distance: distance)
  }

  /// How many times as long one half may be as the other above or below it, and as the one beside it, which
  /// may be further away; and the cosine of the angle between their directions: they are opposite.
  private static let mostRatio = (stacked: 1.4, inOneRow: 2.2)
  private static let opposite = -0.9
  /// How far along the bars' row a half may be from where it belongs, and how far across it the lines that
  /// showed one may be from those that showed the other, lengths of a half.
  private static let mostOffset = 0.25
  private static let mostGap = 0.5

  /// Whether the halves meet in the middle of one row or the right one lies below the left one, and how
  /// exactly; `nil` when they do neither. Each was read from its outer end, so their directions are opposite.
  private func place(_ left: LinearFragment, _ right: LinearFragment) -> (Symbology, Double)? {
    let a = left.end - left.begin, b = right.end - right.begin
    let length = a.length
    guard length > 0, b.length > 0, a.dot(b) <= Self.opposite * length * b.length else { return nil }
    let ratio = max(length / b.length, b.length / length)
    let offset = right.end - left.end
    // In lengths of a half: along the bars' row and, downwards, across it.
    let along = a.dot(offset) / (length * length), down = a.cross(offset) / (length * length)
    let across = abs(down)
    guard across - (left.height + right.height) / (2 * length) <= Self.mostGap else { return nil }
    if abs(along) <= Self.mostOffset, ratio <= Self.mostRatio.inOneRow, options.wanted.contains(.dataBar) {
      return (.dataBar, abs(along) + across / 4)
    }
    if abs(along + 1) <= Self.mostOffset, down > 0, ratio <= Self.mostRatio.stacked,
      options.wanted.contains(.dataBarStacked)
    {
      return (.dataBarStacked, abs(along + 1) + across / 4)
    }
    return nil
  }

  private func assembly(_ match: Match) -> LinearAssembly {
    let left = fragments[match.left], right = fragments[match.right]
    var details = match.gtin.details()
    details.lines = min(left.count, right.count)
    return LinearAssembly(
      reading: LinearReading(
        assembled: match.symbology, DataBar.identifier, match.gtin.content, first: left.first,
        last: left.last,
        linesNeeded: 2, details: details),
      fragments: [match.left, match.right].sorted(), leading: match.left)
  }
}
