public import QuietZone

/// Which codes count.
///
/// ```swift
/// let rule = AcceptanceRule.pattern(Array("INV-????-*".utf8))
/// ```
public indirect enum AcceptanceRule: Hashable, Sendable {
  case any
  /// Links that a browser opens: `http://` and `https://`, in any case, with something behind.
  case web
  /// Only these, though others are read and shown.
  case symbologies(SymbologySet)
  /// Content that begins with these bytes, or its text with this UTF-8.
  case prefix([UInt8])
  /// Content that these bytes describe as a whole: `*` stands for any number of bytes, `?` for one; or its
  /// text, of which `?` stands for one character.
  case pattern([UInt8])
  /// What all of these accept.
  case all([AcceptanceRule])

  /// Gives the text of a code as UTF-8: what a host tells of it.
  public typealias Text = @Sendable (_ barcode: Barcode) -> [UInt8]

  /// Whether a code counts. `text`: what its text is, which may be other than its bytes: those of another
  /// character set, or of an add-on that is printed apart. `nil`: its bytes alone are looked at.
  public func accepts(_ barcode: Barcode, text: Text? = nil) -> Bool {
    let bytes = barcode.content.bytes
    switch self {
    case .any: return true
    case .web: return Self.isWeb(bytes)
    case .symbologies(let set): return set.contains(barcode.symbology)
    case .prefix(let prefix): return Self.matches(barcode, prefix, text, isWhole: false)
    case .pattern(let pattern): return Self.matches(barcode, pattern, text, isWhole: true)
    case .all(let rules): return rules.allSatisfy { $0.accepts(barcode, text: text) }
    }
  }

  /// Whether `barcode` does not count because it is no link.
  func missesLink(in barcode: Barcode) -> Bool {
    switch self {
    case .web: !Self.isWeb(barcode.content.bytes)
    case .all(let rules): rules.contains { $0.missesLink(in: barcode) }
    default: false
    }
  }

  /// Whether the bytes or the text are what `pattern` describes as a whole, or begin with it as it stands.
  private static func matches(_ barcode: Barcode, _ pattern: [UInt8], _ text: Text?, isWhole: Bool) -> Bool {
    var (bytes, isText) = (barcode.content.bytes, false)
    while !(isWhole ? matches(bytes, pattern, isText: isText) : bytes.starts(with: pattern)) {
      guard let text, !isText else { return false }
      (bytes, isText) = (text(barcode), true)
    }
    return true
  }

  private static func isWeb(_ bytes: [UInt8]) -> Bool {
    (bytes.after("http://") ?? bytes.after("https://"))?.isEmpty == false
  }

  /// Goes back to the last `*` only, which is enough: whatever an earlier one could take, the last one can.
  private static func matches(_ bytes: [UInt8], _ pattern: [UInt8], isText: Bool) -> Bool {
    var (b, p) = (0, 0)
    var retry: (b: Int, p: Int)?
    while b < bytes.count {
      if p < pattern.count, pattern[p] == UInt8(ascii: "*") {
        retry = (b, p)
        p += 1
      } else if p < pattern.count, pattern[p] == UInt8(ascii: "?") || pattern[p] == bytes[b] {
        b += 1
        // The rest of a character of UTF-8.
        while isText, pattern[p] == UInt8(ascii: "?"), b < bytes.count, bytes[b] & 0xC0 == 0x80 { b += 1 }
        p += 1
      } else if let last = retry {
        retry = (last.b + 1, last.p)
        (b, p) = (last.b + 1, last.p + 1)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
