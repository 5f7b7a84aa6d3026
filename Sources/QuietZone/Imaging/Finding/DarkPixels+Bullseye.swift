extension DarkPixels {
  /// Measures a candidate along a column and a row, and where its rings are some pixels wide along the
  /// diagonals; its middle and the width of a ring, pixels, where all show even rings.
  func confirmBullseye(_ candidate: Point2D, width: Int, isLight: Bool) -> (
    center: Point2D, ringWidth: Double
  )? {
    var center = candidate
    // A tilted pattern is seen up to two and a half times as high as wide, or the other way round.
    let most = width * 5 / 14 + 3
    guard let column = evenRuns(center, dx: 0, dy: 1, most: most, isLight),
      column.whole * 5 > width * 2 - 10, column.whole * 2 < width * 5 + 10
    else { return nil }
    center.y += column.shift
    guard let row = evenRuns(center, dx: 1, dy: 0, most: column.whole * 5 / 14 + 3, isLight) else {
      return nil
    }
    center.x += row.shift
    let whole = row.whole + column.whole
    // Steps along a diagonal are too coarse for rings of few pixels.
    if whole >= 7 * 2 * 3 {
      guard let falling = evenRuns(center, dx: 1, dy: 1, most: whole / 5 + 3, isLight),
        let rising = evenRuns(center, dx: 1, dy: -1, most: whole / 5 + 3, isLight)
      else { return nil }
      // Squares upright are crossed alike by diagonals and axes, squares on a corner in half the steps.
      let sum = (falling.whole + rising.whole) * 2
      guard sum * 2 > whole, sum < whole * 4 else { return nil }
    }
    return (center, Double(whole) / 14)
  }

  /// Seven runs of about one width through `center`: their sum, and from there to the middle of the fourth.
  private func evenRuns(_ center: Point2D, dx: Int, dy: Int, most: Int, _ isLight: Bool)
    -> (whole: Int, shift: Double)?
  {
    let (x, y) = (Int(center.x), Int(center.y))
    guard plane.contains(x: x, y: y), self[x, y] != isLight,
      let ahead = evenArm(x: x, y: y, dx: dx, dy: dy, most: most, isLight: isLight),
      let back = evenArm(x: x, y: y, dx: -dx, dy: -dy, most: most, isLight: isLight)
    else { return nil }
    let middle = ahead[0] &+ back[0] &- 1
    let whole = ahead.wrappedSum() &+ back.wrappedSum() &- 1
    // As along the row: neighbours together, in sevenths, give or take a third and most of a pixel.
    let slack = (whole &* 3) &>> 2 &+ 5
    for arm in [ahead, back] {
      // The middle of circles is wider than their rings.
      let first = (middle &+ arm[1]) &* 7 &- 2 &* whole
      if first > slack &+ whole || -first > slack { return nil }
      if abs((arm[1] &+ arm[2]) &* 7 &- 2 &* whole) > slack { return nil }
      if abs((arm[2] &+ arm[3]) &* 7 &- 2 &* whole) > slack { return nil }
    }
    return (whole, Double(ahead[0] &- back[0]) / 2)
  }

  /// Lengths of the runs from the middle outwards, pixels: half the middle and three rings; `nil` when one is
  /// longer than `most` or meets the border.
  private func evenArm(x: Int, y: Int, dx: Int, dy: Int, most: Int, isLight: Bool) -> SIMD4<Int>? {
    var walk = PixelWalk(self, x: x, y: y, dx: dx, dy: dy)
    var result = SIMD4<Int>.zero
    var isDark = !isLight
    for k in 0..<4 {
      let run = walk.pass(isDark: isDark, atMost: most)
      if run == most || walk.left == 0 { return nil }
      result[k] = run
      isDark.toggle()
    }
    return result
  }
}
