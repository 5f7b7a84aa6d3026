/// The one list of all symbologies; nothing else names them all.
///
/// ```swift
/// for entry in SymbologyCatalogue.entries { print(entry.symbology.name) }
/// ```
public enum SymbologyCatalogue {
  /// In the order of the raw values of ``Symbology``.
  public static let entries: [SymbologyEntry] = [
    SymbologyEntry(finderPatterns: QRCode.self, isMadeInSeries: true),
    SymbologyEntry(finderPatterns: MicroQRCode.self, isMadeInSeries: false),
    SymbologyEntry(finderPatterns: RectangularMicroQRCode.self, isMadeInSeries: false),
    SymbologyEntry(blueprint: EAN13.self),
    SymbologyEntry(blueprint: EAN8.self),
    SymbologyEntry(blueprint: UPCA.self),
    SymbologyEntry(blueprint: UPCE.self),
    SymbologyEntry(linear: Code39.self),
    SymbologyEntry(linear: Code93.self),
    SymbologyEntry(blueprint: Code128.self),
    SymbologyEntry(linear: Codabar.self),
    SymbologyEntry(linear: Interleaved2of5.self),
    SymbologyEntry(linear: ITF14.self),
    SymbologyEntry(linear: Industrial2of5.self),
    SymbologyEntry(linear: IATA2of5.self),
    SymbologyEntry(linear: Matrix2of5.self),
    SymbologyEntry(linear: MSIPlessey.self),
    SymbologyEntry(linear: Code11.self),
    SymbologyEntry(linear: Telepen.self),
    SymbologyEntry(linear: Pharmacode.self),
    SymbologyEntry(fragmented: DXFilmEdge.self),
    SymbologyEntry(fragmented: DataBar.self),
    SymbologyEntry(fragmented: DataBarStacked.self),
    SymbologyEntry(fragmented: DataBarLimited.self),
    SymbologyEntry(fragmented: DataBarExpanded.self),
    SymbologyEntry(fragmented: DataBarExpandedStacked.self),
    SymbologyEntry(borders: DataMatrix.self, isMadeInSeries: true),
    SymbologyEntry(stacked: PDF417.self),
    SymbologyEntry(stacked: MicroPDF417.self),
    SymbologyEntry(bullseye: Aztec.self, isMadeInSeries: true),
    SymbologyEntry(bullseye: MaxiCode.self, isMadeInSeries: true),
    SymbologyEntry(linear: Code39Extended.self),
  ]

  /// The line of `symbology`.
  public static func entry(_ symbology: Symbology) -> SymbologyEntry? {
    let place = Int(symbology.rawValue)
    if place < entries.count, entries[place].symbology == symbology { return entries[place] }
    return entries.first { $0.symbology == symbology }
  }
}
