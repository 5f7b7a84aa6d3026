/// How marks of stacked symbols that lines of a field showed lead to the symbols.
extension RegionReader {
  /// Takes over the marks of the line scanned last, which begins at `start` and is `length` pixels long.
  mutating func note(_ scanner: LineScanner, _ start: Point2D, length: Double) {
    for (index, mark, isReversed, isInverted) in scanner.marks {
      let place = Double(mark.place) / 16
      let hint = StackedReader.Hint(
        decoder: scanner.stacked[index], isEnd: mark.isEnd, columns: mark.columns,
        origin: start + field.across * (isReversed ? length - place : place),
        across: isReversed ? field.across * -1 : field.across, module: mark.module / 16,
        isInverted: isInverted, length: mark.modules.map { Double($0) * mark.module / 16 },
        isCertain: mark.isCertain, isNoisy: isNoisy)
      marks.append(hint)
    }
  }

  /// Reads the symbols that marks belong to; `true` when there was one.
  @discardableResult
  mutating func followMarks() -> Bool {
    let before = barcodes.count
    for hint in marks where followed.count < 12 && rowBudget > 0 {
      if barcodes.contains(where: { $0.outline.contains(hint.origin) }) { continue }
      if followed.filter({ $0.resembles(hint) }).count >= 2 { continue }
      if probed.filter({ $0.resembles(hint) }).count >= 2 { continue }
      var reader = StackedReader(plane, options, hint)
      if !hint.isCertain, !reader.isReal() {
        rowBudget -= reader.spent
        if probed.count < 32 { probed.append(hint) }
        continue
      }
      followed.append(hint)
      if let barcode = reader.read() ?? readForms(of: hint, after: reader) {
        barcodes.append(barcode)
      } else {
        rowBudget -= reader.spent
      }
    }
    marks.removeAll(keepingCapacity: true)
    return barcodes.count > before
  }

  /// Reads the symbol of a mark whose row begins as it says but goes on otherwise.
  private mutating func readForms(of hint: StackedReader.Hint, after reader: StackedReader) -> Barcode? {
    guard options.effort > .fast, reader.missesPatterns else { return nil }
    for form in hint.decoder.forms() where form.columns != hint.columns {
      var other = hint
      (other.columns, other.length) = (form.columns, Double(form.modules) * hint.module)
      var reader = StackedReader(plane, options, other)
      if let barcode = reader.read() { return barcode }
      rowBudget -= reader.spent
    }
    return nil
  }
}
