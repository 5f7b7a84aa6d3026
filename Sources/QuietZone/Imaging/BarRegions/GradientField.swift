/// How grey changes in every block of a picture: the structure tensor, summed over the block.
///
/// Gradients are taken between the four pixels that meet in a corner, so that bars one pixel wide still count
/// fully, and in every second row of corners, which is enough to tell a direction.
struct GradientField {
  /// Edge of a block, pixels.
  let blockSize: Int
  let columns: Int
  let rows: Int
  /// Sums of gx·gx, gy·gy and gx·gy for each block, row by row; gradients in grey levels a pixel, doubled.
  private(set) var xx: [Float]
  private(set) var yy: [Float]
  private(set) var xy: [Float]

  private init(blockSize: Int, columns: Int, rows: Int) {
    self.blockSize = blockSize
    self.columns = columns
    self.rows = rows
    xx = [Float](repeating: 0, count: columns * rows)
    yy = xx
    xy = xx
  }

  /// Blocks of 8 × 8 pixels; `rowStep` 1 takes every second row of corners of a block, 2 every fourth. What
  /// does not fill a block at the right and the lower border is left out.
  @_optimize(speed)
  init(_ plane: PixelPlane, rowStep: Int = 1) {
    self.init(blockSize: 8, columns: plane.width >> 3, rows: plane.height >> 3)
    guard columns > 0 else { return }
    let width = columns * 8
    // The last column's right neighbour must be inside the picture.
    let last = min(width, plane.width - 1)
    var sums = [Int32](repeating: 0, count: width * 3)
    unsafe sums.withUnsafeMutableBufferPointer { sums in
      guard let a = sums.baseAddress else { return }
      for row in 0..<rows {
        unsafe a.update(repeating: 0, count: width * 3)
        var y = row * 8 + 1
        while y < row * 8 + 8 {
          unsafe Self.add(
            plane.address(row: y), lower: plane.address(row: y + 1), count: last, xx: a, yy: a + width,
            xy: a + 2 * width)
          y += 2 * rowStep
        }
        let scale = Float(rowStep)
        for column in 0..<columns {
          let (x, y, z) = unsafe Self.block(a, width: width, from: column &* 8)
          let i = row &* columns &+ column
          xx[i] = Float(x) * scale
          yy[i] = Float(y) * scale
          xy[i] = Float(z) * scale
        }
        unsafe lookBetween(row, of: plane, a)
      }
    }
  }

  /// The sums of a block, from those of its columns.
  #if arch(wasm32)
    @inline(never)
  #else
    @inline(__always)
  #endif
  private static func block(
    _ sums: UnsafeMutablePointer<Int32>, width: Int, from first: Int
  ) -> (xx: Int32, yy: Int32, xy: Int32) {
    var x: Int32 = 0, y: Int32 = 0, z: Int32 = 0
    for k in first..<first &+ 8 {
      unsafe x &+= sums[k]
      unsafe y &+= sums[width &+ k]
      unsafe z &+= sums[2 &* width &+ k]
    }
    return (x, y, z)
  }

  /// How many times as much must change in all rows of corners of a block, and down rather than across, for
  /// it to be judged by them: softer edges are seen in the usual ones.
  private static let unseen: Float = 256

  /// Judges those blocks of a row by all of its rows of corners in which others than the usual ones show
  /// edges that lie: those of modules of 2, 4 or 8 pixels in a drawing may be in the same few of every block.
  /// `sums`: room for those of a row's columns.
  @inline(never)
  private mutating func lookBetween(
    _ row: Int, of plane: PixelPlane, _ sums: UnsafeMutablePointer<Int32>
  ) {
    let width = columns * 8
    var before: Float = 0
    for column in 0..<columns {
      let i = row &* columns &+ column
      let here = xx[i] + yy[i], after = column + 1 < columns ? xx[i + 1] + yy[i + 1] : 0
      // Between bars that stand, ends of wide ones are no bars that lie.
      let least = Self.unseen * max(before, here, after)
      before = here
      // One column of it tells whether it may be.
      var change: Int32 = 0
      var above = unsafe Int32(plane.address(row: row &* 8)[column &* 8 &+ 4])
      for y in 1...8 {
        let below = unsafe Int32(plane.address(row: row &* 8 &+ y)[column &* 8 &+ 4])
        change &+= (below &- above) &* (below &- above)
        above = below
      }
      // Of eight columns, their gradients doubled, and half of that: the usual rows are half of all.
      if change == 0 || Float(change &* 16) < least { continue }
      let first = column &* 8, end = min(first &+ 8, plane.width &- 1)
      for place in [first, width &+ first, 2 &* width &+ first] {
        unsafe (sums + place).update(repeating: 0, count: 8)
      }
      for k in row &* 8..<row &* 8 &+ 8 {
        unsafe Self.add(
          plane.address(row: k) + first, lower: plane.address(row: k &+ 1) + first, count: end &- first,
          xx: sums + first, yy: sums + width + first, xy: sums + 2 * width + first)
      }
      let (x, y, z) = unsafe Self.block(sums, width: width, from: first)
      let (across, down) = (Float(x) / 2, Float(y) / 2)
      if down >= max(least, Self.unseen * across) { (xx[i], yy[i], xy[i]) = (across, down, Float(z) / 2) }
    }
  }

  /// Adds the products of one row of corners, column by column.
  @_optimize(speed)
  private static func add(
    _ upper: UnsafePointer<UInt8>, lower: UnsafePointer<UInt8>, count: Int,
    xx: UnsafeMutablePointer<Int32>, yy: UnsafeMutablePointer<Int32>, xy: UnsafeMutablePointer<Int32>
  ) {
    for x in 0..<count {
      let a = unsafe Int16(upper[x]), b = unsafe Int16(upper[x &+ 1]), c = unsafe Int16(lower[x]),
        d = unsafe Int16(lower[x &+ 1])
      let main = d &- a, other = b &- c
      let gx = main &+ other, gy = main &- other
      unsafe xx[x] &+= Int32(gx) &* Int32(gx)
      unsafe yy[x] &+= Int32(gy) &* Int32(gy)
      unsafe xy[x] &+= Int32(gx) &* Int32(gy)
    }
  }

  /// The same in blocks of twice the size; an odd row or column at the border is left out.
  func halved() -> GradientField {
    var result = GradientField(blockSize: blockSize * 2, columns: columns / 2, rows: rows / 2)
    for row in 0..<result.rows {
      for column in 0..<result.columns {
        let i = row &* 2 &* columns &+ column &* 2, j = i &+ columns
        let k = row &* result.columns &+ column
        result.xx[k] = xx[i] + xx[i &+ 1] + xx[j] + xx[j &+ 1]
        result.yy[k] = yy[i] + yy[i &+ 1] + yy[j] + yy[j &+ 1]
        result.xy[k] = xy[i] + xy[i &+ 1] + xy[j] + xy[j &+ 1]
      }
    }
    return result
  }

  /// Every block's sums over itself and its eight neighbours.
  func smoothed() -> GradientField {
    var result = self
    Self.smooth(xx, into: &result.xx, columns: columns, rows: rows)
    Self.smooth(yy, into: &result.yy, columns: columns, rows: rows)
    Self.smooth(xy, into: &result.xy, columns: columns, rows: rows)
    return result
  }

  private static func smooth(_ source: [Float], into target: inout [Float], columns: Int, rows: Int) {
    var line = [Float](repeating: 0, count: columns + 2)
    for row in 0..<rows {
      let above = max(row - 1, 0) * columns, here = row * columns, below = min(row + 1, rows - 1) * columns
      for x in 0..<columns { line[x &+ 1] = source[above &+ x] + source[here &+ x] + source[below &+ x] }
      line[0] = line[1]
      line[columns + 1] = line[columns]
      for x in 0..<columns { target[here &+ x] = line[x] + line[x &+ 1] + line[x &+ 2] }
    }
  }
}
