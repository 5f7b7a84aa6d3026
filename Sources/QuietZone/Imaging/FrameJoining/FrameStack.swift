/// The mean of frames of one scene, each laid on the first one: noise fades with the root of their number,
/// and what no single frame shows becomes readable.
///
/// Pixels are joined, not values read from them: what is then read passes the same checks as in any picture,
/// so that a misread does not become likelier with the number of frames.
package struct FrameStack: Sendable {
  /// Frames in the mean.
  package private(set) var count = 0
  private var sum: FrameSum?
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
      if count < FrameSum.most, part.width == sum?.width, part.height == sum?.height,
        let found = follow(copies)
      {
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
  package var image: LuminanceImage? { sum?.image }

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
    count = 1
    sum = FrameSum(plane)
    estimator = MotionEstimator(copies)
    motion = AffineMotion(middle: Point2D(x: Double(plane.width) / 2, y: Double(plane.height) / 2))
    drift = Point2D(x: 0, y: 0)
  }

  /// Adds a frame. The next ones are laid on the mean, which has less noise; the more frames it has, the less
  /// one more changes it.
  private mutating func join(_ plane: PixelPlane) {
    sum?.add(plane, at: motion)
    count += 1
    guard count <= Self.fewFrames || count % Self.fewFrames == 0, let image else { return }
    image.view.withPlane { estimator = MotionEstimator.copies(of: $0).map { MotionEstimator($0) } }
  }

  /// Beyond these, frames are laid on a mean that is renewed by as many at a time.
  private static let fewFrames = 4
}
