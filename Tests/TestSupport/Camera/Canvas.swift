import QuietZone

/// Light on its way to the sensor: one value a pixel, 0 none … 1 white.
struct Canvas {
  let width: Int
  let height: Int
  var values: [Float]

  init(width: Int, height: Int, value: Float = 0) {
    self.width = width
    self.height = height
    values = [Float](repeating: value, count: width * height)
  }

  /// The rows and columns that a set of points covers, with `margin` pixels around.
  func range(around points: [Point2D], margin: Double = 1) -> (x: Range<Int>, y: Range<Int>) {
    func span(_ values: [Double], _ limit: Int) -> Range<Int> {
      let low = min(max((values.min() ?? 0) - margin, 0), Double(limit))
      let high = min(max((values.max() ?? 0) + margin, low), Double(limit))
      return Int(low)..<Int(high.rounded(.up))
    }
    return (span(points.map(\.x), width), span(points.map(\.y), height))
  }

  /// Lays a print into the picture; every pixel is the mean of `oversampling`² samples.
  mutating func paint(_ print: Print, inverted: Bool, through projection: Projection, oversampling n: Int) {
    let left = -(print.symbolArea.x + print.symbolArea.width / 2)
    let top = -(print.symbolArea.y + print.symbolArea.height / 2)
    let edge = stride(from: 0.0, through: 1.0, by: 1.0 / 32).flatMap { (t: Double) -> [Point2D] in
      let u = (left + t * Double(print.columns)) / print.density
      let v = (top + t * Double(print.rows)) / print.density
      let (u0, u1) = (left / print.density, (left + Double(print.columns)) / print.density)
      let (v0, v1) = (top / print.density, (top + Double(print.rows)) / print.density)
      return [
        projection.project(u: u, v: v0), projection.project(u: u, v: v1), projection.project(u: u0, v: v),
        projection.project(u: u1, v: v),
      ]
    }
    let area = range(around: edge, margin: 2)
    let steps = (0..<n).map { (Double($0) + 0.5) / Double(n) }
    var sums = [Float](repeating: 0, count: area.x.count)
    var hits = [Float](repeating: 0, count: area.x.count)
    for y in area.y {
      for index in sums.indices {
        sums[index] = 0
        hits[index] = 0
      }
      for step in steps {
        let row = projection.row(y: Double(y) + step)
        print.texels.withUnsafeBufferPointer { texels in
          for x in area.x {
            var sum: Float = 0
            var hit: Float = 0
            for s in steps {
              let (u, v) = row.unproject(x: Double(x) + s)
              let column = u * print.density - left
              let line = v * print.density - top
              guard column >= 0, line >= 0, column < Double(print.columns), line < Double(print.rows)
              else { continue }
              sum += texels[Int(line) &* print.columns &+ Int(column)]
              hit += 1
            }
            sums[x - area.x.lowerBound] += sum
            hits[x - area.x.lowerBound] += hit
          }
        }
      }
      let all = Float(n * n)
      for x in area.x {
        let hit = hits[x - area.x.lowerBound]
        let sum = inverted ? hit - sums[x - area.x.lowerBound] : sums[x - area.x.lowerBound]
        values[y * width + x] = (sum + values[y * width + x] * (all - hit)) / all
      }
    }
  }

  /// Fills a disc with a soft edge of one pixel; `amount` 1 covers, less lets shine through.
  mutating func disc(at center: Point2D, radius: Double, value: Float, amount: Float = 1) {
    let area = range(
      around: [
        Point2D(x: center.x - radius, y: center.y - radius),
        Point2D(x: center.x + radius, y: center.y + radius),
      ])
    for y in area.y {
      for x in area.x {
        let dx = Double(x) + 0.5 - center.x
        let dy = Double(y) + 0.5 - center.y
        let cover = Float(min(max(radius - (dx * dx + dy * dy).squareRoot() + 0.5, 0), 1)) * amount
        values[y * width + x] += (value - values[y * width + x]) * cover
      }
    }
  }

  /// Draws a line of this thickness, pixels.
  mutating func line(from a: Point2D, to b: Point2D, thickness: Double, value: Float) {
    let area = range(around: [a, b], margin: thickness + 1)
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let length = max(dx * dx + dy * dy, 1e-9)
    for y in area.y {
      for x in area.x {
        let (px, py) = (Double(x) + 0.5 - a.x, Double(y) + 0.5 - a.y)
        let t = min(max((px * dx + py * dy) / length, 0), 1)
        let (ex, ey) = (px - t * dx, py - t * dy)
        let cover = Float(min(max(thickness / 2 - (ex * ex + ey * ey).squareRoot() + 0.5, 0), 1))
        values[y * width + x] += (value - values[y * width + x]) * cover
      }
    }
  }
}
