/// What is looked at again in even light, and with blur undone.
extension MatrixReader {
  /// One look in even light.
  private struct EvenLook {
    var finders: [MatrixFinder]
    /// Pixels of a picture that is looked at as it is; larger ones are at a smaller size.
    var mostPixels: Int
    /// Whether blur is undone first. What is out of focus is looked at at a size at which a module has three
    /// or four pixels: as many as the blur.
    var isSharpened = false
    /// Whether the picture is enlarged first, to twice its size: one of more pixels is not looked at then.
    var isEnlarged = false
    /// Whether it is made only while no matrix symbol has been read.
    var isInVain = true
    /// What is made even.
    var light = EvenLight.Kind.contrast
    /// Whether it is made only where paper is not as light everywhere.
    var isForShadows = false
    /// Steps that each kind of finder may spend for a pixel.
    var stepsPerPixel = MatrixReader.stepsInCopies

    /// The same for finder patterns and bullseyes, and for borders, which are finer.
    private static let mostPixels = (patterns: EvenLight.mostPixels, borders: 16_000_000)

    /// What one finder shows beside symbols that have been read, in a copy of so many pixels at most. Metal,
    /// on which borders lie, shines: that it is as light everywhere is no sign that all of it can be read.
    static func beside(_ finder: MatrixFinder, isForShadows: Bool, mostPixels most: Int) -> EvenLook {
      EvenLook(
        finders: [finder],
        mostPixels: min(most, finder == .borders ? mostPixels.borders : mostPixels.patterns),
        isInVain: false, light: .both, isForShadows: isForShadows && finder != .borders)
    }

    /// Finder patterns in what is out of focus.
    static func sharpened(isInVain: Bool) -> EvenLook {
      EvenLook(
        finders: [.finderPatterns], mostPixels: 1_000_000, isSharpened: true, isInVain: isInVain)
    }

    /// Borders beside others that have been read, on metal or out of focus.
    static let sharpenedBorders = EvenLook(
      finders: [.borders], mostPixels: mostPixels.patterns, isSharpened: true, isInVain: false, light: .both)

    /// Finder patterns in what is seen and has too few pixels to be read.
    static let enlarged = EvenLook(finders: [.finderPatterns], mostPixels: 400_000, isEnlarged: true)

    /// What a picture gets in which nothing has been read. Borders and bullseyes would cost four times as
    /// much as finder patterns do, so that they are looked for in small ones.
    static let inVain = [
      EvenLook(finders: [.finderPatterns], mostPixels: mostPixels.patterns),
      EvenLook(finders: [.bullseyes, .borders], mostPixels: 300_000),
      sharpened(isInVain: true),
      EvenLook(
        finders: MatrixFinder.allCases, mostPixels: mostPixels.patterns, light: .paper, stepsPerPixel: 6),
    ]
  }

  /// Matrix symbols that make more of them likely: most pictures with one have no other.
  private static let several = 2
  /// Grey values between paper and ink below which others beside a symbol may not have been seen at all.
  private static let faint: Int32 = 48
  /// Places along each side of a symbol that are looked at for that.
  private static let places = 16
  /// A kind of finder may spend one of so many parts of what no kind has spent so far.
  private static let partOfUnspent = 6

  /// Reads a picture as it would be in even light: where nothing has been read in it; where several matrix
  /// symbols have been, or a faint one, as more of their kind may lie in shadow; and sharpened where finder
  /// patterns were seen and no symbol was read.
  mutating func readEvened(_ picture: PixelPlane, _ light: inout EvenLight) {
    for look in evenLooks(picture) where !look.isInVain || finds.barcodes.isEmpty { read(&light, look) }
  }

  private func evenLooks(_ picture: PixelPlane) -> [EvenLook] {
    let isEmpty = finds.isEmpty
    let isThorough = options.effort == .thorough
    var looks: [EvenLook] = []
    if isEmpty, !isThorough {
      looks = EvenLook.inVain
    } else {
      let isFaint = finds.barcodes.contains { Self.isFaint($0.outline, in: picture) }
      if isEmpty || isFaint || finds.barcodes.count >= Self.several {
        let finders = isThorough ? MatrixFinder.allCases : findersThatFound
        looks += finders.map {
          EvenLook.beside(
            $0, isForShadows: !isThorough && !isFaint,
            mostPixels: isThorough ? .max : pixelsBeside($0, in: picture))
        }
        if finders.contains(.borders) { looks.append(.sharpenedBorders) }
      }
      if isEmpty || !finds.unread.isEmpty {
        looks.append(.sharpened(isInVain: finds.unread.isEmpty))
      }
    }
    if isEmpty, !finds.unread.isEmpty { looks.append(.enlarged) }
    return looks
  }

  /// Whether the darkest and the lightest tenth of places all over an outline differ by less than that.
  private static func isFaint(_ outline: Quadrilateral, in picture: PixelPlane) -> Bool {
    let side = Double(places)
    guard let map = PerspectiveTransform(x0: 0, y0: 0, x1: side, y1: side, to: outline),
      let grid = GreyGrid(
        picture, SamplingMesh(map, columns: places, rows: places), columns: places, rows: places)
    else { return false }
    let greys = grid.values.sorted(), tenth = greys.count / 10
    return greys[greys.count - 1 - tenth] - greys[tenth] < faint * 256
  }

  var findersThatFound: [MatrixFinder] {
    MatrixFinder.allCases.filter { finder in finds.barcodes.contains { finder.leads(to: $0) } }
  }

  /// Pixels of a module that are enough for borders on metal, which break up in smaller copies.
  private static let enoughOnMetal = 8.0

  /// Pixels of the smallest copy of a picture in which modules as wide as the narrowest that has been read
  /// are wide enough: what lies beside such symbols is of their kind.
  private func pixelsBeside(_ finder: MatrixFinder, in picture: PixelPlane) -> Int {
    let enough = finder == .borders ? Self.enoughOnMetal : Self.enough
    let level = firstLevel(picture, enough: enough)
    return picture.width * picture.height >> (2 * level)
  }

  private mutating func read(_ light: inout EvenLight, _ look: EvenLook) {
    guard look.finders.contains(where: needs), !finds.shouldStop,
      !look.isForShadows || light.copy(ofAtMost: look.mostPixels, .paper) != nil,
      let (scale, even) = look.isEnlarged
        ? light.enlarged(ofAtMost: look.mostPixels) : light.copy(ofAtMost: look.mostPixels, look.light),
      let copy = look.isSharpened ? even.view.withPlane({ $0.sharpened() }) ?? nil : even
    else { return }
    readCopy(
      copy, scale: Point2D(x: scale, y: scale), by: look.finders,
      allowance: finds.budgets.left / Self.partOfUnspent, steps: look.stepsPerPixel)
  }
}

extension MatrixFinder {
  /// Whether a barcode is of a symbology that this finds.
  fileprivate func leads(to barcode: Barcode) -> Bool {
    SymbologyCatalogue.entry(barcode.symbology)?.matrix?.finder == self
  }
}
