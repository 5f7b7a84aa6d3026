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

  /// - Parameters:
  ///   - cells: codewords of data columns, `column` 0…, each with its cluster.
  ///   - cluster: the cluster of the first row.
  ///   - left, right: rows at the sides; one of them at least.
  init?(
    _ cells: [StackedCell], rows: Int, columns: Int, cluster: Int, left: RowLine?, right: RowLine?
  ) {
    guard rows > 0, columns > 0, left != nil || right != nil else { return nil }
    self.rows = rows
    self.columns = columns
    votes = Array(repeating: [], count: rows * columns)
    var byColumn: [[StackedCell]] = Array(repeating: [], count: columns)
    for cell in cells where byColumn.indices.contains(cell.column) { byColumn[cell.column].append(cell) }
    // From a side that is known to the other.
    var bend: Float = 0
    for step in 0..<columns {
      let column = left != nil ? step : columns - 1 - step
      let share = (Float(column) + 1) / Float(columns + 1)
      var rests: [Float] = []
      for cell in byColumn[column] {
        let base: Float
        if let left, let right {
          base = left.row(at: cell.offset) * (1 - share) + right.row(at: cell.offset) * share
        } else if let line = left ?? right {
          base = line.row(at: cell.offset)
        } else {
          continue
        }
        let expected = base + bend
        let phase = Float((cell.cluster - cluster + 3) % 3)
        let row = phase + 3 * ((expected - phase) / 3).rounded()
        rests.append(row - expected)
        guard row >= 0, row < Float(rows), abs(row - expected) < 1.4 else { continue }
        vote(Int(row) * columns + column, cell.value)
      }
      guard rests.count >= 4 else { continue }
      rests.sort { $0 < $1 }
      bend += rests[rests.count / 2]
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
