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
#endif
