/// How the values that lines of a field gave become barcodes.
extension RegionReader {
  /// Takes over the values that enough lines agree on; `true` when lines of some turned out to be another
  /// symbol's with the same value, which are votes of their own now.
  @discardableResult
  mutating func settle() -> Bool {
    var isSplit = false
    for index in votes.indices where votes[index].count >= needed(votes[index]) && isHigh(votes[index]) {
      guard let rest = measure(index) else { continue }
      votes.append(rest)
      isSplit = true
    }
    let order = votes.indices.sorted {
      let (a, b) = (votes[$0], votes[$1])
      return a.weight != b.weight ? a.weight > b.weight : a.length > b.length
    }
    var accepted: [LinearVote] = []
    for index in order {
      var vote = votes[index]
      guard vote.isMeasured else { continue }
      for other in votes.indices
      where other != index && votes[other].rivals(vote) && !votes[other].equals(vote) {
        // Another value for the same bars counts against this one, twice, unless it is known for being found
        // inside such bars.
        if vote.outranks(votes[other]) { continue }
        vote.dissent += votes[other].count
      }
      guard vote.count >= needed(vote) + 2 * vote.dissent, isHigh(vote), isInTheClear(vote),
        !accepted.contains(where: { $0.rivals(vote) }),
        !(accepted + reported).contains(where: { $0.covers(vote) || shadows($0, vote) })
      else { continue }
      accepted.append(vote)
    }
    for vote in accepted {
      if let barcode = barcode(vote) { barcodes.append(barcode) }
    }
    reported += accepted
    votes.removeAll { vote in
      accepted.contains { !$0.equals(vote) && $0.rivals(vote) } || reported.contains { $0.covers(vote) }
    }
    return isSplit
  }

  /// Whether the lines lie as far apart as bars reach at least: within one row of a matrix symbol any number
  /// of them agree. A strong check needs less of it.
  func isHigh(_ vote: LinearVote) -> Bool {
    let modules = vote.needed > 2 ? 2.0 : 1
    let most = isWholePicture ? max(2 * field.halfHeight - 1, 0) : field.halfHeight
    return vote.highest - vote.lowest >= min(modules * vote.module, most)
  }

  /// Whether the quiet zone was seen that the value needs, if it needs one.
  private func isInTheClear(_ vote: LinearVote) -> Bool {
    guard let reading = vote.result?.reading, reading.needsQuietZone else { return true }
    return !Self.violates(reading)
  }

  /// The lines that must agree on a value; in a picture of fewer rows all of them, if it has a check.
  func needed(_ vote: LinearVote) -> Int {
    let rows = Int(2 * field.halfHeight)
    guard isWholePicture, rows < vote.needed, vote.result?.reading.details.check == .verified else {
      return vote.needed
    }
    return max(rows, 1)
  }

  /// Whether a few bars of a longer symbol, met where it is torn or ends, passed for a weaker one.
  private func shadows(_ strong: LinearVote, _ weak: LinearVote) -> Bool {
    guard strong.needed < weak.needed, weak.begin > strong.begin - 2, weak.end < strong.end + 2 else {
      return false
    }
    let gap = max(weak.lowest - strong.highest, strong.lowest - weak.highest)
    return weak.length < 0.9 * strong.length && gap < 0.35 * 2 * field.halfHeight
  }

  private func barcode(_ vote: LinearVote) -> Barcode? {
    guard let (reading, begin, end) = vote.result else { return nil }
    var details = reading.details
    details.lines = vote.count
    details.confidence = vote.confidence
    details.violatesQuietZone = Self.violates(reading)
    return Barcode(
      symbology: reading.symbology, identifier: reading.identifier, content: reading.content,
      outline: outline(vote, begin, end), isInverted: vote.isInverted,
      isMirrored: false,
      correction: Barcode.Correction(corrected: 0, capacity: 0), structuredAppend: nil,
      details: .linear(details))
  }

  /// Whether less light space was met than nine tenths of what the standard asks for.
  private static func violates(_ reading: LinearReading) -> Bool {
    guard let zone = SymbologyCatalogue.entry(reading.symbology)?.quietZone else { return false }
    return reading.quietZone.left * 10 < zone.left * 16 * 9
      || reading.quietZone.right * 10 < zone.right * 16 * 9
  }
}
