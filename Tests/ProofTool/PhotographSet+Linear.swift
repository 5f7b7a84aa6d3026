import QuietZone
import TestSupport

extension PhotographSet {
  /// Photographs of linear symbols, one in each: every form in turn, at any angle, tilted, soft and noisy.
  func writeLinear(to folder: String) {
    let forms = LinearEntry.forms(LinearEntry.all(count: 1)).count
    let entries = LinearEntry.inTurn(count: (count + forms - 1) / forms)
    write(to: folder) { index, random in
      Self.linearScene(entries[index % entries.count], index, using: &random)
    }
  }

  /// The picture is as small as the symbol allows: linear symbols are long, and pictures cost their pixels.
  private static func linearScene(
    _ entry: LinearEntry, _ index: Int, using random: inout SeededRandom
  ) -> Scene {
    let difficulty = SyntheticCamera.Difficulty.allCases[index % 3]
    let hardness = Double(difficulty.rawValue) / 2
    let print = Print(entry.symbol)
    let size = random.real(1.8...3)
    let reach = (print.paperWidth * print.paperWidth + print.paperHeight * print.paperHeight).squareRoot()
    let side = Int(reach * size) + 32
    var camera = SyntheticCamera(width: side, height: side, seed: random.next())
    camera.background = [.plain(random.real(0.5...0.95)), .texture, .clutter][Int(random.unit() * 3)]
    var pose = SyntheticCamera.Pose(moduleSize: size, rotation: random.real(0...360))
    pose.tiltX = random.real(-30...30) * hardness
    pose.tiltY = random.real(-30...30) * hardness
    pose.inverted = random.chance(0.2 * hardness)
    camera.place(print, pose)
    camera.light.gradient = random.real(0...0.3) * hardness
    camera.lens.blur = .modules(0.1 + 0.4 * hardness * random.unit())
    camera.sensor.noise = random.real(0...6) * hardness
    return Scene(symbols: [(entry.symbol, entry.content)], difficulty: difficulty, camera: camera)
  }
}
