/// Writes the bars and spaces of Code 128 values and adds up their check character.
///
/// An audited kernel: each character is stored as eight bytes, of which the next one overwrites two; the
/// buffer must have room for two more than six a character and the stop's seventh.
struct Code128BarWriter {
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  /// Runs written.
  private(set) var count = 0
  private var sum = 0
  private var weight = 0

  init(_ buffer: UnsafeMutableBufferPointer<UInt8>) { self.buffer = buffer }

  @inline(__always) mutating func append(_ value: UInt8) {
    sum &+= Int(value) &* (weight | (weight == 0 ? 1 : 0))
    weight &+= 1
    let pattern = Code128.patterns[Int(value)]
    guard count &+ 8 <= buffer.count else { return }
    // Nibbles to bytes, the highest first.
    var bytes = UInt64(pattern)
    bytes = (bytes | bytes &<< 16) & 0x0000_00FF_0000_FFFF
    bytes = (bytes | bytes &<< 8) & 0x00FF_00FF_00FF_00FF
    bytes = (bytes | bytes &<< 4) & 0x0F0F_0F0F_0F0F_0F0F
    UnsafeMutableRawBufferPointer(buffer).storeBytes(
      of: (bytes &<< 16).bigEndian, toByteOffset: count, as: UInt64.self)
    count &+= Code128.runs
  }

  /// Adds the check character and the stop.
  mutating func finish() {
    append(UInt8(truncatingIfNeeded: sum % 103))
    var pattern = Code128.patterns[Int(Code128.stop)] &<< 4 | 2
    guard count &+ 7 == buffer.count else { return }
    for place in (count..<buffer.count).reversed() {
      buffer[place] = UInt8(truncatingIfNeeded: pattern & 15)
      pattern &>>= 4
    }
  }
}
