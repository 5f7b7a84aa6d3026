/// Finds and reads every barcode in a picture.
///
/// ```swift
/// let reader = BarcodeReader(ReaderOptions(symbologies: .qrFamily))
/// for barcode in reader.read(image) { print(barcode.identifier.text, barcode.content.bytes) }
/// ```
///
/// A reader is a value without state: one can serve many threads, and the same picture always gives the same
/// result. Nothing found is an empty array, never an error.
public struct BarcodeReader: Sendable {
  public var options: ReaderOptions
  public init(_ options: ReaderOptions = ReaderOptions()) { self.options = options }

  /// Every barcode in `view`, in reading order: rows from top to bottom, each from left to right. Two belong
  /// to one row if they overlap in height by at least half of the smaller one's.
  public func read(_ view: borrowing LuminanceView) -> [Barcode] { look(at: view, notes: false).barcodes }

  /// Every barcode in `view` as ``read(_:)`` returns them, and what else looks like one.
  public func examine(_ view: borrowing LuminanceView) -> Examination { look(at: view, notes: true) }

  /// The same of a picture of its own.
  public func read(_ image: LuminanceImage) -> [Barcode] { read(image.view) }

  /// The same of a picture of its own.
  public func examine(_ image: LuminanceImage) -> Examination { examine(image.view) }

  /// Pharmacode is looked for by itself: two bars of another symbol pass for one, which must not keep that
  /// from being read, and is none where that is.
  private func look(at view: borrowing LuminanceView, notes: Bool) -> Examination {
    let weak = SymbologySet(.pharmacode), firm = options.symbologies.subtracting(weak)
    guard firm != options.symbologies, !firm.isEmpty else { return lookOnce(at: view, notes: notes) }
    var reader = self
    reader.options.symbologies = firm
    var seen = reader.lookOnce(at: view, notes: notes)
    reader.options.symbologies = weak
    reader.options.maximumCount -= seen.barcodes.count
    guard reader.options.maximumCount > 0 else { return seen }
    let others = reader.lookOnce(at: view, notes: false).barcodes.filter { barcode in
      !seen.barcodes.contains { $0.outline.contains(barcode.outline.center) }
    }
    seen.barcodes = ReadingOrder.sorted(seen.barcodes + others)
    return seen
  }

  @inline(never)
  private func lookOnce(at view: borrowing LuminanceView, notes: Bool) -> Examination {
    let area = options.region.map { PixelArea($0, of: view) } ?? PixelArea(of: view)
    let seen = view.withPlane { plane -> Examination? in
      guard let part = plane.cropped(area) else { return nil }
      return look(at: part, notes: notes)
    }
    guard var seen = seen ?? nil else { return Examination(barcodes: [], sightings: []) }
    seen.scale(by: 1, dx: Double(area.x), dy: Double(area.y))
    if options.region != nil { seen.barcodes.removeAll { !area.encloses($0.outline.bounds) } }
    seen.barcodes = ReadingOrder.sorted(seen.barcodes)
    return seen
  }

  private func look(at plane: PixelPlane, notes: Bool) -> Examination {
    // In a drawing light is even and nothing is blurred, and it may end where its symbol does.
    let drawing = options.effort > .fast ? plane.drawing : nil
    var (matrix, linear) = firstLook(at: plane, isDrawn: drawing != nil)
    if let drawing, matrix.finds.barcodes.isEmpty, linear.found.isEmpty,
      let seen = lookBeyondEdges(of: plane, drawing)
    {
      return seen
    }
    let unread = notes ? matrix.finds.unread + linear.unread : []
    // In a drawing another look pays where what is seen can't be read as it is.
    if options.effort > .fast, drawing == nil || !matrix.finds.unread.isEmpty {
      var light = EvenLight(plane)
      if drawing == nil, matrix.finds.isEmpty {
        linear.readOnEvenPaper(&light)
        matrix.finds.know(linear.found, narrowestModule: linear.narrowestModule)
      }
      if matrix.hasWork { matrix.readEvened(plane, &light) }
    }
    if options.effort > .fast, matrix.hasWork {
      if matrix.finds.isEmpty { matrix.readAgain(plane) }
      matrix.readAroundPatterns(plane)
    }
    // Where a part of a symbol is, nothing else is looked for; it is not told.
    let found = matrix.finds.barcodes + linear.found.filter { !$0.isPart }
    return Examination(
      barcodes: found, sightings: notes ? SightingJudge(plane).sightings(unread, beside: found) : [])
  }

  /// What every picture gets: first the regions that show nothing but bars, as matrix symbols need not be
  /// looked for in linear ones, which cost them most; and the others when matrix symbols, which may look like
  /// them, have been read.
  private func firstLook(
    at plane: PixelPlane, isDrawn: Bool
  ) -> (matrix: MatrixReader, lines: LineReader) {
    var lines = LineReader(options)
    lines.readPureRegions(plane)
    let allowance = MatrixFinds.allowance(options.effort, pixels: plane.width * plane.height)
    var matrix = MatrixReader(options, allowance: allowance)
    matrix.finds.know(lines.found, narrowestModule: lines.narrowestModule)
    if matrix.hasWork { matrix.read(plane) }
    lines.read(plane, isDrawn: isDrawn, outside: matrix.finds.barcodes.map { $0.outline })
    matrix.finds.know(lines.found, narrowestModule: lines.narrowestModule)
    return (matrix, lines)
  }

  /// Pixels of paper around a drawing that ends where its symbol does, as a share of its longer side and at
  /// most: a quiet zone, and room for the finders.
  private static let margin = (share: 0.2, most: 100)

  /// The matrix and stacked symbols of a drawing that ends where its symbol does, read with paper around it;
  /// `nil` where it goes on, or shows none. Nor is a region one: what its edge cuts may go on beyond.
  /// Linear symbols whose ends nothing in their midst resembles are read without paper; the others must not
  /// be.
  private func lookBeyondEdges(of plane: PixelPlane, _ drawing: PixelPlane.Drawing) -> Examination? {
    guard options.region == nil, plane.isCut(drawing) else { return nil }
    var options = options
    options.symbologies.subtract(.allLinear)
    guard !options.symbologies.isEmpty else { return nil }
    let reader = BarcodeReader(options)
    let margin = min(Int(Double(max(plane.width, plane.height)) * Self.margin.share) + 1, Self.margin.most)
    let found = plane.framed(margin, luminance: UInt8(drawing.paper)).view.withPlane {
      let (matrix, lines) = reader.firstLook(at: $0, isDrawn: true)
      return matrix.finds.barcodes + lines.found
    }
    guard let found, !found.isEmpty else { return nil }
    var seen = Examination(barcodes: found, sightings: [])
    seen.scale(by: 1, dx: Double(-margin), dy: Double(-margin))
    return seen
  }
}
