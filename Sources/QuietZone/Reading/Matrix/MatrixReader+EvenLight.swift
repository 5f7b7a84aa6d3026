/// What is looked at again in even light, and with blur undone.
extension MatrixReader {
  /// One look in even light.
  private struct EvenLook {
    var finders: [MatrixFinder]
    /// Pixels of a picture that is looked at as it is; larger ones are at a smaller size.
    var mostPixels = 16_000_000
    /// Whether blur is undone first. What is out of focus is looked at at a size at which a module has three
    /// or four pixels: as many as the blur.
    var isSharpened = false

    /// Finder patterns in what is out of focus.
    static let sharpened = EvenLook(finders: [.finderPatterns], mostPixels: 1_000_000, isSharpened: true)

    /// What a picture gets in which nothing has been read. Borders and bullseyes would cost four times as
    /// much as finder patterns do, so that they are looked for in small ones.
    static let inVain = [
      EvenLook(finders: [.finderPatterns]),
      EvenLook(finders: [.bullseyes, .borders], mostPixels: MatrixReader.mostPixelsInVain),
      sharpened,
    ]
  }

  /// The share of what has not been spent that each kind of finder gets there.
  private static let evenedShare = 6
  /// Matrix symbols that make more of them likely: most pictures with one have no other.
  private static let several = 2

  /// Reads a picture as it would be in even light: where nothing has been read in it, neither a matrix
  /// symbol nor one of `others`, barcodes of other kinds; where several matrix symbols have been, as more of
  /// their kind may lie in shadow; and sharpened where finder patterns were seen and no symbol was read.
  mutating func readEvened(_ picture: PixelPlane, beside others: Int) {
    var pyramid = Pyramid(picture)
    let isEmpty = finds.barcodes.isEmpty && others == 0
    let seesMore = !finds.unread.isEmpty
    if isEmpty, options.effort < .thorough {
      for look in EvenLook.inVain where finds.barcodes.isEmpty { read(&pyramid, look, beside: others) }
      return
    }
    if isEmpty || finds.barcodes.count >= Self.several {
      let finders = options.effort == .thorough ? MatrixFinder.allCases : findersThatFound
      read(&pyramid, EvenLook(finders: finders), beside: others)
    }
    if seesMore || finds.barcodes.isEmpty && others == 0 { read(&pyramid, .sharpened, beside: others) }
  }

  private var findersThatFound: [MatrixFinder] {
    finds.barcodes.compactMap { SymbologyCatalogue.entry($0.symbology)?.matrix?.finder }
  }

  private mutating func read(_ pyramid: inout Pyramid, _ look: EvenLook, beside others: Int) {
    guard look.finders.contains(where: needs), finds.barcodes.count + others < options.maximumCount,
      !finds.shouldStop
    else { return }
    let level = pyramid.level(ofAtMost: look.mostPixels)
    let copy = pyramid.withPlane(level) { plane -> LuminanceImage? in
      let image = LightMap(plane)?.evened(plane)
      return look.isSharpened ? image?.view.withPlane { $0.sharpened() } ?? nil : image
    }
    guard let copy = copy ?? nil else { return }
    let scale = Self.scale(level)
    let allowance = finds.budgets.left / Self.evenedShare
    readCopy(
      copy, scale: Point2D(x: scale, y: scale), by: look.finders, allowance: allowance, beside: others)
  }
}
