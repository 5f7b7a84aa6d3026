#if arch(wasm32)
  import QuietZone

  // The functions a host calls. Addresses are offsets in the module's memory. Every answer is the address of
  // a 32-bit length and that many bytes; the host gives it back with `qz_free`.

  /// Memory for the host to write to; give it back with `qz_free`.
  @_expose(wasm, "qz_allocate") @_cdecl("qz_allocate")
  public func allocate(_ count: Int32) -> UnsafeMutableRawPointer {
    .allocate(byteCount: max(Int(count), 1), alignment: 16)
  }

  /// Gives memory back.
  @_expose(wasm, "qz_free") @_cdecl("qz_free")
  public func free(_ memory: UnsafeMutableRawPointer?) {
    memory?.deallocate()
  }

  /// Reads a grey picture of `count` bytes, `rowStride` a row.
  @_expose(wasm, "qz_read") @_cdecl("qz_read")
  public func read(
    _ pixels: UnsafeRawPointer?, _ count: Int32, _ width: Int32, _ height: Int32, _ rowStride: Int32,
    _ options: UnsafeRawPointer?, _ optionCount: Int32
  ) -> UnsafeMutableRawPointer {
    let bytes = UnsafeRawBufferPointer(start: pixels, count: pixels == nil ? 0 : max(Int(count), 0))
    return hand(
      over: bytes.withMemoryRebound(to: UInt8.self) { bytes in
        Border.read(
          bytes.span, width: Int(width), height: Int(height), rowStride: Int(rowStride),
          options: copy(options, optionCount))
      })
  }

  /// Makes a symbol.
  @_expose(wasm, "qz_make") @_cdecl("qz_make")
  public func make(_ request: UnsafeRawPointer?, _ count: Int32) -> UnsafeMutableRawPointer {
    hand(over: Border.make(copy(request, count)))
  }

  /// Makes a symbol and draws it as SVG.
  @_expose(wasm, "qz_draw") @_cdecl("qz_draw")
  public func draw(_ request: UnsafeRawPointer?, _ count: Int32) -> UnsafeMutableRawPointer {
    hand(over: Border.draw(copy(request, count)))
  }

  private func copy(_ start: UnsafeRawPointer?, _ count: Int32) -> [UInt8] {
    [UInt8](UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : max(Int(count), 0)))
  }

  private func hand(over bytes: [UInt8]) -> UnsafeMutableRawPointer {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes.count + 4, alignment: 16)
    memory.storeBytes(of: UInt32(clamping: bytes.count).littleEndian, as: UInt32.self)
    (memory + 4).copyMemory(from: bytes, byteCount: bytes.count)
    return memory
  }
#endif
