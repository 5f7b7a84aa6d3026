import QuietZone

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How a print, flat or bent round a cylinder, falls on the picture of a pinhole camera.
///
/// The print's own coordinates are modules: (0, 0) its middle, u to the right, v down. In space, x is right,
/// y down, z away from the camera, all in modules; one module at the print's middle is `moduleSize` pixels.
struct Projection {
  private let focal: Double
  private let middleX: Double
  private let middleY: Double
  /// Print → camera, row by row.
  private let m: [Double]
  private let position: (x: Double, y: Double, z: Double)
  /// Radius of the cylinder, modules; 0: flat.
  private let radius: Double
  private let bendCos: Double
  private let bendSin: Double
  private let flip: Double

  init(pose: SyntheticCamera.Pose, symbolWidth: Double, width: Int, height: Int) {
    focal = 1.25 * Double(max(width, height))
    middleX = Double(width) / 2
    middleY = Double(height) / 2
    let distance = focal / pose.moduleSize
    position = (
      distance * (pose.center.x * Double(width) - middleX) / focal,
      distance * (pose.center.y * Double(height) - middleY) / focal, distance
    )
    let degree = Double.pi / 180
    radius = pose.bend > 0 ? symbolWidth / (pose.bend * degree) : 0
    bendCos = cos(pose.bendAxis * degree)
    bendSin = sin(pose.bendAxis * degree)
    flip = pose.mirrored ? -1 : 1
    let roll = (pose.rotation + pose.bendAxis) * degree
    let turn = [cos(roll), -sin(roll), 0, sin(roll), cos(roll), 0, 0, 0, 1]
    let a = pose.tiltX * degree
    let b = pose.tiltY * degree
    let aboutX = [1, 0, 0, 0, cos(a), -sin(a), 0, sin(a), cos(a)]
    let aboutY = [cos(b), 0, sin(b), 0, 1, 0, -sin(b), 0, cos(b)]
    m = Self.product(Self.product(aboutY, aboutX), turn)
  }

  private static func product(_ a: [Double], _ b: [Double]) -> [Double] {
    (0..<9).map { (i: Int) -> Double in
      let row = i / 3 * 3
      let column = i % 3
      return a[row] * b[column] + a[row + 1] * b[column + 3] + a[row + 2] * b[column + 6]
    }
  }

  /// Where a place on the print appears, pixels.
  func project(u: Double, v: Double) -> Point2D {
    let a = flip * u
    var x = a * bendCos + v * bendSin
    let y = v * bendCos - a * bendSin
    var z = 0.0
    if radius > 0 {
      z = radius * (1 - cos(x / radius))
      x = radius * sin(x / radius)
    }
    let cx = m[0] * x + m[1] * y + m[2] * z + position.x
    let cy = m[3] * x + m[4] * y + m[5] * z + position.y
    let cz = max(m[6] * x + m[7] * y + m[8] * z + position.z, 1e-6)
    return Point2D(x: focal * cx / cz + middleX, y: focal * cy / cz + middleY)
  }

  /// What is needed to walk along a row of the picture: a ray in print space and its change a pixel.
  func row(y: Double) -> Row {
    let dx = -middleX / focal
    let dy = (y - middleY) / focal
    let p = position
    return Row(
      ox: -(m[0] * p.x + m[3] * p.y + m[6] * p.z), oy: -(m[1] * p.x + m[4] * p.y + m[7] * p.z),
      oz: -(m[2] * p.x + m[5] * p.y + m[8] * p.z), ex: m[0] * dx + m[3] * dy + m[6],
      ey: m[1] * dx + m[4] * dy + m[7], ez: m[2] * dx + m[5] * dy + m[8], sx: m[0] / focal, sy: m[1] / focal,
      sz: m[2] / focal, radius: radius, bendCos: bendCos, bendSin: bendSin, flip: flip)
  }

  /// The rays of one picture row.
  struct Row {
    fileprivate(set) var ox, oy, oz, ex, ey, ez, sx, sy, sz, radius, bendCos, bendSin, flip: Double

    /// The place on the print that picture column `x` shows; far outside where it shows none.
    @inline(__always)
    func unproject(x: Double) -> (u: Double, v: Double) {
      let dx = ex + sx * x
      let dy = ey + sy * x
      let dz = ez + sz * x
      let t: Double
      var a: Double
      if radius > 0 {
        let c = oz - radius
        let q = dx * dx + dz * dz
        let b = ox * dx + c * dz
        let root = b * b - q * (ox * ox + c * c - radius * radius)
        guard root > 0 else { return (1e9, 1e9) }
        t = (-b - root.squareRoot()) / q
        a = radius * atan2(ox + t * dx, radius - (oz + t * dz))
      } else {
        t = -oz / dz
        a = ox + t * dx
      }
      guard t > 0 else { return (1e9, 1e9) }
      let y = oy + t * dy
      return (flip * (a * bendCos - y * bendSin), a * bendSin + y * bendCos)
    }
  }
}
