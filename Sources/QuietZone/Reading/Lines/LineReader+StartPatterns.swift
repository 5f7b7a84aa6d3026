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

  /// Lines that meet each symbol as low as the lowest one, at the least.
  private static let linesOfEach = 3.0

  /// Reads what else there is in a region that is higher than the symbols read on one of its lines.
  mutating func readOtherRows(_ frame: RegionFrame, _ filter: LineFilter) {
    let along = frame.region.along
    let lowest = evidence.barcodes.reduce(Double.infinity) {
      min($0, abs(($1.outline.bottomLeft - $1.outline.topLeft).dot(along)))
    }
    let half = frame.region.halfHeight
    guard lowest > 0, lowest < half * 2 * Self.shareOfRegion else { return }
    let step = max(lowest / Self.linesOfEach, 1)
    var offset = step / 2 - half
    while offset < half, !shouldStop {
      scan(offset, filter, in: frame)
      followStartPatterns(frame)
      offset += step
    }
  }

  /// The share of a region's height that a symbol fills where there is no room for another one.
  private static let shareOfRegion = 0.6

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
