/// Gathers bits into bytes as DEFLATE has them: the first bit in the lowest place of the first byte
/// (RFC 1951, 3.1.1).
struct DeflateBits: Sendable {
  /// Whole bytes since they were last taken away.
  private(set) var bytes: [UInt8] = []
  /// Bits that do not fill a byte yet, in the low places.
  private var pending: UInt64 = 0
  /// How many bits are pending, 0…7 between two calls.
  private var pendingCount = 0

  /// Adds the low `count` bits of `value`, 0…32, the lowest first; the bits above them must be 0.
  mutating func append(_ value: UInt32, count: Int) {
    pending |= UInt64(value) &<< UInt64(truncatingIfNeeded: pendingCount)
    pendingCount &+= count
    while pendingCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending &>>= 8
      pendingCount &-= 8
    }
  }

  /// Fills the last byte up with zeros.
  mutating func align() {
    if pendingCount > 0 { append(0, count: 8 - pendingCount) }
  }

  /// Adds whole bytes; the last one before them must be full.
  mutating func append(_ more: ArraySlice<UInt8>) { bytes.append(contentsOf: more) }

  /// The whole bytes so far, which are forgotten.
  mutating func take() -> [UInt8] {
    let taken = bytes
    bytes = []
    return taken
  }
}
