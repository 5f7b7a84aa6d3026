import QuietZone
import TestSupport

/// Every form of GS1 DataBar with every encodation method, from seeds.
enum DataBarSet {
  static func all(count: Int) -> [SymbolRows] {
    var random = SeededRandom(seed: 24_724)
    var records: [SymbolRows] = []
    for trial in 0..<count {
      let number = digits(13, &random), low = "\(trial & 1)" + digits(12, &random)
      for (form, symbology, text, isOmnidirectional) in [
        ("omnidirectional", Symbology.dataBar, number, true), ("truncated", .dataBar, number, false),
        ("stacked", .dataBarStacked, number, false),
        ("stacked-omnidirectional", .dataBarStacked, number, true),
        ("limited", .dataBarLimited, low, true),
      ] {
        let linear = LinearOptions(isOmnidirectional: isOmnidirectional)
        add(form, symbology, Array(text.utf8), linear, &records)
      }
      for content in elementStrings(&random) {
        add("expanded", .dataBarExpanded, content, LinearOptions(), &records)
        let pairs = 1 + trial % 6
        add("expanded-\(pairs)", .dataBarExpandedStacked, content, LinearOptions(rowPairs: pairs), &records)
      }
    }
    return records
  }

  private static func add(
    _ form: String, _ symbology: Symbology, _ content: [UInt8], _ options: LinearOptions,
    _ records: inout [SymbolRows]
  ) {
    let writer = BarcodeWriter(symbology, options: WriterOptions(linear: options))
    guard let symbol = try? writer.write(Content(bytes: content)), case .linear(let details) = symbol.details
    else { return }
    let isExpanded = symbology == .dataBarExpanded || symbology == .dataBarExpandedStacked
    let expected = isExpanded ? content : Array("01".utf8) + (details.gtin ?? [])
    records.append(SymbolRows(form: form, symbol: symbol, content: content, expected: expected))
  }

  private static func digits(_ count: Int, _ random: inout SeededRandom) -> String {
    SeededContent.digits.text(length: count, using: &random)
  }

  private static func number(below limit: Int, _ count: Int, _ random: inout SeededRandom) -> String {
    let digits = String(Int(random.unit() * Double(limit)))
    return String(repeating: "0", count: max(count - digits.count, 0)) + digits
  }

  /// One content for each encodation method, and for every mode of the general-purpose field.
  private static func elementStrings(_ random: inout SeededRandom) -> [[UInt8]] {
    let weighed = "01" + gtin("9" + digits(12, &random)), item = "01" + gtin(digits(13, &random))
    let date = number(below: 100, 2, &random) + "0" + String(1 + Int(random.unit() * 9)) + "15"
    var texts = [
      weighed + "3103" + number(below: 32768, 6, &random),
      weighed + "3202" + number(below: 10000, 6, &random),
      weighed + "3203" + number(below: 22768, 6, &random), weighed + "3921" + digits(5, &random),
      weighed + "3932978" + digits(6, &random), item, item + "10" + text("0123456789", 9, &random),
    ]
    for (weight, kind) in [("310", "11"), ("320", "13"), ("310", "15"), ("320", "17")] {
      texts.append(weighed + weight + "2" + number(below: 100_000, 6, &random) + kind + date)
    }
    texts.append(
      "10" + text("0123ABCDEFXYZ*,-./", 14, &random) + "\u{1D}21" + text("0123456789", 12, &random))
    texts.append("10" + text("abcdefghijzABC0123!%&'()+:;<=>?_ ", 12, &random))
    texts.append(item + "17" + date + "10" + text("0123456789ABCDEF", 12, &random))
    return texts.map { Array($0.utf8) }
  }

  private static func text(_ letters: String, _ most: Int, _ random: inout SeededRandom) -> String {
    let letters = Array(letters)
    let count = 1 + Int(random.unit() * Double(most))
    return String((0..<count).map { _ in letters[Int(random.unit() * Double(letters.count))] })
  }

  private static func gtin(_ digits: String) -> String {
    var sum = 0, weight = 3
    for digit in digits.utf8 {
      sum += Int(digit & 15) * weight
      weight = 4 - weight
    }
    return digits + String((10 - sum % 10) % 10)
  }
}
