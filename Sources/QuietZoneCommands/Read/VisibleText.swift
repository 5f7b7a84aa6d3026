import QuietZoneMedia

/// Text for a terminal: nothing in it can move the cursor, change colours or turn the line around, and what
/// it was can be told from it.
enum VisibleText {
  /// One line: control and direction characters as `\n`, `\t`, `\u{1d}`, the backslash as `\\`.
  static func line(_ text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars { append(scalar, to: &line) }
    return line
  }

  /// A file's name, as ``FileName`` writes it; bytes that are no text as `\xe9`.
  static func path(_ path: String) -> String {
    var line = ""
    for scalar in path.unicodeScalars {
      if let byte = FileName.byte(scalar) {
        line += "\\x\(String(byte, radix: 16))"
      } else {
        append(scalar, to: &line)
      }
    }
    return line
  }

  /// Joiners and variation selectors belong to what is seen and stay.
  private static func append(_ scalar: Unicode.Scalar, to line: inout String) {
    switch scalar {
    case "\n": line += "\\n"
    case "\r": line += "\\r"
    case "\t": line += "\\t"
    case "\\": line += "\\\\"
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{61C}", "\u{200B}", "\u{200E}"..."\u{200F}",
      "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{FEFF}":
      line += "\\u{\(String(scalar.value, radix: 16))}"
    default: line.unicodeScalars.append(scalar)
    }
  }
}
