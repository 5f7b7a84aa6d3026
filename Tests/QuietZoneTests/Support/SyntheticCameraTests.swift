import QuietZone
import Testing
import TestSupport

@Suite struct SyntheticCameraTests {
  /// 21 × 21 random modules, framed dark so that the corners can be seen.
  private func framed(_ seed: UInt64 = 3) -> ModuleGrid {
    var random = SeededRandom(seed: seed)
    var grid = ModuleGrid.random(width: 21, height: 21, using: &random)
    for i in 0..<21 {
      grid[i, 0] = true
      grid[i, 20] = true
      grid[0, i] = true
      grid[20, i] = true
    }
    return grid
  }

  @Test func straightOnEveryModuleIsWhereTheOutlineSays() {
    let grid = framed()
    var camera = SyntheticCamera(width: 200, height: 160)
    camera.place(Print(grid), .init(moduleSize: 5))
    let photo = camera.photograph()
    let o = photo.outlines[0]
    #expect(abs(o.topLeft.x - 47.5) < 1e-9 && abs(o.topLeft.y - 27.5) < 1e-9)
    #expect(abs(o.bottomRight.x - 152.5) < 1e-9 && abs(o.bottomRight.y - 132.5) < 1e-9)
    for y in 0..<21 {
      for x in 0..<21 {
        let pixel = photo.image.pixels[(30 + 5 * y) * 200 + 50 + 5 * x]
        #expect(pixel == (grid[x, y] ? 13 : 235))
      }
    }
  }

  /// Modules found again through the homography of the true outline, at many angles and tilts.
  @Test(arguments: [(0.0, 0.0, 0.0), (37, 0, 0), (200, 35, -20), (95, -55, 30), (300, 10, 60)])
  func outlineLeadsToTheModules(rotation: Double, tiltX: Double, tiltY: Double) {
    let grid = framed()
    for mirrored in [false, true] {
      var camera = SyntheticCamera(width: 400, height: 400)
      camera.place(
        Print(grid),
        .init(moduleSize: 10, rotation: rotation, tiltX: tiltX, tiltY: tiltY, mirrored: mirrored))
      let photo = camera.photograph()
      let turn = photo.outlines[0]
      var wrong = 0
      for y in 0..<21 {
        for x in 0..<21 {
          let p = Self.place(u: (Double(x) + 0.5) / 21, v: (Double(y) + 0.5) / 21, in: turn)
          let pixel = photo.image.pixels[Int(p.y) * 400 + Int(p.x)]
          if (pixel < 128) != grid[x, y] { wrong += 1 }
        }
      }
      #expect(wrong == 0)
      let a = turn.topLeft, b = turn.topRight, c = turn.bottomRight
      let clockwise = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x) > 0
      #expect(clockwise != mirrored)
    }
  }

  /// The projective map of the unit square onto a quadrilateral (Heckbert 1989, eq. 2.8).
  static func place(u: Double, v: Double, in q: Quadrilateral) -> Point2D {
    let (p0, p1, p2, p3) = (q.topLeft, q.topRight, q.bottomRight, q.bottomLeft)
    let (dx1, dx2, dx3) = (p1.x - p2.x, p3.x - p2.x, p0.x - p1.x + p2.x - p3.x)
    let (dy1, dy2, dy3) = (p1.y - p2.y, p3.y - p2.y, p0.y - p1.y + p2.y - p3.y)
    let det = dx1 * dy2 - dx2 * dy1
    let g = (dx3 * dy2 - dx2 * dy3) / det
    let h = (dx1 * dy3 - dx3 * dy1) / det
    let w = g * u + h * v + 1
    let x = (p1.x - p0.x + g * p1.x) * u + (p3.x - p0.x + h * p3.x) * v + p0.x
    let y = (p1.y - p0.y + g * p1.y) * u + (p3.y - p0.y + h * p3.y) * v + p0.y
    return Point2D(x: x / w, y: y / w)
  }

  @Test func sameSeedSamePictureOtherSeedOther() {
    let prints = [Print(framed(1)), Print(framed(2)), Print(framed(3))]
    for difficulty in SyntheticCamera.Difficulty.allCases {
      let first = SyntheticCamera.random(prints, difficulty: difficulty, seed: 5).photograph()
      let again = SyntheticCamera.random(prints, difficulty: difficulty, seed: 5).photograph()
      let other = SyntheticCamera.random(prints, difficulty: difficulty, seed: 6).photograph()
      #expect(first.image == again.image)
      #expect(first.outlines == again.outlines)
      #expect(first.image != other.image)
      #expect(first.outlines.count == 3)
    }
  }

  @Test func blurKeepsTheMeanAndLowersTheContrast() {
    var camera = SyntheticCamera(width: 160, height: 160)
    camera.place(Print(framed()), .init(moduleSize: 4))
    let sharp = camera.photograph().image
    func mean(_ image: LuminanceImage) -> Double {
      Double(image.pixels.reduce(0) { $0 + Int($1) }) / Double(image.pixels.count)
    }
    func spread(_ image: LuminanceImage) -> Double {
      let m = mean(image)
      return image.pixels.reduce(0) { $0 + (Double($1) - m) * (Double($1) - m) }
    }
    var gaussian = camera, disc = camera, motion = camera
    gaussian.lens.blur = .modules(0.6)
    disc.lens.defocus = .pixels(3)
    motion.lens.motion = .pixels(7)
    motion.lens.motionAngle = 30
    for blurred in [gaussian, disc, motion] {
      let image = blurred.photograph().image
      #expect(abs(mean(image) - mean(sharp)) < 0.6)
      #expect(spread(image) < spread(sharp) * 0.8)
    }
  }

  @Test func noiseHasTheDeviationAskedFor() {
    var camera = SyntheticCamera(width: 200, height: 200, seed: 9)
    camera.background = .plain(0.5)
    camera.sensor.noise = 8
    let pixels = camera.photograph().image.pixels.map(Double.init)
    let mean = pixels.reduce(0, +) / 40_000
    let deviation = (pixels.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / 40_000).squareRoot()
    #expect(abs(mean - 127.5) < 1)
    #expect(abs(deviation - 8) < 0.5)
  }

  @Test func quantisationChangesLittleAndOcclusionCovers() {
    var camera = SyntheticCamera(width: 160, height: 160)
    camera.place(Print(framed()), .init(moduleSize: 4))
    let sharp = camera.photograph().image
    camera.sensor.jpegQuality = 95
    let coded = camera.photograph().image
    let largest = zip(sharp.pixels, coded.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 0
    #expect(largest > 0 && largest < 60)
    var covered = Print(framed())
    covered.damage.occlusion = 0.2
    var other = SyntheticCamera(width: 160, height: 160)
    other.place(covered, .init(moduleSize: 4))
    let changed = zip(other.photograph().image.pixels, sharp.pixels).count { $0 != $1 }
    #expect(changed > 84 * 84 / 50 && changed < 84 * 84 / 4)
  }
}
