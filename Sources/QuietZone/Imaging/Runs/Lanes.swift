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

/// Arithmetic on eight numbers of 16 bits. Made of the halves of wider lanes, not of conversions, which are
/// calls in the standard library; of little-endian ones, as on every machine that Swift compiles for.
extension SIMD8<UInt16> {
  /// Eight bytes from an address on.
  @inline(__always) init(bytesAt address: UnsafeRawPointer) {
    var wide = SIMD16<UInt8>()
    wide.evenHalf = unsafe address.loadUnaligned(as: SIMD8<UInt8>.self)
    self = unsafe unsafeBitCast(wide, to: Self.self)
  }

  /// The upper halves of products with a factor of 16 bits.
  @inline(__always) func upperHalves(times factor: UInt32) -> Self {
    let pairs = unsafe unsafeBitCast(self, to: SIMD4<UInt32>.self)
    let even = ((pairs & 0xFFFF) &* factor) &>> 16, odd = ((pairs &>> 16) &* factor) & 0xFFFF_0000
    return unsafe unsafeBitCast(even | odd, to: Self.self)
  }

  @inline(__always) var signed: SIMD8<Int16> { unsafe unsafeBitCast(self, to: SIMD8<Int16>.self) }

  /// The lanes, which are below 256, as bytes of one number, the first lane lowest.
  @inline(__always) var word: UInt64 {
    var pairs = unsafe unsafeBitCast(self, to: SIMD4<UInt32>.self)
    pairs |= pairs &>> 8
    var fours = unsafe unsafeBitCast(pairs & 0xFFFF, to: SIMD2<UInt64>.self)
    fours |= fours &>> 16
    return fours.x & 0xFFFF_FFFF | fours.y &<< 32
  }
}

extension SIMD8<Int16> {
  /// The upper halves of products.
  @inline(__always) func upperHalves(times others: Self) -> Self {
    let pairs = unsafe (
      unsafeBitCast(self, to: SIMD4<Int32>.self), unsafeBitCast(others, to: SIMD4<Int32>.self)
    )
    let even = ((pairs.0 &<< 16) &>> 16) &* ((pairs.1 &<< 16) &>> 16)
    let odd = (pairs.0 &>> 16) &* (pairs.1 &>> 16)
    return unsafe unsafeBitCast(odd ^ (odd ^ even &>> 16) & 0xFFFF, to: Self.self)
  }

  /// As bytes, 0 for what is below, 255 for what is above, of one number, the first lane lowest.
  @inline(__always) var clampedWord: UInt64 {
    let positive = self & ~(self &>> 15)
    // Of those above, all bits.
    return unsafe unsafeBitCast((positive | (255 &- positive) &>> 15) & 255, to: SIMD8<UInt16>.self).word
  }
}
