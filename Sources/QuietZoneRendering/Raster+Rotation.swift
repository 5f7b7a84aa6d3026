extension Raster {
  /// The same picture turned.
  func turned(by rotation: Rotation) -> Raster {
    guard rotation != .none else { return self }
    let swaps = rotation.swapsSides
    var turned = Raster(
      width: swaps ? height : width, height: swaps ? width : height, background: background,
      foreground: foreground, dotsPerInch: dotsPerInch)
    // Pixels are moved, not their edges: the last one's index instead of the side.
    let place = rotation.matrix(width: width - 1, height: height - 1)
    for y in 0..<height {
      for x in 0..<width where self[x, y] {
        let column = place.a * x + place.c * y + place.e, row = place.b * x + place.d * y + place.f
        turned.fill(row: row, from: column, to: column + 1)
      }
    }
    return turned
  }
}
