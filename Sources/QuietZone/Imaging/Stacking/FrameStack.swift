/// The mean of frames of one scene, each laid on the first one: noise fades with the root of their number,
/// and what no single frame shows becomes readable.
///
/// Pixels are joined, not values read from them: what is then read passes the same checks as in any picture,
/// so that a misread does not become likelier with the number of frames.
package struct FrameStack: Sendable {
  /// Frames in the mean.
  package private(set) var count = 0
  private var width = 0
  private var height = 0
  /// Sums of grey times 16, and how many frames each pixel has.
  private var sums: [UInt32] = []
  private var counts: [UInt32] = []
  private var estimator: MotionEstimator?
  /// From the first frame to the last one.
  private var motion = AffineMotion(middle: Point2D(x: 0, y: 0))
  /// From the frame before the last one to the last one.
  private var drift = Point2D(x: 0, y: 0)

  package init() {}

  /// Puts a frame, or the part of it that `region` (0…1 of its width and height) cuts out, to the others. One
  /// that shows something else begins anew.
  package mutating func add(_ view: borrowing LuminanceView, region: Rectangle2D?) {
    let area = region.map { PixelArea($0, of: view) } ?? PixelArea(of: view)
    view.withPlane { plane in
      guard let part = plane.cropped(area), let copies = MotionEstimator.copies(of: part) else {
        removeAll()
        return
      }
      if count > 0, part.width == width, part.height == height, let found = follow(copies) {
        drift = found.shift - motion.shift
        motion = found
        join(part)
      } else {
        begin(part, copies)
      }
    }
  }

  package mutating func removeAll() { self = FrameStack() }

  /// The mean.
  package var image: LuminanceImage? {
    LuminanceImage(
      width: width, height: height,
      pixels: zip(sums, counts).map { UInt8(clamping: ($0 / max($1, 1) + 8) / 16) })
  }

  /// Where what the mean shows is in the last frame, pixels of the part that was cut out.
  package func inLastFrame(_ outline: Quadrilateral) -> Quadrilateral {
    outline.mapped { motion($0) }
  }

  /// The motion to a frame: as before, or else from rest.
  private func follow(_ copies: [LuminanceImage]) -> AffineMotion? {
    var guess = motion
    guess.shift = guess.shift + drift
    return estimator?.motion(to: copies, near: guess)
  }

  private mutating func begin(_ plane: PixelPlane, _ copies: [LuminanceImage]) {
    (width, height, count) = (plane.width, plane.height, 1)
    sums = [UInt32](unsafeUninitializedCapacity: width * height) { out, filled in
      for y in 0..<height {
        let row = plane.row(y)
        for x in 0..<width { out[y &* width &+ x] = UInt32(row[x]) &* 16 }
      }
      filled = width * height
    }
    counts = [UInt32](repeating: 1, count: width * height)
    estimator = MotionEstimator(copies)
    motion = AffineMotion(middle: Point2D(x: Double(width) / 2, y: Double(height) / 2))
    drift = Point2D(x: 0, y: 0)
  }

  /// Adds what the frame shows of each pixel, and lays the next frame on the mean, which has less noise.
  private mutating func join(_ plane: PixelPlane) {
    let (width, height, motion) = (width, height, motion)
    sums.withUnsafeMutableBufferPointer { sums in
      counts.withUnsafeMutableBufferPointer { counts in
        for y in 0..<height {
          for x in 0..<width {
            let p = motion(Point2D(x: Double(x) + 0.5, y: Double(y) + 0.5))
            guard plane.holds(p) else { continue }
            let place = y &* width &+ x
            sums[place] &+= UInt32(truncatingIfNeeded: plane.grey(p.x, p.y) &>> 4)
            counts[place] &+= 1
          }
        }
      }
    }
    count += 1
    guard let image else { return }
    image.view.withPlane { estimator = MotionEstimator.copies(of: $0).map { MotionEstimator($0) } }
  }
}
