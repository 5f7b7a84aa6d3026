extension GS1ElementString: CustomStringConvertible {
  /// Identifiers in round brackets, `(01)09501101530003(10)AB-123`; in square ones, which no value has, where
  /// a value holds what would be taken for an identifier in round ones.
  public var description: String { String(decoding: bracketed, as: UTF8.self) }

  /// The bytes of ``description``, which ``init(_:checks:)-([UInt8],_)`` takes apart again.
  public var bracketed: [UInt8] {
    let open = UInt8(ascii: "("), close = UInt8(ascii: ")")
    let isPlain = elements.allSatisfy { element in
      !element.value.indices.contains {
        GS1Parser.bracketedDigits(element.value, at: $0, open: open, close: close) != nil
      }
        && !element.value.contains(UInt8(ascii: "\\"))
    }
    return isPlain ? joined(open, close) : joined(UInt8(ascii: "["), UInt8(ascii: "]"))
  }

  /// A line for each element, with the title that GS1 has for it: `GTIN: 09501101530003`, `BEST BEFORE or
  /// BEST BY: 2026-12-31`, `NET WEIGHT (kg): 1.250`, `PRICE: 12.99 (currency 978)`. Identifiers stand for
  /// titles that are not known.
  public var lines: [String] { elements.map { $0.line } }
}

extension GS1ElementString.Element {
  /// Title and value, for people.
  public var line: String {
    var line = (identifier.title ?? "(\(identifier))") + ": "
    if let decimal {
      line += decimal.description
      if let currency { line += " (currency \(String(decoding: currency, as: UTF8.self)))" }
    } else if let date {
      line += date.description
    } else {
      line += text
    }
    return line
  }
}
