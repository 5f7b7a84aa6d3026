import TestSupport
import Testing

@testable import QuietZoneRendering

@Suite struct DeflaterTests {
  private func deflated(
    _ bytes: [UInt8], period: Int = 0, effort: Deflater.Effort = .thorough, pieces: Int = .max
  ) -> [UInt8] {
    var deflater = Deflater(expecting: bytes.count, period: period, effort: effort)
    var start = 0, out: [UInt8] = []
    while start < bytes.count {
      let piece = Array(bytes[start..<min(bytes.count, start + min(pieces, bytes.count))])
      deflater.append(piece.span)
      start += piece.count
      if start % 3 == 0 { out += deflater.take() }
    }
    deflater.finish()
    return out + deflater.take()
  }

  /// Whether all efforts give streams that hold `bytes`, and nothing behind them.
  private func check(_ bytes: [UInt8], period: Int = 0, _ note: String = "") throws {
    for effort in [Deflater.Effort.estimate, .quick, .differences, .thorough] {
      let stream = deflated(bytes, period: period, effort: effort)
      let read = try Inflater.inflate(stream)
      #expect(read.bytes == bytes && read.byteCount == stream.count, "\(note), \(bytes.count) bytes")
    }
  }

  @Test func nothing() throws {
    try check([])
    #expect(deflated([]).count == 2)
  }

  @Test func runsOfOneByte() throws {
    for count in [
      1, 2, 3, 4, 257, 258, 259, 260, 261, 262, 516, 517, 32_767, 32_768, 32_769, 131_072, 131_073, 300_000,
    ] {
      try check([UInt8](repeating: 0, count: count), "zeros")
    }
    #expect(deflated([UInt8](repeating: 7, count: 300_000)).count < 400)
  }

  @Test func everyByteOnce() throws { try check(Array(0...255)) }

  @Test(arguments: [1, 2, 3, 4, 5, 38, 257, 258, 259, 1000, 4096, 4097, 24_577, 32_767, 32_768, 32_769])
  func periods(period: Int) throws {
    var random = SeededRandom(seed: UInt64(period))
    let cycle = random.bytes(period)
    for count in [period + 2, period + 3, period + 258, period * 2 + 259, 90_000] {
      let bytes = (0..<count).map { cycle[$0 % period] }
      try check(bytes, period: period, "period \(period)")
      try check(bytes, "unknown period \(period)")
    }
  }

  /// What can't be made shorter is stored.
  @Test func noiseIsStored() throws {
    var random = SeededRandom(seed: 1)
    for count in [100, 5000, 65_535, 65_536, 200_000] {
      let bytes = random.bytes(count)
      let stream = deflated(bytes)
      #expect(stream.count <= count + (count / 16_384 + 2) * 6)
      #expect(try Inflater.inflate(stream).blockTypes.allSatisfy { $0 == 0 })
      try check(bytes, "noise")
    }
  }

  /// Short streams do not pay for codes of their own; long ones do, and for others where the bytes change.
  @Test func blocksHaveTheFormThatPays() throws {
    #expect(try Inflater.inflate(deflated(Array("barcode barcode".utf8))).blockTypes == [1])
    var random = SeededRandom(seed: 5)
    let few = (0..<60_000).map { _ in UInt8(random.next() % 3) }
    let others = (0..<60_000).map { _ in 200 + UInt8(random.next() % 5) }
    let types = try Inflater.inflate(deflated(few + random.bytes(60_000) + others)).blockTypes
    #expect(types.contains(0) && types.contains(2) && types.count >= 3)
    try check(few + random.bytes(60_000) + others, "changing")
  }

  @Test func seededRoundTrips() throws {
    var random = SeededRandom(seed: 77)
    for round in 0..<120 {
      var bytes: [UInt8] = []
      let wanted = Int.random(in: 0...(round % 10 == 0 ? 150_000 : 4000), using: &random)
      while bytes.count < wanted {
        let count = [1, 2, 3, 17, 257, 258, 259, 2000][Int(random.next() % 8)]
        switch random.next() % 4 {
        case 0: bytes += random.bytes(count)
        case 1: bytes += [UInt8](repeating: UInt8(random.next() % 256), count: count)
        case 2: bytes += (0..<count).map { _ in UInt8(random.next() % 4) }
        default:
          let distance = 1 + Int(random.next() % 40_000)
          guard distance <= bytes.count else { continue }
          for _ in 0..<count { bytes.append(bytes[bytes.count - distance]) }
        }
      }
      try check(bytes, period: Int.random(in: 0...300, using: &random), "round \(round)")
    }
  }

  /// The same bytes give the same stream, whatever pieces they come in.
  @Test func piecesDoNotMatter() {
    var random = SeededRandom(seed: 8)
    let bytes = (0..<300_000).map { _ in UInt8(random.next() % 7) }
    let whole = deflated(bytes)
    for pieces in [999, 32_768, 131_072] { #expect(deflated(bytes, pieces: pieces) == whole) }
  }

  /// A known stream: changes of it change files that people have stored.
  @Test func isAlwaysTheSame() {
    let bytes = (0..<2000).map { UInt8(truncatingIfNeeded: $0 * $0 / 50) }
    #expect(CRC32.value(of: deflated(bytes, period: 50).span) == 3_200_401_374)
  }
}
