import QuietZone
import TestSupport

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Photographs of random symbols at every difficulty, from one seed.
struct PhotographSet {
  /// One picture to be taken.
  struct Scene {
    var symbols: [(symbol: Symbol, content: [UInt8])]
    var difficulty: SyntheticCamera.Difficulty
    var camera: SyntheticCamera
  }

  var count: Int
  var seed: UInt64

  /// Photographs of the QR family, one to four symbols in each.
  func write(to folder: String) {
    write(to: folder) { index, random in scene(index, using: &random) }
  }

  /// Takes `count` pictures and writes them with where their symbols lie.
  func write(to folder: String, _ scene: (Int, inout SeededRandom) -> Scene) {
    mkdir(folder, 0o755)
    var truth = ""
    for index in 0..<count {
      var random = SeededRandom(seed: seed &* 1_000_003 &+ UInt64(index))
      let scene = scene(index, &random)
      let photo = scene.camera.photograph()
      save(photo.image.pgm, "\(folder)/\(index).pgm")
      let symbols = zip(scene.symbols, photo.outlines).map { Self.json($0.symbol, $0.content, $1) }
      truth += "{\"path\":\"\(index).pgm\",\"difficulty\":\"\(scene.difficulty)\","
      truth += "\"symbols\":[\(symbols.joined(separator: ","))]}\n"
    }
    save(Array(truth.utf8), "\(folder)/truth.jsonl")
  }

  private static func json(_ symbol: Symbol, _ content: [UInt8], _ outline: Quadrilateral) -> String {
    let quad = outline.corners.map { "[\(round($0.x * 10) / 10),\(round($0.y * 10) / 10)]" }
    let hex = content.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    let symbology = symbol.symbology.token
    return "{\"symbology\":\"\(symbology)\",\"utf8\":\"\(hex)\",\"quad\":[\(quad.joined(separator: ","))]}"
  }

  private func scene(_ index: Int, using random: inout SeededRandom) -> Scene {
    let wanted = (0..<Int(random.real(1...4.99))).map { _ in content(using: &random) }
    let made = wanted.compactMap { entry in
      (try? BarcodeWriter(entry.symbology).write(entry.content)).map { ($0, entry.content.bytes) }
    }
    let difficulty = SyntheticCamera.Difficulty.allCases[index % 3]
    let camera = SyntheticCamera.random(
      made.map { Print($0.0) }, difficulty: difficulty, seed: random.next())
    return Scene(symbols: made, difficulty: difficulty, camera: camera)
  }

  private func content(using random: inout SeededRandom) -> (symbology: Symbology, content: Content) {
    let symbology: Symbology =
      random.chance(0.6) ? .qrCode : random.chance(0.5) ? .microQRCode : .rectangularMicroQRCode
    let kinds: [SeededContent] =
      symbology == .microQRCode ? [.digits, .alphanumeric] : [.digits, .address, .latin, .mixed]
    let length = symbology == .microQRCode ? random.real(1...12) : random.real(4...60)
    let kind = kinds[Int(random.unit() * Double(kinds.count))]
    return (symbology, kind.make(length: Int(length), using: &random))
  }
}
