public import QuietZone
import TestSupport

/// Combinations of the options of `quietzone make` in which every value of every option meets every value of
/// every other one at least once (pairwise covering), for one symbology; the same for the same seed.
public struct MakingPairs {
  /// One way to call `quietzone make`.
  public struct Combination: Sendable {
    /// Options and, behind `--`, the content; without `-o`.
    public var arguments: [String]
    /// What reading it back must say.
    public var expected: String
    public var scale: Int
  }

  /// What one option may be: its arguments, the first being none.
  struct Parameter {
    var name: String
    var values: [[String]]
  }

  /// A value of a parameter.
  private struct Pick: Hashable {
    var parameter: Int
    var value: Int
  }

  private struct Pair: Hashable {
    var first: Pick
    var second: Pick
    init(_ a: Pick, _ b: Pick) { (first, second) = a.parameter < b.parameter ? (a, b) : (b, a) }
  }

  /// Pixels a module. Hexagons and film's short bars are read from a few pixels on.
  public static func scales(_ symbology: Symbology) -> [Int] {
    switch symbology {
    case .maxiCode: [3, 5, 10]
    case .dxFilmEdge: [2, 3, 5, 10]
    default: [1, 2, 3, 5, 10]
    }
  }

  private let table: MakingTable
  private let parameters: [Parameter]
  private var random: SeededRandom
  private var open: Set<Pair> = []

  /// `nil`: nothing is known of how the symbology is made.
  public init?(_ symbology: Symbology, seed: UInt64) {
    guard let table = MakingTable(symbology) else { return nil }
    self.table = table
    random = SeededRandom(seed: seed)
    parameters =
      [
        Parameter(name: "content", values: table.contents.map(\.options)),
        Parameter(name: "scale", values: Self.scales(symbology).map { ["--scale", String($0)] }),
      ] + table.parameters
  }

  /// All of them; the last ones cover the few pairs that were left.
  public mutating func combinations() -> [Combination] {
    open = allPairs()
    var rows: [Combination] = []
    while let seed = open.min(by: { order($0) < order($1) }) {
      let row = bestRow(from: seed)
      for (index, pick) in row.enumerated() {
        for other in row[(index + 1)...] { open.remove(Pair(pick, other)) }
      }
      rows.append(combination(row))
    }
    return rows
  }

  /// So that the first open pair is the same one on every run.
  private func order(_ pair: Pair) -> Int {
    ((pair.first.parameter * 64 + pair.first.value) * 64 + pair.second.parameter) * 64 + pair.second.value
  }
}

extension MakingPairs {
  private func allPairs() -> Set<Pair> {
    var pairs: Set<Pair> = []
    for first in parameters.indices {
      for second in first + 1..<parameters.count {
        for a in parameters[first].values.indices {
          for b in parameters[second].values.indices {
            let picks = [Pick(parameter: first, value: a), Pick(parameter: second, value: b)]
            if agrees(picks[1], with: [picks[0]]) { pairs.insert(Pair(picks[0], picks[1])) }
          }
        }
      }
    }
    return pairs
  }

  /// Of several rows that begin with an open pair, the one that closes the most.
  private mutating func bestRow(from seed: Pair) -> [Pick] {
    var best: [Pick] = []
    var most = -1
    for _ in 0..<6 {
      let row = self.row(from: seed)
      var closed = 0
      for (index, pick) in row.enumerated() {
        for other in row[(index + 1)...] where open.contains(Pair(pick, other)) { closed += 1 }
      }
      if closed > most { (best, most) = (row, closed) }
    }
    return best
  }

  private mutating func row(from seed: Pair) -> [Pick] {
    var row = [seed.first, seed.second]
    let rest = parameters.indices.filter { index in !row.contains { $0.parameter == index } }
    for parameter in rest.shuffled(using: &random) {
      let picks = parameters[parameter].values.indices.map { Pick(parameter: parameter, value: $0) }
        .filter { agrees($0, with: row) }.shuffled(using: &random)
      let rated = picks.map { pick in
        (pick: pick, closes: row.count { open.contains(Pair(pick, $0)) })
      }
      // A value that goes with all others always exists: the option left away.
      if let best = rated.max(by: { $0.closes < $1.closes }) { row.append(best.pick) }
    }
    return row.sorted { $0.parameter < $1.parameter }
  }

  private func agrees(_ pick: Pick, with row: [Pick]) -> Bool {
    let own = parameters[pick.parameter].values[pick.value]
    return row.allSatisfy { other in
      !table.conflicts(own, parameters[other.parameter].values[other.value])
    }
  }

  private func combination(_ row: [Pick]) -> Combination {
    let content = table.contents[row[0].value]
    let options = row.flatMap { parameters[$0.parameter].values[$0.value] }
    return Combination(
      arguments: ["--symbology", "\(table.symbology.token)"] + options + ["--", content.text],
      expected: content.expected, scale: Self.scales(table.symbology)[row[1].value])
  }
}
