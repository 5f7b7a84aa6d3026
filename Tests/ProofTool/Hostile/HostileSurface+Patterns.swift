import TestSupport

/// Surfaces made of the patterns that symbols are found by.
extension HostileSurface {
  static func nested(_ random: inout SeededRandom) -> HostileSurface {
    let salt = random.next()
    let side = random.real(12...60)
    let isRound = random.chance(0.4)
    let isEven = random.chance(0.5)
    return HostileSurface { x, y in
      let (u, v) = ((part(x / side) - 0.5) * side, (part(y / side) - 0.5) * side)
      let distance = isRound ? (u * u + v * v).squareRoot() : max(abs(u), abs(v))
      let ring = cell(distance)
      if isEven { return Double(ring & 1) }
      return chance(ring, cell(x / side) &* 977 &+ cell(y / side), salt) < 0.5 ? 0 : 1
    }
  }

  static func finders(_ random: inout SeededRandom) -> HostileSurface {
    let salt = random.next()
    let pitch = 8 + Int(random.unit() * 12)
    let kinds = Int(random.unit() * 4)
    return HostileSurface { x, y in
      let (column, row) = (cell(x / Double(pitch)), cell(y / Double(pitch)))
      let kind = kinds == 3 ? Int(chance(column, row, salt) * 3) : kinds
      if kind == 2 {
        // The rings of a MaxiCode.
        let (u, v) = (x - Double(column * pitch) - 3.5, y - Double(row * pitch) - 3.5)
        return Double(cell((u * u + v * v).squareRoot() / 0.58) & 1)
      }
      let size = kind == 0 ? 7 : 9
      let (u, v) = (cell(x) - column * pitch, cell(y) - row * pitch)
      guard u < size, v < size else {
        return pitch > 12 && chance(cell(x), cell(y), salt &+ 5) < 0.5 ? 0 : 1
      }
      let ring = max(abs(u - size / 2), abs(v - size / 2))
      return kind == 0 ? (ring == 2 ? 1 : 0) : Double(ring & 1)
    }
  }

  static func corners(_ random: inout SeededRandom) -> HostileSurface {
    let salt = random.next()
    let side = 8 + 2 * Int(random.unit() * 9)
    let pitch = side + 1 + Int(random.unit() * 4)
    let isWhole = random.chance(0.7)
    return HostileSurface { x, y in
      let (column, row) = (cell(x / Double(pitch)), cell(y / Double(pitch)))
      let (u, v) = (cell(x) - column * pitch, cell(y) - row * pitch)
      guard u < side, v < side else { return 1 }
      if u == 0 || v == side - 1 { return 0 }
      if isWhole, v == 0 { return Double(u & 1) }
      if isWhole, u == side - 1 { return Double(1 - v & 1) }
      return chance(cell(x), cell(y), salt) < 0.5 ? 0 : 1
    }
  }

  static func bars(_ random: inout SeededRandom) -> HostileSurface {
    let salt = random.next()
    let high = random.chance(0.3) ? 1e6 : random.real(2...40)
    let gap = 20 + Int(random.unit() * 200)
    return HostileSurface { x, y in
      let (column, row) = (cell(x), cell(y / high))
      if column % gap < 8 { return 1 }
      return chance(column, row, salt) < 0.5 ? 0 : 1
    }
  }

  static func stacked(_ random: inout SeededRandom) -> HostileSurface {
    let salt = random.next()
    // PDF417's start and end, and one of MicroPDF417's addresses of rows.
    let patterns: [[Int]] = [[8, 1, 1, 1, 1, 1, 1, 3], [7, 1, 1, 3, 1, 1, 1, 2, 1], [2, 2, 1, 3, 1, 1]]
    let lines = patterns.map { pattern in
      pattern.enumerated().flatMap { [Double](repeating: $0.offset & 1 == 0 ? 0 : 1, count: $0.element) }
    }
    let only = Int(random.unit() * 4)
    let high = random.real(1...30)
    let pitch = 18 + Int(random.unit() * 24)
    return HostileSurface { x, y in
      let (column, row) = (cell(x / Double(pitch)), cell(y / high))
      let line = lines[only == 3 ? Int(chance(column, row, salt) * 3) : only]
      let u = cell(x) - column * pitch
      if line.indices.contains(u) { return line[u] }
      return chance(cell(x), row, salt) < 0.5 ? 0 : 1
    }
  }
}
