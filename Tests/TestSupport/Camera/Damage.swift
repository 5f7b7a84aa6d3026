import QuietZone

/// What has happened to a print.
public struct Damage: Hashable, Sendable {
  /// Part of the symbol's area that specks of dirt cover, dark and light ones, 0…1.
  public var dirt: Double
  /// Light scratches across the symbol.
  public var scratches: Int
  /// Part of the symbol's area under one covering disc, 0…1.
  public var occlusion: Double

  public init(dirt: Double = 0, scratches: Int = 0, occlusion: Double = 0) {
    self.dirt = dirt
    self.scratches = scratches
    self.occlusion = occlusion
  }

  func paint(
    over print: Print, through projection: Projection, pose: SyntheticCamera.Pose, scene: inout Canvas,
    using random: inout SeededRandom
  ) {
    let (w, h) = (print.symbolWidth, print.symbolHeight)
    func place() -> Point2D {
      projection.project(u: random.real(-w / 2...w / 2), v: random.real(-h / 2...h / 2))
    }
    var left = dirt * w * h
    while left > 0 {
      let radius = random.real(0.3...1.2)
      let value: Float = random.chance(0.5) ? 0.1 : 0.85
      scene.disc(at: place(), radius: radius * pose.moduleSize, value: value)
      left -= Double.pi * radius * radius
    }
    for _ in 0..<max(scratches, 0) {
      scene.line(from: place(), to: place(), thickness: 0.5 * pose.moduleSize, value: 0.85)
    }
    if occlusion > 0 {
      let radius = (occlusion * w * h / Double.pi).squareRoot() * pose.moduleSize
      scene.disc(at: place(), radius: radius, value: 0.5)
    }
  }
}
