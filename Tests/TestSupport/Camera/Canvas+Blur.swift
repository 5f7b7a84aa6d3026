#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

// Outside the picture, the border's values go on.
extension Canvas {
  /// Adds `tap` times a stretch of one array to a stretch of another.
  private static func add(
    _ tap: Float, _ source: [Float], at start: Int, to out: inout [Float], at target: Int, count: Int
  ) {
    out.withUnsafeMutableBufferPointer { out in
      source.withUnsafeBufferPointer { source in
        for x in 0..<count { out[target &+ x] += tap * source[start &+ x] }
      }
    }
  }

  /// A point becomes a bell of deviation `sigma` pixels: rows, then columns.
  mutating func blurGaussian(sigma: Double) {
    let radius = Int((3 * sigma).rounded(.up))
    var taps = (-radius...radius).map { Float(exp(-Double($0 * $0) / (2 * sigma * sigma))) }
    let sum = taps.reduce(0, +)
    taps = taps.map { $0 / sum }
    var line = [Float](repeating: 0, count: width + 2 * radius)
    var across = [Float](repeating: 0, count: values.count)
    for y in 0..<height {
      for x in line.indices { line[x] = values[y * width + min(max(x - radius, 0), width - 1)] }
      for (k, tap) in taps.enumerated() {
        Self.add(tap, line, at: k, to: &across, at: y * width, count: width)
      }
    }
    var out = [Float](repeating: 0, count: values.count)
    for y in 0..<height {
      for (k, tap) in taps.enumerated() {
        let from = min(max(y + k - radius, 0), height - 1) * width
        Self.add(tap, across, at: from, to: &out, at: y * width, count: width)
      }
    }
    values = out
  }

  /// A point becomes an even disc of `radius` pixels; its rows are summed with running totals.
  mutating func blurDisc(radius: Double) {
    let reach = Int(radius.rounded(.up))
    var chords: [Int] = []
    for row in -reach...reach {
      let square = radius * radius - Double(row * row)
      chords.append(square < 0 ? -1 : Int(square.squareRoot()))
    }
    let area = Float(chords.reduce(0) { $0 + max(2 * $1 + 1, 0) })
    let padded = width + 2 * reach
    var totals = [Float](repeating: 0, count: (padded + 1) * height)
    for y in 0..<height {
      let row = y * (padded + 1)
      for x in 0..<padded {
        totals[row + x + 1] = totals[row + x] + values[y * width + min(max(x - reach, 0), width - 1)]
      }
    }
    var out = [Float](repeating: 0, count: values.count)
    for y in 0..<height {
      for (k, chord) in chords.enumerated() where chord >= 0 {
        let row = min(max(y + k - reach, 0), height - 1) * (padded + 1) + reach
        Self.add(1 / area, totals, at: row + chord + 1, to: &out, at: y * width, count: width)
        Self.add(-1 / area, totals, at: row - chord, to: &out, at: y * width, count: width)
      }
    }
    values = out
  }

  /// A point becomes an even line of `length` pixels; between pixels, values are interpolated.
  mutating func blurMotion(length: Double, angle: Double) {
    let count = Int(length.rounded(.up)) * 2 + 1
    let radians = angle * Double.pi / 180
    let share = 1 / Float(count)
    var out = [Float](repeating: 0, count: values.count)
    var line = [Float](repeating: 0, count: width)
    for step in 0..<count {
      let t = (Double(step) / Double(count - 1) - 0.5) * length
      let (dx, dy) = (t * cos(radians), t * sin(radians))
      let (ix, iy) = (Int(dx.rounded(.down)), Int(dy.rounded(.down)))
      let (fx, fy) = (Float(dx - Double(ix)), Float(dy - Double(iy)))
      for y in 0..<height {
        let top = min(max(y + iy, 0), height - 1) * width
        let bottom = min(max(y + iy + 1, 0), height - 1) * width
        for x in 0..<width {
          let left = min(max(x + ix, 0), width - 1)
          let right = min(max(x + ix + 1, 0), width - 1)
          let a = values[top + left] + (values[top + right] - values[top + left]) * fx
          let b = values[bottom + left] + (values[bottom + right] - values[bottom + left]) * fx
          line[x] = a + (b - a) * fy
        }
        Self.add(share, line, at: 0, to: &out, at: y * width, count: width)
      }
    }
    values = out
  }
}
