/// What the operators of a page description are called.
struct PathOperators {
  let move: StaticString
  let line: StaticString
  let curve: StaticString
  let close: StaticString
}

extension ByteWriter {
  /// An outline in postfix notation, absolute coordinates in modules; lines stay below 255 characters.
  mutating func path(_ outline: Outline, _ origin: (x: Int64, y: Int64), _ operators: PathOperators) {
    var lineStart = count
    for step in outline.steps {
      switch step {
      case .move(let to):
        point(to, origin)
        write(operators.move)
      case .line(let to):
        point(to, origin)
        write(operators.line)
      case .curve(let first, let second, let to):
        point(first, origin)
        point(second, origin)
        point(to, origin)
        write(operators.curve)
      case .close: write(operators.close)
      }
      let full = count - lineStart > 80
      write(full ? "\n" : " ")
      if full { lineStart = count }
    }
  }

  private mutating func point(_ place: Outline.Place, _ origin: (x: Int64, y: Int64)) {
    write(place.x + origin.x, over: 1000)
    write(" ")
    write(place.y + origin.y, over: 1000)
    write(" ")
  }

  /// The six numbers of a page's transformation.
  mutating func write(_ matrix: Rotation.Matrix<Double>) {
    for factor in [matrix.a, matrix.b, matrix.c, matrix.d] {
      write(factor, places: 6)
      write(" ")
    }
    write(matrix.e, places: 4)
    write(" ")
    write(matrix.f, places: 4)
  }

  /// Red, green and blue as fractions 0…1.
  mutating func components(_ color: ArtworkColor) {
    for (index, component) in [color.red, color.green, color.blue].enumerated() {
      if index > 0 { write(" ") }
      write(Double(component) / 255, places: 4)
    }
  }
}
