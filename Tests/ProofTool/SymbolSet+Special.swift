import QuietZone
import TestSupport

extension SymbolSet {
  /// Character sets by ECI, GS1 and AIM applications, every mask.
  static func special() -> [SymbolRecord] {
    var records: [SymbolRecord] = []
    func add(
      _ name: String, _ symbology: Symbology, _ options: WriterOptions, _ content: Content, text: Bool,
      identifier: String? = nil, prefix: String = ""
    ) {
      guard let symbol = try? BarcodeWriter(symbology, options: options).write(content) else { return }
      records.append(
        SymbolRecord(
          name: "\(symbology.token)/\(name)", symbol: symbol, expected: Array(prefix.utf8) + content.bytes,
          isText: text,
          identifier: identifier))
    }
    for symbology in [Symbology.qrCode, .rectangularMicroQRCode] {
      for (eci, text) in [
        (ECI.iso8859_1, "Grüße, señor"), (.shiftJIS, "日本語とabc"), (.utf8, "Ελληνικά, 中文, 😀"),
        (.ascii, "plain ASCII"), (.utf16BE, "UTF-16 中文"),
      ] {
        var options = WriterOptions(eci: eci)
        options.qrCode.level = .medium
        add("eci-\(eci.rawValue)", symbology, options, Content(text: text), text: true)
      }
      let binary = Content(bytes: Array(0...99), eci: .binary)
      add("eci-899", symbology, WriterOptions(eci: .binary), binary, text: false)
      let gs1 = Content(bytes: Array("0109501101530003172512311012ABC\u{1D}2112345%X".utf8))
      add("gs1", symbology, WriterOptions(application: .gs1), gs1, text: false, identifier: "]Q3")
      for indicator in ["37", "A"] {
        let options = WriterOptions(application: .aim(indicator: Array(indicator.utf8)))
        let content = Content(bytes: Array("AIM APPLICATION 12345".utf8))
        // The application indicator is transmitted in front of the data (ISO/IEC 18004:2015, 7.4.8.3).
        add(
          "aim-\(indicator)", symbology, options, content, text: false, identifier: "]Q5", prefix: indicator)
      }
    }
    for mask in 0..<8 {
      var options = WriterOptions()
      options.qrCode.mask = mask
      add("mask-\(mask)", .qrCode, options, Content(text: "every mask of eight"), text: true)
      options.qrCode.level = .low
      add("mask-\(mask)", .microQRCode, options, Content(text: "MASK"), text: true)
    }
    return records
  }

  /// Sets of 2…16 symbols.
  static func series() -> [SymbolRecord] {
    (2...16).flatMap { count -> [SymbolRecord] in
      var random = SeededRandom(seed: UInt64(count))
      let kind: SeededContent = [.mixed, .bytes, .digits, .unicode][count % 4]
      let content = kind.make(length: count * 30, using: &random)
      let symbols = (try? BarcodeWriter(.qrCode).writeSeries(content, count: count)) ?? []
      return symbols.enumerated().map { index, symbol in
        SymbolRecord(
          name: "qr/set-of-\(count)/\(index)", symbol: symbol, expected: content.bytes, isText: kind.isText,
          set: "\(count)")
      }
    }
  }
}
