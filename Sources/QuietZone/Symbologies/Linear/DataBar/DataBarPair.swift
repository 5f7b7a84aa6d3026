/// A finder pattern of Expanded and the characters at its sides as a scan line shows them, read from its wide
/// end; one character is missing at the end of some symbols.
struct DataBarPair {
  var finder: DataBarSequence.Finder
  /// The character before the wide end and the one behind the narrow end.
  var outside: Int?
  var inside: Int?

  /// The pair whose finder pattern has its wide end at run `index`.
  init?(_ row: RunRow, finder index: Int) {
    // Turned ones begin with a bar.
    let isTurned = index & 1 != 0
    let length = row.sum(index, 5)
    let total = (outer: row.sum(index &- 8, 8), inner: row.sum(index &+ 5, 8))
    func fits(_ total: Int) -> Bool {
      total > 0 && DataBarFinder.fits(length, total: total, modules: 17)
    }
    let has = (outer: fits(total.outer), inner: fits(total.inner))
    guard has.outer || has.inner else { return nil }
    let isFull = has.outer && has.inner && abs(total.outer &- total.inner) &* 7 <= total.outer
    let scale =
      isFull
      ? (total: total.outer &+ total.inner, modules: 34)
      : (total: isTurned ? total.inner : total.outer, modules: 17)
    guard scale.total > 0,
      !isFull || DataBarFinder.isMean(row, at: index, total: scale.total, modules: scale.modules),
      let pattern = DataBarFinder.expanded.match(row, at: index, total: scale.total, modules: scale.modules)
    else { return nil }
    finder = DataBarSequence.Finder(pattern, isTurned: isTurned)
    let character = DataBarCharacter.expanded
    if isFull || !isTurned, has.outer { outside = character.read(row, at: index &- 8, isReversed: false) }
    if isFull || isTurned, has.inner { inside = character.read(row, at: index &+ 5, isReversed: true) }
    guard isPlausible(row, index, total: scale.total, modules: scale.modules) else { return nil }
  }

  /// Whether what is missing may be missing, and the first pair has its guard.
  private func isPlausible(_ row: RunRow, _ index: Int, total: Int, modules: Int) -> Bool {
    func isGuard(_ run: Int) -> Bool { DataBarFinder.isGuard(row[run], total: total, modules: modules) }
    if finder.pattern == 0, !finder.isTurned {
      // The check character, which says how many characters there are.
      guard let outside, inside != nil, outside < 211 * DataBarSequence.counts.count else { return false }
      return isGuard(index &- 9)
    }
    if outside != nil, inside != nil { return true }
    guard Self.lasts.contains(finder) else { return false }
    return finder.isTurned
      ? inside != nil && isGuard(index &- 1) && isGuard(index &- 2) : outside != nil && isGuard(index &+ 5)
  }

  /// The finder patterns that end a sequence.
  private static let lasts = DataBarSequence.counts.compactMap { DataBarSequence.finders($0).last }

  /// From a fragment's value.
  init(_ value: UInt64) {
    finder = DataBarSequence.Finder(Int(value >> 1 & 7), isTurned: value & 1 != 0)
    outside = value >> 4 & 1 != 0 ? Int(value >> 5 & 0x1FFF) : nil
    inside = value >> 18 & 1 != 0 ? Int(value >> 19 & 0x1FFF) : nil
  }

  private var packed: UInt64 {
    var value: UInt64 = (finder.isTurned ? 1 : 0) | UInt64(finder.pattern) << 1
    if let outside { value |= 1 << 4 | UInt64(outside) << 5 }
    if let inside { value |= 1 << 18 | UInt64(inside) << 19 }
    return value
  }

  func fragment(at index: Int) -> LinearFragment {
    // Not turned, the finder pattern begins and ends with a space.
    let before = outside == nil ? 0 : 8, behind = inside == nil ? 4 : 12
    let inward = finder.isTurned ? 0 : 1
    return LinearFragment(
      symbology: .dataBarExpanded, value: packed, first: index - before + inward,
      last: index + behind - inward)
  }
}

extension DataBarPair {
  /// The character before and behind the finder pattern in the order of the symbol.
  var first: Int? { finder.isTurned ? inside : outside }
  var second: Int? { finder.isTurned ? outside : inside }
}
