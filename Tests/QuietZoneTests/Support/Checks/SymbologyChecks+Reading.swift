import Testing
import TestSupport

@testable import QuietZone

/// How a symbol is photographed in a check of the reader.
struct Situation: Sendable, CustomStringConvertible {
  var description: String
  /// Pixels a module.
  var moduleSize = 4.0
  var change: @Sendable (inout SyntheticCamera, inout SyntheticCamera.Pose, inout SeededRandom) -> Void

  init(
    _ description: String, moduleSize: Double = 4,
    _ change:
      @escaping @Sendable (inout SyntheticCamera, inout SyntheticCamera.Pose, inout SeededRandom) -> Void
  ) {
    self.description = description
    self.moduleSize = moduleSize
    self.change = change
  }

  /// Those without noise and blur.
  static let sharp = Array(all.dropLast())

  /// What every reader of a matrix symbology must cope with.
  static let all: [Situation] = [
    Situation("upright") { _, _, _ in },
    Situation("upright, two pixels a module", moduleSize: 2) { _, _, _ in },
    Situation("any angle") { _, pose, random in pose.rotation = random.real(0...360) },
    Situation("mirrored") { _, pose, random in
      pose.mirrored = true
      pose.rotation = random.real(0...360)
    },
    Situation("light on dark") { camera, pose, _ in
      camera.background = .plain(0.1)
      pose.inverted = true
    },
    Situation("tilted", moduleSize: 6) { _, pose, random in
      pose.rotation = random.real(0...360)
      pose.tiltX = random.real(-25...25)
      pose.tiltY = random.real(-25...25)
    },
    Situation("noisy, soft and unevenly lit") { camera, pose, random in
      pose.rotation = random.real(0...360)
      camera.sensor.noise = 8
      camera.lens.blur = .modules(0.35)
      camera.light.gradient = 0.5
      camera.light.gradientAngle = random.real(0...360)
    },
  ]
}

extension SymbologyChecks {
  /// A photograph of a symbol of this plan is read: the content, and every corner within one module of the
  /// truth.
  static func reading(_ plan: SymbolPlan, _ situation: Situation, seed: UInt64) {
    var random = SeededRandom(seed: seed)
    guard let (content, grid) = fullSymbol(plan, using: &random) else {
      Issue.record("\(plan): nothing could be made")
      return
    }
    let side = Double(max(plan.columns, plan.rows) + 12) * situation.moduleSize * 1.5
    var camera = SyntheticCamera(width: Int(side), height: Int(side), seed: random.next())
    camera.background = .plain(0.7)
    var pose = SyntheticCamera.Pose(moduleSize: situation.moduleSize)
    situation.change(&camera, &pose, &random)
    camera.place(Print(grid, quietZone: Symbol.Margins(S.quietZone)), pose)
    let photo = camera.photograph()
    let options = ReaderOptions(symbologies: SymbologySet(S.symbology))
    let barcodes = BarcodeReader(options).read(photo.image.view)
    #expect(barcodes.count == 1, "\(plan), \(situation)")
    guard let barcode = barcodes.first else { return }
    #expect(barcode.symbology == S.symbology)
    #expect(means(barcode.content, content), "\(plan), \(situation)")
    #expect(
      barcode.isMirrored == pose.mirrored && barcode.isInverted == pose.inverted, "\(plan), \(situation)")
    let error = distance(barcode.outline, photo.outlines[0])
    #expect(error < situation.moduleSize, "\(plan), \(situation): a corner is \(error) pixels off")
  }

  /// The largest distance of two corners of one name, pixels.
  static func distance(_ a: Quadrilateral, _ b: Quadrilateral) -> Double {
    let pairs = [
      (a.topLeft, b.topLeft), (a.topRight, b.topRight), (a.bottomRight, b.bottomRight),
      (a.bottomLeft, b.bottomLeft),
    ]
    return pairs.map { ($0 - $1).length }.max() ?? 0
  }
}
