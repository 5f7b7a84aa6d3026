/// Finds and decodes matrix symbols in one picture: pass after pass of ``MatrixPass``, at each size the
/// finders that the symbologies wanted need, and each symbology on what they found.
struct MatrixReader {
  /// What has been read, and what else was seen.
  var finds: MatrixFinds
  /// The reading sides of the symbologies wanted, in the order of the catalogue.
  let decoders: [MatrixDecoder]

  /// A reader of the symbologies wanted, by such finders as are given, that spends `allowance` on each kind.
  init(_ options: ReaderOptions, by finders: MatrixFinders = .all, allowance: Int) {
    finds = MatrixFinds(options, allowance: allowance)
    decoders = SymbologyCatalogue.entries.compactMap { entry in
      guard options.symbologies.contains(entry.symbology), let decoder = entry.matrix,
        finders.contains(decoder.finder)
      else { return nil }
      return decoder
    }
  }

  var options: ReaderOptions { finds.options }

  /// Whether any of the symbologies wanted is a matrix symbology.
  var hasWork: Bool { !decoders.isEmpty }

  /// Reads a picture by the passes that every picture gets.
  mutating func read(_ picture: PixelPlane) {
    var pyramid = Pyramid(picture)
    pyramid.reached = firstLevel(picture)
    for pass in MatrixPass.first { look(&pyramid, pass, unspent: 0) }
  }

  /// Pixels of a module that are enough for a finder.
  static let enough = 3.0

  /// The largest copy that is worth a look beside symbols that have been read: modules as wide as the
  /// narrowest of theirs have less than twice as many pixels there as are enough, and half as wide ones half
  /// of that at least.
  func firstLevel(_ picture: PixelPlane, enough: Double = enough) -> Int {
    var narrowest = finds.narrowestModule
    guard options.effort < .thorough, narrowest.isFinite else { return 0 }
    var level = 0, side = min(picture.width, picture.height)
    while narrowest >= 2 * enough, side >= 2 * Self.smallestCopy {
      narrowest /= 2
      side /= 2
      level += 1
    }
    return level
  }

  /// How many times as large a picture `thorough` looks at once more without making it smaller.
  private static let thoroughTimes = 4

  /// Reads a picture in which nothing has been read so far once more.
  mutating func readAgain(_ picture: PixelPlane) {
    var pyramid = Pyramid(picture)
    let unspent = finds.budgets.left
    for pass in MatrixPass.second where finds.barcodes.isEmpty && !finds.shouldStop {
      look(&pyramid, pass, unspent: unspent)
    }
  }

  private mutating func look(_ pyramid: inout Pyramid, _ pass: MatrixPass, unspent: Int) {
    switch pass.sizes {
    case .fromLargeToSmall:
      readSmallerAndSmaller(&pyramid, isFaint: pass.isFaint)
    case .fromSmallToLarge:
      readBorders(&pyramid, from: pyramid.reached - 1, to: 0, in: pass.surroundings)
    case .halfAndWhole:
      let times = options.effort == .thorough ? Self.thoroughTimes : 1
      let level = pyramid.level(ofAtMost: pass.mostPixels * times)
      finds.budgets.borders = WorkBudget(unspent)
      readBorders(&pyramid, from: level + 1, to: level, in: pass.surroundings)
    case .doubled:
      _ = pyramid.withPlane(0) { readDoubled($0, mostPixels: pass.mostPixels) }
    case .squeezed:
      // What took all that was left is texture.
      if finds.budgets.borders.isSpent { return }
      let level = pyramid.level(ofAtMost: pass.mostPixels)
      _ = pyramid.withPlane(level) { readSqueezed($0, level, allowance: unspent / 12) }
    }
  }

  /// Whether any of the symbologies wanted is found by one of these.
  func needs(_ finders: MatrixFinders) -> Bool { decoders.contains { finders.contains($0.finder) } }

  /// Pixels of the picture that one of a level's is wide.
  static func scale(_ level: Int) -> Double { Double(1 << level) }

  /// Pixels of the shorter side below which a copy is the last that is looked at.
  private static let smallestCopy = 40
  /// The last level for video, a quarter of the picture's width.
  private static let lastLevelWhenFast = 2

  /// Finder patterns and bullseyes at one size after the other; of what is faint finder patterns alone.
  private mutating func readSmallerAndSmaller(_ pyramid: inout Pyramid, isFaint: Bool) {
    var isLast = false
    while !isLast, !finds.shouldStop {
      let number = pyramid.reached
      let met = pyramid.withLevel(number) { plane, half in
        let isLast =
          min(half.width, half.height) < Self.smallestCopy
          || (options.effort == .fast && number >= Self.lastLevelWhenFast)
        let level = PictureLevel(scale: Self.scale(number))
        let map =
          isFaint
          ? ThresholdMap(contrast: half, width: plane.width, height: plane.height)
          : ThresholdMap(half: half, width: plane.width, height: plane.height)
        readFinderPatterns(plane, map, at: level, isLast: isLast)
        if !isFaint { readBullseyes(plane, map, at: level) }
        return isLast
      }
      guard let met else { return }
      isLast = met
      pyramid.reached += 1
    }
  }

  /// Borders at one size after the other, from small to large.
  private mutating func readBorders(
    _ pyramid: inout Pyramid, from smallest: Int, to largest: Int, in surroundings: Surroundings
  ) {
    guard needs(.borders) else { return }
    var level = smallest
    while level >= largest, !finds.shouldStop {
      // Symbols on metal and labels of small parts lie beside each other.
      if level < firstLevel(pyramid.picture), !findersThatFound.contains(.borders) { return }
      _ = pyramid.withLevel(level) { plane, half in
        readBorders(plane, half: half, PictureLevel(scale: Self.scale(level)), in: surroundings)
      }
      level -= 1
    }
  }

  private mutating func readDoubled(_ picture: PixelPlane, mostPixels: Int) {
    guard needs(.bullseyes), finds.barcodes.isEmpty, picture.width * picture.height <= mostPixels,
      !finds.shouldStop,
      let image = picture.doubled()
    else { return }
    image.view.withPlane { double in
      let map = ThresholdMap(half: picture, width: double.width, height: double.height)
      readBullseyes(double, map, at: PictureLevel(scale: 0.5))
    }
  }
}
