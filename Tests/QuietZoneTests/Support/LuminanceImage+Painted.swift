import TestSupport

@testable import QuietZone

extension Point2D {
  init(_ x: Double, _ y: Double) { self.init(x: x, y: y) }
}

/// Where a square grid of modules lies in a picture: its middle, and which way its rows run.
struct SquareFrame {
  var center: Point2D
  /// Pixels.
  var module: Double
  /// Unit vector along rows.
  var right: Point2D

  /// Turned clockwise by the angle with this tangent.
  init(center: Point2D, module: Double, tangent: Double = 0) {
    (self.center, self.module) = (center, module)
    right = Point2D(1, 0).turned(by: tangent)
  }

  /// The modules from the middle to a place in the picture, to the right and down.
  func modules(_ p: Point2D) -> Point2D {
    let d = p - center
    return Point2D(d.dot(right) / module, right.cross(d) / module)
  }

  /// The place in the picture so many modules from the middle.
  func place(_ x: Double, _ y: Double) -> Point2D {
    center + right * (x * module) + Point2D(-right.y, right.x) * (y * module)
  }

  /// How many modules away a place is along rows or columns, whichever is more.
  func square(_ p: Point2D) -> Double {
    let d = modules(p)
    return max(abs(d.x), abs(d.y))
  }

  /// Whether a place in the picture is dark where a grid of modules lies around the middle.
  func shows(_ grid: ModuleGrid, at p: Point2D) -> Bool {
    let at = modules(p) + Point2D(Double(grid.width) / 2, Double(grid.height) / 2)
    guard at.x >= 0, at.y >= 0, at.x < Double(grid.width), at.y < Double(grid.height) else { return false }
    return grid[Int(at.x), Int(at.y)]
  }

  /// The corners of a square around the middle that reaches so many modules.
  func outline(reach: Double) -> Quadrilateral {
    Quadrilateral(
      topLeft: place(-reach, -reach), topRight: place(reach, -reach), bottomRight: place(reach, reach),
      bottomLeft: place(-reach, reach))
  }
}

extension LuminanceImage {
  /// What `isDark` says of 4 × 4 places of each pixel, which has their mean grey.
  static func painted(
    width: Int, height: Int, dark: UInt8 = 20, light: UInt8 = 230, _ isDark: (Point2D) -> Bool
  ) -> LuminanceImage {
    let steps = 4
    var image = LuminanceImage(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        var count = 0
        for k in 0..<steps * steps {
          let (u, v) = (Double(k % steps) + 0.5, Double(k / steps) + 0.5)
          let p = Point2D(Double(x) + u / Double(steps), Double(y) + v / Double(steps))
          if isDark(p) { count += 1 }
        }
        let sum = Int(dark) * count + Int(light) * (steps * steps - count)
        image.pixels[y * width + x] = UInt8((sum + steps * steps / 2) / (steps * steps))
      }
    }
    return image
  }

  /// Grey that says nothing: every pixel drawn by itself.
  static func noise(width: Int, height: Int, seed: UInt64) -> LuminanceImage {
    var random = SeededRandom(seed: seed)
    return LuminanceImage(width: width, height: height, pixels: random.bytes(width * height))
      ?? LuminanceImage(width: 0, height: 0)
  }

  /// Light for dark.
  var negative: LuminanceImage {
    var image = self
    for i in image.pixels.indices { image.pixels[i] = 255 - image.pixels[i] }
    return image
  }

  /// The mean of the square of pixels around each that reaches so many to every side.
  func softened(reach: Int) -> LuminanceImage {
    var image = self
    for i in pixels.indices {
      let (x, y) = (i % width, i / width)
      var (sum, count) = (0, 0)
      for v in max(y - reach, 0)...min(y + reach, height - 1) {
        for u in max(x - reach, 0)...min(x + reach, width - 1) {
          sum += Int(pixels[v * width + u])
          count += 1
        }
      }
      image.pixels[i] = UInt8((sum + count / 2) / count)
    }
    return image
  }

  /// The thresholds that readers judge the picture by.
  var thresholds: ThresholdMap? {
    guard let half = view.withPlane({ $0.halved() }) ?? nil else { return nil }
    return half.view.withPlane { ThresholdMap(half: $0, width: width, height: height) }
  }

  /// Those by which they look for edges, which are followed between pixels.
  var contrastThresholds: ThresholdMap? {
    guard let half = view.withPlane({ $0.halved() }) ?? nil else { return nil }
    return half.view.withPlane { ThresholdMap(contrast: $0, width: width, height: height) }
  }

  /// Runs `body` on the picture's dark pixels.
  func withDark<R>(byContrast: Bool = false, _ body: (DarkPixels, ThresholdMap) -> R) -> R? {
    guard let map = byContrast ? contrastThresholds : thresholds else { return nil }
    return view.withPlane { plane in map.withDarkPixels(of: plane) { body($0, map) } } ?? nil
  }
}

extension Quadrilateral {
  /// How far the farthest corner of `other` is from the nearest one of these, pixels.
  func distance(toCornersOf other: Quadrilateral) -> Double {
    other.corners.map { corner in corners.map { ($0 - corner).length }.min() ?? .infinity }.max()
      ?? .infinity
  }
}
