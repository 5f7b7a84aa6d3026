/// How light and how rich in contrast a picture is around each of its places, and the picture without that.
struct LightMap {
  /// Edge of the cells that light is measured in, pixels, as a power of two.
  private static let cellShift = 3
  /// Of a cell every fourth row is looked at: what neighbours have in common is known from a part of them.
  private static let rowStep = 4
  /// Light is what the pixels of such a part of the shorter side have in common.
  private static let windowsOnSide = 24
  /// Least pixels from the middle of a window to its edge: a window holds some modules of both colours.
  private static let leastReach = 32
  /// Grey levels of deviation in paper or ink alone: noise must not become contrast.
  private static let noise: Float = 8
  /// Grey levels of deviation afterwards, everywhere.
  private static let evenDeviation: Float = 56

  private let columns: Int
  private let rows: Int
  /// Mean and deviation of the grey around each cell, row by row.
  private var means: [Float]
  private var deviations: [Float]

  /// `nil` where a picture is smaller than a window.
  init?(_ plane: PixelPlane) {
    columns = plane.width >> Self.cellShift
    rows = plane.height >> Self.cellShift
    let side = min(plane.width, plane.height)
    let reach = max(Self.leastReach, side / (2 * Self.windowsOnSide)) >> Self.cellShift
    guard columns > 2 * reach, rows > 2 * reach else { return nil }
    (means, deviations) = Self.cells(plane, columns: columns, rows: rows)
    Self.blur(&means, columns: columns, rows: rows, reach: reach)
    Self.blur(&deviations, columns: columns, rows: rows, reach: reach)
    for i in means.indices {
      deviations[i] = max(deviations[i] - means[i] * means[i], Self.noise * Self.noise).squareRoot()
    }
  }

  /// The picture that this is the light of as the difference of each pixel from the mean around it, measured
  /// in deviations: paper in shadow becomes as light as paper in the sun, and faint print as dark as any.
  @_optimize(speed)
  func evened(_ plane: PixelPlane) -> LuminanceImage? {
    let edge = Float(1 << Self.cellShift)
    let (width, height) = (plane.width, plane.height)
    let gains = deviations.map { Self.evenDeviation / $0 }
    var mean = [Float](repeating: 0, count: columns), gain = mean
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height) { out, count in
      for y in 0..<height {
        // Between the middles of two rows of cells, and of two columns; beyond the outermost as there.
        let place = min(max((Float(y) + 0.5) / edge - 0.5, 0), Float(rows - 1))
        let upper = min(Int(place), rows - 2)
        let weight = place - Float(upper)
        for i in 0..<columns {
          let (a, b) = (upper &* columns &+ i, (upper &+ 1) &* columns &+ i)
          mean[i] = means[a] + (means[b] - means[a]) * weight
          gain[i] = gains[a] + (gains[b] - gains[a]) * weight
        }
        let line = plane.row(y)
        let target = out.baseAddress.unsafelyUnwrapped + y &* width
        var x = 0
        for i in -1..<columns {
          let (left, right) = (max(i, 0), min(i &+ 1, columns &- 1))
          let middle = (i &+ 1) << Self.cellShift &+ 1 << (Self.cellShift - 1)
          let end = i &+ 1 == columns ? width : min(width, middle)
          let (slope, steep) = ((mean[right] - mean[left]) / edge, (gain[right] - gain[left]) / edge)
          var (around, factor) = (mean[left] + slope / 2, gain[left] + steep / 2)
          while x < end {
            let value = 128 + (Float(line[x]) - around) * factor
            target[x] = UInt8(min(max(value, 0), 255))
            around += slope
            factor += steep
            x &+= 1
          }
        }
      }
      count = width * height
    }
    return LuminanceImage(width: width, height: height, pixels: pixels)
  }

  /// Mean and mean square of the pixels of each cell; what sticks out of the last ones is left out.
  @_optimize(speed)
  private static func cells(
    _ plane: PixelPlane, columns: Int, rows: Int
  ) -> (means: [Float], squares: [Float]) {
    let edge = 1 << cellShift
    let share = 1 / Float(edge * edge / rowStep)
    var means = [Float](repeating: 0, count: columns * rows)
    var squares = means
    for cellRow in 0..<rows {
      for column in 0..<columns {
        var sum = SIMD8<UInt16>(), square = SIMD8<UInt32>()
        for y in stride(from: 0, to: edge, by: rowStep) {
          let line = UnsafeRawPointer(plane.row(cellRow << cellShift &+ y) + column << cellShift)
          let pixels = SIMD8<UInt16>(truncatingIfNeeded: line.loadUnaligned(as: SIMD8<UInt8>.self))
          sum &+= pixels
          square &+= SIMD8<UInt32>(truncatingIfNeeded: pixels &* pixels)
        }
        means[cellRow &* columns &+ column] = Float(sum.wrappedSum()) * share
        squares[cellRow &* columns &+ column] = Float(square.wrappedSum()) * share
      }
    }
    return (means, squares)
  }

  /// The mean of the values within `reach` of each, across and down; windows at the border are moved inside.
  @_optimize(speed)
  private static func blur(_ values: inout [Float], columns: Int, rows: Int, reach: Int) {
    let share = 1 / Float(2 * reach + 1)
    var sums = [Float](repeating: 0, count: max(columns, rows) + 1)
    func along(_ first: Int, step: Int, count: Int) {
      for i in 0..<count { sums[i + 1] = sums[i] + values[first &+ i &* step] }
      for i in 0..<count {
        let from = min(max(0, i - reach), count - 2 * reach - 1)
        values[first &+ i &* step] = (sums[from + 2 * reach + 1] - sums[from]) * share
      }
    }
    for y in 0..<rows { along(y * columns, step: 1, count: columns) }
    for x in 0..<columns { along(x, step: columns, count: rows) }
  }
}
