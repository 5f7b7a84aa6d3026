/// Puts the codewords that lines showed where they belong: in rows and columns.
///
/// A codeword's cluster tells its row but for multiples of three; the row lines at the sides of the symbol
/// tell the rest, and from column to column what the ones before were off is followed, as rows bend on a
/// curved symbol.
struct StackedLattice {
  let rows: Int
  let columns: Int
  /// Votes for the value of one codeword, the most voted for first.
  private(set) var votes: [[(value: Int, count: Int)]]

  /// How far the row that a cluster names may be from where a codeword lies, rows: clusters name every third,
  /// so that up to 1.5 the nearest of them is meant, and close to that it might be either of two.
  private static let mostOff: Float = 1.4

  /// - Parameters:
  ///   - cells: codewords of data columns, `column` 0…, each with its cluster.
  ///   - cluster: the cluster of the first row.
  ///   - left, right: rows at the sides; one of them at least.
  init?(
    _ cells: [StackedCell], rows: Int, columns: Int, cluster: Int, left: StackedSide?, right: StackedSide?
  ) {
    guard rows > 0, columns > 0, left != nil || right != nil else { return nil }
    self.rows = rows
    self.columns = columns
    votes = Array(repeating: [], count: rows * columns)
    var byColumn: [[StackedCell]] = Array(repeating: [], count: columns)
    for cell in cells where byColumn.indices.contains(cell.column) { byColumn[cell.column].append(cell) }
    // From a side that is known to the other.
    var bend = RowBend()
    for step in 0..<columns {
      let column = left != nil ? step : columns - 1 - step
      var rests: [(offset: Float, rest: Float)] = []
      for cell in byColumn[column] {
        guard let base = StackedSide.row(of: cell, left, right) else { continue }
        let expected = base + bend.value(at: cell.offset)
        let phase = Float((cell.cluster - cluster + 3) % 3)
        let row = phase + 3 * ((expected - phase) / 3).rounded()
        rests.append((cell.offset, row - expected))
        guard row >= 0, row < Float(rows), abs(row - expected) < Self.mostOff else { continue }
        vote(Int(row) * columns + column, cell.value)
      }
      bend.follow(rests)
    }
    for index in votes.indices { votes[index].sort { $0.count > $1.count } }
  }

  private mutating func vote(_ index: Int, _ value: Int) {
    for known in votes[index].indices where votes[index][known].value == value {
      votes[index][known].count += 1
      return
    }
    votes[index].append((value, 1))
  }

  /// How sure a codeword is: by how many lines its value leads, 0 for none or a tie.
  private func lead(_ index: Int) -> Int {
    guard let first = votes[index].first else { return 0 }
    return first.count - (votes[index].count > 1 ? votes[index][1].count : 0)
  }

  /// The codewords, and which of them are not to be trusted: those without votes, and then the weakest ones
  /// while there are no more than `budget`.
  func codewords(erasing budget: Int) -> (codewords: [UInt16], erasures: [Int]) {
    let codewords = votes.map { UInt16(truncatingIfNeeded: $0.first?.value ?? 0) }
    var erasures = votes.indices.filter { votes[$0].isEmpty }
    // Ties go before narrow leads.
    for limit in 0...2 {
      let weak = votes.indices.filter { !votes[$0].isEmpty && lead($0) == limit }
      let room = max(0, budget - erasures.count)
      // Codewords seen once are the rule in small pictures: they are erased only where few are.
      if limit > 0, weak.count > room / 2 { break }
      erasures += weak.prefix(room)
    }
    return (codewords, erasures)
  }

  /// Codewords with a vote.
  var known: Int { votes.reduce(0) { $0 + ($1.isEmpty ? 0 : 1) } }
}

/// How far the rows of one column lie from where the sides of the symbol let expect them: a straight line
/// over the offsets, carried on from column to column.
private struct RowBend {
  private var middle: Float = 0
  private var shift: Float = 0
  private var slope: Float = 0

  func value(at offset: Float) -> Float { shift + slope * (offset - middle) }

  /// Adds what the codewords of a column were off.
  mutating func follow(_ rests: [(offset: Float, rest: Float)]) {
    guard rests.count >= 4 else { return }
    let ordered = rests.sorted { $0.offset < $1.offset }
    let half = ordered.count / 2
    let low = Self.medians(ordered[..<half]), high = Self.medians(ordered[half...])
    let span = high.offset - low.offset
    let center = (low.offset + high.offset) / 2
    shift = value(at: center) + (low.rest + high.rest) / 2
    middle = center
    if rests.count >= 8, span > 0 { slope += (high.rest - low.rest) / span }
  }

  private static func medians(_ rests: ArraySlice<(offset: Float, rest: Float)>) -> (
    offset: Float, rest: Float
  ) {
    let offsets = rests.reduce(0) { $0 + $1.offset } / Float(rests.count)
    let sorted = rests.map { $0.rest }.sorted { $0 < $1 }
    return (offsets, sorted[sorted.count / 2])
  }
}
