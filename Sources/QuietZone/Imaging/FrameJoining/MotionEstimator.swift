/// Finds how a frame lies to a picture of the same scene: first by trying shifts in a coarse copy, then by
/// following the grey's slopes in finer ones until nothing is left to explain (B. Lucas, T. Kanade, "An
/// iterative image registration technique", 1981, for six parameters).
///
/// Noise does not mislead it: it averages out over the thousands of pixels that have a say, and the copies it
/// works on are means of 4 to 64 pixels.
struct MotionEstimator {
  /// A copy of the picture that frames are laid on, at one size.
  struct Level {
    /// Pixels of the frame that a pixel of this copy is wide.
    let scale: Int
    let image: LuminanceImage
    /// Where there is something to go by.
    let landmarks: [Landmark]
    private(set) var normal = SymmetricSystem()

    init(_ image: LuminanceImage, scale: Int) {
      self.image = image
      self.scale = scale
      landmarks = Landmark.locate(image)
      for landmark in landmarks { normal.add(landmark.slopes(image)) }
      normal.factor()
    }
  }

  /// How far shifts are tried, pixels of the coarsest copy.
  private static let reach = 6

  /// Pictures of one scene are at least so much alike where there is something to go by.
  private static let leastCorrelation = 0.3

  /// A step below which nothing is left to explain, pixels of the copy.
  private static let leastStep = 0.01

  /// How much a frame may be turned or scaled, ``AffineMotion/distortion``.
  private static let mostDistortion = 0.2

  /// From the coarsest to the finest.
  let levels: [Level]

  /// For a picture, given its ``copies(of:)``.
  init(_ copies: [LuminanceImage]) {
    levels = copies.reversed().enumerated().map { Level($1, scale: 8 >> $0) }
  }

  /// The picture at half, a quarter and an eighth of its size; `nil` where it is too small to be laid on
  /// anything.
  static func copies(of plane: PixelPlane) -> [LuminanceImage]? {
    guard min(plane.width, plane.height) >= 64, let half = plane.halved(),
      let quarter = half.view.withPlane({ $0.halved() }) ?? nil,
      let eighth = quarter.view.withPlane({ $0.halved() }) ?? nil
    else { return nil }
    return [half, quarter, eighth]
  }

  /// The motion from the picture to a frame of the same size, given its ``copies(of:)``; `nil` where they
  /// show different things. `guess`: where it may be.
  func motion(to copies: [LuminanceImage], near guess: AffineMotion) -> AffineMotion? {
    var motion = guess
    for (index, level) in levels.enumerated() {
      let frame = copies[copies.count - 1 - index]
      var local = motion.scaled(by: 1 / Double(level.scale))
      if index == 0 { local = shifted(level, frame: frame, motion: local) }
      for _ in 0..<(index == levels.count - 1 ? 3 : 6) {
        guard let step = level.step(frame, local) else { return nil }
        local.apply(step)
        if step.size < Self.leastStep { break }
      }
      // What differs in the coarsest copies is not laid on each other in the finer ones.
      if index == 0, level.correlation(with: frame, local) < Self.leastCorrelation / 2 { return nil }
      motion = local.scaled(by: Double(level.scale))
    }
    let limit = 0.5 * min(guess.middle.x, guess.middle.y), quarter = levels[1]
    guard motion.distortion < Self.mostDistortion, abs(motion.shift.x) < limit, abs(motion.shift.y) < limit,
      quarter.correlation(with: copies[1], motion.scaled(by: 1 / Double(quarter.scale)))
        > Self.leastCorrelation
    else { return nil }
    return motion
  }

  /// The whole shift by which the coarsest copies differ least, of every second one and those beside the
  /// best.
  private func shifted(_ level: Level, frame: LuminanceImage, motion: AffineMotion) -> AffineMotion {
    var start = motion
    start.shift = Point2D(x: motion.shift.x.rounded(), y: motion.shift.y.rounded())
    var best = motion
    var least = Int.max
    for (step, reach) in [(2, Self.reach), (1, 1)] {
      for dy in stride(from: -reach, through: reach, by: step) {
        for dx in stride(from: -reach, through: reach, by: step) {
          var trial = start
          trial.shift = trial.shift + Point2D(x: Double(dx), y: Double(dy))
          let difference = level.difference(from: frame, trial)
          if difference < least { (least, best) = (difference, trial) }
        }
      }
      start = best
    }
    return best
  }
}

extension MotionEstimator.Level {
  /// What to change the motion by so that the frame explains the picture better.
  func step(_ frame: LuminanceImage, _ motion: AffineMotion) -> MotionStep? {
    frame.view.withPlane { plane in
      var right = Slopes(repeating: 0), mean = Slopes(repeating: 0)
      var (sum, count) = (Float(0), 0)
      for landmark in landmarks {
        let p = motion(landmark.center)
        guard plane.holds(p) else { continue }
        let difference = Float(landmark.grey) - Float(plane.grey(p.x, p.y)) / 256
        let slopes = landmark.slopes(image)
        right += slopes * difference
        mean += slopes
        sum += difference
        count += 1
      }
      guard count * 3 > landmarks.count else { return nil }
      // A frame that is lighter as a whole is not one that has moved.
      right -= mean * (sum / Float(count))
      guard let solution = normal.solve(right) else { return nil }
      return MotionStep(solution, unit: Float(max(image.width, image.height)) / 2)
    } ?? nil
  }

  /// Sum of differences of every second pixel of every second row, the mean difference apart.
  func difference(from frame: LuminanceImage, _ motion: AffineMotion) -> Int {
    frame.view.withPlane { plane in
      var (sum, squares, count) = (0, 0, 0)
      for y in stride(from: 0, to: image.height, by: 2) {
        for x in stride(from: 0, to: image.width, by: 2) {
          let p = motion(Point2D(x: Double(x) + 0.5, y: Double(y) + 0.5))
          guard plane.holds(p) else { continue }
          let difference = Int(image.pixels[y &* image.width &+ x]) &- plane.nearest(p.x, p.y)
          sum += difference
          squares += difference &* difference
          count += 1
        }
      }
      guard count > image.width * image.height / 12 else { return Int.max }
      return (squares - sum / count * (sum / max(count, 1)) * count) / count
    } ?? Int.max
  }

  /// How alike both are where there is something to go by, -1…1.
  func correlation(with frame: LuminanceImage, _ motion: AffineMotion) -> Double {
    frame.view.withPlane { plane in
      var (a, b, aa, bb, ab, count) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
      for landmark in landmarks {
        let p = motion(landmark.center)
        guard plane.holds(p) else { continue }
        let (m, n) = (Double(landmark.grey), Double(plane.grey(p.x, p.y)) / 256)
        a += m
        b += n
        aa += m * m
        bb += n * n
        ab += m * n
        count += 1
      }
      let (varianceA, varianceB) = (aa * count - a * a, bb * count - b * b)
      guard varianceA > 0, varianceB > 0 else { return 0 }
      return (ab * count - a * b) / (varianceA * varianceB).squareRoot()
    } ?? 0
  }
}
