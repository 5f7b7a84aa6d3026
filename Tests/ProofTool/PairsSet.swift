import MakingPairs
import QuietZone

/// Prints how every symbology is to be made, one JSON line a combination, for `Scripts/prove making-pairs`.
enum PairsSet {
  static func write(seed: UInt64) {
    for symbology in Symbology.allCases {
      guard var pairs = MakingPairs(symbology, seed: seed) else { continue }
      for combination in pairs.combinations() {
        let arguments = combination.arguments.map(quoted).joined(separator: ",")
        print(
          "{\"symbology\":\"\(symbology.token)\",\"scale\":\(combination.scale),\"arguments\":[\(arguments)],"
            + "\"expected\":\(quoted(combination.expected))}")
      }
    }
  }

  /// As JSON; GS is the only control character that contents have.
  private static func quoted(_ text: String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": out += "\\" + String(scalar)
      case "\u{1D}": out += "\\u001d"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out + "\""
  }
}
