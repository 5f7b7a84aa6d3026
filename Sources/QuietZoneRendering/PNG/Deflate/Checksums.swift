/// CRC-32 as the chunks of PNG have it (ISO/IEC 15948, annex D; ITU-T V.42).
///
/// ```swift
/// assert(CRC32.value(of: Array("123456789".utf8).storageSpan) == 0xCBF4_3926)
/// ```
package struct CRC32: Sendable {
  /// The remainder of every byte, its lowest bit first.
  private static let table: [UInt32] = {
    var table: [UInt32] = []
    for index in 0..<256 {
      var value = UInt32(truncatingIfNeeded: index)
      for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ value &>> 1 : value &>> 1 }
      table.append(value)
    }
    return table
  }()

  private var register: UInt32 = 0xFFFF_FFFF

  package init() {}

  /// The check value of everything added so far.
  package var value: UInt32 { ~register }

  package mutating func update(_ bytes: Span<UInt8>) {
    let table = Self.table
    var register = register
    for index in bytes.indices {
      let low = UInt8(truncatingIfNeeded: register) ^ bytes[index]
      register = table[Int(low)] ^ register &>> 8
    }
    self.register = register
  }

  /// The check value of these bytes alone.
  package static func value(of bytes: Span<UInt8>) -> UInt32 {
    var check = CRC32()
    check.update(bytes)
    return check.value
  }
}

/// Adler-32, the check of a zlib stream (RFC 1950, 8.2): two sums modulo 65 521.
///
/// ```swift
/// var check = Adler32()
/// check.update(Array("Wikipedia".utf8).storageSpan)
/// assert(check.value == 0x11E6_0398)
/// ```
struct Adler32: Sendable {
  private static let modulus: UInt32 = 65_521
  /// So many bytes can be added before the second sum may leave 32 bits.
  private static let stretch = 5552

  private var bytes: UInt32 = 1
  private var sums: UInt32 = 0

  var value: UInt32 { sums &<< 16 | bytes }

  mutating func update(_ data: Span<UInt8>) {
    var start = 0
    while start < data.count {
      let end = min(start + Self.stretch, data.count)
      var a = bytes, b = sums
      for index in start..<end {
        a &+= UInt32(data[index])
        b &+= a
      }
      bytes = a % Self.modulus
      sums = b % Self.modulus
      start = end
    }
  }
}
