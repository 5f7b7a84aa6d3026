/// Memory read several elements at a time, with checked bounds.
extension Span<Int32> {
  /// Eight elements from `index` on, which must all be there.
  @inline(__always) func eight(from index: Int) -> SIMD8<Int32> {
    unsafe bytes.unsafeLoadUnaligned(fromByteOffset: index &* 4, as: SIMD8<Int32>.self)
  }
}

extension Span<Float> {
  /// Eight elements from `index` on, which must all be there.
  @inline(__always) func eight(from index: Int) -> SIMD8<Float> {
    unsafe bytes.unsafeLoadUnaligned(fromByteOffset: index &* 4, as: SIMD8<Float>.self)
  }

  func sum() -> Float {
    var sums = SIMD8<Float>.zero
    var i = 0
    while i &+ 8 <= count {
      sums += eight(from: i)
      i &+= 8
    }
    var sum = sums.sum()
    while i < count {
      sum += self[i]
      i &+= 1
    }
    return sum
  }

  /// The sum of the products with as many others.
  func dot(_ other: Span<Float>) -> Float {
    var sums = SIMD8<Float>.zero
    var i = 0
    while i &+ 8 <= count {
      sums += eight(from: i) * other.eight(from: i)
      i &+= 8
    }
    var sum = sums.sum()
    while i < count {
      sum += self[i] * other[i]
      i &+= 1
    }
    return sum
  }
}

extension SIMD8<UInt8> {
  /// The lanes as one number, the first lane lowest.
  @inline(__always) var word: UInt64 { UInt64(littleEndian: unsafe unsafeBitCast(self, to: UInt64.self)) }
}
