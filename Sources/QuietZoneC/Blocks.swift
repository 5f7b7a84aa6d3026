internal import CQuietZone
internal import QuietZone
internal import QuietZoneScanning

/// What stands in front of everything that is handed out, so that one call gives all of a result back: where
/// the next piece of the same result lies, and which Swift value it is, if any.
struct BlockHeader {
  enum Content: Int {
    case plain = 0
    case symbol = 1
    case session = 2
  }

  var next: UnsafeMutableRawPointer?
  var content: Content

  /// Room for it that keeps what follows aligned for any type.
  static let size = 16
}

/// A result on its way to C: pieces of memory that hang together in a chain, from the first one on.
struct Reply {
  private var first: UnsafeMutableRawPointer?
  private var last: UnsafeMutableRawPointer?

  /// Adds a piece that holds a copy of `value`; the first one is the result itself.
  mutating func add<Value>(
    _ value: consuming Value, _ content: BlockHeader.Content = .plain
  ) -> UnsafeMutablePointer<Value> {
    let place = allocate(MemoryLayout<Value>.stride, content).bindMemory(to: Value.self, capacity: 1)
    place.initialize(to: value)
    return place
  }

  /// Adds a copy of an array of C values; NULL for an empty one.
  mutating func add<Value>(array: [Value]) -> UnsafePointer<Value>? {
    guard !array.isEmpty else { return nil }
    let place = allocate(MemoryLayout<Value>.stride * array.count)
      .bindMemory(to: Value.self, capacity: array.count)
    for index in array.indices { (place + index).initialize(to: array[index]) }
    return UnsafePointer(place)
  }

  /// Adds bytes with a NUL behind them.
  mutating func add(bytes: [UInt8]) -> UnsafePointer<UInt8> {
    let place = allocate(bytes.count + 1)
    bytes.withUnsafeBytes {
      if let start = $0.baseAddress { place.copyMemory(from: start, byteCount: $0.count) }
    }
    place.storeBytes(of: 0, toByteOffset: bytes.count, as: UInt8.self)
    return UnsafePointer(place.assumingMemoryBound(to: UInt8.self))
  }

  /// Adds text; what follows a NUL in it is there, but C does not see it.
  mutating func add(text: [UInt8]) -> UnsafePointer<CChar> {
    UnsafeRawPointer(add(bytes: text)).assumingMemoryBound(to: CChar.self)
  }

  mutating func add(text: String) -> UnsafePointer<CChar> { add(text: Array(text.utf8)) }

  private mutating func allocate(
    _ count: Int, _ content: BlockHeader.Content = .plain
  ) -> UnsafeMutableRawPointer {
    let block = UnsafeMutableRawPointer.allocate(byteCount: BlockHeader.size + max(count, 1), alignment: 16)
    block.initializeMemory(as: BlockHeader.self, to: BlockHeader(next: nil, content: content))
    if let last { last.assumingMemoryBound(to: BlockHeader.self).pointee.next = block }
    if first == nil { first = block }
    last = block
    return block + BlockHeader.size
  }
}

@c @implementation
public func qz_free(_ result: UnsafeMutableRawPointer?) {
  var next = result.map { $0 - BlockHeader.size }
  while let block = next {
    let header = block.assumingMemoryBound(to: BlockHeader.self).pointee
    let value = block + BlockHeader.size
    switch header.content {
    case .plain: break
    case .symbol: value.assumingMemoryBound(to: Symbol.self).deinitialize(count: 1)
    case .session: value.assumingMemoryBound(to: ScanSession.self).deinitialize(count: 1)
    }
    next = header.next
    block.deallocate()
  }
}

/// The address of a text of the program, which C may keep.
func constant(_ text: StaticString) -> UnsafePointer<CChar> {
  UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}
