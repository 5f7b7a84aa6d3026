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
      let finders = DataBarSequence.finders(count)
      while !isUsed[index], left > 0 {
        var search = Search(finders: finders, count: count, isUsed: isUsed)
        for columns in 1...finders.count {
          search.columns = columns
          search.chain = [index]
          extend(&search, cost: 0)
        }
        left -= search.trials
        guard let assembly = assembly(search) else { break }
        result.append(assembly)
        // Those of labels that begin alike, close below each other, are one.
        let lowest = search.best.reduce(Double.infinity) { min($0, fragments[$1].height) }
        for member in search.best where fragments[member].height <= Self.sameHeight * lowest {
          isUsed[member] = true
        }
      }
    }
    return result
  }

  /// The chains from one beginning.
  private struct Search {
    let finders: [DataBarSequence.Finder]
    /// Characters.
    let count: Int
    let isUsed: [Bool]
    /// Pairs in a row.
    var columns = 0
    var chain: [Int] = []
    var trials = 0
    /// The chain that lies most exactly as a symbol's pairs do, of those whose check is right.
    var best: [Int] = []
    var bestColumns = 0
    var leastCost = Double.infinity

    /// Which pair of its row, from the left, one of the sequence is. Every second row of an even number of
    /// pairs runs backwards, but for the last with an odd number.
    func column(_ place: Int) -> Int {
      let row = place / columns, inRow = min(columns, finders.count - row * columns)
      let isBackwards = row & 1 != 0 && columns & 1 == 0 && inRow & 1 == 0
      return isBackwards ? inRow - 1 - place % columns : place % columns
    }
  }

  /// Adds fragments to the chain until it is a symbol whose check is right.
  private func extend(_ search: inout Search, cost: Double) {
    search.trials += 1
    let place = search.chain.count
    guard cost < search.leastCost else { return }
    guard place < search.finders.count else {
      if isValid(search.chain, search.count) {
        (search.best, search.bestColumns, search.leastCost) = (search.chain, search.columns, cost)
      }
      return
    }
    let isLast = place + 1 == search.finders.count
    var choices = 0
    for index in order where pairs[index].finder == search.finders[place] && !search.isUsed[index] {
      guard search.trials < Self.limits.trials, choices < Self.limits.choices else { return }
      guard pairs[index].first != nil, isLast && search.count & 1 != 0 || pairs[index].second != nil,
        let off = off(index, search)
      else { continue }
      choices += 1
      search.chain.append(index)
      extend(&search, cost: cost + off)
      search.chain.removeLast()
    }
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
  /// How far a fragment may lie from where it belongs, seen from the one before it, pairs, and how much
  /// farther for each pair between.
  private static let mostOff = (first: 0.45, each: 0.15)
  /// How far the lines that showed it may be from those that showed the one before it in its row, and from
  /// the row above, pairs.
  private static let mostGap = (inRow: 0.25, below: 0.5)
  /// How many times as high as the lowest one a fragment may be that is of the same symbol alone.
  private static let sameHeight = 1.5
  /// Modules of a pair.
  private static let modules = 49.0

  /// How far a fragment lies from where the chain goes on, pairs, and a new row from the one above it; `nil`
  /// where it can't be of the same symbol.
  private func off(_ index: Int, _ search: Search) -> Double? {
    let place = search.chain.count, inRow = place % search.columns
    let first = fragments[search.chain[0]], fragment = fragments[index]
    let a = first.end - first.begin, b = fragment.end - fragment.begin
    guard a.length > 0, b.length > 0, abs(a.cross(b)) <= Self.mostTurn * a.length * b.length else {
      return nil
    }
    let (before, after) = (module(search.chain[place - 1]), module(index))
    guard after > before * Self.moduleRatio.least, after < before * Self.moduleRatio.most else { return nil }
    // Where it lies, pairs to the right of the one before it and below that.
    let pair = Self.modules * (before + after) / 2, way = middle(index) - middle(search.chain[place - 1])
    let x = a.dot(way) / (a.length * pair)
    let columns = Double(search.column(place) - search.column(place - 1))
    let off = abs(x - columns)
    guard off <= Self.mostOff.first + Self.mostOff.each * abs(columns) else { return nil }
    // One that labels share is as high as all of them: level with each, which are not with each other.
    var most = 0.0
    for other in search.chain.suffix(inRow == 0 ? 1 : inRow) {
      let y = a.cross(middle(index) - middle(other)) / (a.length * pair)
      let heights = (fragments[other].height / pair, fragment.height / pair)
      let gap = abs(y) - (heights.0 + heights.1) / 2
      guard inRow == 0 ? y > 0 && gap <= Self.mostGap.below : gap <= Self.mostGap.inRow else { return nil }
      most = max(most, inRow == 0 ? y : abs(y) - abs(heights.0 - heights.1) / 2)
    }
    return off + most
  }

  private func middle(_ index: Int) -> Point2D { (fragments[index].begin + fragments[index].end) * 0.5 }

  /// Width of a fragment's modules, pixels.
  private func module(_ index: Int) -> Double {
    let modules = 15 + (pairs[index].outside == nil ? 0 : 17) + (pairs[index].inside == nil ? 0 : 17)
    return (fragments[index].end - fragments[index].begin).length / Double(modules)
  }

  private func assembly(_ search: Search) -> LinearAssembly? {
    let chain = search.best, count = search.count
    guard !chain.isEmpty else { return nil }
    var writer = BitWriter()
    for value in values(chain, count) { writer.append(UInt32(value), count: 12) }
    let bits = BitReader(writer.bytes, bitCount: 12 * (count - 1))
    guard let bytes = DataBarMethod.decode(bits), !bytes.isEmpty else { return nil }
    let symbology =
      search.bestColumns == search.finders.count ? Symbology.dataBarExpanded : .dataBarExpandedStacked
    guard options.wanted.contains(symbology) else { return nil }
    var details = DataBarElementStrings(bytes).details
    details.lines = chain.reduce(Int.max) { min($0, fragments[$1].count) }
    return LinearAssembly(
      reading: LinearReading(
        assembled: symbology, DataBar.identifier, Content(bytes: bytes), first: fragments[chain[0]].first,
        last: fragments[chain[0]].last, linesNeeded: 2, details: details),
      fragments: chain.sorted(), leading: chain[0])
  }
}
