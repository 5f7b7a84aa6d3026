/// Bytes as they cross the border between WebAssembly and its host: little-endian, no padding.
struct ByteLayout {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ value: UInt8) { bytes.append(value) }

  mutating func add(bytes values: [UInt8]) { bytes += values }

  mutating func add(_ value: UInt16) {
    add(UInt8(truncatingIfNeeded: value))
    add(UInt8(truncatingIfNeeded: value >> 8))
  }

  mutating func add(_ value: UInt32) {
    add(UInt16(truncatingIfNeeded: value))
    add(UInt16(truncatingIfNeeded: value >> 16))
  }

  mutating func add(_ value: UInt64) {
    add(UInt32(truncatingIfNeeded: value))
    add(UInt32(truncatingIfNeeded: value >> 32))
  }

  mutating func add(_ value: Double) { add(value.bitPattern) }

  /// A number that is never negative and always small, as 32 bits.
  mutating func add(count: Int) { add(UInt32(clamping: count)) }

  /// The number of bytes as 32 bits, then the bytes.
  mutating func add(block: [UInt8]) {
    add(count: block.count)
    bytes.append(contentsOf: block)
  }
}

/// Takes numbers out of bytes that a host handed over; what is missing reads as zero.
struct ByteCursor {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func byte() -> UInt8 {
    guard place < bytes.count else { return 0 }
    place += 1
    return bytes[place - 1]
  }

  mutating func word16() -> UInt16 {
    let low = byte()
    return UInt16(low) | UInt16(byte()) << 8
  }

  mutating func word32() -> UInt32 {
    let low = word16()
    return UInt32(low) | UInt32(word16()) << 16
  }

  mutating func word64() -> UInt64 {
    let low = word32()
    return UInt64(low) | UInt64(word32()) << 32
  }

  /// Bytes with their number in front, cut to what there is.
  mutating func block() -> [UInt8] {
    let count = Int(min(word32(), UInt32(clamping: bytes.count - place)))
    place += count
    return Array(bytes[(place - count)..<place])
  }

  mutating func real() -> Double { Double(bitPattern: word64()) }
}
