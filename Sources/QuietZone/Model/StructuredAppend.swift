/// The place of a symbol in a set that together carries one message (ISO/IEC 18004, Structured Append).
public struct StructuredAppend: Hashable, Sendable {
  /// Place in the set, from 0.
  public var index: Int
  /// Symbols in the set.
  public var count: Int
  /// What members of one set share: the parity byte of a QR Code, the file identification of a Data Matrix or
  /// PDF417, a number made of an Aztec Code's message ID; 0 where there is nothing of the kind.
  public var identity: Int
  public init(index: Int, count: Int, identity: Int) {
    self.index = index
    self.count = count
    self.identity = identity
  }
}
