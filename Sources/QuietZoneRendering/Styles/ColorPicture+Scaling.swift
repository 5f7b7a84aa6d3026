extension ColorPicture {
  var isOpaque: Bool {
    for index in stride(from: 3, to: rgba.count, by: 4) where rgba[index] != 255 { return false }
    return true
  }

  /// Red, green and blue alone.
  var rgb: [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(rgba.count / 4 * 3)
    for index in stride(from: 0, to: rgba.count, by: 4) { out += rgba[index..<index + 3] }
    return out
  }

  /// Opacities alone.
  var alpha: [UInt8] { stride(from: 3, to: rgba.count, by: 4).map { rgba[$0] } }

  /// The picture in another size: each pixel is the mean of those around its place, the near ones counting
  /// more; clear ones have no colour.
  func scaled(width: Int, height: Int) -> ColorPicture {
    let columns = Self.weights(from: self.width, to: width)
    let rows = Self.weights(from: self.height, to: height)
    // Colours times opacity, four numbers a pixel, scaled across.
    var lines: [Float] = []
    lines.reserveCapacity(width * self.height * 4)
    for y in 0..<self.height {
      let line = y * self.width
      for column in columns {
        var sums = SIMD4<Float>()
        for (offset, weight) in column.weights.enumerated() {
          let index = (line + column.first + offset) * 4, opacity = Float(rgba[index + 3]) / 255
          let color = SIMD4(Float(rgba[index]), Float(rgba[index + 1]), Float(rgba[index + 2]), 255)
          sums += color * (opacity * weight)
        }
        for lane in 0..<4 { lines.append(sums[lane]) }
      }
    }
    var out = ColorPicture(
      width: width, height: height, pixels: [UInt8](repeating: 0, count: width * height * 4),
      dotsPerInch: dotsPerInch)
    for (y, row) in rows.enumerated() {
      for x in 0..<width {
        var sums = SIMD4<Float>()
        for (offset, weight) in row.weights.enumerated() {
          let index = ((row.first + offset) * width + x) * 4
          sums += SIMD4(lines[index], lines[index + 1], lines[index + 2], lines[index + 3]) * weight
        }
        guard sums[3] >= 0.5 else { continue }
        func byte(_ value: Float) -> UInt8 { UInt8(min(max(value + 0.5, 0), 255)) }
        let opacity = sums[3] / 255
        out.rgba.set(
          ArtworkColor(
            red: byte(sums[0] / opacity), green: byte(sums[1] / opacity), blue: byte(sums[2] / opacity),
            alpha: byte(sums[3])), at: (y * width + x) * 4)
      }
    }
    return out
  }

  /// Which pixels of `count` make up each of `wanted`, and by how much; all of a list are 1 together.
  private static func weights(from count: Int, to wanted: Int) -> [(first: Int, weights: [Float])] {
    let ratio = Double(count) / Double(wanted), reach = max(ratio, 1)
    return (0..<wanted).map { index in
      let middle = (Double(index) + 0.5) * ratio - 0.5
      let first = max(Int(middle - reach + 1), 0), last = min(Int(middle + reach), count - 1)
      var weights: [Double] = []
      for pixel in first...max(last, first) {
        weights.append(max(1 - abs(Double(pixel) - middle) / reach, 0))
      }
      let sum = weights.reduce(0, +)
      return (
        first, sum > 0 ? weights.map { Float($0 / sum) } : weights.map { _ in 1 / Float(weights.count) }
      )
    }
  }
}
