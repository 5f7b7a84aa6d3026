import QuietZone
import TestSupport

/// Linear symbols of random content, with what a reader must say and what an independent encoder is to be
/// asked for, so that it makes the same bars.
struct LinearRecord {
  var symbology: Symbology
  var symbol: Symbol
  /// What was asked for.
  var content: [UInt8]
  /// What must be read: the content with the check characters that were added to it.
  var expected: [UInt8]
  /// The options, as the proof's script translates them: `check`, `ratio=2` …
  var options: String

  var json: String? {
    guard case .bars(let pattern, _) = symbol.shape, case .linear(let details) = symbol.details else {
      return nil
    }
    let widths = pattern.widths.map(String.init).joined(separator: ",")
    let gtin = details.gtin.map { "\"" + String(decoding: $0, as: UTF8.self) + "\"" } ?? "null"
    return """
      {"symbology":"\(symbology.token)","options":"\(options)","content":"\(Self.hex(content))",\
      "expected":"\(Self.hex(expected))","gtin":\(gtin),"widths":[\(widths)],\
      "quiet":[\(symbol.quietZone.left),\(symbol.quietZone.right)]}
      """
  }

  private static func hex(_ bytes: [UInt8]) -> String {
    bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }
}

enum LinearSet {
  /// `count` symbols of every linear symbology and way of making it.
  static func all(count: Int) -> [LinearRecord] {
    var records: [LinearRecord] = []
    for way in ways {
      for trial in 0..<count {
        var random = SeededRandom(seed: UInt64(way.symbology.rawValue) << 32 | UInt64(trial))
        let content = way.draw(&random)
        let writer = BarcodeWriter(way.symbology, options: WriterOptions(linear: way.options))
        guard let symbol = try? writer.write(Content(bytes: content)) else { continue }
        let printed = symbol.text.first?.characters ?? []
        records.append(
          LinearRecord(
            symbology: way.symbology, symbol: symbol, content: content,
            expected: way.readsPrinted ? printed : content, options: way.name))
      }
    }
    return records
  }

  /// A symbology, the options it is made with, and its content.
  struct Way {
    var symbology: Symbology
    var name = ""
    var options = LinearOptions()
    var readsPrinted = false
    var draw: (inout SeededRandom) -> [UInt8]
  }

  private static func letters(
    _ alphabet: String, _ lengths: ClosedRange<Int>, even: Bool = false
  ) -> (inout SeededRandom) -> [UInt8] {
    let letters = Array(alphabet.utf8)
    return { random in
      var length = lengths.lowerBound + Int(random.unit() * Double(lengths.count))
      if even { length &= ~1 }
      return (0..<length).map { _ in letters[Int(random.unit() * Double(letters.count))] }
    }
  }

  private static let digits = "0123456789"
  private static let code39 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. $/+%"
  private static let ascii = String(decoding: UInt8(32)...126, as: UTF8.self)

  static var ways: [Way] {
    let narrow = LinearOptions(wideRatio: 2), checked = LinearOptions(check: .added)
    return [
      Way(symbology: .ean13, draw: letters(digits, 12...12)),
      Way(symbology: .ean8, draw: letters(digits, 7...7)),
      Way(symbology: .upcA, draw: letters(digits, 11...11)),
      Way(
        symbology: .upcE,
        draw: { random in
          // No zeros that another last digit would say, too.
          letters("01", 1...1)(&random) + letters("3456789", 5...5)(&random) + letters(digits, 1...1)(&random)
        }),
      Way(symbology: .code39, name: "ratio=2", options: narrow, draw: letters(code39, 4...14)),
      Way(symbology: .code93, draw: letters(code39, 4...14)),
      Way(symbology: .code128, draw: letters(ascii, 2...14)),
      Way(
        symbology: .codabar, name: "ratio=2", options: narrow,
        draw: { random in
          letters("ABCD", 1...1)(&random) + letters("0123456789-$:/.+", 5...14)(&random)
            + letters("ABCD", 1...1)(&random)
        }),
      Way(symbology: .interleaved2of5, draw: letters(digits, 6...20, even: true)),
      Way(
        symbology: .interleaved2of5, name: "check", options: checked, readsPrinted: true,
        draw: { random in [48] + letters(digits, 6...12, even: true)(&random) }),
      Way(symbology: .itf14, readsPrinted: true, draw: letters(digits, 13...13)),
      Way(symbology: .industrial2of5, draw: letters(digits, 4...14)),
      Way(symbology: .industrial2of5, name: "check", options: checked, draw: letters(digits, 4...14)),
      Way(symbology: .iata2of5, draw: letters(digits, 4...14)),
      Way(symbology: .matrix2of5, draw: letters(digits, 4...14)),
      Way(symbology: .msiPlessey, draw: letters(digits, 4...14)),
      Way(symbology: .msiPlessey, name: "check;msi=1", options: checked, draw: letters(digits, 4...14)),
      Way(
        symbology: .msiPlessey, name: "check;msi=4",
        options: LinearOptions(check: .added, msiCheck: .modulo11And10), draw: letters(digits, 4...14)),
      Way(symbology: .code11, name: "ratio=2", options: narrow, draw: letters(digits + "-", 4...14)),
      Way(symbology: .telepen, draw: letters(ascii, 2...12)),
      Way(
        symbology: .telepen, name: "numeric", options: LinearOptions(isNumeric: true),
        draw: letters(digits, 4...12, even: true)),
      Way(symbology: .pharmacode, draw: { random in Array("\(3 + Int(random.unit() * 131_000))".utf8) }),
      Way(
        symbology: .dxFilmEdge,
        draw: { random in
          let film = "\(1 + Int(random.unit() * 127))-\(Int(random.unit() * 16))"
          let frame = random.chance(0.5) ? "" : "/\(Int(random.unit() * 64))"
          return Array((film + frame).utf8)
        }),
    ]
  }
}
