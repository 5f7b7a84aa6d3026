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
      var at = 0
      while all.count - at >= part.count {
        guard let hit = all.firstIndex(of: first, from: at) else { return false }
        if matches(part, at: hit) { return true }
        at = hit + 1
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

  /// The text of these bytes, or `nil` if they are no UTF-8. The library's own `init(validating:as:)` needs
  /// macOS 15; what it repairs comes out as other bytes.
  package init?(utf8 bytes: some Collection<UInt8>) {
    self.init(decoding: bytes, as: UTF8.self)
    guard utf8.elementsEqual(bytes) else { return nil }
  }
}

extension UInt8 {
  /// White space of the PNM headers: space, tab, line feed, vertical tab, form feed, carriage return.
  var isPNMSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
