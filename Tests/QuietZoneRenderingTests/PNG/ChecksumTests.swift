import TestSupport
import Testing

@testable import QuietZoneRendering

@Suite struct ChecksumTests {
  /// The check value of every catalogue of CRCs.
  @Test func cyclicRedundancyCheck() {
    #expect(CRC32.value(of: Array("123456789".utf8).span) == 0xCBF4_3926)
    #expect(CRC32.value(of: [UInt8]().span) == 0)
    // The end of every PNG file.
    #expect(CRC32.value(of: Array("IEND".utf8).span) == 0xAE42_6082)
  }

  @Test func adler() {
    #expect(adler(Array("Wikipedia".utf8)) == 0x11E6_0398)
    #expect(adler([]) == 1)
    // 65 521 times 255: the sums pass the modulus many times.
    let bytes = [UInt8](repeating: 255, count: 65_521)
    var a = 1, b = 0
    for byte in bytes {
      a = (a + Int(byte)) % 65_521
      b = (b + a) % 65_521
    }
    #expect(adler(bytes) == UInt32(b << 16 | a))
  }

  @Test func piecesDoNotMatter() {
    var random = SeededRandom(seed: 4)
    let bytes = random.bytes(20_000)
    var check = CRC32(), sum = Adler32()
    var start = 0
    while start < bytes.count {
      let piece = Array(bytes[start..<min(start + Int.random(in: 0...7000, using: &random), bytes.count)])
      check.update(piece.span)
      sum.update(piece.span)
      start += piece.count
    }
    #expect(check.value == CRC32.value(of: bytes.span) && sum.value == adler(bytes))
  }

  private func adler(_ bytes: [UInt8]) -> UInt32 {
    var check = Adler32()
    check.update(bytes.span)
    return check.value
  }
}
