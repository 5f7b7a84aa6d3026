extension RowFragments {
  /// The symbols of fragments that enough lines showed.
  func barcodes(_ scanner: LineScanner) -> [Barcode] { complete(scanner).map { $0.barcode } }

  /// Whether there is any symbol to report.
  func isComplete(_ scanner: LineScanner) -> Bool { !isEmpty && !complete(scanner).isEmpty }

  /// The symbols of fragments that enough lines showed and that are not known, those of one row as far as
  /// their bars reach.
  func traced(
    _ scanner: LineScanner, in plane: borrowing PixelPlane, unless isKnown: (Barcode) -> Bool
  ) -> [Barcode] {
    let all = complete(scanner)
    var result: [Barcode] = []
    for (barcode, modules) in all where !isKnown(barcode) {
      var barcode = barcode
      if modules > 0 {
        let others = all.map { $0.barcode }.filter { $0.content.bytes != barcode.content.bytes }
        barcode.outline = Self.traced(barcode, modules, beside: others, in: plane)
      }
      result.append(barcode)
    }
    return result
  }

  private func complete(_ scanner: LineScanner) -> [(barcode: Barcode, modules: Int)] {
    assemblies(scanner.decoders, scanner.options).compactMap { assembly, outline, isInverted in
      let reading = assembly.reading
      guard reading.details.lines >= reading.linesNeeded else { return nil }
      var details = reading.details
      details.confidence = min(1, Double(details.lines) / Double(reading.linesNeeded + 2))
      let barcode = Barcode(
        symbology: reading.symbology, identifier: reading.identifier, content: reading.content,
        outline: outline, isInverted: isInverted, isMirrored: false,
        correction: Barcode.Correction(corrected: 0, capacity: 0), structuredAppend: nil,
        details: .linear(details))
      return (barcode, reading.modules)
    }
  }

  /// Modules of a guard pattern, which no fragment has.
  private static let guardModules = 2.0

  /// The outline of a symbol of one row, its bars followed from the middle of what its lines showed: up to
  /// the paper before other ones, at most.
  private static func traced(
    _ barcode: Barcode, _ modules: Int, beside others: [Barcode], in plane: borrowing PixelPlane
  ) -> Quadrilateral {
    let outline = barcode.outline
    let begin = (outline.topLeft + outline.bottomLeft) * 0.5,
      end = (outline.topRight + outline.bottomRight) * 0.5
    let height = (outline.bottomLeft - outline.topLeft).length / 2
    var tracer = BarTracer(
      copy plane, from: begin, to: end, modules: modules, isInverted: barcode.isInverted)
    guard var bars = tracer.trace(known: [-height, height]) else { return outline }
    for other in others {
      let way = other.outline.center - bars.origin
      guard abs(bars.across.dot(way)) < (end - begin).length / 2 else { continue }
      if let place = tracer.paper(from: 0, to: bars.along.dot(way)) { bars.end(at: place) }
    }
    let beside = guardModules * tracer.module
    func place(_ x: Double, _ y: Double) -> Point2D { bars.origin + bars.across * x + bars.along * y }
    return Quadrilateral(
      topLeft: place(bars.begin.low - beside, bars.low), topRight: place(bars.end.low + beside, bars.low),
      bottomRight: place(bars.end.high + beside, bars.high),
      bottomLeft: place(bars.begin.high - beside, bars.high))
  }
}
