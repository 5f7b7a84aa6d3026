#if arch(wasm32)
  import QuietZone
  import QuietZoneScanning

  // The functions a host calls. Addresses are offsets in the module's memory. Every answer is the address of
  // a 32-bit length and that many bytes; the host gives it back with `qz_free`.

  /// ``Border/protocolVersion``.
  @_expose(wasm, "qz_protocol") @_cdecl("qz_protocol")
  public func protocolVersion() -> Int32 { Border.protocolVersion }

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
    look(pixels, count, width, height, rowStride, copy(options, optionCount), isExamined: false)
  }

  /// Reads a grey picture as `qz_read` does, and says besides what looks like a code and was not read.
  @_expose(wasm, "qz_examine") @_cdecl("qz_examine")
  public func examine(
    _ pixels: UnsafeRawPointer?, _ count: Int32, _ width: Int32, _ height: Int32, _ rowStride: Int32,
    _ options: UnsafeRawPointer?, _ optionCount: Int32
  ) -> UnsafeMutableRawPointer {
    look(pixels, count, width, height, rowStride, copy(options, optionCount), isExamined: true)
  }

  /// Makes a symbol.
  @_expose(wasm, "qz_make") @_cdecl("qz_make")
  public func make(_ request: UnsafeRawPointer?, _ count: Int32) -> UnsafeMutableRawPointer {
    hand(over: Border.make(copy(request, count)))
  }

  /// Makes a symbol and draws it as SVG or PDF.
  @_expose(wasm, "qz_draw") @_cdecl("qz_draw")
  public func draw(_ request: UnsafeRawPointer?, _ count: Int32) -> UnsafeMutableRawPointer {
    hand(over: Border.draw(copy(request, count)))
  }

  /// Says what will trouble readers of a drawing.
  @_expose(wasm, "qz_check") @_cdecl("qz_check")
  public func check(_ request: UnsafeRawPointer?, _ count: Int32) -> UnsafeMutableRawPointer {
    hand(over: Border.check(copy(request, count)))
  }

  /// Says what content means; see ``Border/describe(_:)`` for the bytes.
  @_expose(wasm, "qz_describe") @_cdecl("qz_describe")
  public func describe(_ request: UnsafeRawPointer?, _ count: Int32) -> UnsafeMutableRawPointer {
    hand(over: Border.describe(copy(request, count)))
  }

  /// Writes content that means something; see ``Border/compose(_:)`` for the bytes.
  @_expose(wasm, "qz_compose") @_cdecl("qz_compose")
  public func compose(_ request: UnsafeRawPointer?, _ count: Int32) -> UnsafeMutableRawPointer {
    hand(over: Border.compose(copy(request, count)))
  }

  /// A new session; see ``scanConfiguration(_:)`` for the bytes. Give it back with `qz_session_close`.
  @_expose(wasm, "qz_session_open") @_cdecl("qz_session_open")
  public func openSession(_ configuration: UnsafeRawPointer?, _ count: Int32) -> UnsafeMutableRawPointer {
    let session = UnsafeMutablePointer<ScanSession>.allocate(capacity: 1)
    session.initialize(to: ScanSession(scanConfiguration(copy(configuration, count))))
    return UnsafeMutableRawPointer(session)
  }

  @_expose(wasm, "qz_session_close") @_cdecl("qz_session_close")
  public func closeSession(_ session: UnsafeMutableRawPointer) {
    let session = session.assumingMemoryBound(to: ScanSession.self)
    session.deinitialize(count: 1)
    session.deallocate()
  }

  /// Changes a session's configuration; every session's function answers with actions, see ``answer(_:)``.
  @_expose(wasm, "qz_session_configure") @_cdecl("qz_session_configure")
  public func configureSession(
    _ session: UnsafeMutableRawPointer, _ configuration: UnsafeRawPointer?, _ count: Int32,
    _ milliseconds: Double
  ) -> UnsafeMutableRawPointer {
    let session = session.assumingMemoryBound(to: ScanSession.self)
    let configuration = scanConfiguration(copy(configuration, count))
    return hand(over: answer(session.pointee.configure(configuration, at: time(milliseconds))))
  }

  /// Tells a session something; see ``SessionCommand``.
  @_expose(wasm, "qz_session_tell") @_cdecl("qz_session_tell")
  public func tellSession(
    _ session: UnsafeMutableRawPointer, _ command: Int32, _ argument: Int32, _ milliseconds: Double
  ) -> UnsafeMutableRawPointer {
    let session = session.assumingMemoryBound(to: ScanSession.self)
    return hand(over: answer(session.pointee.perform(command, argument, at: time(milliseconds))))
  }

  /// Shows a session a grey frame of `count` bytes, `rowStride` a row.
  @_expose(wasm, "qz_session_frame") @_cdecl("qz_session_frame")
  public func showFrame(
    _ session: UnsafeMutableRawPointer, _ pixels: UnsafeRawPointer?, _ count: Int32, _ width: Int32,
    _ height: Int32, _ rowStride: Int32, _ milliseconds: Double
  ) -> UnsafeMutableRawPointer {
    let session = session.assumingMemoryBound(to: ScanSession.self)
    let bytes = UnsafeRawBufferPointer(start: pixels, count: pixels == nil ? 0 : max(Int(count), 0))
    return hand(
      over: bytes.withMemoryRebound(to: UInt8.self) { bytes in
        let view = LuminanceView(
          pixels: bytes.span, width: Int(width), height: Int(height), rowStride: Int(rowStride))
        return answer(session.pointee.frame(view, at: time(milliseconds)))
      })
  }

  private func look(
    _ pixels: UnsafeRawPointer?, _ count: Int32, _ width: Int32, _ height: Int32, _ rowStride: Int32,
    _ options: [UInt8], isExamined: Bool
  ) -> UnsafeMutableRawPointer {
    let bytes = UnsafeRawBufferPointer(start: pixels, count: pixels == nil ? 0 : max(Int(count), 0))
    return hand(
      over: bytes.withMemoryRebound(to: UInt8.self) { bytes in
        Border.look(
          at: bytes.span, width: Int(width), height: Int(height), rowStride: Int(rowStride), options: options,
          isExamined: isExamined)
      })
  }

  private func time(_ milliseconds: Double) -> ScanTime {
    ScanTime(milliseconds: abs(milliseconds) < 9e15 ? Int64(milliseconds) : 0)
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
