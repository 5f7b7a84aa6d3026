/// Filters and compresses the rows of a picture.
struct PNGCompressor {
  /// Of so many bytes it is tried which filters make them the shortest; of larger pictures a sample.
  private static let sampleCount = 65_536
  /// Parts of a picture that a sample is taken of.
  private static let sampleParts = 8
  /// So much of tones is compressed as well as possible in any case, so much of drawings: photographs take
  /// longer and gain less.
  private static let photographCount = 32_768, drawingCount = 1_048_576

  private let rows: PNGRows

  init(_ rows: PNGRows) { self.rows = rows }

  /// Hands the zlib stream of the filtered rows (RFC 1950; ISO/IEC 15948, clause 10) to `body`, piece by
  /// piece.
  func compress(_ source: Span<UInt8>, pieceCount: Int, _ body: (Span<UInt8>) -> Void) {
    let (choice, isDrawing) = choice(source)
    let isThorough = rows.streamCount <= (isDrawing ? Self.drawingCount : Self.photographCount)
    var deflater = deflater(choice, expecting: rows.streamCount, isThorough ? .thorough : .quick)
    var check = Adler32()
    // Deflate with a window of 32 kB, the slowest of four levels; the two bytes are a multiple of 31.
    var piece: [UInt8] = [0x78, 0xDA]
    each(0..<rows.height, of: source, choice) { row in
      check.update(row.storageSpan)
      deflater.append(row.storageSpan)
      if deflater.readyCount >= pieceCount {
        piece += deflater.take()
        body(piece.storageSpan)
        piece = []
      }
    }
    deflater.finish()
    piece += deflater.take()
    for shift in [24, 16, 8, 0] as [UInt32] { piece.append(UInt8(truncatingIfNeeded: check.value >> shift)) }
    body(piece.storageSpan)
  }

  /// Which filters make the shortest file, and whether the picture is a drawing. Pixels smaller than a byte
  /// have no tones, whose differences could be shorter than they are; in others a drawing is what becomes
  /// eight times shorter.
  private func choice(_ source: Span<UInt8>) -> (FilterChoice, isDrawing: Bool) {
    var best = FilterChoice.all(.none), bestCount = Int.max
    let hasTones = rows.pixels.bitsPerPixel >= 8
    for choice in [.all(.none), .all(.up)] + (hasTones ? [.smallestSum] : []) as [FilterChoice] {
      let count = estimate(source, choice)
      if count < bestCount { (best, bestCount) = (choice, count) }
    }
    return (best, !hasTones || bestCount * 8 < min(rows.streamCount, Self.sampleCount))
  }

  /// About how many bytes the picture or a sample of it takes.
  private func estimate(_ source: Span<UInt8>, _ choice: FilterChoice) -> Int {
    var deflater = deflater(choice, expecting: min(rows.streamCount, Self.sampleCount), .estimate)
    let count = Self.sampleCount / (rows.byteCount + 1)
    if rows.height <= count {
      each(0..<rows.height, of: source, choice) { deflater.append($0.storageSpan) }
    } else {
      let part = max(count / Self.sampleParts, 1)
      let parts = min(Self.sampleParts, rows.height)
      for index in 0..<parts {
        let first = Int(Int64(rows.height - part) * Int64(index) / Int64(max(parts - 1, 1)))
        each(max(first, 0)..<min(max(first, 0) + part, rows.height), of: source, choice) {
          deflater.append($0.storageSpan)
        }
      }
    }
    deflater.finish()
    return deflater.readyCount
  }

  private func deflater(_ choice: FilterChoice, expecting count: Int, _ effort: Deflater.Effort) -> Deflater {
    var effort = effort
    if case .smallestSum = choice, effort.rounds == 0 { effort = .differences }
    return Deflater(expecting: count, period: rows.byteCount + 1, effort: effort)
  }

  /// Calls `body` with each filtered row, its filter's number before it.
  private func each(
    _ range: Range<Int>, of source: Span<UInt8>, _ choice: FilterChoice, _ body: ([UInt8]) -> Void
  ) {
    let step = rows.step
    var row = [UInt8](repeating: 0, count: step + rows.byteCount)
    var above = row
    var out = [UInt8](repeating: 0, count: 1 + rows.byteCount)
    if range.lowerBound > 0 { rows.load(range.lowerBound - 1, of: source, into: &above) }
    for y in range {
      rows.load(y, of: source, into: &row)
      choice.filter(row, above, step: step).apply(row, above, step: step, into: &out)
      body(out)
      swap(&row, &above)
    }
  }
}
