#if arch(wasm32)
  // The module's heap, in the place of the C library's, which takes 9 kB; the linker is told so by `--wrap`.
  //
  // A block begins with its class and how far before the address handed out it begins, 32 bits each. It is of
  // one of a hundred sizes: multiples of 16 bytes to 128, from there on four to every doubling. What is given
  // back waits in its class's list; what is asked for comes from there, or from the memory behind all blocks.
  // Pictures come one after another and in few sizes, so blocks need not be merged.

  /// Moves the memory's end by a multiple of a page, 64 kB, and returns the old one; -1: there is no more.
  @_extern(c, "sbrk") private func moveEnd(_ count: Int) -> Int

  private let headerBytes = 8
  private let pageBytes = 1 << 16
  private let classCount = 105

  /// The first block of each class's list, 32 bits each; in the heap itself.
  nonisolated(unsafe) private var lists: UnsafeMutablePointer<UInt32>?
  /// Where the memory behind all blocks begins and ends.
  nonisolated(unsafe) private var top = 0
  nonisolated(unsafe) private var end = 0

  @_cdecl("__wrap_posix_memalign")
  public func allocate(
    _ result: UnsafeMutablePointer<UInt>, _ alignment: Int, _ count: Int
  ) -> Int32 {
    let slack = alignment > 16 ? alignment : 0
    guard count >= 0, count < 1 << 30, slack < 1 << 20, let block = takeBlock(count &+ slack &+ headerBytes)
    else { return 12 }
    var address = Int(bitPattern: block) &+ headerBytes
    if slack > 0 { address = (address &+ slack &- 1) & ~(slack &- 1) }
    let header = UnsafeMutablePointer<UInt32>(bitPattern: address &- headerBytes)
    header?[0] = block[0]
    header?[1] = UInt32(truncatingIfNeeded: address &- headerBytes &- Int(bitPattern: block))
    result.pointee = UInt(bitPattern: address)
    return 0
  }

  @_cdecl("__wrap_free")
  public func giveBack(_ memory: UnsafeMutablePointer<UInt32>?) {
    guard let memory, let lists else { return }
    let header = memory - 2
    let block = UInt(bitPattern: header) &- UInt(header[1])
    let list = lists + Int(header[0])
    // The next block of the list is named behind the header.
    UnsafeMutablePointer<UInt32>(bitPattern: block)?[0] = header[0]
    UnsafeMutablePointer<UInt32>(bitPattern: block)?[2] = list.pointee
    list.pointee = UInt32(truncatingIfNeeded: block)
  }

  /// A block of at least `count` bytes, its class in front.
  private func takeBlock(_ count: Int) -> UnsafeMutablePointer<UInt32>? {
    let (number, bytes) = sizeClass(count)
    if lists == nil { addLists() }
    guard let lists else { return nil }
    // A large block may come from the next larger classes, which is better than more memory.
    for list in number...(number > 30 ? min(number &+ 3, classCount &- 1) : number) {
      guard let block = UnsafeMutablePointer<UInt32>(bitPattern: UInt(lists[list])) else { continue }
      lists[list] = block[2]
      return block
    }
    guard let block = takeTop(bytes) else { return nil }
    block[0] = UInt32(truncatingIfNeeded: number)
    return block
  }

  /// The smallest class of blocks of at least `count` bytes, and their size.
  private func sizeClass(_ count: Int) -> (number: Int, bytes: Int) {
    if count <= 128 {
      let units = (count &+ 15) &>> 4
      return (units, units &<< 4)
    }
    let shift = Int.bitWidth &- (count &- 1).leadingZeroBitCount &- 3
    let units = (count &- 1) &>> shift &+ 1
    return (8 &+ (shift &- 5) &* 4 &+ units &- 4, units &<< shift)
  }

  /// Memory behind all blocks: 8 bytes behind a multiple of 16, so that what follows the header lies on one.
  private func takeTop(_ count: Int) -> UnsafeMutablePointer<UInt32>? {
    if end &- top < count {
      let more = (count &- (end &- top) &+ pageBytes &- 1) & ~(pageBytes &- 1)
      let old = moveEnd(more)
      guard old != -1 else { return nil }
      if old != end { top = old &+ headerBytes }
      end = old &+ more
      guard end &- top >= count else { return takeTop(count) }
    }
    defer { top &+= count }
    return UnsafeMutablePointer(bitPattern: top)
  }

  private func addLists() {
    let bytes = (classCount &* 4 &+ 15) & ~15
    lists = takeTop(bytes)
    lists?.initialize(repeating: 0, count: classCount)
  }
#endif
