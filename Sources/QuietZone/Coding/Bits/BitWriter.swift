/// Gathers bits into bytes, the first bit in the highest place of the first byte.
///
/// ```swift
/// var bits = BitWriter()
/// bits.append(0b0001, count: 4)
/// bits.append(8, count: 10)
/// assert(bits.bitCount == 14 && bits.bytes == [0x10, 0x20])
/// ```
struct BitWriter: Hashable, Sendable {
  /// Whole bytes so far.
  private var whole: [UInt8] = []
  /// Bits that do not fill a byte yet, in the low places.
  private var pending: UInt64 = 0
  /// How many bits are pending, 0…7.
  private var pendingCount = 0

  init() {}

  /// An empty writer with room for `capacity` bytes.
  init(capacity: Int) { whole.reserveCapacity(max(capacity, 0)) }

  /// The first `bitCount` bits of `bytes`, of which there are as many or more.
  init(_ bytes: [UInt8], bitCount: Int) {
    whole = bytes
    pendingCount = bitCount & 7
    let count = min(max(bitCount &>> 3, 0), bytes.count)
    if pendingCount > 0, count < bytes.count {
      pending = UInt64(bytes[count]) &>> UInt64(truncatingIfNeeded: 8 &- pendingCount)
    }
    whole.removeLast(bytes.count - count)
  }

  /// Bits written so far.
  var bitCount: Int { whole.count &* 8 &+ pendingCount }

  /// Everything so far; the last byte is filled up with zeros.
  var bytes: [UInt8] {
    guard pendingCount > 0 else { return whole }
    return whole + [UInt8(truncatingIfNeeded: pending &<< UInt64(8 &- pendingCount))]
  }

  /// Adds the low `count` bits of `value`, the highest first; counts outside 0…32 are clamped.
  mutating func append(_ value: UInt32, count: Int) {
    let count = min(max(count, 0), 32)
    let mask = (UInt64(1) &<< UInt64(count)) &- 1
    pending = pending &<< UInt64(count) | UInt64(value) & mask
    pendingCount &+= count
    while pendingCount >= 8 {
      pendingCount &-= 8
      whole.append(UInt8(truncatingIfNeeded: pending &>> UInt64(pendingCount)))
    }
    pending &= 0xFF
  }

  /// Adds whole bytes at whatever bit the writer stands.
  mutating func append(contentsOf bytes: some Sequence<UInt8>) {
    for byte in bytes { append(UInt32(byte), count: 8) }
  }

  /// Adds all bits of `other`.
  mutating func append(_ other: BitWriter) {
    append(contentsOf: other.whole)
    append(UInt32(truncatingIfNeeded: other.pending), count: other.pendingCount)
  }
}
