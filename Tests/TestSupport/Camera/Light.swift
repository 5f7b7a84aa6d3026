public import QuietZone

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How a scene is lit.
public struct Light: Hashable, Sendable {
  /// Light lost from one side of the picture to the other, 0…1.
  public var gradient = 0.0
  /// Where the light of `gradient` comes from, degrees clockwise from the left.
  public var gradientAngle = 0.0
  /// Light lost in the corners, 0…1.
  public var vignetting = 0.0
  /// Strength of a shining spot, 0 none … 1 washes out black.
  public var glare = 0.0
  /// Middle of the spot, 0…1 of width and height, and its radius, 0…1 of the width.
  public var glareCenter = Point2D(x: 0.5, y: 0.5)
  public var glareRadius = 0.1
  /// Light lost in the shadow that covers one half of the picture, 0…1.
  public var shadow = 0.0
  /// Direction of the shadow's edge through the picture's middle, degrees, and the width of its half-light,
  /// pixels.
  public var shadowAngle = 60.0
  public var shadowSoftness = 4.0

  public init() {}

  func fall(on scene: inout Canvas) {
    guard gradient != 0 || vignetting != 0 || glare != 0 || shadow != 0 else { return }
    let (w, h) = (Double(scene.width), Double(scene.height))
    let diagonal = (w * w + h * h).squareRoot()
    let degree = Double.pi / 180
    let (gx, gy) = (cos(gradientAngle * degree) / diagonal, sin(gradientAngle * degree) / diagonal)
    let (sx, sy) = (cos(shadowAngle * degree), sin(shadowAngle * degree))
    let spread = max(glareRadius * w, 1e-6)
    for y in 0..<scene.height {
      for x in 0..<scene.width {
        let dx = Double(x) + 0.5 - w / 2
        let dy = Double(y) + 0.5 - h / 2
        var gain = 1 - gradient * (0.5 + dx * gx + dy * gy)
        gain *= 1 - vignetting * 4 * (dx * dx + dy * dy) / (diagonal * diagonal)
        if shadow != 0 {
          let side = (dx * sx + dy * sy) / max(shadowSoftness, 1e-6)
          gain *= 1 - shadow * min(max(side + 0.5, 0), 1)
        }
        var value = Double(scene.values[y * scene.width + x]) * gain
        if glare != 0 {
          let ex = Double(x) + 0.5 - glareCenter.x * w
          let ey = Double(y) + 0.5 - glareCenter.y * h
          value += glare * exp(-(ex * ex + ey * ey) / (2 * spread * spread))
        }
        scene.values[y * scene.width + x] = Float(value)
      }
    }
  }
}
