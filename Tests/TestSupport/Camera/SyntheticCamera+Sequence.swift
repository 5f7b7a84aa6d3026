public import QuietZone

extension SyntheticCamera {
  /// What a hand that shakes shows of one print in poor light, frame by frame: the print drifts, turns and
  /// comes closer a little from each to the next, and every frame has noise of its own.
  public struct Sequence: Sendable {
    public var width = 320
    public var height = 240
    public var print: Print
    /// Pixels a module in the first frame.
    public var moduleSize = 3.0
    /// Deviation of the noise, grey values of 255, of which black and white are 60 apart.
    public var noise: Double
    public var seed: UInt64

    public init(_ print: Print, noise: Double, seed: UInt64) {
      self.print = print
      self.noise = noise
      self.seed = seed
    }

    /// The first `count` frames.
    public func frames(_ count: Int) -> [LuminanceImage] {
      var random = SeededRandom(seed: seed)
      var pose = Pose(
        moduleSize: moduleSize, center: Point2D(x: random.real(0.45...0.55), y: random.real(0.45...0.55)),
        rotation: random.real(-20...20), tiltX: random.real(-10...10), tiltY: random.real(-10...10))
      let drift = Point2D(x: random.real(-0.004...0.004), y: random.real(-0.004...0.004))
      return (0..<count).map { index in
        if index > 0 {
          pose.center.x += drift.x + random.real(-0.003...0.003)
          pose.center.y += drift.y + random.real(-0.003...0.003)
          pose.rotation += random.real(-0.4...0.4)
          pose.moduleSize *= random.real(0.997...1.003)
        }
        var camera = SyntheticCamera(width: width, height: height, seed: random.next())
        camera.background = .plain(0.6)
        camera.lens.blur = .pixels(0.6)
        camera.sensor.black = 0.08
        camera.sensor.white = 0.08 + 60.0 / 255
        camera.sensor.noise = noise
        camera.oversampling = 2
        camera.place(print, pose)
        return camera.photograph().image
      }
    }
  }
}
