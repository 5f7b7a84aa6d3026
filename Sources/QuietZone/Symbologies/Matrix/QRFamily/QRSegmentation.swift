/// A run of units in one mode.
struct QRSegment: Hashable, Sendable {
  var mode: QRMode
  /// Units of the ``QRText``.
  var units: Range<Int>
}

/// The shortest way to write a text in segments: dynamic programming over the units with the mode as state.
///
/// Sizes are counted in sixths of a bit, in which a digit takes 20 and a letter 33; a segment's size is
/// rounded up to whole bits where it ends, which gives exactly the sizes of the standard (4, 7, 10 bits for
/// 1, 2, 3 digits). As rounding never reverses an order, the cheapest way to each mode is all that has to be
/// kept.
struct QRSegmentation: Hashable, Sendable {
  /// Bits of all segments with their mode and count indicators; `nil` when a unit fits no mode of the format.
  private(set) var bits: Int64?
  private(set) var segments: [QRSegment] = []

  private static let unreachable: Int64 = 1 << 60

  /// The shortest segments for `text` with the indicators of `format`. Of equally short ways the one that
  /// keeps the mode wins, then the mode of lower number.
  init(_ text: QRText, _ format: QRBitFormat) {
    guard !text.units.isEmpty else {
      bits = 0
      return
    }
    var trace = [UInt8](repeating: 0, count: text.units.count)
    bits = Self.fill(&trace, units: text.units, format: format)
    guard bits != nil else { return }
    segments = Self.segments(trace)
  }

  /// Ways to the current unit, by the mode it is written in: sixths of a bit.
  private struct Costs {
    var numeric: Int64
    var alphanumeric: Int64
    var byte: Int64
    var kanji: Int64

    init(_ all: Int64) {
      numeric = all
      alphanumeric = all
      byte = all
      kanji = all
    }

    init(_ headers: QRBitFormat) {
      func cost(_ mode: QRMode) -> Int64 {
        headers.headerBits(mode).map { Int64($0 &* 6) } ?? QRSegmentation.unreachable
      }
      numeric = cost(.numeric)
      alphanumeric = cost(.alphanumeric)
      byte = cost(.byte)
      kanji = cost(.kanji)
    }

    /// The cheapest way, rounded up to whole bits, and its mode.
    @inline(__always)
    var best: (cost: Int64, mode: UInt8) {
      var cost = numeric
      var mode: UInt8 = 0
      if alphanumeric < cost { (cost, mode) = (alphanumeric, 1) }
      if byte < cost { (cost, mode) = (byte, 2) }
      if kanji < cost { (cost, mode) = (kanji, 3) }
      return ((cost &+ 5) / 6 &* 6, mode)
    }
  }

  /// Fills one byte a unit: bit m says that the best way to mode m begins a segment at this unit, bits 4–5
  /// name the mode of the best way before it. Returns the bits; the last byte's bits 6–7 name the mode of the
  /// last unit.
  private static func fill(
    _ trace: inout [UInt8], units: [QRUnit], format: QRBitFormat
  ) -> Int64? {
    let headers = Costs(format)
    var costs = Costs(unreachable)
    var best: (cost: Int64, mode: UInt8) = (0, 0)
    for (index, unit) in units.enumerated() {
      var step = best.mode << 4
      var next = Costs(unreachable)
      @inline(__always)
      func enter(_ old: Int64, header: Int64, size: Int64, flag: UInt8) -> Int64 {
        let fresh = best.cost &+ header
        if fresh < old { step |= flag }
        return min(fresh, old) &+ size
      }
      if unit.counts & 1 != 0 {
        next.numeric = enter(costs.numeric, header: headers.numeric, size: 20, flag: 1)
      }
      if unit.counts & 0b1100 != 0 {
        let size = 33 &* Int64(unit.counts >> 2)
        next.alphanumeric = enter(costs.alphanumeric, header: headers.alphanumeric, size: size, flag: 2)
      }
      if unit.byteCount != 0 {
        next.byte = enter(costs.byte, header: headers.byte, size: 48 &* Int64(unit.byteCount), flag: 4)
      }
      if unit.kanji != 0 { next.kanji = enter(costs.kanji, header: headers.kanji, size: 78, flag: 8) }
      costs = next
      best = costs.best
      guard best.cost < unreachable else { return nil }
      trace[index] = step
    }
    trace[units.count - 1] |= best.mode << 6
    return best.cost / 6
  }

  /// Walks the trace from the last unit back to the first.
  private static func segments(_ trace: [UInt8]) -> [QRSegment] {
    var segments: [QRSegment] = []
    var end = trace.count
    var mode = (trace.last ?? 0) >> 6
    for index in trace.indices.reversed() where trace[index] >> mode & 1 != 0 {
      segments.append(QRSegment(mode: QRMode(rawValue: Int(mode)) ?? .byte, units: index..<end))
      end = index
      mode = trace[index] >> 4 & 3
    }
    segments.reverse()
    return segments
  }
}
