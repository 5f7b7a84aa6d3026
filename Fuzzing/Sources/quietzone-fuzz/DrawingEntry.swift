import QuietZone
import QuietZoneRendering

/// A colour from any text.
enum DrawingEntry {
  static func run(_ input: Input) {
    if let color = try? Color(parsing: input.rest) { precondition(color == color) }
  }
}
