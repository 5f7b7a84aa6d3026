/// How much of each pixel lies inside an outline: exact areas under straight edges, so pictures are equal on
/// every platform and seams are none.
struct Coverage {
  /// From the higher to the lower end, pixels. `sign` is 1 where the contour runs upwards there.
  private struct Edge {
    var x: Double
    var y: Double
    var endX: Double
    var endY: Double
    var sign: Double
  }

  private let width: Int
  private let height: Int
  private var edges: [Edge] = []

  /// `module`: pixels a module; `left` and `top`: where the outline's origin is, pixels.
  init(_ outline: Outline, module: Int, left: Int, top: Int, width: Int, height: Int) {
    self.width = width
    self.height = height
    func pixels(_ place: Outline.Place) -> (x: Double, y: Double) {
      (
        Double(place.x * Int64(module)) / 1000 + Double(left),
        Double(place.y * Int64(module)) / 1000 + Double(top)
      )
    }
    var start = (x: 0.0, y: 0.0), at = start
    for step in outline.steps {
      switch step {
      case .move(let to):
        start = pixels(to)
        at = start
      case .line(let to): add(&at, pixels(to))
      case .curve(let first, let second, let to): add(&at, pixels(first), pixels(second), pixels(to))
      case .close: add(&at, start)
      }
    }
    edges.sort { $0.y < $1.y }
  }

  private mutating func add(_ from: inout (x: Double, y: Double), _ to: (x: Double, y: Double)) {
    if to.y < from.y {
      edges.append(Edge(x: to.x, y: to.y, endX: from.x, endY: from.y, sign: 1))
    } else if to.y > from.y {
      edges.append(Edge(x: from.x, y: from.y, endX: to.x, endY: to.y, sign: -1))
    }
    from = to
  }

  /// A curve as lines that miss it by less than a twentieth of a pixel.
  private mutating func add(
    _ from: inout (x: Double, y: Double), _ b: (x: Double, y: Double), _ c: (x: Double, y: Double),
    _ to: (x: Double, y: Double)
  ) {
    let a = from
    let across = abs(b.x - a.x) + abs(c.x - b.x) + abs(to.x - c.x)
    let length = across + abs(b.y - a.y) + abs(c.y - b.y) + abs(to.y - c.y)
    let count = min(2 + Int(2 * length.squareRoot()), 200)
    for piece in 1..<count {
      let t = Double(piece) / Double(count), u = 1 - t
      let (p, q, r, s) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      add(&from, (p * a.x + q * b.x + r * c.x + s * to.x, p * a.y + q * b.y + r * c.y + s * to.y))
    }
    add(&from, to)
  }

  /// Calls `body` with each row that is touched and its pixels' coverage, 0…255.
  func eachRow(_ body: (_ y: Int, _ coverage: [UInt8]) -> Void) {
    var next = 0
    var active: [Int] = []
    var sums = [Double](repeating: 0, count: width + 2)
    var coverage = [UInt8](repeating: 0, count: width)
    for y in 0..<height {
      let top = Double(y)
      while next < edges.count, edges[next].y < top + 1 {
        active.append(next)
        next += 1
      }
      active.removeAll { edges[$0].endY <= top }
      guard !active.isEmpty else { continue }
      for index in active { Self.add(edges[index], row: top, to: &sums, Double(width)) }
      var sum = 0.0
      for x in 0..<width {
        sum += sums[x]
        sums[x] = 0
        coverage[x] = sum > 0 ? (sum < 1 ? UInt8(sum * 255 + 0.5) : 255) : 0
      }
      sums[width] = 0
      sums[width + 1] = 0
      body(y, coverage)
    }
  }

  /// Adds what lies right of the edge's part in this row: each pixel's sum is what it has more than the one
  /// before it.
  private static func add(_ edge: Edge, row: Double, to sums: inout [Double], _ width: Double) {
    let top = max(edge.y, row), bottom = min(edge.endY, row + 1)
    guard bottom > top else { return }
    let slope = (edge.endX - edge.x) / (edge.endY - edge.y)
    func place(_ y: Double) -> Double { min(max(edge.x + (y - edge.y) * slope, 0), width) }
    let (a, b) = (place(top), place(bottom)), signed = (bottom - top) * edge.sign
    let start = min(a, b), end = max(a, b), first = Int(start), last = Int(end)
    var left = start
    for x in first...last {
      let right = min(end, Double(x + 1))
      let part = first == last ? signed : signed * (right - left) / (end - start)
      let middle = (left + right) / 2 - Double(x)
      sums[x] += part * (1 - middle)
      sums[x + 1] += part * middle
      left = right
    }
  }
}
