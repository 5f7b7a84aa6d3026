import Glibc

/// Reading numbers out of file headers, without a way to trap.
extension [UInt8] {
  /// Whether `signature` stands at `offset`.
  func matches(_ signature: [UInt8], at offset: Int = 0) -> Bool {
    guard offset >= 0, offset <= count, count - offset >= signature.count else { return false }
    for i in signature.indices where self[offset + i] != signature[i] { return false }
    return true
  }

  /// Whether `part` stands anywhere.
  func contains(_ part: [UInt8]) -> Bool {
    guard let first = part.first else { return true }
    return withUnsafeBytes { all in
      guard let start = all.baseAddress else { return false }
      var at = 0
      while all.count - at >= part.count {
        guard let hit = memchr(start + at, Int32(first), all.count - at) else { return false }
        at = UnsafeRawPointer(hit) - start
        if matches(part, at: at) { return true }
        at += 1
      }
      return false
    }
  }

  /// `count` bytes at `offset` as a number, or `nil` where they do not exist.
  private func number(at offset: Int, bytes count: Int, bigEndian: Bool) -> UInt32? {
    guard offset >= 0, offset <= self.count, self.count - offset >= count else { return nil }
    var value: UInt32 = 0
    for i in 0..<count {
      value = value << 8 | UInt32(self[offset + (bigEndian ? i : count - 1 - i)])
    }
    return value
  }

  func uint16BE(at offset: Int) -> Int? { number(at: offset, bytes: 2, bigEndian: true).map { Int($0) } }
  func uint16LE(at offset: Int) -> Int? { number(at: offset, bytes: 2, bigEndian: false).map { Int($0) } }
  func uint32BE(at offset: Int) -> UInt32? { number(at: offset, bytes: 4, bigEndian: true) }
  func uint32LE(at offset: Int) -> UInt32? { number(at: offset, bytes: 4, bigEndian: false) }
  func int32LE(at offset: Int) -> Int? {
    uint32LE(at: offset).map { Int(Int32(bitPattern: $0)) }
  }
}

extension String {
  /// The UTF-8 bytes.
  var bytes: [UInt8] { [UInt8](utf8) }
}

extension UInt8 {
  /// White space of the PNM headers: space, tab, line feed, vertical tab, form feed, carriage return.
  var isPNMSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
