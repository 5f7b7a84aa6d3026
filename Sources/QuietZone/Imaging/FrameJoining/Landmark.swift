/// A pixel in a part of a picture that shows more than noise: its grey, and how that changes around it.
struct Landmark {
  var x: Int16
  var y: Int16
  var grey: UInt8
  /// Half of the differences between the pixels beside it, and above and below it, times 2.
  var across: Int16
  var down: Int16

  var center: Point2D { Point2D(x: Double(x) + 0.5, y: Double(y) + 0.5) }

  /// How the grey changes with each parameter of an ``AffineMotion``; lengths are told in halves of the
  /// picture's longer side, so that all parameters weigh about alike.
  func slopes(_ image: LuminanceImage) -> Slopes {
    let unit = 2 / Float(max(image.width, image.height))
    let u = (Float(x) + 0.5 - Float(image.width) / 2) * unit
    let v = (Float(y) + 0.5 - Float(image.height) / 2) * unit
    let (gx, gy) = (Float(across) / 2, Float(down) / 2)
    return Slopes(gx * u, gx * v, gx, gy * u, gy * v, gy, 0, 0)
  }

  /// Side of the squares that are judged as a whole, pixels.
  private static let side = 4
  /// One square in so many is used: the rest would add noise.
  private static let share = 6

  /// The pixels of the squares in which the grey changes most.
  static func locate(_ image: LuminanceImage) -> [Landmark] {
    let (columns, rows) = ((image.width - 2) / side, (image.height - 2) / side)
    guard columns > 0, rows > 0, image.width <= Int16.max, image.height <= Int16.max else { return [] }
    var squares = [(energy: Int, place: Int)]()
    squares.reserveCapacity(columns * rows)
    for place in 0..<columns * rows {
      var energy = 0
      forEachPixel(place, columns: columns, in: image) {
        energy += Int($0.across) * Int($0.across) + Int($0.down) * Int($0.down)
      }
      squares.append((energy, place))
    }
    squares.sort { $0.energy != $1.energy ? $0.energy > $1.energy : $0.place < $1.place }
    var landmarks: [Landmark] = []
    for square in squares.prefix(max(squares.count / share, 16)) {
      forEachPixel(square.place, columns: columns, in: image) { landmarks.append($0) }
    }
    return landmarks
  }

  private static func forEachPixel(
    _ place: Int, columns: Int, in image: LuminanceImage, body: (Landmark) -> Void
  ) {
    let (left, top) = (1 + place % columns * side, 1 + place / columns * side)
    let pixels = image.pixels
    for y in top..<top + side {
      for x in left..<left + side {
        let i = y &* image.width &+ x
        body(
          Landmark(
            x: Int16(truncatingIfNeeded: x), y: Int16(truncatingIfNeeded: y), grey: pixels[i],
            across: Int16(pixels[i &+ 1]) &- Int16(pixels[i &- 1]),
            down: Int16(pixels[i &+ image.width]) &- Int16(pixels[i &- image.width])))
      }
    }
  }
}
