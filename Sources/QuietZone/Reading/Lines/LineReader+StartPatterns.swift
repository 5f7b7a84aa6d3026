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

  /// Reads the symbols that start patterns belong to; `true` when there was one.
  @discardableResult
  mutating func followStartPatterns(_ frame: RegionFrame) -> Bool {
    let before = evidence.barcodes.count
    for start in evidence.starts.pending
    where evidence.starts.mayFollow(beyond: evidence.barcodes.count) && evidence.budget > 0 {
      if evidence.barcodes.contains(where: { $0.outline.contains(start.origin) }) { continue }
      if evidence.starts.knows(start) { continue }
      var reader = StackedReader(start, in: frame.plane, options: options)
      if !start.isCertain, !reader.isReal() {
        evidence.budget -= reader.spent
        evidence.starts.refuse(start)
        continue
      }
      evidence.starts.followed.append(start)
      if let barcode = reader.read() ?? readForms(of: start, after: reader, frame) {
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

  /// Reads what else start patterns lead to in a region where they have led to a symbol on one line.
  mutating func readOtherRows(_ frame: RegionFrame, _ filter: LineFilter) {
    if evidence.barcodes.isEmpty { return }
    for offset in LinePass.Lines.even(count: Self.linesForOthers).offsets(frame.region.halfHeight) {
      if shouldStop { return }
      scan(offset, filter, in: frame)
      followStartPatterns(frame)
    }
  }

  /// Reads the symbol of a start pattern whose row begins as it says but goes on otherwise.
  private mutating func readForms(
    of start: StartPattern, after reader: StackedReader, _ frame: RegionFrame
  ) -> Barcode? {
    guard options.effort > .fast, reader.missesPatterns else { return nil }
    for form in start.decoder.forms() where form.columns != start.columns {
      var other = start
      (other.columns, other.length) = (form.columns, Double(form.modules) * start.module)
      var reader = StackedReader(other, in: frame.plane, options: options)
      if let barcode = reader.read() { return barcode }
      evidence.budget -= reader.spent
    }
    return nil
  }
}
