/// What GS1's Barcode Syntax Dictionary says of application identifiers.
///
/// A build with the condition `QUIETZONE_WITHOUT_GS1_DICTIONARY` has no rows: element strings are then taken
/// apart by their predefined lengths and separators alone.
enum GS1Dictionary {
  /// What it says of `identifier`; `nil` where that is not assigned.
  static func entry(_ identifier: GS1Identifier) -> GS1Entry? {
    #if QUIETZONE_WITHOUT_GS1_DICTIONARY
      return nil
    #else
      let digits = identifier.digits
      for start in starts {
        var reader = GS1RowReader(bytes, at: start)
        if reader.takeIdentifiers(digits) { return reader.entry(identifier) }
      }
      return nil
    #endif
  }

  #if !QUIETZONE_WITHOUT_GS1_DICTIONARY
    static let bytes = [UInt8](ascii: rows)

    /// Where each row begins; behind the last one stands a line break.
    private static let starts: [Int] =
      [0] + bytes.indices.dropLast().filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }

    /// Every assigned identifier, in the order of the rows.
    static var identifiers: [GS1Identifier] {
      starts.flatMap { start in
        var reader = GS1RowReader(bytes, at: start)
        return reader.identifiers()
      }
    }
  #endif
}

/// What the dictionary says of one identifier.
struct GS1Entry {
  var components: [GS1Component] = []
  /// Groups of identifiers, of which one must be there as a whole; none: nothing is needed.
  var required: [[GS1Identifier]] = []
  /// What may not stand beside it.
  var excluded: [GS1Identifier] = []
  /// Sequences of qualifiers of a Digital Link's key; `nil`: it is no key.
  var qualifiers: [[GS1Identifier]]?
  /// Whether it may stand behind the `?` of a Digital Link.
  var isAttribute = true
  /// UTF-8; empty for the two coupons, which have none.
  var title: [UInt8] = []

  /// How many characters a value may have.
  var lengths: ClosedRange<Int> {
    var least = 0, most = 0
    for component in components {
      if !component.isOptional { least += component.minimum }
      most += component.maximum
    }
    return max(least, 1)...max(most, 1)
  }

  /// Whether a value is digits alone.
  var isNumeric: Bool { components.allSatisfy { $0.characters == .numeric } }
}

extension GS1Identifier {
  /// Whether GS1 has given it a meaning (Barcode Syntax Dictionary, release 2026-01-27).
  public var isAssigned: Bool { GS1Dictionary.entry(self) != nil }

  /// What GS1 calls the value, `BATCH/LOT`; `nil` where it is not assigned or has no title.
  public var title: String? { titleBytes.map { String(decoding: $0, as: UTF8.self) } }

  /// The same as UTF-8, without the machinery of strings, which the WebAssembly module has no other use for.
  package var titleBytes: [UInt8]? {
    guard let title = GS1Dictionary.entry(self)?.title, !title.isEmpty else { return nil }
    return title
  }

  /// How many characters a value may have; `nil` where it is not assigned.
  public var lengths: ClosedRange<Int>? { GS1Dictionary.entry(self)?.lengths }

  /// Whether a GS1 Digital Link may name something by it: a GTIN, a place, an asset …
  public var isDigitalLinkKey: Bool { GS1Dictionary.entry(self)?.qualifiers != nil }

  /// Whether it may stand behind the `?` of a GS1 Digital Link.
  public var isDigitalLinkAttribute: Bool { GS1Dictionary.entry(self)?.isAttribute ?? false }
}
