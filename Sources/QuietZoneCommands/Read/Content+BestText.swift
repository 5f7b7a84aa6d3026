import QuietZone
import QuietZoneMedia

extension Content {
  /// The content as text; bytes that no known character set explains count as if the symbol did not say what
  /// they are.
  var bestText: String { text(using: .system) ?? Content(bytes: bytes).text() ?? "" }
}
