/// How light and how rich in contrast a picture is around each of its places, and the picture without that.
struct LightMap {
  /// Edge of the cells that light is measured in, pixels, as a power of two.
  fileprivate static let cellShift = 3
  /// Of a cell every fourth row is looked at: what neighbours have in common is known from a part of them.
  private static let rowStep = 4
  /// Pixels of a cell that are looked at.
  private static let pixelsOfCell = 1 << (2 * cellShift) / rowStep
  /// Light is what the pixels of such a part of the shorter side have in common.
  private static let windowsOnSide = 24
  /// Least pixels from the middle of a window to its edge: a window holds some modules of both colours.
  private static let leastReach = 32
  /// The most: a window's sum of squares has 32 bits.
  private static let mostReach = 240
  /// Grey levels of deviation in paper or ink alone: noise must not become contrast. With 8 grain makes twice
  /// as many places look like finder patterns and costs half as much again, for one symbol more.
  private static let noise: Float = 16
  /// Fractions of a grey level that means have, and fractions of one that gains have, as powers of two: the
  /// upper half of the product is what a grey level times a gain is.
  private static let meanShift = 6
  private static let gainShift = 16 - meanShift
  /// Grey levels of deviation afterwards, everywhere.
  private static let evenDeviation: Float = 64

  private let columns: Int
  private let rows: Int
  /// Mean of the grey around each cell, grey levels shifted by ``meanShift``, row by row.
  private let means: [Int16]
  /// How often the deviation of the grey around each cell goes into the even one, shifted by ``gainShift``,
  /// row by row.
  private let gains: [Int16]

  /// `nil` where a picture is smaller than a window.
  init?(_ plane: PixelPlane) {
    columns = plane.width >> Self.cellShift
    rows = plane.height >> Self.cellShift
    let side = min(plane.width, plane.height)
    let reach = min(max(Self.leastReach, side / (2 * Self.windowsOnSide)), Self.mostReach) >> Self.cellShift
    guard columns > 2 * reach, rows > 2 * reach else { return nil }
    var (sums, squares) = Self.cells(plane, columns: columns, rows: rows)
    Self.sumUp(&sums, columns: columns, rows: rows, reach: reach)
    Self.sumUp(&squares, columns: columns, rows: rows, reach: reach)
    let window = 2 * reach + 1
    let share = 1 / Float(window * window * Self.pixelsOfCell)
    means = sums.map { Int16(Float($0) * share * Float(1 << Self.meanShift)) }
    gains = sums.indices.map { i in
      let mean = Float(sums[i]) * share
      let variance = max(Float(squares[i]) * share - mean * mean, Self.noise * Self.noise)
      return Int16(Self.evenDeviation / variance.squareRoot() * Float(1 << Self.gainShift))
    }
  }

  /// The picture that this is the light of as the difference of each pixel from the mean around it, measured
  /// in deviations: paper in shadow becomes as light as paper in the sun, and faint print as dark as any.
  func evened(_ plane: PixelPlane) -> LuminanceImage? {
    let edge = 1 << Self.cellShift
    let (width, height) = (plane.width, plane.height)
    var (mean, gain) = (LightRow(width: width), LightRow(width: width))
    let pixels = unsafe [UInt8](unsafeUninitializedCapacity: width * height) { out, count in
      // From the middle of one row of cells to that of the next; beyond the outermost ones as there.
      for row in -1..<rows {
        let cells = (max(row, 0) * columns, min(row + 1, rows - 1) * columns)
        mean.fill(from: means, cells, columns: columns)
        gain.fill(from: gains, cells, columns: columns)
        let first = row * edge + edge / 2
        for y in max(first, 0)..<(row + 1 == rows ? height : first + edge) {
          unsafe Self.even(
            plane.address(row: y), into: out.baseAddress.unsafelyUnwrapped + y * width,
            mean, gain, y - max(first, 0))
        }
      }
      count = width * height
    }
    return LuminanceImage(width: width, height: height, pixels: pixels)
  }

  /// One row of the even picture, from a row of the picture and its light `rows` below where that was filled.
  /// Eight pixels at a time; the last eight may be among those before.
  private static func even(
    _ line: UnsafePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>, _ mean: LightRow,
    _ gain: LightRow, _ rows: Int
  ) {
    let (line, target) = unsafe (UnsafeRawPointer(line), UnsafeMutableRawPointer(target))
    var next = 0
    while next < mean.width {
      let x = min(next, mean.width &- LightRow.Eight.scalarCount)
      let pixels = unsafe SIMD8<UInt16>(bytesAt: line + x).signed
      let contrast = (pixels &<< Int16(meanShift) &- mean[x, rows]).upperHalves(times: gain[x, rows])
      unsafe target.storeBytes(of: (128 &+ contrast).clampedWord, toByteOffset: x, as: UInt64.self)
      next &+= LightRow.Eight.scalarCount
    }
  }

  /// Sum and sum of squares of the pixels looked at in each cell; what sticks out of the last ones is left
  /// out.
  private static func cells(
    _ plane: PixelPlane, columns: Int, rows: Int
  ) -> (sums: [UInt32], squares: [UInt32]) {
    let edge = 1 << cellShift
    var sums = [UInt32](repeating: 0, count: columns * rows)
    var squares = sums
    for cellRow in 0..<rows {
      for column in 0..<columns {
        var sum = SIMD8<UInt16>(), square = SIMD8<UInt32>()
        for y in stride(from: 0, to: edge, by: rowStep) {
          let line = unsafe UnsafeRawPointer(
            plane.address(row: cellRow << cellShift &+ y) + column << cellShift)
          let pixels = unsafe SIMD8<UInt16>(bytesAt: line)
          sum &+= pixels
          square &+= SIMD8<UInt32>(truncatingIfNeeded: pixels &* pixels)
        }
        sums[cellRow &* columns &+ column] = UInt32(sum.wrappedSum())
        squares[cellRow &* columns &+ column] = square.wrappedSum()
      }
    }
    return (sums, squares)
  }

  /// The sum of the values within `reach` of each, across and down; windows at the border are moved inside.
  private static func sumUp(_ values: inout [UInt32], columns: Int, rows: Int, reach: Int) {
    let window = 2 * reach + 1
    let source = values
    var sums = [UInt32](repeating: 0, count: columns)
    for y in 0..<rows {
      // Rows from `first` on make up the window of row y.
      let first = min(max(0, y - reach), rows - window)
      if y == 0 {
        for row in 0..<window {
          for x in 0..<columns { sums[x] &+= source[row &* columns &+ x] }
        }
      } else if y > reach, first == y - reach {
        let (gone, next) = ((first - 1) * columns, (first + window - 1) * columns)
        for x in 0..<columns { sums[x] = sums[x] &+ source[next &+ x] &- source[gone &+ x] }
      }
      var sum: UInt32 = 0
      for x in 0..<window { sum &+= sums[x] }
      for x in 0..<columns {
        values[y &* columns &+ x] = sum
        if x >= reach, x + reach + 1 < columns { sum = sum &+ sums[x + reach + 1] &- sums[x - reach] }
      }
    }
  }
}

/// Values of light for the pixels of rows of the picture between two rows of cells.
private struct LightRow {
  typealias Eight = SIMD8<Int16>

  let width: Int
  private var values: [Int16]
  /// What each pixel's value gains from one row to the next.
  private var slopes: [Int16]

  init(width: Int) {
    self.width = width
    values = [Int16](repeating: 0, count: width)
    slopes = values
  }

  /// Begins in the middle of one row of cells, on the way to that of another: where each begins in `cells`.
  mutating func fill(from cells: [Int16], _ rows: (upper: Int, lower: Int), columns: Int) {
    let (width, shift) = (width, LightMap.cellShift)
    var x = 0
    for column in -1..<columns {
      let (left, right) = (max(column, 0), min(column + 1, columns - 1))
      var upper = cells[rows.upper + left], lower = cells[rows.lower + left]
      let steps = (
        upper: (cells[rows.upper + right] &- upper) &>> shift,
        lower: (cells[rows.lower + right] &- lower) &>> shift
      )
      // Pixels lie half a pixel beside the middles of cells.
      upper &+= steps.upper / 2
      lower &+= steps.lower / 2
      let end = column + 1 == columns ? width : min(width, (column + 1) << shift + 1 << (shift - 1))
      while x < end {
        let slope = (lower &- upper) &>> shift
        values[x] = upper &+ slope / 2
        slopes[x] = slope
        upper &+= steps.upper
        lower &+= steps.lower
        x &+= 1
      }
    }
  }

  /// Of eight pixels, so many rows below where it was filled.
  subscript(x: Int, rows: Int) -> Eight {
    unsafe values.withUnsafeBytes { values in
      unsafe slopes.withUnsafeBytes { slopes in
        let steps = unsafe slopes.loadUnaligned(fromByteOffset: 2 &* x, as: Eight.self)
        let first = unsafe values.loadUnaligned(fromByteOffset: 2 &* x, as: Eight.self)
        return first &+ steps &* Int16(truncatingIfNeeded: rows)
      }
    }
  }
}
