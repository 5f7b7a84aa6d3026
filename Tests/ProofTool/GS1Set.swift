import QuietZone
import TestSupport

/// GS1 element strings from seeds in every carrier that holds them, as JSON lines for `Scripts/prove gs1`.
enum GS1Set {
  /// Prints `count` messages, each through brackets, data and a Digital Link and back, in their carriers.
  static func run(count: Int) {
    var random = SeededRandom(seed: 2_027)
    let identifiers = (0..<10_000).flatMap { number in
      (2...4).compactMap { length -> GS1Identifier? in
        let digits = String(number)
        guard digits.count <= length else { return nil }
        let text = String(repeating: "0", count: length - digits.count) + digits
        return GS1Identifier(Array(text.utf8)).flatMap { $0.isAssigned ? $0 : nil }
      }
    }
    for index in 0..<count {
      var elements: [GS1ElementString.Element] = []
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        guard let identifier = identifiers.randomElement(using: &random),
          !elements.contains(where: { $0.identifier == identifier }),
          let element = element(identifier, &random)
        else { continue }
        elements.append(element)
      }
      // Each fourth is of a trade item.
      if index % 4 == 0 || elements.isEmpty, !elements.contains(where: { $0.identifier == "01" }),
        let item = element("01", &random)
      {
        elements.insert(item, at: 0)
      }
      guard !elements.isEmpty else { continue }
      print(index, GS1ElementString(elements: elements))
    }
  }

  private static func print(_ index: Int, _ message: GS1ElementString) {
    guard (try? GS1ElementString(message.description)) == message,
      (try? GS1ElementString(message.data)) == message
    else { fatalError("\(message) is another after brackets or data") }
    for symbology in [
      Symbology.code128, .dataBarExpanded, .dataBarExpandedStacked, .dataMatrix, .qrCode,
      .rectangularMicroQRCode, .aztec,
    ] {
      let options = WriterOptions(application: .gs1)
      let writer = BarcodeWriter(symbology, options: options)
      guard let symbol = try? writer.write(Content(bytes: message.data)) else { continue }
      print(index, "\(symbology.token)", symbol, expected: message.data)
    }
    guard let link = try? GS1DigitalLink(message, stem: "https://example.com") else { return }
    guard let again = try? GS1DigitalLink(link.uri),
      Set(again.elementString.elements) == Set(message.elements)
    else { fatalError("\(link) says something else") }
    for symbology in [Symbology.qrCode, .dataMatrix] {
      guard let symbol = try? BarcodeWriter(symbology).write(link.description) else { continue }
      print(index, "\(symbology.token)-link", symbol, expected: link.uri)
    }
  }

  private static func print(_ index: Int, _ carrier: String, _ symbol: Symbol, expected: [UInt8]) {
    let record = SymbolRows(form: carrier, symbol: symbol, content: [], expected: expected)
    Swift.print(record.json)
  }

  /// A value that passes all checks; `nil` for identifiers whose rules chance does not meet.
  private static func element(
    _ identifier: GS1Identifier, _ random: inout SeededRandom
  ) -> GS1ElementString.Element? {
    guard let lengths = identifier.lengths else { return nil }
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-/.:_".utf8)
    for trial in 0..<60 {
      let count = Int.random(in: lengths, using: &random)
      var value = (0..<count).map { _ in UInt8.random(in: 48...57, using: &random) }
      if trial % 3 == 1, count > 1 {
        value[count - 1] = CheckDigits.gs1(value.dropLast()) ?? 48
      } else if trial % 3 == 2 {
        value = value.map { _ in letters.randomElement(using: &random) ?? 65 }
        for place in value.indices.prefix(4) { value[place] = UInt8.random(in: 48...57, using: &random) }
        if count > 6, trial % 6 == 5, let pair = CheckDigits.gs1Pair(value.dropLast(2)) {
          value.replaceSubrange((count - 2)..., with: pair)
        }
      } else if count >= 6 {
        value.replaceSubrange(0..<6, with: Array("260\(trial % 9 + 1)15".utf8))
      }
      let element = GS1ElementString.Element(identifier, value)
      if (try? GS1ElementString(elements: [element]).check(.values)) != nil { return element }
    }
    return nil
  }
}
