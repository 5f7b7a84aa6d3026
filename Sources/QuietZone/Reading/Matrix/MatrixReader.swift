/// Finds and decodes matrix symbols in one picture: pass after pass of ``MatrixPass``, at each size the
/// finders that the symbologies wanted need, and each symbology on what they found.
struct MatrixReader {
  /// What has been read, and what else was seen.
  var finds: MatrixFinds
  /// The reading sides of the symbologies wanted, in the order of the catalogue.
  let decoders: [MatrixDecoder]

  /// A reader of the symbologies wanted, by such finders as are given, that spends what the effort allows, or
  /// `allowance` where that is given.
  init(_ options: ReaderOptions, by finders: [MatrixFinder] = MatrixFinder.allCases, allowance: Int? = nil) {
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
    for pass in MatrixPass.first { look(&pyramid, pass, unspent: 0) }
  }

  /// Pixels of a picture that is looked at in even light as it is; larger ones are at a smaller size.
  private static let mostPixelsEvened = 16_000_000
  /// The same for borders and bullseyes in a picture in which nothing has been read: they would cost four
  /// times as much as finder patterns do.
  private static let mostPixelsInVain = 300_000
  /// The share of what has not been spent that each kind of finder gets there.
  private static let evenedShare = 6
  /// Matrix symbols that make more of them likely: most pictures with one have no other.
  private static let several = 2

  /// Reads a picture as it would be in even light: where nothing has been read in it, neither a matrix
  /// symbol nor one of `others`, barcodes of other kinds; and where several matrix symbols have been, as more
  /// of their kind may lie in shadow.
  mutating func readEvened(_ picture: PixelPlane, beside others: Int) {
    let isEmpty = finds.barcodes.isEmpty
    guard isEmpty ? others == 0 : finds.barcodes.count >= Self.several else { return }
    var pyramid = Pyramid(picture)
    if options.effort == .thorough || !isEmpty {
      let finders = options.effort == .thorough ? MatrixFinder.allCases : findersThatFound
      return readEvened(&pyramid, by: finders, most: Self.mostPixelsEvened, beside: others)
    }
    readEvened(&pyramid, by: [.finderPatterns], most: Self.mostPixelsEvened, beside: others)
    guard finds.barcodes.isEmpty else { return }
    readEvened(&pyramid, by: [.bullseyes, .borders], most: Self.mostPixelsInVain, beside: others)
  }

  private var findersThatFound: [MatrixFinder] {
    finds.barcodes.compactMap { SymbologyCatalogue.entry($0.symbology)?.matrix?.finder }
  }

  private mutating func readEvened(
    _ pyramid: inout Pyramid, by finders: [MatrixFinder], most pixels: Int, beside others: Int
  ) {
    guard finders.contains(where: needs), finds.barcodes.count + others < options.maximumCount,
      !finds.shouldStop
    else { return }
    let level = pyramid.level(ofAtMost: pixels)
    _ = pyramid.withPlane(level) { plane in
      guard let image = LightMap(plane)?.evened(plane) else { return }
      let scale = Self.scale(level)
      let allowance = finds.budgets.left / Self.evenedShare
      readCopy(
        image, scale: Point2D(x: scale, y: scale), by: finders, allowance: allowance, beside: others)
    }
  }

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
      readSmallerAndSmaller(&pyramid)
    case .fromSmallToLarge:
      readBorders(&pyramid, Array((0..<pyramid.reached).reversed()), in: pass.surroundings)
    case .halfAndWhole:
      let isThorough = options.effort == .thorough
      let level = pyramid.level(ofAtMost: isThorough ? pass.mostPixels : Self.mostPixelsInVain)
      finds.budgets.borders = WorkBudget(unspent * 2 / 3)
      readBorders(&pyramid, [level + 1, level], in: pass.surroundings)
    case .doubled:
      _ = pyramid.withPlane(0) { readDoubled($0, mostPixels: pass.mostPixels) }
    case .squeezed:
      let level = pyramid.level(ofAtMost: pass.mostPixels)
      _ = pyramid.withPlane(level) { readSqueezed($0, level, allowance: unspent / 12) }
    }
  }

  /// Whether any of the symbologies wanted is found by a finder.
  func needs(_ finder: MatrixFinder) -> Bool { decoders.contains { $0.finder == finder } }

  /// Pixels of the picture that one of a level's is wide.
  private static func scale(_ level: Int) -> Double { Double(1 << level) }

  /// Pixels of the shorter side below which a copy is the last that is looked at.
  private static let smallestCopy = 40
  /// The last level for video, a quarter of the picture's width.
  private static let lastLevelWhenFast = 2

  /// Finder patterns and bullseyes at one size after the other.
  private mutating func readSmallerAndSmaller(_ pyramid: inout Pyramid) {
    var isLast = false
    while !isLast, !finds.shouldStop {
      let number = pyramid.reached
      let met = pyramid.withLevel(number) { plane, half in
        let isLast =
          min(half.width, half.height) < Self.smallestCopy
          || (options.effort == .fast && number >= Self.lastLevelWhenFast)
        let level = PictureLevel(scale: Self.scale(number))
        let map = ThresholdMap(half: half, width: plane.width, height: plane.height)
        readFinderPatterns(plane, map, at: level, isLast: isLast)
        readBullseyes(plane, map, at: level)
        return isLast
      }
      guard let met else { return }
      isLast = met
      pyramid.reached += 1
    }
  }

  private mutating func readBorders(
    _ pyramid: inout Pyramid, _ levels: [Int], in surroundings: Surroundings
  ) {
    guard needs(.borders) else { return }
    for level in levels where !finds.shouldStop {
      _ = pyramid.withLevel(level) { plane, half in
        readBorders(plane, half: half, PictureLevel(scale: Self.scale(level)), in: surroundings)
      }
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

  /// Reads the plane of a level at half its width, and then at half its height.
  private mutating func readSqueezed(_ plane: PixelPlane, _ level: Int, allowance: Int) {
    let scale = Self.scale(level)
    for isWide in [true, false] where finds.barcodes.isEmpty && !finds.shouldStop {
      guard let image = isWide ? plane.halvedInWidth() : plane.halvedInHeight() else { continue }
      let (x, y) = isWide ? (2 * scale, scale) : (scale, 2 * scale)
      readCopy(image, scale: Point2D(x: x, y: y), allowance: allowance)
    }
  }

  /// Reads a copy of the picture by the passes that every picture gets, but for what has been read already.
  ///
  /// - Parameters:
  ///   - scale: pixels of the picture that one of the copy's is wide and high.
  ///   - finders: what is looked for.
  ///   - allowance: steps that each kind of finder may spend.
  ///   - others: barcodes of other kinds that count towards the most wanted.
  private mutating func readCopy(
    _ image: LuminanceImage, scale: Point2D, by finders: [MatrixFinder] = MatrixFinder.allCases,
    allowance: Int, beside others: Int = 0
  ) {
    var options = options
    options.maximumCount -= others
    var reader = MatrixReader(options, by: finders, allowance: allowance)
    let known = finds.barcodes.count
    for var barcode in finds.barcodes {
      barcode.outline = barcode.outline.mapped { Point2D(x: $0.x / scale.x, y: $0.y / scale.y) }
      reader.finds.add(barcode)
    }
    image.view.withPlane { reader.read($0) }
    for var barcode in reader.finds.barcodes[known...] {
      barcode.outline = barcode.outline.mapped { Point2D(x: $0.x * scale.x, y: $0.y * scale.y) }
      finds.add(barcode)
    }
  }
}
