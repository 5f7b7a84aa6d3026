/// Memory read several elements at a time, with checked bounds.
extension Span<Int32> {
  /// Eight elements from `index` on, which must all be there.
  @inline(__always) func eight(from index: Int) -> SIMD8<Int32> {
    unsafe bytes.unsafeLoadUnaligned(fromByteOffset: index &* 4, as: SIMD8<Int32>.self)
  }
}

extension SIMD8<UInt8> {
  /// The lanes as one number, the first lane lowest.
  @inline(__always) var word: UInt64 { UInt64(littleEndian: unsafe unsafeBitCast(self, to: UInt64.self)) }
}
