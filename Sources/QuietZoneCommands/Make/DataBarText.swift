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

  /// Refuses element strings for those that hold a number alone.
  static func check(_ bytes: [UInt8], _ symbology: Symbology) throws(CommandFailure) {
    guard [.dataBar, .dataBarStacked, .dataBarLimited].contains(symbology),
      bytes.count != 16 || !bytes.starts(with: "01".utf8)
    else { return }
    throw CommandFailure(
      "\(symbology.name) holds a GTIN, (01), and nothing else; --symbology databar-expanded holds more")
  }
}
