extension Aztec {
  /// The symbol around a bullseye; `nil` when its marks or its mode message can't be made out.
  static func locate(_ bullseye: Bullseye, _ dark: DarkPixels) -> AztecFinding? {
    guard let core = AztecCore(bullseye, dark) else { return nil }
    let postures = postures(core)
    for posture in postures where posture.errors <= 3 {
      if let finding = finding(core, posture) { return finding }
    }
    for posture in postures where posture.errors == 0 {
      if let finding = rune(core, posture) { return finding }
    }
    return nil
  }

  /// One of the eight ways in which a symbol may lie.
  private struct Posture {
    var quarters: Int
    var isMirrored: Bool
    /// How many of the twelve marks contradict it.
    var errors: Int

    /// Where a place of the upright symbol lies in the core as it was met.
    func place(_ x: Int, _ y: Int) -> (x: Int, y: Int) {
      let (x, y) = isMirrored ? (y, x) : (x, y)
      return switch quarters {
      case 0: (x, y)
      case 1: (-y, x)
      case 2: (-x, -y)
      default: (y, -x)
      }
    }
  }

  /// All eight, the likeliest first.
  private static func postures(_ core: AztecCore) -> [Posture] {
    let r = core.reach
    let marks = [
      (-r, -r, true), (1 - r, -r, true), (-r, 1 - r, true), (r, -r, true), (r, 1 - r, true),
      (r - 1, -r, false), (r, r, false), (r, r - 1, true), (r - 1, r, false), (-r, r, false),
      (-r, r - 1, false), (1 - r, r, false),
    ]
    var postures: [Posture] = []
    for isMirrored in [false, true] {
      for quarters in 0..<4 {
        var posture = Posture(quarters: quarters, isMirrored: isMirrored, errors: 0)
        for (x, y, isDark) in marks {
          let p = posture.place(x, y)
          if core.isDark(p.x, p.y) != isDark { posture.errors += 1 }
        }
        postures.append(posture)
      }
    }
    return postures.sorted { $0.errors < $1.errors }
  }

  private static func modeWords(_ core: AztecCore, _ posture: Posture) -> [UInt16] {
    let side = 2 * core.reach + 1
    let places = modePlaces(isCompact: core.isCompact, side: side)
    var words = [UInt16](repeating: 0, count: places.count / 4)
    for (index, place) in places.enumerated() {
      let p = posture.place(place.x - core.reach, place.y - core.reach)
      words[index >> 2] = words[index >> 2] << 1 | (core.isDark(p.x, p.y) ? 1 : 0)
    }
    return words
  }

  private static func finding(_ core: AztecCore, _ posture: Posture) -> AztecFinding? {
    var words = modeWords(core, posture)
    guard modeCode(isCompact: core.isCompact).correct(&words) != nil else { return nil }
    guard let (size, data, isForReader) = size(modeWords: words, isCompact: core.isCompact) else {
      return nil
    }
    var result = finding(core, posture, size: size, value: data)
    result?.isForReader = isForReader
    return result
  }

  private static func finding(
    _ core: AztecCore, _ posture: Posture, size: Size?, value: Int
  ) -> AztecFinding? {
    func corner(_ x: Int, _ y: Int) -> Point2D {
      let p = posture.place(x, y)
      return core.frame(Double(p.x), Double(p.y))
    }
    let quad = Quadrilateral(
      topLeft: corner(-4, -4), topRight: corner(4, -4), bottomRight: corner(4, 4), bottomLeft: corner(-4, 4))
    guard let frame = PerspectiveTransform(x0: -4, y0: -4, x1: 4, y1: 4, to: quad) else { return nil }
    return AztecFinding(
      frame: frame, size: size, value: value, isMirrored: posture.isMirrored, isInverted: core.isInverted)
  }

  /// A rune says so little that nothing about it may be in doubt: the bullseye and its marks are whole, its
  /// words too, and light ground or the border of the picture is all around.
  private static func rune(_ core: AztecCore, _ posture: Posture) -> AztecFinding? {
    guard core.isCompact, core.agreement(rings: 0...4) == 81 else { return nil }
    var words = modeWords(core, posture).map { $0 ^ 10 }
    guard modeCode(isCompact: true).correct(&words) == 0 else { return nil }
    var dark = 0
    AztecCore.forEachPlace(ring: 6) { x, y in
      let p = core.frame(Double(x), Double(y))
      if core.plane.holds(p), core.isDark(x, y) { dark += 1 }
    }
    guard dark == 0 else { return nil }
    return finding(core, posture, size: nil, value: Int(words[0] << 4 | words[1]))
  }
}
