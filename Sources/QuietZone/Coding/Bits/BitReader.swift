/// Takes bits off bytes, the highest place of the first byte first; the other direction of ``BitWriter``.
struct BitReader: Sendable {
  private let bytes: [UInt8]
  /// Bits that may be read, at most 8 a byte.
  let bitCount: Int
  /// The next bit to be read, from 0.
  private(set) var position = 0

  /// A reader over the first `bitCount` bits of `bytes`; `nil`, or more than there are: all of them.
  init(_ bytes: [UInt8], bitCount: Int? = nil) {
    self.bytes = bytes
    self.bitCount = min(max(bitCount ?? .max, 0), bytes.count &* 8)
  }

  /// Bits left.
  var available: Int { bitCount &- position }

  /// The next `count` bits (0…32) without moving on; `nil` when fewer are left.
  func peek(_ count: Int) -> UInt32? {
    guard count >= 0, count <= 32, count <= available else { return nil }
    guard count > 0 else { return 0 }
    var value: UInt64 = 0
    let first = position &>> 3
    let last = (position &+ count &- 1) &>> 3
    for index in first...last { value = value &<< 8 | UInt64(bytes[index]) }
    let unused = (last &+ 1) &* 8 &- (position &+ count)
    let mask = (UInt64(1) &<< UInt64(count)) &- 1
    return UInt32(truncatingIfNeeded: value &>> UInt64(unused) & mask)
  }

  /// Takes the next `count` bits (0…32), highest first; `nil`, and nothing taken, when fewer are left.
  mutating func read(_ count: Int) -> UInt32? {
    guard let value = peek(count) else { return nil }
    position &+= count
    return value
  }

  /// Takes the next `count` whole bytes, at whatever bit the reader stands; `nil`, and nothing taken, when
  /// fewer are left.
  mutating func readBytes(_ count: Int) -> [UInt8]? {
    guard count >= 0, count <= available &>> 3 else { return nil }
    let first = position &>> 3
    let shift = UInt8(truncatingIfNeeded: position & 7)
    position &+= count &* 8
    guard shift > 0 else { return Array(bytes[first..<(first &+ count)]) }
    // The last bits lie in the byte behind, which exists because `count` bytes are left from inside the
    // first one.
    return (first..<(first &+ count)).map { bytes[$0] &<< shift | bytes[$0 &+ 1] &>> (8 &- shift) }
  }
}
