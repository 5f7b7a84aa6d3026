import QuietZone

/// What lies behind the prints.
public enum Background: Hashable, Sendable {
  /// One reflectance, 0…1.
  case plain(Double)
  /// From left to right.
  case gradient(Double, Double)
  /// Irregular, as wood or stone.
  case texture
  /// Many things with edges: rectangles, discs, lines, rows of words.
  case clutter

  func paint(scene: inout Canvas, using random: inout SeededRandom) {
    switch self {
    case .plain(let value):
      scene = Canvas(width: scene.width, height: scene.height, value: Float(value))
    case .gradient(let a, let b):
      for index in scene.values.indices {
        let t = Double(index % scene.width) / Double(scene.width)
        scene.values[index] = Float(a + (b - a) * t)
      }
    case .texture: Self.texture(&scene, &random)
    case .clutter: Self.clutter(&scene, &random)
    }
  }

  /// Smooth noise of five scales, each half as strong as the next larger one.
  private static func texture(_ scene: inout Canvas, _ random: inout SeededRandom) {
    scene = Canvas(width: scene.width, height: scene.height, value: 0.5)
    for octave in 0..<5 {
      let cell = Double(max(scene.width, scene.height)) / Double(4 << octave)
      guard cell >= 2 else { break }
      let columns = Int(Double(scene.width) / cell) + 2
      let rows = Int(Double(scene.height) / cell) + 2
      let knots = (0..<columns * rows).map { _ in Float(random.unit()) - 0.5 }
      for y in 0..<scene.height {
        let fy = (Double(y) + 0.5) / cell
        let ty = Float(fy - Double(Int(fy)))
        for x in 0..<scene.width {
          let fx = (Double(x) + 0.5) / cell
          let tx = Float(fx - Double(Int(fx)))
          let k = Int(fy) * columns + Int(fx)
          let top = knots[k] + (knots[k + 1] - knots[k]) * tx
          let bottom = knots[k + columns] + (knots[k + columns + 1] - knots[k + columns]) * tx
          scene.values[y * scene.width + x] += (top + (bottom - top) * ty) * 0.6 / Float(1 << octave)
        }
      }
    }
    for index in scene.values.indices { scene.values[index] = min(max(scene.values[index], 0.02), 0.98) }
  }

  private static func clutter(_ scene: inout Canvas, _ random: inout SeededRandom) {
    texture(&scene, &random)
    let size = Double(max(scene.width, scene.height))
    for _ in 0..<24 {
      let at = Point2D(x: random.unit() * Double(scene.width), y: random.unit() * Double(scene.height))
      let value = Float(random.unit())
      switch Int(random.unit() * 4) {
      case 0: scene.disc(at: at, radius: size * random.real(0.005...0.05), value: value)
      case 1:
        let end = Point2D(x: at.x + size * random.real(-0.3...0.3), y: at.y + size * random.real(-0.3...0.3))
        scene.line(from: at, to: end, thickness: random.real(1...max(size / 60, 1)), value: value)
      case 2:
        scene.fill(
          x: at.x, y: at.y, width: size * random.real(0.01...0.15), height: size * random.real(0.01...0.15),
          value: value)
      default: scene.words(at: at, letter: random.real(3...max(size / 50, 3)), value: value, using: &random)
      }
    }
  }
}

extension Canvas {
  /// Fills an upright rectangle, whole pixels.
  fileprivate mutating func fill(x: Double, y: Double, width w: Double, height h: Double, value: Float) {
    let area = range(around: [Point2D(x: x, y: y), Point2D(x: x + w, y: y + h)], margin: 0)
    for y in area.y {
      for x in area.x { values[y * width + x] = value }
    }
  }

  /// Something that looks like print from afar: lines of strokes with gaps.
  fileprivate mutating func words(
    at: Point2D, letter: Double, value: Float, using random: inout SeededRandom
  ) {
    for line in 0..<4 {
      var x = at.x
      let y = at.y + Double(line) * letter * 2
      for _ in 0..<30 {
        if random.chance(0.8) {
          let foot = Point2D(x: x + letter * random.real(-0.4...0.4), y: y + letter)
          self.line(from: Point2D(x: x, y: y), to: foot, thickness: letter / 5, value: value)
        }
        x += letter * random.real(0.4...0.8)
      }
    }
  }
}
