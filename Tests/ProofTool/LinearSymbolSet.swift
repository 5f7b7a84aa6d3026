import QuietZone
import TestSupport

/// Linear symbols in their special uses, from seeds: UPC-E and add-ons, GS1, function characters and
/// ISO-8859-1, full ASCII; ``LinearSet`` has the plain ones.
enum LinearSymbolSet {
  static func all() -> [SymbolRecord] {
    retail() + code128() + alphanumeric()
  }

  private static func record(
    _ name: String, _ symbology: Symbology, _ content: Content, identifier: String? = nil,
    _ change: (inout WriterOptions) -> Void = { _ in }
  ) -> SymbolRecord? {
    var options = WriterOptions()
    change(&options)
    guard let symbol = try? BarcodeWriter(symbology, options: options).write(content) else { return nil }
    return SymbolRecord(
      name: "\(symbology.token)/\(name)", symbol: symbol, expected: expected(symbol, content),
      isText: false, identifier: identifier)
  }

  /// Retail numbers by their GTIN and add-on, all else by its content.
  private static func expected(_ symbol: Symbol, _ content: Content) -> [UInt8] {
    guard case .linear(let details) = symbol.details, let gtin = details.gtin, details.kind != .gs1 else {
      return content.bytes
    }
    return gtin + (details.addOn ?? [])
  }

  /// Every leading digit, every check digit of UPC-E in both number systems, add-ons of every set.
  private static func retail() -> [SymbolRecord] {
    var random = SeededRandom(seed: 15_420)
    func digits(_ count: Int) -> String { SeededContent.digits.text(length: count, using: &random) }
    var records: [SymbolRecord?] = []
    for round in 0..<60 {
      let addOn: String? = round % 4 == 1 ? digits(2) : round % 4 == 3 ? digits(5) : nil
      let change: (inout WriterOptions) -> Void = { $0.linear.addOn = addOn.map { Array($0.utf8) } }
      let name = "\(round)\(addOn.map { "+\($0.utf8.count)" } ?? "")"
      // A leading zero would be read as UPC-A.
      let lead = "\(1 + round % 9)"
      records.append(record(name, .ean13, Content(text: lead + digits(11)), change))
      records.append(record(name, .upcA, Content(text: digits(11)), change))
      var short = Array("\(round % 2)\(digits(6))".utf8)
      // Behind zeros that a smaller last digit would leave out, no number has this one.
      let last = Int(short[6]) - 48, place = min(last, 5)
      if last > 2 { short[place] = max(short[place], last == 3 ? 51 : 49) }
      records.append(record(name, .upcE, Content(bytes: short), change))
      records.append(record("\(round)", .ean8, Content(text: digits(7))))
    }
    return records.compactMap { $0 }
  }

  private static func code128() -> [SymbolRecord] {
    var random = SeededRandom(seed: 15_417)
    var records: [SymbolRecord?] = []
    for length in 1...40 {
      for kind in [SeededContent.digits, .mixed] {
        let content = kind.make(length: length, using: &random)
        records.append(record("\(kind)-\(length)", .code128, content, identifier: "]C0"))
      }
      // Controls and Latin letters in turn: code set A, shift, FNC4 alone and latched.
      let bytes = random.bytes(length).map { length % 2 == 0 ? $0 & 0x7F : $0 }
      records.append(record("bytes-\(length)", .code128, Content(bytes: bytes, eci: .iso8859_1)))
    }
    for elements in [
      "0109501101530003", "010950110153000310AB-123\u{1D}2112", "00006141411234567890",
      "21abcDEF\u{1D}0109501101530003", "3103001750", "90x\u{1D}91y\u{1D}9212345",
    ] {
      records.append(
        record("gs1-\(elements.utf8.count)", .code128, Content(text: elements), identifier: "]C1") {
          $0.application = .gs1
        })
    }
    return records.compactMap { $0 }
  }

  private static let plain = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. ".utf8)

  private static func alphanumeric() -> [SymbolRecord] {
    var random = SeededRandom(seed: 16_388)
    var other = SeededRandom(seed: 39)
    var records: [SymbolRecord?] = []
    for length in 1...30 {
      let mixed = SeededContent.mixed.make(length: length, using: &random)
      // Without the characters that begin a pair of Full ASCII.
      let plain = (0..<length).map { _ in Self.plain[Int(other.unit() * Double(Self.plain.count))] }
      records.append(record("plain-\(length)", .code39, Content(bytes: plain)))
      records.append(record("full-\(length)", .code39Extended, mixed))
      records.append(record("mixed-\(length)", .code93, mixed))
    }
    return records.compactMap { $0 }
  }
}
