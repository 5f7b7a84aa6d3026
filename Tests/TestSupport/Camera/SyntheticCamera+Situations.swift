import QuietZone

extension SyntheticCamera {
  /// How hard a random photograph is to read.
  public enum Difficulty: Int, CaseIterable, Sendable {
    /// As from a screen: straight on, sharp, four pixels a module or more.
    case easy
    /// As from a phone: some tilt, blur, noise and uneven light, three pixels a module or more.
    case everyday
    /// At the edge: steep, two pixels a module, soft, dirty, bent, mirrored or light on dark.
    case hard
  }

  /// A photograph to be taken of `prints`, everything about it drawn from `seed`; each print gets its own
  /// cell of the picture and is sized to fit it.
  public static func random(
    _ prints: [Print], difficulty: Difficulty, seed: UInt64, width: Int = 640, height: Int = 480
  ) -> SyntheticCamera {
    var random = SeededRandom(seed: seed)
    var camera = SyntheticCamera(width: width, height: height, seed: seed &+ 0x5EED)
    let reach = [0.0, 1.0, 2.0][difficulty.rawValue]
    camera.background =
      [
        .plain(random.real(0.2...0.95)), .gradient(random.unit(), random.unit()), .texture, .clutter,
      ][Int(random.unit() * (difficulty == .easy ? 2 : 4))]
    let columns = Int(Double(max(prints.count, 1)).squareRoot().rounded(.up))
    let rows = (prints.count + columns - 1) / columns
    let widest = prints.map(\.diagonal).max() ?? 1
    let room = min(Double(width) / Double(columns), Double(height) / Double(rows))
    // The largest print gets at least so many pixels a module; the picture grows where it must.
    let least = [4.0, 3.0, 2.0][difficulty.rawValue]
    let growth = min(max(least * widest / 0.6 / room, 1), 4)
    camera.width = Int(Double(width) * growth)
    camera.height = Int(Double(height) * growth)
    for (index, print) in prints.enumerated() {
      let center = Point2D(
        x: (Double(index % columns) + 0.5) / Double(columns),
        y: (Double(index / columns) + 0.5) / Double(rows))
      var pose = Pose(moduleSize: room * growth / print.diagonal * random.real(0.6...0.95), center: center)
      pose.rotation = random.real(0...360)
      if reach > 0 {
        pose.tiltX = random.real(-22...22) * reach
        pose.tiltY = random.real(-22...22) * reach
        pose.bend = random.chance(0.15 * reach) ? random.real(5...30) * reach : 0
      }
      if difficulty == .hard {
        pose.mirrored = random.chance(0.15)
        pose.inverted = random.chance(0.15)
      }
      var print = print
      if difficulty == .hard { print.damage.dirt = random.real(0...0.03) }
      camera.place(print, pose)
    }
    camera.light.gradient = random.real(0...0.3) * reach
    camera.light.gradientAngle = random.real(0...360)
    camera.light.vignetting = random.real(0...0.2) * reach
    camera.light.shadow = random.chance(0.2 * reach) ? random.real(0.2...0.4) * reach : 0
    camera.light.shadowAngle = random.real(0...360)
    camera.lens.blur = .modules(random.real(0.1...0.2) + 0.15 * reach * random.unit())
    camera.lens.motion = .modules(random.chance(0.2 * reach) ? 0.4 * reach * random.unit() : 0)
    camera.lens.motionAngle = random.real(0...180)
    camera.sensor.noise = random.real(0...3) * reach
    camera.sensor.shotNoise = random.real(0...3) * reach
    camera.sensor.black = random.real(0...0.12) * reach
    camera.sensor.white = 1 - random.real(0...0.15) * reach
    camera.sensor.gamma = random.real(0.8...1.3)
    camera.sensor.jpegQuality = random.chance(0.3 * reach) ? 90 - Int(20 * reach) : nil
    return camera
  }
}

extension Print {
  /// From corner to corner of the paper, modules.
  fileprivate var diagonal: Double { (paperWidth * paperWidth + paperHeight * paperHeight).squareRoot() }
}
