public import QuietZone

/// Draws symbols as pixels, every module a whole number of them.
///
/// ```swift
/// let raster = try RasterRenderer.render(symbol, Artwork(size: .totalPixels(600)))
/// ```
public enum RasterRenderer {
  /// The picture, sharp and without intermediate tones. Text next to bars needs `glyphs`; without them none
  /// is drawn and no room is left for it. What has a style is drawn by ``picture(_:_:glyphs:)``.
  public static func render(
    _ symbol: Symbol, _ artwork: Artwork = Artwork(), glyphs: GlyphSource? = nil
  ) throws(RenderingError) -> Raster {
    guard artwork.style.isPlain else { throw .style(.twoColors) }
    let layout = try Layout(symbol, artwork, .raster, drawsText: glyphs != nil)
    let background = artwork.background ?? ArtworkColor(red: UInt8(255), green: 255, blue: 255, alpha: 0)
    var raster = Raster(
      width: layout.width, height: layout.height, background: background,
      foreground: artwork.foreground.laid(over: background), dotsPerInch: layout.dotsPerInch)
    let module = layout.modulePixels
    let left = layout.leftover + layout.margins.left * module
    let top = layout.leftover + layout.margins.top * module
    switch symbol.shape {
    case .bars(let pattern, _):
      let bars = BarBoxes(
        pattern, height: symbol.shape.extent.height, reduction: layout.reduction, margins: layout.lightSpace)
      for box in bars.boxes { raster.draw(box, left, top, module) }
    case .grid(let grid): raster.draw(grid, left, top, module)
    case .hexagons(let grid): raster.drawHexagons(grid, left, top, module)
    }
    if let glyphs { raster.draw(layout.text, glyphs, left: left, top: top, module: module) }
    return raster.turned(by: artwork.rotation)
  }
}

extension RasterRenderer {
  /// Pixels of the picture that would be drawn; `drawsText`: whether there is room for text next to bars.
  ///
  /// ```swift
  /// let (width, height) = try RasterRenderer.size(symbol, Artwork(size: .modulePixels(4)))
  /// ```
  public static func size(
    _ symbol: Symbol, _ artwork: Artwork = Artwork(), drawsText: Bool = true
  ) throws(RenderingError) -> (width: Int, height: Int) {
    let layout = try Layout(symbol, artwork, .raster, drawsText: drawsText)
    return artwork.rotation.swapsSides ? (layout.height, layout.width) : (layout.width, layout.height)
  }
}

extension Raster {
  /// Makes the pixels `from..<end` of a row foreground; what lies outside the picture is left out.
  mutating func fill(row y: Int, from: Int, to end: Int) {
    guard y >= 0, y < height else { return }
    let row = y * bytesPerRow
    var x = max(from, 0)
    let end = min(end, width)
    while x < end {
      if x & 7 == 0, end - x >= 8 {
        bits[row + (x >> 3)] = 0xFF
        x += 8
      } else {
        bits[row + (x >> 3)] |= 0x80 >> UInt8(truncatingIfNeeded: x & 7)
        x += 1
      }
    }
  }

  /// Copies row y to the `count - 1` rows below it.
  mutating func repeatRow(_ y: Int, count: Int) {
    let start = y * bytesPerRow, stride = bytesPerRow
    guard y >= 0, count > 1, y + count <= height else { return }
    for index in start + stride..<start + stride * count { bits[index] = bits[index - stride] }
  }

  fileprivate mutating func draw(_ box: BarBoxes.Box, _ left: Int, _ top: Int, _ module: Int) {
    // Mils to the nearest pixel. All bars of a width stay alike: each is as wide as its reduction leaves it,
    // and not what the rounding of both edges makes of it.
    func pixels(_ mils: Int64) -> Int { Int((mils * Int64(module) + 1_000_000_500) / 1000) - 1_000_000 }
    let first = top + pixels(box.top), last = min(top + pixels(box.bottom), height)
    let from = left + pixels(box.left), end = from + pixels(box.right - box.left)
    // Not by copying whole rows: bars of other heights stand next to this one.
    for y in max(first, 0)..<max(last, max(first, 0)) { fill(row: y, from: from, to: end) }
  }

  fileprivate mutating func draw(_ grid: ModuleGrid, _ left: Int, _ top: Int, _ module: Int) {
    for y in 0..<grid.height {
      let row = top + y * module
      for x in 0..<grid.width where grid[x, y] {
        fill(row: row, from: left + x * module, to: left + (x + 1) * module)
      }
      repeatRow(row, count: module)
    }
  }
}
