import Testing

@testable import QuietZoneScanning

@Suite struct BeepTests {
  /// The header's fields as RIFF asks for them: sizes, PCM, one channel, 22 050 samples of 16 bits a second.
  @Test func theFileIsWhole() {
    let bytes = Beep.wave()
    func number(_ offset: Int, _ count: Int) -> Int {
      (0..<count).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
    }
    #expect(bytes.count == 44 + 2 * Beep.count)
    #expect(Array("RIFF".utf8) == bytes[0..<4].map { $0 })
    #expect(number(4, 4) == bytes.count - 8)
    #expect(Array("WAVEfmt ".utf8) == bytes[8..<16].map { $0 })
    #expect(number(16, 4) == 16)
    #expect(number(20, 2) == 1)
    #expect(number(22, 2) == 1)
    #expect(number(24, 4) == 22_050)
    #expect(number(28, 4) == 44_100)
    #expect(number(32, 2) == 2)
    #expect(number(34, 2) == 16)
    #expect(Array("data".utf8) == bytes[36..<40].map { $0 })
    #expect(number(40, 4) == 2 * Beep.count)
  }

  /// 1760 Hz for a tenth of a second cross zero 352 times; silent at both ends, never clipped.
  @Test func theToneIsPure() {
    let samples = Beep.samples()
    let crossings = zip(samples, samples.dropFirst()).filter { ($0 < 0) != ($1 < 0) }.count
    #expect((349...355).contains(crossings))
    #expect(samples.first == 0 && samples.last == 0)
    let loudest = samples.map(abs).max() ?? 0
    #expect((15_000...16_384).contains(loudest))
  }
}
