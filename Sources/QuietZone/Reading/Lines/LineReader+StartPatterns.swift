/// How start and stop patterns of stacked symbols that lines of a region showed lead to the symbols.
extension LineReader {
  /// Takes over the patterns of the line scanned last, which begins at `start` and is `length` pixels long.
  mutating func note(_ frame: RegionFrame, from start: Point2D, length: Double) {
    let across = frame.region.across
    for hit in scanner.starts {
      let place = Double(hit.pattern.place) / 16
      let module = hit.pattern.module / 16
      evidence.starts.pending.append(
        StartPattern(
          decoder: scanner.stacked[hit.decoder], isStop: hit.pattern.isStop, columns: hit.pattern.columns,
          origin: start + across * (hit.isReversed ? length - place : place),
          across: hit.isReversed ? across * -1 : across, module: module, isInverted: hit.isInverted,
          length: hit.pattern.modules.map { Double($0) * hit.pattern.module / 16 },
          isCertain: hit.pattern.isCertain))
    }
  }

  /// Whether a pattern lies on a symbol that has been read.
  private func isRead(_ start: StartPattern) -> Bool {
    (evidence.barcodes + found).contains { $0.outline.contains(start.origin) }
  }

  /// Reads the symbols that start patterns belong to, the clear ones first: what lies on them leads nowhere
  /// else. `true` when there was one.
  @discardableResult
  mutating func followStartPatterns(_ frame: RegionFrame) -> Bool {
    let before = evidence.barcodes.count
    var unread: [StartPattern] = []
    for start in evidence.starts.pending
    where evidence.starts.mayFollow(beyond: evidence.barcodes.count) && evidence.budget > 0 {
      if isRead(start) || evidence.starts.knows(start) { continue }
      var reader = StackedReader(start, in: frame.plane, options: options)
      if !start.isCertain, !reader.isReal() {
        evidence.budget -= reader.spent
        evidence.starts.refuse(start)
        continue
      }
      evidence.starts.followed.append(start)
      if let barcode = reader.read(.first) {
        evidence.barcodes.append(barcode)
      } else {
        evidence.budget -= reader.spent
        if reader.mayShowMore { unread.append(start) }
      }
    }
    for start in unread where options.effort > .fast && evidence.budget > 0 {
      if isRead(start) { continue }
      var reader = StackedReader(start, in: frame.plane, options: options)
      if let barcode = reader.read(.all) ?? readForms(of: start, after: reader, frame) {
        evidence.barcodes.append(barcode)
      } else {
        evidence.budget -= reader.spent
      }
    }
    evidence.starts.pending.removeAll(keepingCapacity: true)
    return evidence.barcodes.count > before
  }

  /// Lines on which other symbols are looked for in a region that has shown one.
  private static let linesForOthers = 24
  /// How far to both sides of the region's middle, half lengths, a symbol reaches that fills a line, and how
  /// many such lines are left out for one that is scanned, as others may begin beyond the region.
  private static let full = (length: 0.85, others: 3)

  /// Reads what else start patterns lead to in a region where they have led to a symbol on one line; `false`
  /// where they have not.
  mutating func readOtherRows(_ frame: RegionFrame, _ filter: LineFilter) -> Bool {
    if evidence.barcodes.isEmpty { return false }
    let reach = frame.region.across * (frame.region.halfLength * Self.full.length)
    let offsets = LinePass.Lines.even(count: Self.linesForOthers).offsets(frame.region.halfHeight)
    for (index, offset) in offsets.enumerated() {
      if shouldStop { break }
      let middle = frame.middle(offset)
      let isFull = evidence.barcodes.contains {
        $0.outline.contains(middle - reach) && $0.outline.contains(middle + reach)
      }
      if isFull, index & Self.full.others != 0 { continue }
      scan(offset, filter, in: frame)
      followStartPatterns(frame)
    }
    return true
  }

  /// Reads the symbol of a start pattern whose row begins as it says but goes on otherwise.
  private mutating func readForms(
    of start: StartPattern, after reader: StackedReader, _ frame: RegionFrame
  ) -> Barcode? {
    guard reader.missesPatterns else { return nil }
    for form in start.decoder.forms() where form.columns != start.columns {
      var other = start
      (other.columns, other.length) = (form.columns, Double(form.modules) * start.module)
      var reader = StackedReader(other, in: frame.plane, options: options)
      if let barcode = reader.read(.all) { return barcode }
      evidence.budget -= reader.spent
    }
    return nil
  }
}
