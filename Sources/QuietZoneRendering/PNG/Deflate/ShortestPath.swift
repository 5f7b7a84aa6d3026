/// The cheapest way through a stretch of a stream: of many ways to divide it into literals and matches the
/// one that takes the fewest bits.
///
/// What a symbol costs depends on how often it is used, and so on the way itself: each way assumes what
/// symbols cost in the one before it, as long as that makes it shorter.
struct ShortestPath: Sendable {
  /// A match of so many bytes or more is taken whole, and no literal in its place; the same of a repetition,
  /// next to which nothing else is looked for.
  private static let long = 32, veryLong = 64
  /// Earlier places that are tried at each place.
  private static let tries = 64
  /// Matches that are kept of one place, so that no stretch takes more than a few megabytes.
  private static let matchLimit = 8
  /// The lengths below `long` that are worth a look: of those with one symbol, the longest leads farthest at
  /// the same cost.
  private static let lengths: [Int] = {
    (DeflateAlphabet.shortest..<long).filter { length in
      DeflateAlphabet.symbol(ofLength: length) != DeflateAlphabet.symbol(ofLength: length + 1)
    }
  }()

  /// A literal or match, and where its costs stand.
  private struct Step: Sendable {
    let token: DeflateToken
    /// Place in ``TokenCosts/literals``, and in ``TokenCosts/distances``.
    let literal: UInt16
    let distance: UInt16

    init(literal byte: UInt8) {
      token = DeflateToken(literal: byte)
      literal = UInt16(byte)
      distance = UInt16(truncatingIfNeeded: DeflateAlphabet.distanceCount)
    }

    init(length: Int, distance: Int) {
      token = DeflateToken(length: length, distance: distance)
      literal = UInt16(truncatingIfNeeded: DeflateAlphabet.end &+ length)
      self.distance = UInt16(truncatingIfNeeded: DeflateAlphabet.symbol(ofDistance: distance))
    }

    var byteCount: Int { literal < 256 ? 1 : Int(literal) &- DeflateAlphabet.end }
  }

  private let count: Int
  /// Places that steps lead to, ascending, and where the steps from each begin.
  private var nodes: [(place: Int32, first: Int32)] = []
  private var steps: [Step] = []

  /// Looks for the steps of a stretch of the window, which has been inserted.
  init(_ window: borrowing MatchWindow, _ range: Range<Int>) {
    count = range.count
    var repeats = Repeats(period: window.period, end: range.upperBound)
    var isReached = [Bool](repeating: false, count: count + 1)
    isReached[0] = true
    let lengths = Self.lengths
    for place in 0..<count where isReached[place] {
      let first = steps.count
      nodes.append((Int32(truncatingIfNeeded: place), Int32(truncatingIfNeeded: first)))
      collect(range.lowerBound &+ place, window, &repeats, lengths)
      for index in first..<steps.count { isReached[place &+ steps[index].byteCount] = true }
    }
    nodes.append((Int32(truncatingIfNeeded: count), Int32(truncatingIfNeeded: steps.count)))
  }

  /// Notes the steps from a place.
  private mutating func collect(
    _ place: Int, _ window: borrowing MatchWindow, _ repeats: inout Repeats, _ lengths: [Int]
  ) {
    let most = min(repeats.end - place, DeflateAlphabet.longest)
    var best = DeflateAlphabet.shortest - 1, next = 0, kept = 0
    func note(_ length: Int, _ distance: Int) {
      let longest = min(length, most)
      guard longest > best else { return }
      best = longest
      if kept == Self.matchLimit { steps.removeLast() } else { kept &+= 1 }
      while longest < Self.long, next < lengths.count, lengths[next] < longest {
        steps.append(Step(length: lengths[next], distance: distance))
        next &+= 1
      }
      steps.append(Step(length: longest, distance: distance))
    }
    let repeated = repeats.lengths(place, window)
    note(repeated.one, 1)
    if max(repeated.one, repeated.period, repeated.far) < Self.veryLong {
      var far = 0
      window.eachMatch(at: place, most, above: best, tries: Self.tries) { match in
        note(match.length, match.distance)
        far = match.distance
      }
      if far > 0 { repeats.found(far) }
    } else {
      note(repeated.far, repeats.farDistance)
    }
    note(repeated.period, window.period)
    if best < Self.long { steps.append(Step(literal: window.bytes[place])) }
  }

  /// The cheapest way, if it is shorter than `known`.
  func tokens(below known: [DeflateToken], rounds: Int) -> [DeflateToken] {
    var histogram = DeflateHistogram(known[...])
    var best = known, bestBits = DeflateBlocks.bitCount(histogram)
    for round in 0..<rounds {
      let way = way(TokenCosts(histogram))
      histogram = DeflateHistogram(way[...])
      let bits = DeflateBlocks.bitCount(histogram)
      if bits < bestBits {
        bestBits = bits
        best = way
      } else if round > 0 {
        break
      }
    }
    return best
  }

  /// The cheapest way at these costs: for each place the cheapest step that ends there, then back from the
  /// end.
  private func way(_ costs: TokenCosts) -> [DeflateToken] {
    var sums = [UInt32](repeating: .max, count: count + 1)
    var arrivals = [DeflateToken](repeating: DeflateToken(literal: 0), count: count + 1)
    sums[0] = 0
    for node in 0..<nodes.count &- 1 {
      let place = Int(nodes[node].place), sum = sums[place]
      for index in Int(nodes[node].first)..<Int(nodes[node &+ 1].first) {
        let step = steps[index]
        let cost = sum &+ costs.literals[Int(step.literal)] &+ costs.distances[Int(step.distance)]
        let end = place &+ step.byteCount
        if cost < sums[end] {
          sums[end] = cost
          arrivals[end] = step.token
        }
      }
    }
    var way: [DeflateToken] = []
    var place = count
    while place > 0 {
      way.append(arrivals[place])
      place &-= arrivals[place].byteCount
    }
    way.reverse()
    return way
  }
}
