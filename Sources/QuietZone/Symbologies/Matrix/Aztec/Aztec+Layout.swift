extension Aztec {
  /// Where the bits of the message stand, from the outermost layer inwards, each as y · 256 + x (ISO/IEC
  /// 24778:2008, 7.3.1). One walk for maker and reader.
  static func places(_ size: Size) -> [UInt16] {
    let map = lines(size)
    let last = size.inner - 1
    var places = [UInt16](repeating: 0, count: size.bits)
    var offset = 0
    for layer in 0..<size.layers {
      let length = (size.layers - layer) * 4 + (size.isCompact ? 9 : 12)
      let outer = layer &* 2
      for j in 0..<length {
        for k in 0..<2 {
          let along = map[outer &+ j]
          let across = map[outer &+ k]
          let farAlong = map[last &- outer &- j]
          let farAcross = map[last &- outer &- k]
          let bit = offset &+ j &* 2 &+ k
          places[bit] = along << 8 | across
          places[bit &+ length &* 2] = farAcross << 8 | along
          places[bit &+ length &* 4] = farAlong << 8 | farAcross
          places[bit &+ length &* 6] = across << 8 | farAlong
        }
      }
      offset += length * 8
    }
    return places
  }

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
    let (reach, count) = isCompact ? (5, 7) : (7, 10)
    let offsets = (0..<count).map { isCompact ? center - 3 + $0 : center - 5 + $0 + $0 / 5 }
    var places = offsets.map { (x: $0, y: center - reach) }
    places += offsets.map { (x: center + reach, y: $0) }
    places += offsets.reversed().map { (x: $0, y: center + reach) }
    places += offsets.reversed().map { (x: center - reach, y: $0) }
    return places
  }

  /// Bullseye, orientation marks and reference grid; the rest light.
  static func patterns(isCompact: Bool, side: Int) -> ModuleGrid {
    var grid = ModuleGrid(width: side, height: side)
    let center = side / 2
    if !isCompact {
      for line in stride(from: 0, through: center, by: 16) {
        for k in stride(from: center & 1, to: side, by: 2) {
          for place in [center - line, center + line] {
            grid[place, k] = true
            grid[k, place] = true
          }
        }
      }
    }
    let reach = isCompact ? 5 : 7
    grid.fill(x: center - reach, y: center - reach, width: 2 * reach + 1, height: 2 * reach + 1, dark: false)
    for ring in 0..<reach {
      let side = 2 * ring + 1
      for (x, y, width, height) in [
        (-ring, -ring, side, 1), (-ring, ring, side, 1), (-ring, -ring, 1, side), (ring, -ring, 1, side),
      ] {
        grid.fill(x: center + x, y: center + y, width: width, height: height, dark: ring & 1 == 0)
      }
    }
    for (x, y) in [
      (-reach, -reach), (1 - reach, -reach), (-reach, 1 - reach), (reach, -reach), (reach, 1 - reach),
      (reach, reach - 1),
    ] {
      grid[center + x, center + y] = true
    }
    return grid
  }

  /// The mode message in the four-bit words of its code: layers and data codewords, or the value of a rune.
  static func modeWords(_ size: Size, data: Int, isForReader: Bool) -> [UInt16] {
    let value =
      size.isCompact ? (size.layers - 1) << 6 | (data - 1) : (size.layers - 1) << 11 | (data - 1)
    return modeWords(value | (isForReader ? size.readerBit : 0), isCompact: size.isCompact)
  }

  static func modeWords(_ value: Int, isCompact: Bool) -> [UInt16] {
    let shifts = isCompact ? [4, 0] : [12, 8, 4, 0]
    let data = shifts.map { UInt16(truncatingIfNeeded: value >> $0 & 15) }
    return data + modeCode(isCompact: isCompact).parity(of: data)
  }

  static func modeCode(isCompact: Bool) -> ReedSolomon {
    ReedSolomon(field: modeField, parityCount: isCompact ? 5 : 6, firstRoot: 1)
  }
}
