import QuietZone
import QuietZoneMedia

extension Content {
  /// The content as text, with the system's character sets.
  var bestText: String { bestText(using: .system) }
}
