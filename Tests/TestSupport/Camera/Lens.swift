#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the lens and the hand do to a picture.
public struct Lens: Hashable, Sendable {
  /// Deviation of a Gaussian blur.
  public var blur = SyntheticCamera.Length.pixels(0)
  /// Radius of the disc that a point becomes out of focus.
  public var defocus = SyntheticCamera.Length.pixels(0)
  /// Way of the hand during exposure.
  public var motion = SyntheticCamera.Length.pixels(0)
  /// Direction of `motion`, degrees clockwise from the right.
  public var motionAngle = 0.0

  public init() {}

  func focus(_ scene: inout Canvas, moduleSize: Double) {
    let sigma = blur.pixels(moduleSize: moduleSize)
    let radius = defocus.pixels(moduleSize: moduleSize)
    let way = motion.pixels(moduleSize: moduleSize)
    if radius > 0.3 { scene.blurDisc(radius: radius) }
    if way > 0.3 { scene.blurMotion(length: way, angle: motionAngle) }
    if sigma > 0.05 { scene.blurGaussian(sigma: sigma) }
  }
}
