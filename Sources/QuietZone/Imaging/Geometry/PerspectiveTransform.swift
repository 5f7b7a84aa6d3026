/// A projective map of the plane: how the modules of a flat symbol lie in a picture.
///
///     x' = (a x + b y + c) / (g x + h y + 1)
///     y' = (d x + e y + f) / (g x + h y + 1)
struct PerspectiveTransform {
  var a, b, c, d, e, f, g, h: Double

  /// The map that takes the corners of the rectangle (x0, y0)…(x1, y1) to those of `quad`; `nil` when `quad`
  /// is not strictly convex or the rectangle is empty.
  init?(x0: Double, y0: Double, x1: Double, y1: Double, to quad: Quadrilateral) {
    let (w, t) = (x1 - x0, y1 - y0)
    guard w > 0, t > 0, quad.isConvex else { return nil }
    let (p, q, r, s) = (quad.topLeft, quad.topRight, quad.bottomRight, quad.bottomLeft)
    let sum = p - q + (r - s)
    let (d1, d2) = (q - r, s - r)
    let determinant = d1.cross(d2)
    guard determinant != 0 else { return nil }
    let gu = sum.cross(d2) / determinant
    let hu = d1.cross(sum) / determinant
    let (au, bu) = (q.x - p.x + gu * q.x, s.x - p.x + hu * s.x)
    let (du, eu) = (q.y - p.y + gu * q.y, s.y - p.y + hu * s.y)
    // From the unit square to the rectangle: u = (x - x0) / w, v = (y - y0) / t.
    let weight = 1 - gu * x0 / w - hu * y0 / t
    guard weight != 0 else { return nil }
    let k = 1 / weight
    a = k * au / w
    b = k * bu / t
    c = k * (p.x - au * x0 / w - bu * y0 / t)
    d = k * du / w
    e = k * eu / t
    f = k * (p.y - du * x0 / w - eu * y0 / t)
    g = k * gu / w
    h = k * hu / t
  }

  /// Where module coordinates (x, y) lie in the picture. On the horizon the result is not finite.
  #if arch(wasm32)
    @inline(never)
  #else
    @inline(__always)
  #endif
  func callAsFunction(_ x: Double, _ y: Double) -> Point2D {
    let w = 1 / (g * x + h * y + 1)
    return Point2D(x: (a * x + b * y + c) * w, y: (d * x + e * y + f) * w)
  }

  /// Corners of the rectangle (x0, y0)…(x1, y1) in the picture.
  func quadrilateral(x0: Double, y0: Double, x1: Double, y1: Double) -> Quadrilateral {
    Quadrilateral(
      topLeft: self(x0, y0), topRight: self(x1, y0), bottomRight: self(x1, y1), bottomLeft: self(x0, y1))
  }
}

extension Quadrilateral {
  /// Whether all corners turn the same way; a mirrored outline is convex too.
  var isConvex: Bool {
    let t0 = (topRight - topLeft).cross(bottomRight - topRight)
    let t1 = (bottomRight - topRight).cross(bottomLeft - bottomRight)
    let t2 = (bottomLeft - bottomRight).cross(topLeft - bottomLeft)
    let t3 = (topLeft - bottomLeft).cross(topRight - topLeft)
    return (t0 > 0 && t1 > 0 && t2 > 0 && t3 > 0) || (t0 < 0 && t1 < 0 && t2 < 0 && t3 < 0)
  }
}

extension PerspectiveTransform {
  /// The map that takes one convex quadrilateral to another; `nil` when either is not strictly convex.
  init?(from source: Quadrilateral, to target: Quadrilateral) {
    guard let into = PerspectiveTransform(x0: 0, y0: 0, x1: 1, y1: 1, to: source)?.inverse,
      let out = PerspectiveTransform(x0: 0, y0: 0, x1: 1, y1: 1, to: target)
    else { return nil }
    self.init(first: into, then: out)
  }

  /// The way back; `nil` when the map flattens the plane.
  var inverse: PerspectiveTransform? {
    // Adjugate of the matrix a b c / d e f / g h 1.
    let i = a * e - b * d
    guard i != 0 else { return nil }
    let k = 1 / i
    return PerspectiveTransform(
      a: (e - f * h) * k, b: (c * h - b) * k, c: (b * f - c * e) * k, d: (f * g - d) * k, e: (a - c * g) * k,
      f: (c * d - a * f) * k, g: (d * h - e * g) * k, h: (b * g - a * h) * k)
  }

  /// One map after the other; `nil` when the composition sends the origin to the horizon.
  init?(first p: PerspectiveTransform, then q: PerspectiveTransform) {
    let i = q.g * p.c + q.h * p.f + 1
    guard i != 0 else { return nil }
    let k = 1 / i
    self.init(
      a: (q.a * p.a + q.b * p.d + q.c * p.g) * k, b: (q.a * p.b + q.b * p.e + q.c * p.h) * k,
      c: (q.a * p.c + q.b * p.f + q.c) * k, d: (q.d * p.a + q.e * p.d + q.f * p.g) * k,
      e: (q.d * p.b + q.e * p.e + q.f * p.h) * k, f: (q.d * p.c + q.e * p.f + q.f) * k,
      g: (q.g * p.a + q.h * p.d + p.g) * k, h: (q.g * p.b + q.h * p.e + p.h) * k)
  }

  init(a: Double, b: Double, c: Double, d: Double, e: Double, f: Double, g: Double, h: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.e = e
    self.f = f
    self.g = g
    self.h = h
  }
}
