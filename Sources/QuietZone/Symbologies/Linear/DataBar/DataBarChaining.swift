/// Puts pairs together in the sequence that the check character asks for.
struct DataBarChaining {
  private let fragments: [LinearFragment]
  private let pairs: [DataBarPair]
  private let options: LinearDecodeOptions

  /// Only so many fragments, those seen most often, and so many for each finder pattern are tried; and so
  /// many chains, whole or not, from one beginning and from all of them.
  private static let limits = (fragments: 256, choices: 3, trials: 2000, trialsOfAll: 20_000)

  init(_ fragments: [LinearFragment], _ options: LinearDecodeOptions) {
    let most = fragments.indices.sorted { fragments[$0].count > fragments[$1].count }
    order = Array(most.prefix(Self.limits.fragments))
    self.fragments = fragments
    self.options = options
    pairs = fragments.map { DataBarPair($0.value) }
  }

  /// Indices of the fragments, those seen most often first.
  private let order: [Int]

  func assemblies() -> [LinearAssembly] {
    var result: [LinearAssembly] = []
    var isUsed = [Bool](repeating: false, count: fragments.count)
    var left = Self.limits.trialsOfAll
    for index in order where !isUsed[index] && left > 0 {
      let pair = pairs[index]
      guard pair.finder == DataBarSequence.Finder(0, isTurned: false), let check = pair.outside else {
        continue
      }
      let count = check / 211 + DataBarSequence.counts.lowerBound
      guard DataBarSequence.counts.contains(count) else { continue }
      var chain = [index], trials = 0
      defer { left -= trials }
      let finders = DataBarSequence.finders(count)
      guard extend(&chain, finders: finders, count: count, trials: &trials, isUsed: isUsed),
        let assembly = assembly(chain, count)
      else {
        continue
      }
      for member in chain { isUsed[member] = true }
      result.append(assembly)
    }
    return result
  }

  /// Adds fragments to `chain` until it is a symbol whose check is right.
  private func extend(
    _ chain: inout [Int], finders: [DataBarSequence.Finder], count: Int, trials: inout Int,
    isUsed: [Bool]
  ) -> Bool {
    trials += 1
    guard chain.count < finders.count else { return isValid(chain, count) }
    let isLast = chain.count + 1 == finders.count
    var choices = 0
    for index in order where pairs[index].finder == finders[chain.count] && !isUsed[index] {
      guard trials < Self.limits.trials, choices < Self.limits.choices else { return false }
      guard pairs[index].first != nil, isLast && count & 1 != 0 || pairs[index].second != nil,
        belongs(fragments[index], to: fragments[chain[0]], after: fragments[chain[chain.count - 1]])
      else { continue }
      choices += 1
      chain.append(index)
      if extend(&chain, finders: finders, count: count, trials: &trials, isUsed: isUsed) { return true }
      chain.removeLast()
    }
    return false
  }

  /// The symbol's data characters.
  private func values(_ chain: [Int], _ count: Int) -> [Int] {
    let all = chain.flatMap { [pairs[$0].first ?? 0, pairs[$0].second ?? 0] }
    return Array(all.prefix(count).dropFirst())
  }

  private func isValid(_ chain: [Int], _ count: Int) -> Bool {
    var sum = 0
    for (index, value) in values(chain, count).enumerated() {
      guard value < 4096 else { return false }
      sum += DataBarSequence.weighted(
        value, row: pairs[chain[(index + 1) / 2]].finder.weightRow + (index + 1) % 2)
    }
    return pairs[chain[0]].outside == 211 * (count - DataBarSequence.counts.lowerBound) + sum % 211
  }

  /// Sine of the angle between fragments that are level with each other.
  private static let mostTurn = 0.4
  /// How many times as wide the modules of one fragment are as those of the one before it.
  private static let moduleRatio = (least: 0.6, most: 1.7)

  /// Whether a fragment can be of the same symbol as the first one: level with it, not further apart than the
  /// largest symbol reaches, and its modules as wide as those of the fragment before it.
  private func belongs(
    _ fragment: LinearFragment, to first: LinearFragment, after last: LinearFragment
  ) -> Bool {
    let a = first.end - first.begin, b = fragment.end - fragment.begin
    guard a.length > 0, b.length > 0, abs(a.cross(b)) <= Self.mostTurn * a.length * b.length else {
      return false
    }
    let ratio = module(fragment) / module(last)
    guard ratio > Self.moduleRatio.least, ratio < Self.moduleRatio.most else { return false }
    return (fragment.begin - first.begin).length <= 13 * a.length
  }

  /// Width of a fragment's modules, pixels.
  private func module(_ fragment: LinearFragment) -> Double {
    let pair = DataBarPair(fragment.value)
    let modules = 15 + (pair.outside == nil ? 0 : 17) + (pair.inside == nil ? 0 : 17)
    return (fragment.end - fragment.begin).length / Double(modules)
  }

  private func assembly(_ chain: [Int], _ count: Int) -> LinearAssembly? {
    var writer = BitWriter()
    for value in values(chain, count) { writer.append(UInt32(value), count: 12) }
    let bits = BitReader(writer.bytes, bitCount: 12 * (count - 1))
    guard let bytes = DataBarMethod.decode(bits), !bytes.isEmpty else { return nil }
    let symbology = isInOneRow(chain) ? Symbology.dataBarExpanded : .dataBarExpandedStacked
    guard options.wanted.contains(symbology) else { return nil }
    var details = DataBarElementStrings(bytes).details
    details.lines = chain.reduce(Int.max) { min($0, fragments[$1].count) }
    return LinearAssembly(
      reading: LinearReading(
        assembled: symbology, DataBar.identifier, Content(bytes: bytes), first: fragments[chain[0]].first,
        last: fragments[chain[0]].last, linesNeeded: 2, details: details),
      fragments: chain.sorted(), leading: chain[0])
  }

  /// How far the last pair of a single row lies from the first one, lengths of a pair for each between them;
  /// stacked ones lie nearer, above one another.
  private static let inOneRow = 0.7

  /// Whether the last pair lies as far from the first one, along the bars' row, as it does in one row.
  private func isInOneRow(_ chain: [Int]) -> Bool {
    guard let index = chain.last else { return false }
    let first = fragments[chain[0]], last = fragments[index]
    let a = first.end - first.begin
    // The middle of the last finder pattern, about, in lengths of a pair from the first one's; pairs may
    // become longer or shorter on the way.
    let reach = ((last.begin + last.end) - (first.begin + first.end)) * 0.5
    let growth = (1 + module(last) / max(module(first), 1e-9)) / 2
    let along = a.dot(reach) / max(a.dot(a) * growth, 1)
    return along > Self.inOneRow * Double(chain.count - 1)
  }
}
