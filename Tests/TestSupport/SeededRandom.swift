/// Random numbers that are the same on every run and machine: xoshiro256** (Blackman and Vigna, 2018), its
/// state filled by SplitMix64 from one seed.
///
/// ```swift
/// var random = SeededRandom(seed: 7)
/// let die = Int.random(in: 1...6, using: &random)
/// ```
public struct SeededRandom: RandomNumberGenerator, Sendable {
  private var a: UInt64
  private var b: UInt64
  private var c: UInt64
  private var d: UInt64

  /// Different seeds give unrelated streams; every seed is valid.
  public init(seed: UInt64) {
    var state = seed
    a = Self.splitMix(&state)
    b = Self.splitMix(&state)
    c = Self.splitMix(&state)
    d = Self.splitMix(&state)
  }

  private static func splitMix(_ state: inout UInt64) -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z &>> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z &>> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z &>> 31)
  }

  private static func rotate(_ x: UInt64, _ k: UInt64) -> UInt64 { (x &<< k) | (x &>> (64 &- k)) }

  @inlinable public mutating func next() -> UInt64 { step() }

  @usableFromInline mutating func step() -> UInt64 {
    let result = Self.rotate(b &* 5, 7) &* 9
    let t = b &<< 17
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= t
    d = Self.rotate(d, 45)
    return result
  }
}

extension SeededRandom {
  /// Evenly distributed in 0 ..< 1.
  public mutating func unit() -> Double { Double(step() &>> 11) * 0x1p-53 }

  /// True with this probability.
  public mutating func chance(_ probability: Double) -> Bool { unit() < probability }

  /// Evenly distributed in `range`.
  public mutating func real(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * unit()
  }

  /// Nearly normal with mean 0 and deviation 1: the scaled sum of four 16-bit numbers, so never beyond ±3.5.
  public mutating func normal() -> Float {
    let r = step()
    let sum = (r & 0xFFFF) + (r &>> 16 & 0xFFFF) + (r &>> 32 & 0xFFFF) + (r &>> 48)
    return (Float(sum) - 131_070) * (1.732_050_8 / 65_536)
  }

  /// `count` bytes.
  public mutating func bytes(_ count: Int) -> [UInt8] {
    (0..<max(count, 0)).map { _ in UInt8(truncatingIfNeeded: step() &>> 32) }
  }
}
