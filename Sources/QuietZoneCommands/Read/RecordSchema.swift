import Foundation
import QuietZone

/// The version of the JSON lines of `read` and `scan`, which Documentation/read.schema.json and
/// scan.schema.json describe. Keys that come do not change it; a key that went or changed its meaning would.
enum RecordSchema {
  static let version = 1
  static var pair: (key: String, value: JSON) { ("schema", .integer(version)) }
}

extension Quadrilateral {
  /// How far the symbol is turned clockwise from upright, degrees above -180 to 180, a decimal.
  var angleJSON: JSON {
    let edge = topRight - topLeft
    let degrees = (atan2(edge.y, edge.x) * 1800 / .pi).rounded() / 10
    return .decimal(degrees <= -180 ? 180 : degrees, places: 1)
  }
}
