import QuietZone

/// The rectangles that bars and bearer bars are, thousandths of a module from the top left corner of the
/// bars.
struct BarBoxes {
  struct Box: Equatable {
    var left: Int64
    var top: Int64
    var right: Int64
    var bottom: Int64
  }

  private(set) var boxes: [Box] = []

  /// `reduction`: how much narrower bars are drawn, mils; `margins`: the light space that a frame goes
  /// around.
  init(_ pattern: BarPattern, height: Int64, reduction: Int64, margins: Symbol.Margins) {
    let bearer = Int64(pattern.bearerBars?.thickness ?? 0) * 1000
    var x: Int64 = 0
    for (index, modules) in pattern.widths.enumerated() {
      let end = x + Int64(modules) * 1000
      if index & 1 == 0, end - x > reduction {
        let inset = index / 2 < pattern.insets.count ? pattern.insets[index / 2] : BarPattern.Inset()
        // Bars run through the bearer bars, so that no seam shows where they meet.
        let top = bearer > 0 ? -bearer : Int64(inset.top) * 1000
        let bottom = bearer > 0 ? height + bearer : height - Int64(inset.bottom) * 1000
        if bottom > top {
          boxes.append(
            Box(left: x + reduction / 2, top: top, right: end - (reduction - reduction / 2), bottom: bottom))
        }
      }
      x = end
    }
    if let bars = pattern.bearerBars, bearer > 0 {
      addBearerBars(bars, width: x, height: height, margins)
    }
  }

  private mutating func addBearerBars(
    _ bars: BarPattern.BearerBars, width: Int64, height: Int64, _ margins: Symbol.Margins
  ) {
    let thickness = Int64(bars.thickness) * 1000
    let side = bars.isFrame ? thickness : 0
    let left = -Int64(margins.left) * 1000 - side, right = width + Int64(margins.right) * 1000 + side
    boxes.append(Box(left: left, top: -thickness, right: right, bottom: 0))
    boxes.append(Box(left: left, top: height, right: right, bottom: height + thickness))
    guard bars.isFrame else { return }
    let top = -thickness, bottom = height + thickness
    boxes.append(Box(left: left, top: top, right: left + thickness, bottom: bottom))
    boxes.append(Box(left: right - thickness, top: top, right: right, bottom: bottom))
  }
}
