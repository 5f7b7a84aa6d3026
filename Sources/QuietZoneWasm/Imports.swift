#if arch(wasm32)
  // What the C library would ask its host for. The module answers by itself, so that it imports nothing and
  // runs the same everywhere.

  /// Seeds of hash tables: fixed, so that every run is alike.
  @_cdecl("arc4random_buf")
  public func randomBytes(_ memory: UnsafeMutableRawPointer?, _ count: Int) {
    var state: UInt32 = 0x9E37_79B9
    for index in 0..<max(count, 0) {
      state = state &* 1_664_525 &+ 1_013_904_223
      memory?.storeBytes(of: UInt8(truncatingIfNeeded: state >> 24), toByteOffset: index, as: UInt8.self)
    }
  }

  /// Output of traps: there is nowhere to write.
  @_cdecl("putchar")
  public func putCharacter(_ character: Int32) -> Int32 { character }

  /// The product of two 128-bit numbers, low and high half each, modulo 2¹²⁸. Compilers call it for 64-bit
  /// products whose overflow is checked; their runtime library, which would bring it, is not linked.
  @_cdecl("__multi3")
  public func product128(
    _ result: UnsafeMutablePointer<UInt64>, _ aLow: UInt64, _ aHigh: UInt64, _ bLow: UInt64, _ bHigh: UInt64
  ) {
    let (a0, a1) = (aLow & 0xFFFF_FFFF, aLow &>> 32)
    let (b0, b1) = (bLow & 0xFFFF_FFFF, bLow &>> 32)
    let low = a0 &* b0
    let middle = a1 &* b0 &+ (low &>> 32)
    let other = a0 &* b1 &+ (middle & 0xFFFF_FFFF)
    result[0] = (other &<< 32) | (low & 0xFFFF_FFFF)
    let carries = (middle &>> 32) &+ (other &>> 32)
    result[1] = a1 &* b1 &+ carries &+ aLow &* bHigh &+ aHigh &* bLow
  }
#endif
