extension SymbologySet {
  /// Every matrix symbology that is read.
  public static let allMatrix = SymbologySet { $0.matrix != nil }
  /// Every stacked symbology that is read but those of GS1 DataBar, which are linear ones.
  public static let allStacked = SymbologySet { $0.stacked != nil }
  /// Every linear symbology that is read, those of ``onlyByName`` among them.
  public static let allLinear = SymbologySet { $0.linear != nil }
  /// Every symbology there is but those of ``onlyByName``.
  public static let all = SymbologySet { _ in true }.subtracting(onlyByName)

  /// Those whose lines in the catalogue have a property.
  private init(_ has: (SymbologyEntry) -> Bool) {
    var rawValue: UInt64 = 0
    for entry in SymbologyCatalogue.entries where has(entry) {
      rawValue |= 1 << UInt64(entry.symbology.rawValue)
    }
    self.init(rawValue: rawValue)
  }
}
