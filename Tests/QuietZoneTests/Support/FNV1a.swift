extension Sequence<UInt8> {
  /// FNV-1a with 64 bits.
  var fnv1a: UInt64 {
    reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
