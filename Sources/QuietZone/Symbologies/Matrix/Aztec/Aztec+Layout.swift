extension Aztec {
  /// Where the bits of the message stand, from the outermost layer inwards, each as y · 256 + x (ISO/IEC
  /// 24778:2008, 7.3.1).
  static func places(_ size: Size) -> [UInt16] {
    var places: [UInt16] = []
    places.reserveCapacity(size.bits)
    walk(size) { x0, y0, x1, y1 in
      places.append(UInt16(truncatingIfNeeded: y0 &<< 8 | x0))
      places.append(UInt16(truncatingIfNeeded: y1 &<< 8 | x1))
    }
    return places
  }

  /// Goes over the bits two by two, as they lie beside each other across a layer. One walk for maker and
  /// reader.
  @inline(__always)
  private static func walk(_ size: Size, _ visit: (_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) -> Void) {
    let map = (size.isCompact ? compactLines : fullLines)[size.layers - 1]
    let last = size.inner - 1
    for layer in 0..<size.layers {
      let length = (size.layers - layer) * 4 + (size.isCompact ? 9 : 12)
      let outer = layer &* 2
      let (near, nearer) = (Int(map[outer]), Int(map[outer &+ 1]))
      let (far, farther) = (Int(map[last &- outer]), Int(map[last &- outer &- 1]))
      for j in outer..<outer &+ length { visit(near, Int(map[j]), nearer, Int(map[j])) }
      for j in outer..<outer &+ length { visit(Int(map[j]), far, Int(map[j]), farther) }
      for j in outer..<outer &+ length { visit(far, Int(map[last &- j]), farther, Int(map[last &- j])) }
      for j in outer..<outer &+ length { visit(Int(map[last &- j]), near, Int(map[last &- j]), nearer) }
    }
  }

  /// Draws codewords; what is left over of the modules comes first and stays light.
  static func draw(_ codewords: [UInt16], _ size: Size, in grid: inout ModuleGrid) {
    let wordsPerRow = grid.wordsPerRow
    guard codewords.count == size.words, grid.width == size.side else { return }
    var words = grid.words.mutableStorageSpan
    // Codewords have an even number of bits, and so has what is left over.
    var left = (size.bits - size.words * size.wordBits) / 2
    var (next, codeword): (Int, UInt64) = (0, 0)
    let pairs = size.wordBits / 2
    let top = UInt64(size.wordBits - 1)
    walk(size) { x0, y0, x1, y1 in
      if left == 0 {
        codeword = UInt64(codewords[next]) &<< (63 &- top)
        next &+= 1
        left = pairs
      }
      left &-= 1
      words[y0 &* wordsPerRow &+ x0 &>> 6] |= (codeword &>> 63) &<< UInt64(truncatingIfNeeded: x0 & 63)
      words[y1 &* wordsPerRow &+ x1 &>> 6] |= (codeword &>> 62 & 1) &<< UInt64(truncatingIfNeeded: x1 & 63)
      codeword &<<= 2
    }
  }

  /// ``lines(_:)`` by layers.
  private static let compactLines = compactSizes.map(lines)
  private static let fullLines = fullSizes.map(lines)

  /// Column or row in the symbol of each one without the reference grid.
  private static func lines(_ size: Size) -> [UInt16] {
    guard !size.isCompact else { return (0..<size.inner).map { UInt16(truncatingIfNeeded: $0) } }
    let (half, center) = (size.inner / 2, size.side / 2)
    return (0..<size.inner).map { index in
      let distance = index < half ? half - 1 - index : index - half
      let place = index < half ? center - distance - distance / 15 - 1 : center + distance + distance / 15 + 1
      return UInt16(truncatingIfNeeded: place)
    }
  }

  /// The modules of the mode message, highest bit first, clockwise from the top left: 28, or 40 of full
  /// symbols.
  static func modePlaces(isCompact: Bool, side: Int) -> [(x: Int, y: Int)] {
    let center = side / 2
    return (isCompact ? compactMode : fullMode).map { (x: center + $0.x, y: center + $0.y) }
  }

  private static let compactMode = modeOffsets(isCompact: true)
  private static let fullMode = modeOffsets(isCompact: false)

  /// The same from the centre.
  @inline(never)
  private static func modeOffsets(isCompact: Bool) -> [(x: Int, y: Int)] {
    let (reach, count) = isCompact ? (5, 7) : (7, 10)
    let offsets = (0..<count).map { isCompact ? $0 - 3 : $0 - 5 + $0 / 5 }
    var places = offsets.map { (x: $0, y: -reach) }
    places += offsets.map { (x: reach, y: $0) }
    places += offsets.reversed().map { (x: $0, y: reach) }
    places += offsets.reversed().map { (x: -reach, y: $0) }
    return places
  }

  /// Draws a mode message or a rune, given its bits, the first of them highest.
  static func draw(mode: UInt64, isCompact: Bool, in grid: inout ModuleGrid) {
    let offsets = isCompact ? compactMode : fullMode
    let center = grid.width / 2
    for index in offsets.indices where mode &>> UInt64(offsets.count &- 1 &- index) & 1 != 0 {
      grid[center + offsets[index].x, center + offsets[index].y] = true
    }
  }

  /// Bullseye, orientation marks and reference grid; the rest light.
  static func patterns(isCompact: Bool, side: Int) -> ModuleGrid {
    var grid = ModuleGrid(width: side, height: side)
    let center = side / 2
    if !isCompact { drawReference(in: &grid) }
    let (reach, rows) = isCompact ? (5, compactBullseye) : (7, fullBullseye)
    grid.draw(rows: rows, width: 2 * reach + 1, x: center - reach, y: center - reach)
    return grid
  }

  /// Every other module of each sixteenth row and column from the centre.
  private static func drawReference(in grid: inout ModuleGrid) {
    let (side, wordsPerRow) = (grid.width, grid.wordsPerRow)
    let center = side / 2
    var words = grid.words.mutableStorageSpan
    for line in stride(from: center & 15, to: side, by: 16) {
      let bit = UInt64(1) &<< UInt64(truncatingIfNeeded: line & 63)
      for y in stride(from: center & 1, to: side, by: 2) { words[y &* wordsPerRow &+ line &>> 6] |= bit }
      let pattern: UInt64 = center & 1 == 0 ? 0x5555_5555_5555_5555 : 0xAAAA_AAAA_AAAA_AAAA
      for word in 0..<wordsPerRow {
        let count = min(side &- word &* 64, 64)
        words[line &* wordsPerRow &+ word] |=
          pattern & (UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- count))
      }
    }
  }

  private static let compactBullseye = bullseye(reach: 5)
  private static let fullBullseye = bullseye(reach: 7)

  /// Rings, every other one dark, and around them the orientation marks.
  @inline(never)
  private static func bullseye(reach: Int) -> [UInt64] {
    (-reach...reach).map { y in
      var row: UInt64 = 0
      for x in -reach...reach {
        let ring = max(abs(x), abs(y))
        let isMark =
          x == -reach && (y == -reach || y == 1 - reach) || x == 1 - reach && y == -reach
          || x == reach && (y <= 1 - reach || y == reach - 1)
        if ring < reach ? ring & 1 == 0 : isMark { row |= 1 << UInt64(x + reach) }
      }
      return row
    }
  }

  /// The bits of the mode message: layers and data codewords with their correction.
  static func modeBits(_ size: Size, data: Int, isForReader: Bool) -> UInt64 {
    let value =
      size.isCompact ? (size.layers - 1) << 6 | (data - 1) : (size.layers - 1) << 11 | (data - 1)
    return modeBits(value | (isForReader ? size.readerBit : 0), isCompact: size.isCompact)
  }

  /// The bits of a value of 8 bits, of full symbols 16, with their correction: the sum of those of its bits.
  static func modeBits(_ value: Int, isCompact: Bool) -> UInt64 {
    let table = isCompact ? compactModeBits : fullModeBits
    var bits: UInt64 = 0
    for index in table.indices where value >> index & 1 != 0 { bits ^= table[index] }
    return bits
  }

  private static let compactModeBits = modeTable(isCompact: true)
  private static let fullModeBits = modeTable(isCompact: false)

  @inline(never)
  private static func modeTable(isCompact: Bool) -> [UInt64] {
    let count = isCompact ? 2 : 4
    return (0..<4 * count).map { bit in
      var data = [UInt16](repeating: 0, count: count)
      data[count - 1 - bit / 4] = 1 << UInt16(bit % 4)
      return modeCode(isCompact: isCompact).encoded(data).reduce(0) { $0 << 4 | UInt64($1) }
    }
  }

  static func modeCode(isCompact: Bool) -> ReedSolomon { isCompact ? compactModeCode : fullModeCode }

  private static let compactModeCode = ReedSolomon(field: modeField, parityCount: 5, firstRoot: 1)
  private static let fullModeCode = ReedSolomon(field: modeField, parityCount: 6, firstRoot: 1)
}
