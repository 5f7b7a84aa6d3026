/// What a person may have meant by a word that is none.
enum Spelling {
  /// The words nearest to `word`, the nearest first: those that begin with it, and those that a few slips
  /// away are it. Cases, hyphens and spaces don't count.
  static func nearest(_ word: String, _ words: [String], atMost count: Int = 3) -> [String] {
    let wanted = plain(word)
    guard !wanted.isEmpty else { return [] }
    let most = max(1, min(wanted.count / 3, 3))
    let rated = words.enumerated().compactMap { index, word -> (rank: Int, index: Int, word: String)? in
      let other = plain(word)
      let slips = distance(wanted, other)
      if slips <= most { return (slips, index, word) }
      return wanted.count >= 3 && other.starts(with: wanted) ? (most + 1, index, word) : nil
    }
    let order = rated.sorted {
      ($0.rank, $0.word.utf8.count, $0.index) < ($1.rank, $1.word.utf8.count, $1.index)
    }
    let best = order.first?.rank ?? 0
    return order.filter { $0.rank <= best + 1 }.prefix(count).map(\.word)
  }

  /// `, did you mean a, b or c?`; empty where nothing is near.
  static func suggestion(_ word: String, _ words: [String]) -> String {
    let near = nearest(word, words)
    guard let last = near.last else { return "" }
    let list = near.count == 1 ? last : near.dropLast().joined(separator: ", ") + " or " + last
    return "; did you mean \(list)?"
  }

  /// Letters and digits in lower case.
  static func plain(_ word: String) -> [UInt8] {
    word.lowercased().utf8.filter { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) }
  }

  /// Letters to be put in, left out, changed or swapped with the next.
  static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    guard a.count < 64, b.count < 64 else { return 64 }
    var before: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var least = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { least = min(least, before[j - 1] + 1) }
        row.append(least)
      }
      (before, last) = (last, row)
    }
    return last[b.count]
  }
}
