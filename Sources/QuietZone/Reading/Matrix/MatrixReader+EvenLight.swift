/// What is looked at again in even light, and with blur undone.
extension MatrixReader {
  /// One look in even light.
  private struct EvenLook {
    var finders: MatrixFinders
    /// Pixels of a picture that is looked at as it is; larger ones are at a smaller size.
    var mostPixels: Int
    /// Whether blur is undone first. What is out of focus is looked at at a size at which a module has three
    /// or four pixels: as many as the blur.
    var isSharpened = false
    /// Whether the picture is enlarged first, to twice its size: one of more pixels is not looked at then.
    var isEnlarged = false
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
    static func beside(_ finder: MatrixFinders, isForShadows: Bool, mostPixels most: Int) -> EvenLook {
      EvenLook(
        finders: finder,
        mostPixels: min(most, finder == .borders ? mostPixels.borders : mostPixels.patterns),
        light: .both, isForShadows: isForShadows && finder != .borders)
    }

    /// Finder patterns, as they are or in what is out of focus.
    static func patterns(isSharpened: Bool) -> EvenLook {
      EvenLook(
        finders: .finderPatterns, mostPixels: isSharpened ? 1_000_000 : mostPixels.patterns,
        isSharpened: isSharpened)
    }

    /// Borders beside others that have been read, on metal or out of focus.
    static let sharpenedBorders = EvenLook(
      finders: .borders, mostPixels: mostPixels.patterns, isSharpened: true, light: .both)

    /// Finder patterns in what is seen and has too few pixels to be read.
    static let enlarged = EvenLook(finders: .finderPatterns, mostPixels: 400_000, isEnlarged: true)

    /// What a picture gets in which nothing has been read. Borders and bullseyes would cost four times as
    /// much as finder patterns do, so that they are looked for in small ones.
    static let inVain = [
      patterns(isSharpened: false),
      EvenLook(finders: [.bullseyes, .borders], mostPixels: 300_000),
      patterns(isSharpened: true),
      EvenLook(finders: .all, mostPixels: mostPixels.patterns, light: .paper, stepsPerPixel: 6),
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

  /// Reads a picture as it would be in even light: where nothing has been read in it; and where several
  /// matrix symbols have been, or a faint one, as more of their kind may lie in shadow.
  mutating func readEvened(_ picture: PixelPlane, _ light: inout EvenLight) {
    let isEmpty = finds.isEmpty
    if isEmpty, options.effort < .thorough {
      for look in EvenLook.inVain where finds.barcodes.isEmpty { read(&light, look) }
    } else {
      readBeside(picture, &light)
      if isEmpty, finds.barcodes.isEmpty { read(&light, .patterns(isSharpened: true)) }
    }
    if isEmpty, finds.barcodes.isEmpty, !finds.unread.isEmpty { read(&light, .enlarged) }
  }

  /// Reads what lies beside symbols that have been read, and with effort `thorough` whatever there may be.
  private mutating func readBeside(_ picture: PixelPlane, _ light: inout EvenLight) {
    let isThorough = options.effort == .thorough
    let isFaint = finds.barcodes.contains { Self.isFaint($0.outline, in: picture) }
    guard finds.isEmpty || isFaint || finds.barcodes.count >= Self.several else { return }
    let finders = isThorough ? .all : findersThatFound
    for finder in [MatrixFinders.finderPatterns, .bullseyes, .borders] where finders.contains(finder) {
      let most = isThorough ? .max : pixelsBeside(finder, in: picture)
      read(&light, .beside(finder, isForShadows: !isThorough && !isFaint, mostPixels: most))
    }
    if finders.contains(.borders) { read(&light, .sharpenedBorders) }
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

  var findersThatFound: MatrixFinders {
    finds.barcodes.reduce(into: []) { finders, barcode in
      if let matrix = SymbologyCatalogue.entry(barcode.symbology)?.matrix { finders.insert(matrix.finder) }
    }
  }

  /// Pixels of a module that are enough for borders on metal, which break up in smaller copies.
  private static let enoughOnMetal = 8.0

  /// Pixels of the smallest copy of a picture in which modules as wide as the narrowest that has been read
  /// are wide enough: what lies beside such symbols is of their kind.
  private func pixelsBeside(_ finder: MatrixFinders, in picture: PixelPlane) -> Int {
    let enough = finder == .borders ? Self.enoughOnMetal : Self.enough
    let level = firstLevel(picture, enough: enough)
    return picture.width * picture.height >> (2 * level)
  }

  /// Places around loose finder patterns that are looked at, at most; how far around the ring of one, and how
  /// far from it another one of the same symbol is at least, in widths of the ring: a symbol of version 10
  /// has nine on a side.
  private static let aroundPatterns = (places: 3, reach: 11.0, apart: 1.6)

  /// Reads once more what lies around two finder patterns that belong to nothing, where a matrix symbol has
  /// been read, or could be tried beside a linear one: in even light, and sharpened. Cut out, it is looked at
  /// at a size at which all of a large picture would cost too much.
  mutating func readAroundPatterns(_ picture: PixelPlane) {
    if finds.isEmpty || finds.barcodes.isEmpty && finds.unread.isEmpty { return }
    var places = 0, last = Point2D(x: -.infinity, y: 0)
    for ring in finds.loosePatterns where places < Self.aroundPatterns.places {
      let center = ring.center, width = ring.bounds.width, reach = Self.aroundPatterns.reach * width
      let corner = center - Point2D(x: reach, y: reach)
      let box = Rectangle2D(x: corner.x, y: corner.y, width: 2 * reach, height: 2 * reach)
      var hasOther = false
      for other in finds.loosePatterns {
        let distance = (other.center - center).length
        if distance < reach, distance > Self.aroundPatterns.apart * width { hasOther = true }
      }
      guard hasOther, (last - center).length > reach, !finds.covers(center, PictureLevel(scale: 1)),
        let area = PixelArea(touchedBy: box, in: picture), let part = picture.cropped(area)
      else { continue }
      places += 1
      last = center
      var light = EvenLight(part)
      let origin = Point2D(x: Double(area.x), y: Double(area.y))
      var look = EvenLook.patterns(isSharpened: false)
      // Sharpened at half the size, too: there wide blur is undone.
      for round in 0..<3 {
        read(&light, look, from: origin)
        look.isSharpened = true
        look.mostPixels = min(1_000_000, part.width * part.height >> (2 * round))
      }
    }
  }

  private mutating func read(
    _ light: inout EvenLight, _ look: EvenLook, from origin: Point2D = Point2D(x: 0, y: 0)
  ) {
    guard needs(look.finders), !finds.shouldStop,
      !look.isForShadows || light.copy(ofAtMost: look.mostPixels, .paper) != nil,
      let (scale, even) = look.isEnlarged
        ? light.enlarged(ofAtMost: look.mostPixels) : light.copy(ofAtMost: look.mostPixels, look.light),
      let copy = look.isSharpened ? even.view.withPlane({ $0.sharpened() }) ?? nil : even
    else { return }
    readCopy(
      copy, from: origin, scale: Point2D(x: scale, y: scale), by: look.finders,
      allowance: finds.budgets.left / Self.partOfUnspent, steps: look.stepsPerPixel)
  }
}
