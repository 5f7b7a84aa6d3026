import QuietZone

/// Reads the frames of a session: where codes were first, everything now and then.
struct FrameReader: Sendable {
  /// While all codes are found where they should be, the whole region is read in one frame of so many.
  static let fullReadPeriod = 3

  /// How many frames are put together when nothing can be read, and when the sum is read.
  static let readAfter: [Int] = [3, 6, 10, 16, 24]
  /// The most pixels that are put together, so that an empty scene costs little; of larger frames the middle.
  static let maximumJoinedPixels = 480_000

  /// Frames in which nothing can be read are looked at for what keeps a code from it, one of so many.
  static let sightingPeriod = 4

  /// What looked like a code last, while nothing is read.
  private(set) var sighting: BarcodeSighting?

  private var framesSinceFull = fullReadPeriod
  private var emptyFrames = 0
  private var stack = FrameStack()

  /// The barcodes of a frame. `region`: 0…1 of the frame; `codes`: those followed so far; `places`: where
  /// somebody else found codes, 0…1 of the frame, to be read there first.
  mutating func read(
    _ view: borrowing LuminanceView, _ region: Rectangle2D?, _ configuration: ScanConfiguration,
    _ codes: [TrackedCode], places: [Rectangle2D] = [], at time: ScanTime
  ) -> [Barcode] {
    framesSinceFull += 1
    if !places.isEmpty, let found = read(view, at: places, within: region, configuration) {
      return noted(found)
    }
    if framesSinceFull < Self.fullReadPeriod, !codes.isEmpty,
      let found = follow(codes, view, region, configuration, at: time)
    {
      return noted(found)
    }
    framesSinceFull = 0
    let options = ReaderOptions(
      symbologies: configuration.symbologies, region: region, effort: configuration.effort)
    let found = look(view, options)
    if found.isEmpty, configuration.joinsFrames { return join(view, options) }
    stack.removeAll()
    return found
  }

  /// What is at places, with half of their size around them; `nil` unless each of them has a code.
  private func read(
    _ view: borrowing LuminanceView, at places: [Rectangle2D], within region: Rectangle2D?,
    _ configuration: ScanConfiguration
  ) -> [Barcode]? {
    let size = Size2D(width: Double(view.width), height: Double(view.height))
    let limits = region ?? Rectangle2D(x: 0, y: 0, width: 1, height: 1)
    var found: [Barcode] = []
    for place in places {
      guard let place = Self.surroundings(of: place.scaled(by: size), size, limits) else { return nil }
      let options = ReaderOptions(
        symbologies: configuration.symbologies, region: place, effort: configuration.effort)
      let seen = BarcodeReader(options).read(view)
      if seen.isEmpty { return nil }
      for barcode in seen where !found.contains(where: { $0.outline.contains(barcode.outline.center) }) {
        found.append(barcode)
      }
    }
    return found
  }

  /// The barcodes of a frame, and now and then what else may be one.
  private mutating func look(_ view: borrowing LuminanceView, _ options: ReaderOptions) -> [Barcode] {
    guard emptyFrames % Self.sightingPeriod == Self.sightingPeriod - 1 else {
      return noted(BarcodeReader(options).read(view))
    }
    let look = BarcodeReader(options).examine(view)
    sighting = look.sightings.first
    return noted(look.barcodes)
  }

  private mutating func noted(_ found: [Barcode]) -> [Barcode] {
    emptyFrames = found.isEmpty ? emptyFrames + 1 : 0
    if !found.isEmpty { sighting = nil }
    return found
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
    if !found.isEmpty || stack.count >= Self.readAfter[Self.readAfter.count - 1] { stack.removeAll() }
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

  /// Reads each code around where it should be by now; `nil` unless all are there.
  private func follow(
    _ codes: [TrackedCode], _ view: borrowing LuminanceView, _ region: Rectangle2D?,
    _ configuration: ScanConfiguration, at time: ScanTime
  ) -> [Barcode]? {
    let size = Size2D(width: Double(view.width), height: Double(view.height))
    let limits = region ?? Rectangle2D(x: 0, y: 0, width: 1, height: 1)
    var found: [Barcode] = []
    for code in codes {
      let outline = code.filter.predicted(at: time)
      if found.contains(where: { $0.isSameValue(as: code.barcode) && $0.outline.contains(outline.center) }) {
        continue
      }
      guard let place = Self.surroundings(of: outline.bounds, size, limits) else { return nil }
      let options = ReaderOptions(
        symbologies: SymbologySet(code.barcode.symbology), region: place, effort: configuration.effort)
      let seen = BarcodeReader(options).read(view).filter { $0.isSameValue(as: code.barcode) }
      guard let seen = seen.first else { return nil }
      found.append(seen)
    }
    return found
  }

  /// Where to look for a code, 0…1 of the picture: its bounds and half its size around it, cut to `limits`.
  private static func surroundings(of bounds: Rectangle2D, _ size: Size2D, _ limits: Rectangle2D)
    -> Rectangle2D?
  {
    let margin = max(bounds.width, bounds.height) / 2 + 8
    return Rectangle2D(
      left: max((bounds.x - margin) / size.width, limits.x),
      top: max((bounds.y - margin) / size.height, limits.y),
      right: min((bounds.x + bounds.width + margin) / size.width, limits.x + limits.width),
      bottom: min((bounds.y + bounds.height + margin) / size.height, limits.y + limits.height))
  }
}
