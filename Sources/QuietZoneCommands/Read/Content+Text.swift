import QuietZone

extension Content {
  /// The content as text: each section by what it says it is; where it does not say, UTF-8 if the bytes are
  /// valid as such, else ISO-8859-1.
  var text: String {
    sections.indices.map { index in
      let part = bytes[range(ofSection: index)]
      if let text = String(validating: part, as: UTF8.self) { return text }
      return String(String.UnicodeScalarView(part.map { Unicode.Scalar($0) }))
    }.joined()
  }
}
