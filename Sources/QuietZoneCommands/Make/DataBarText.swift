import QuietZone

/// What DataBar is given: all of it are element strings, `--gs1` or not.
enum DataBarText {
  /// Whether the content for `symbology` is to be taken as element strings without `--gs1`: always in an
  /// Expanded one, in the others unless it is a trade item number's digits alone.
  static func isElementString(_ bytes: [UInt8], _ symbology: Symbology) -> Bool {
    switch symbology {
    case .dataBarExpanded, .dataBarExpandedStacked: true
    case .dataBar, .dataBarStacked, .dataBarLimited:
      bytes.first == UInt8(ascii: "(") || bytes.first == UInt8(ascii: "[")
    default: false
    }
  }
}
