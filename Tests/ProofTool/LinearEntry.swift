import QuietZone
import TestSupport

/// A made linear symbol with the name of its form and what a reader must say.
struct LinearEntry {
  var form: String
  var symbol: Symbol
  var content: [UInt8]

  /// `count` of each form of each linear symbology.
  static func all(count: Int) -> [LinearEntry] {
    var entries: [LinearEntry] = []
    for way in LinearSet.ways where way.name.isEmpty || way.name == "ratio=2" {
      for trial in 0..<count {
        var random = SeededRandom(seed: UInt64(way.symbology.rawValue) << 32 | UInt64(trial))
        let content = way.draw(&random)
        let writer = BarcodeWriter(way.symbology, options: WriterOptions(linear: way.options))
        guard let symbol = try? writer.write(Content(bytes: content)) else { continue }
        let expected = way.readsPrinted ? symbol.text.first?.characters ?? content : content
        entries.append(LinearEntry(form: "\(way.symbology.token)", symbol: symbol, content: expected))
      }
    }
    for record in DataBarSet.all(count: count) {
      let form = record.form
      let isTaken = entries.filter { $0.form == form }.count >= count
      if !isTaken { entries.append(LinearEntry(form: form, symbol: record.symbol, content: record.expected)) }
    }
    return entries
  }

  /// The names of the forms, in order.
  static func forms(_ entries: [LinearEntry]) -> [String] {
    var forms: [String] = []
    for entry in entries where !forms.contains(entry.form) { forms.append(entry.form) }
    return forms
  }

  /// One of each form, then another of each.
  static func inTurn(count: Int) -> [LinearEntry] {
    let entries = all(count: count)
    let forms = forms(entries).map { form in entries.filter { $0.form == form } }
    return (0..<count).flatMap { trial in forms.compactMap { trial < $0.count ? $0[trial] : nil } }
  }
}
