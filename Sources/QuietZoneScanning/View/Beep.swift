/// The sound of a scan: a short, soft tone, as the bytes of a WAVE file, so that no file has to be shipped.
///
/// ```swift
/// try Data(Beep.wave()).write(to: url)
/// ```
package enum Beep {
  /// Samples a second.
  package static let sampleRate = 22_050
  /// Samples: a tenth of a second.
  package static let count = 2205

  /// A WAVE file (RIFF, PCM, 16 bits, one channel) with a tone of 1760 Hz that fades in and out.
  package static func wave() -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(44 + 2 * count)
    bytes += Array("RIFF".utf8) + little(UInt32(36 + 2 * count), 4) + Array("WAVEfmt ".utf8)
    bytes += little(16, 4) + little(1, 2) + little(1, 2)
    bytes += little(UInt32(sampleRate), 4) + little(UInt32(2 * sampleRate), 4) + little(2, 2) + little(16, 2)
    bytes += Array("data".utf8) + little(UInt32(2 * count), 4)
    for sample in samples() { bytes += little(UInt32(truncatingIfNeeded: sample), 2) }
    return bytes
  }

  /// The tone, −16 384…16 384. Each sample of a sine follows from the two before it: y = 2·cos ω·y₁ − y₂.
  static func samples() -> [Int] {
    // cos and sin of ω = 2π · 1760 / 22 050.
    let cosine = 0.876_855_216_835_700_9, sine = 0.480_754_541_016_531_7
    var (before, now) = (-sine, 0.0)
    let ramp = Double(count / 10)
    return (0..<count).map { i in
      let fade = min(1, Double(i) / ramp, Double(count - 1 - i) / ramp)
      defer { (before, now) = (now, 2 * cosine * now - before) }
      return Int(16_000 * fade * now)
    }
  }

  private static func little(_ value: UInt32, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> UInt32(8 * $0)) }
  }
}
