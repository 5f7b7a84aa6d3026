import QuietZone

/// Reads the frames of a session: where codes were, everything now and then.
struct FrameReader: Sendable {
  /// While all codes are found where they should be, the whole region is read in one frame of so many.
  static let fullReadPeriod = 3

  /// How many frames are put together when nothing can be read, and when the sum is read.
  static let readAfter: [Int] = [3, 6, 10, 16, 24]
  /// The most pixels that are put together, so that an empty scene costs little; of larger frames the middle.
  static let maximumJoinedPixels = 480_000

  /// Frames in which nothing can be read are looked at for what keeps a code from it, one of so many.
  static let sightingPeriod = 4

  /// Frames in which nothing can be read are looked at harder, one of so many: what `fast` leaves out for the
  /// sake of time is left out of every frame, however many there are.
  static let harderPeriod = 9

  /// What looked like a code last, while nothing is read.
  private(set) var sighting: BarcodeSighting?

  private var framesSinceFull = fullReadPeriod
  private var emptyFrames = 0
  /// Whether it took a harder look to read the codes in view, and so takes one to see them again.
  private var isHard = false
  private var stack = FrameStack()
  /// Whether as many frames as are put together at most showed nothing: from then on every second one is
  /// left out, until something is read.
  private var isBarren = false

  /// The barcodes of a frame. `region`: 0…1 of the frame; `codes`: those followed so far; `places`: where
  /// somebody else found codes, 0…1 of the frame, to be read there first; `shouldStop`: whether to end with
  /// what was found so far.
  mutating func read(
    _ view: borrowing LuminanceView, _ region: Rectangle2D?, _ configuration: ScanConfiguration,
    _ codes: [TrackedCode], places: [Rectangle2D], shouldStop: (@Sendable () -> Bool)?, at time: ScanTime
  ) -> [Barcode] {
    let options = ReaderOptions(
      symbologies: configuration.symbologies, region: region, shouldStop: shouldStop)
    let found = find(view, options, configuration, codes, places, at: time)
    emptyFrames = found.isEmpty ? emptyFrames + 1 : 0
    if !found.isEmpty { sighting = nil }
    return found
  }

  private mutating func find(
    _ view: borrowing LuminanceView, _ options: ReaderOptions, _ configuration: ScanConfiguration,
    _ codes: [TrackedCode], _ places: [Rectangle2D], at time: ScanTime
  ) -> [Barcode] {
    framesSinceFull += 1
    var options = options
    options.effort = effort(configuration)
    if framesSinceFull < Self.fullReadPeriod, !codes.isEmpty || !places.isEmpty,
      let told = read(view, at: places, options),
      let found = follow(codes, besides: told, view, options, at: time)
    {
      return found
    }
    framesSinceFull = 0
    let wasHard = isHard && !codes.isEmpty
    isHard = wasHard || emptyFrames % Self.harderPeriod == Self.harderPeriod - 1
    options.effort = effort(configuration)
    let found = look(view, options)
    isHard = wasHard || isHard && !found.isEmpty
    if found.isEmpty, configuration.joinsFrames {
      return isBarren && emptyFrames % 2 == 1 ? [] : join(view, options)
    }
    stack.removeAll()
    isBarren = false
    return found
  }

  private func effort(_ configuration: ScanConfiguration) -> ReaderOptions.Effort {
    isHard ? max(configuration.effort, .balanced) : configuration.effort
  }

  /// The barcodes of a frame, and now and then what else may be one.
  private mutating func look(_ view: borrowing LuminanceView, _ options: ReaderOptions) -> [Barcode] {
    guard emptyFrames % Self.sightingPeriod == Self.sightingPeriod - 1 else {
      return BarcodeReader(options).read(view)
    }
    let look = BarcodeReader(options).examine(view)
    sighting = look.sightings.first
    return look.barcodes
  }

  /// Puts a frame in which nothing can be read to those before it, and reads all of them together now and
  /// then.
  private mutating func join(_ view: borrowing LuminanceView, _ options: ReaderOptions) -> [Barcode] {
    let part = Self.middle(of: options.region, Size2D(width: Double(view.width), height: Double(view.height)))
    stack.add(view, region: part)
    guard Self.readAfter.contains(stack.count), let image = stack.image else { return [] }
    var whole = options
    whole.region = nil
    var found = BarcodeReader(whole).read(image.view)
    let corner = Point2D(
      x: (part.x * Double(view.width)).rounded(.down), y: (part.y * Double(view.height)).rounded(.down))
    for index in found.indices {
      found[index].outline = stack.inLastFrame(found[index].outline).mapped { $0 + corner }
    }
    // Frames that a value was read from do not confirm it once more.
    let isWhole = stack.count >= Self.readAfter[Self.readAfter.count - 1]
    isBarren = found.isEmpty && (isBarren || isWhole)
    if !found.isEmpty || isWhole { stack.removeAll() }
    return found
  }

  /// As much of the middle of a region as may be put together.
  private static func middle(of region: Rectangle2D?, _ size: Size2D) -> Rectangle2D {
    let whole = region ?? Rectangle2D(x: 0, y: 0, width: 1, height: 1)
    let pixels = whole.width * size.width * whole.height * size.height
    guard pixels > Double(maximumJoinedPixels) else { return whole }
    let scale = (Double(maximumJoinedPixels) / pixels).squareRoot()
    let (width, height) = (whole.width * scale, whole.height * scale)
    return Rectangle2D(
      x: whole.x + (whole.width - width) / 2, y: whole.y + (whole.height - height) / 2, width: width,
      height: height)
  }

  /// What is at places, 0…1 of the picture; `nil` unless each of them has a code.
  private func read(
    _ view: borrowing LuminanceView, at places: [Rectangle2D], _ options: ReaderOptions
  ) -> [Barcode]? {
    let size = Size2D(width: Double(view.width), height: Double(view.height))
    var found: [Barcode] = []
    for place in places {
      let seen = read(view, around: place.scaled(by: size), options)
      if seen.isEmpty { return nil }
      for barcode in seen where !found.contains(where: { $0.outline.contains(barcode.outline.center) }) {
        found.append(barcode)
      }
    }
    return found
  }

  /// Reads each code that was not read already around where it should be by now; `nil` unless all are there.
  private func follow(
    _ codes: [TrackedCode], besides told: [Barcode], _ view: borrowing LuminanceView,
    _ options: ReaderOptions, at time: ScanTime
  ) -> [Barcode]? {
    var found = told
    for code in codes {
      let outline = code.filter.predicted(at: time)
      if found.contains(where: { $0.isSameValue(as: code.barcode) && $0.outline.contains(outline.center) }) {
        continue
      }
      var options = options
      options.symbologies = SymbologySet(code.barcode.symbology)
      let seen = read(view, around: outline.bounds, options)
      guard let same = seen.first(where: { $0.isSameValue(as: code.barcode) }) else { return nil }
      found.append(same)
    }
    return found
  }

  /// What is within bounds, pixels, and half of their size around them, cut to the region.
  private func read(
    _ view: borrowing LuminanceView, around bounds: Rectangle2D, _ options: ReaderOptions
  ) -> [Barcode] {
    let (width, height) = (Double(view.width), Double(view.height))
    let limits = options.region ?? Rectangle2D(x: 0, y: 0, width: 1, height: 1)
    let margin = max(bounds.width, bounds.height) / 2 + 8
    let place = Rectangle2D(
      left: max((bounds.x - margin) / width, limits.x), top: max((bounds.y - margin) / height, limits.y),
      right: min((bounds.x + bounds.width + margin) / width, limits.x + limits.width),
      bottom: min((bounds.y + bounds.height + margin) / height, limits.y + limits.height))
    guard let place else { return [] }
    var options = options
    options.region = place
    return BarcodeReader(options).read(view)
  }
}
