import QuietZone

/// An upright box of whole pixels; right and bottom are the first outside.
struct PixelBox: Hashable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  var width: Int { right - left }
  var height: Int { bottom - top }

  /// The pixels that a rectangle touches.
  init(_ rectangle: Rectangle2D) {
    left = Int(rectangle.x.rounded(.down))
    top = Int(rectangle.y.rounded(.down))
    right = Int((rectangle.x + rectangle.width).rounded(.up))
    bottom = Int((rectangle.y + rectangle.height).rounded(.up))
  }

  init(left: Int, top: Int, width: Int, height: Int) {
    self.left = left
    self.top = top
    right = left + width
    bottom = top + height
  }

  /// Pixels that lie in both.
  func overlap(_ other: PixelBox) -> Int {
    let w = min(right, other.right) - max(left, other.left)
    let h = min(bottom, other.bottom) - max(top, other.top)
    return w > 0 && h > 0 ? w * h : 0
  }
}

/// Finds room for labels, one after the other.
struct LabelPlacement {
  let width: Int
  let height: Int
  /// Distance of a label from its symbol, pixels.
  let gap: Int
  /// What labels had better not cover: symbols, and the labels placed so far.
  var obstacles: [PixelBox]

  /// The best of six places around the symbol, moved into the picture: the one that covers least, below
  /// first.
  mutating func place(_ label: Label, next symbol: PixelBox) -> PixelBox {
    let middleX = symbol.left + (symbol.width - label.width) / 2
    let middleY = symbol.top + (symbol.height - label.height) / 2
    let wishes = [
      (symbol.left, symbol.bottom + gap), (symbol.left, symbol.top - gap - label.height),
      (symbol.right + gap, middleY), (symbol.left - gap - label.width, middleY),
      (middleX, symbol.bottom + gap), (middleX, symbol.top - gap - label.height),
    ]
    var best: PixelBox?, least = Int.max
    for (x, y) in wishes {
      let box = PixelBox(
        left: max(min(x, width - label.width), 0), top: max(min(y, height - label.height), 0),
        width: label.width, height: label.height)
      let covered = obstacles.reduce(0) { $0 + $1.overlap(box) }
      if covered < least { (best, least) = (box, covered) }
    }
    let box = best ?? PixelBox(left: 0, top: 0, width: label.width, height: label.height)
    obstacles.append(box)
    return box
  }
}
