import TestSupport

/// Grey by place, 0…1.
struct HostileSurface {
  let grey: (_ x: Double, _ y: Double) -> Double

  /// A number 0…1 that belongs to a cell.
  static func chance(_ x: Int, _ y: Int, _ salt: UInt64) -> Double {
    var value = UInt64(bitPattern: Int64(x)) &* 0x9E37_79B9_7F4A_7C15 ^ salt
    value = (value ^ UInt64(bitPattern: Int64(y)) ^ value &>> 31) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value &>> 29) &* 0x94D0_49BB_1331_11EB
    return Double((value ^ value &>> 32) &>> 11) * 0x1p-53
  }

  static func cell(_ x: Double) -> Int { Int(x.rounded(.down)) }

  /// The part of `x` behind the point.
  static func part(_ x: Double) -> Double { x - x.rounded(.down) }

  /// A wave of period 1 between 0 and 1, in straight lines.
  static func wave(_ x: Double) -> Double { abs(2 * part(x) - 1) }

  /// Noise that flows from cell to cell.
  static func smooth(_ x: Double, _ y: Double, _ salt: UInt64) -> Double {
    let (i, j) = (cell(x), cell(y))
    let (u, v) = (x - Double(i), y - Double(j))
    let (s, t) = (u * u * (3 - 2 * u), v * v * (3 - 2 * v))
    let top = chance(i, j, salt) * (1 - s) + chance(i + 1, j, salt) * s
    let bottom = chance(i, j + 1, salt) * (1 - s) + chance(i + 1, j + 1, salt) * s
    return top * (1 - t) + bottom * t
  }

  /// The surface drawn in units of `unit` pixels, turned by the point (c, s) of the circle.
  func placed(unit: Double, _ c: Double, _ s: Double) -> HostileSurface {
    let scale = 1 / unit
    return HostileSurface { x, y in grey((x * c - y * s) * scale, (x * s + y * c) * scale) }
  }
}

extension HostileSurface {
  static func stripes(_ random: inout SeededRandom) -> HostileSurface {
    let salt = random.next()
    return HostileSurface { x, _ in chance(cell(x), 0, salt) < 0.5 ? 0 : 1 }
  }

  static func checkers(_ random: inout SeededRandom) -> HostileSurface {
    let high = random.chance(0.5) ? 1 : random.real(0.4...2.5)
    return HostileSurface { x, y in Double((cell(x) + cell(y / high)) & 1) }
  }

  static func moire(_ random: inout SeededRandom) -> HostileSurface {
    let (a, b) = (random.real(0.25...0.5), random.real(0.25...0.5))
    let lean = random.real(-0.3...0.3)
    let isSharp = random.chance(0.5)
    return HostileSurface { x, y in
      let (p, q) = (wave(x * a), wave(x * b + y * lean))
      return isSharp ? ((p < 0.5) != (q < 0.5) ? 0 : 1) : p * q
    }
  }

  static func screen(_ random: inout SeededRandom) -> HostileSurface {
    let salt = random.next()
    // Pixels of the screen in one of the picture.
    let step = random.real(0.25...1.7)
    let text = marks(&random).grey
    return HostileSurface { x, y in
      let (u, v) = (x * step, y * step)
      let window = chance(cell(u / 160), cell(v / 90), salt)
      let ground = 0.25 + 0.7 * window
      let ink = chance(cell(u / 40), cell(v / 30), salt &+ 1) < 0.5 ? text(u, v) : 1
      let third = cell(u * 3) % 3
      let mask = (third == 0 ? 0.35 : third == 1 ? 1 : 0.7) * (part(v) < 0.2 ? 0.4 : 1)
      return ground * (0.15 + 0.85 * ink) * mask
    }
  }

  static func halftone(_ random: inout SeededRandom) -> HostileSurface {
    let salt = random.next()
    let pitch = random.real(2...5)
    return HostileSurface { x, y in
      let (u, v) = (part(x / pitch) - 0.5, part(y / pitch) - 0.5)
      let tone = smooth(x / 60, y / 60, salt)
      return u * u + v * v < 0.4 * tone ? 0 : 1
    }
  }

  static func marks(_ random: inout SeededRandom) -> HostileSurface {
    let salt = random.next()
    let (wide, high) = (4 + Int(random.unit() * 3), 7 + Int(random.unit() * 4))
    return HostileSurface { x, y in
      let (i, j) = (cell(x), cell(y))
      let (column, row) = (cell(x / Double(wide)), cell(y / Double(high)))
      let (u, v) = (i - column * wide, j - row * high)
      guard chance(column, row, salt) > 0.12, u < wide - 1, v < high - 2 else { return 1 }
      let isUpright = u & 1 == 0 && chance(column * 8 + u, row, salt &+ 2) > 0.45
      let isLevel = v % 3 == 0 && chance(column * 8 + 7, row * 16 + v, salt &+ 3) > 0.4
      return isUpright || isLevel ? 0 : 1
    }
  }

  static func noise(_ random: inout SeededRandom) -> HostileSurface {
    let salt = random.next()
    let share = random.real(0.3...0.7)
    switch Int(random.unit() * 3) {
    case 0: return HostileSurface { x, y in chance(cell(x), cell(y), salt) < share ? 0 : 1 }
    case 1: return HostileSurface { x, y in chance(cell(x), cell(y), salt) }
    default: return HostileSurface { x, y in smooth(x, y, salt) }
    }
  }

  static func grain(_ random: inout SeededRandom) -> HostileSurface {
    let salt = random.next()
    let rough = random.real(0.5...0.9)
    let stretch = random.chance(0.4) ? random.real(2...12) : 1
    return HostileSurface { x, y in
      var (sum, all, weight, size) = (0.0, 0.0, 1.0, 32.0)
      for octave in 0..<6 {
        sum += weight * smooth(x / size / stretch, y / size, salt &+ UInt64(octave))
        all += weight
        weight *= rough
        size /= 2
      }
      return min(max((sum / all - 0.5) * 2.2 + 0.5, 0), 1)
    }
  }

  static func sweep(_ random: inout SeededRandom) -> HostileSurface {
    let slowness = random.real(600...6000)
    let isRound = random.chance(0.5)
    let isSharp = random.chance(0.5)
    return HostileSurface { x, y in
      let value = wave((isRound ? x * x + y * y : x * x) / slowness)
      return isSharp ? (value < 0.5 ? 0 : 1) : value
    }
  }

  static func bricks(_ random: inout SeededRandom) -> HostileSurface {
    let salt = random.next()
    let (wide, high) = (random.real(3...12), random.real(2...6))
    let mortar = random.real(0.5...1.5)
    return HostileSurface { x, y in
      let row = cell(y / high)
      let u = x / wide + (row & 1 == 0 ? 0 : 0.5)
      if part(u) * wide < mortar || part(y / high) * high < mortar { return 1 }
      return 0.05 + 0.35 * chance(cell(u), row, salt)
    }
  }

  static func fabric(_ random: inout SeededRandom) -> HostileSurface {
    let salt = random.next()
    let (gap, twill) = (random.real(0...0.3), 1 + Int(random.unit() * 3))
    return HostileSurface { x, y in
      let (i, j) = (cell(x / 3), cell(y / 3))
      let isOver = (i + j * twill) % (twill + 1) == 0
      let along = isOver ? part(x / 3) : part(y / 3)
      if along < gap { return 0 }
      return (isOver ? 0.75 : 0.4) * (1 - abs(along - 0.5)) + 0.2 * chance(cell(x), cell(y), salt)
    }
  }

  static func fence(_ random: inout SeededRandom) -> HostileSurface {
    let salt = random.next()
    let widths = (0..<3 + Int(random.unit() * 4)).map { _ in Double(1 + Int(random.unit() * 4)) }
    let period = widths.reduce(0, +)
    return HostileSurface { x, y in
      var rest = x - (x / period).rounded(.down) * period
      var index = 0
      while index + 1 < widths.count, rest >= widths[index] {
        rest -= widths[index]
        index += 1
      }
      return (index & 1 == 0 ? 0.1 : 0.8) + 0.12 * smooth(x, y / 20, salt)
    }
  }

  static func modules(_ random: inout SeededRandom) -> HostileSurface {
    let salt = random.next()
    let gap = random.chance(0.5) ? 0 : 8 + Int(random.unit() * 30)
    return HostileSurface { x, y in
      let (i, j) = (cell(x), cell(y))
      if gap > 0, i % gap == 0 || j % gap == 0 { return 1 }
      return chance(i, j, salt) < 0.5 ? 0 : 1
    }
  }
}
