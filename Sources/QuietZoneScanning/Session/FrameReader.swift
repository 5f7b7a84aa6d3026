import QuietZone

/// Reads the frames of a session: where codes were first, everything now and then.
struct FrameReader: Sendable {
  /// While all codes are found where they should be, the whole region is read in one frame of so many.
  static let fullReadPeriod = 3

  private var framesSinceFull = fullReadPeriod

  /// The barcodes of a frame. `region`: 0…1 of the frame; `codes`: those followed so far.
  mutating func read(
    _ view: borrowing LuminanceView, _ region: Rectangle?, _ configuration: ScanConfiguration,
    _ codes: [TrackedCode], at time: ScanTime
  ) -> [Barcode] {
    framesSinceFull += 1
    if framesSinceFull < Self.fullReadPeriod, !codes.isEmpty,
      let found = follow(codes, view, region, configuration, at: time)
    {
      return found
    }
    framesSinceFull = 0
    let options = ReaderOptions(
      symbologies: configuration.symbologies, region: region, effort: configuration.effort)
    return BarcodeReader(options).read(view)
  }

  /// Reads each code around where it should be by now; `nil` unless all are there.
  private func follow(
    _ codes: [TrackedCode], _ view: borrowing LuminanceView, _ region: Rectangle?,
    _ configuration: ScanConfiguration, at time: ScanTime
  ) -> [Barcode]? {
    let size = Size(width: Double(view.width), height: Double(view.height))
    let limits = region ?? Rectangle(x: 0, y: 0, width: 1, height: 1)
    var found: [Barcode] = []
    for code in codes {
      let outline = code.filter.predicted(at: time)
      if found.contains(where: { $0.isSameValue(as: code.barcode) && $0.outline.contains(outline.center) }) {
        continue
      }
      guard let place = Self.surroundings(of: outline, size, limits) else { return nil }
      let options = ReaderOptions(
        symbologies: SymbologySet(code.barcode.symbology), region: place, effort: configuration.effort)
      let seen = BarcodeReader(options).read(view).filter { $0.isSameValue(as: code.barcode) }
      guard let seen = seen.first else { return nil }
      found.append(seen)
    }
    return found
  }

  /// Where to look for a code, 0…1 of the picture: its bounds and half its size around it, cut to `limits`.
  private static func surroundings(of outline: Quadrilateral, _ size: Size, _ limits: Rectangle) -> Rectangle?
  {
    let bounds = outline.bounds
    let margin = max(bounds.width, bounds.height) / 2 + 8
    let left = max((bounds.x - margin) / size.width, limits.x)
    let top = max((bounds.y - margin) / size.height, limits.y)
    let right = min((bounds.x + bounds.width + margin) / size.width, limits.x + limits.width)
    let bottom = min((bounds.y + bounds.height + margin) / size.height, limits.y + limits.height)
    guard right > left, bottom > top else { return nil }
    return Rectangle(x: left, y: top, width: right - left, height: bottom - top)
  }
}
