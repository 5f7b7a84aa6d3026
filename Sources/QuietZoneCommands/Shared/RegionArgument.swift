import ArgumentParser
import QuietZone

/// `x,y,width,height`, each 0…1.
struct RegionArgument {
  var rectangle: Rectangle2D

  static func parse(_ text: String) throws -> RegionArgument {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 4, let x = parts[0], let y = parts[1], let width = parts[2], let height = parts[3]
    else { throw ValidationError("it takes four numbers x,y,width,height, such as 0.25,0,0.5,1") }
    for (name, value) in [("x", x), ("y", y)] where !(value >= 0 && value <= 1) {
      throw ValidationError("\(name) is \(shown(value)), not from 0 to 1: it takes fractions, not pixels")
    }
    guard width > 0, height > 0 else { throw ValidationError("width and height are above 0") }
    for (name, sum) in [("x + width", x + width), ("y + height", y + height)] where !(sum <= 1.000001) {
      throw ValidationError("\(name) is \(shown(sum)), beyond 1: it takes fractions, not pixels")
    }
    return RegionArgument(rectangle: Rectangle2D(x: x, y: y, width: width, height: height))
  }

  private static func shown(_ value: Double) -> String {
    value.isFinite ? JSON.decimal(value, places: 6).text : "\(value)"
  }
}

/// A time in seconds.
enum Seconds {
  /// Eleven days.
  private static let longest = 1e6

  static func parse(_ text: String) throws -> Double {
    guard let seconds = Double(text), !seconds.isNaN else {
      throw ValidationError("it takes a number of seconds")
    }
    guard seconds > 0 else { throw ValidationError("it is above 0 seconds") }
    guard seconds <= longest else { throw ValidationError("it is too long: at most 1000000 seconds") }
    return seconds
  }
}
