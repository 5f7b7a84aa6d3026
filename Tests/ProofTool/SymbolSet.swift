import QuietZone
import TestSupport

/// Every version at every level with three kinds of content, and every special use; linear symbols.
enum SymbolSet {
  static func all() -> [SymbolRecord] {
    var records: [SymbolRecord] = []
    for (symbology, versions) in [
      (Symbology.qrCode, 1...40), (.microQRCode, 1...4), (.rectangularMicroQRCode, 1...32),
    ] {
      for version in versions {
        for level in QRCodeLevel.allCases {
          records += plain(symbology, version: version, level: level)
        }
      }
    }
    return records + special() + series() + LinearSymbolSet.all()
  }

  /// Digits, text that mixes modes, and in turn bytes, text of many scripts and Japanese.
  private static func plain(_ symbology: Symbology, version: Int, level: QRCodeLevel) -> [SymbolRecord] {
    let third: SeededContent = [.bytes, .unicode, .japanese][(version + Int(level.rawValue)) % 3]
    var records: [SymbolRecord] = []
    for kind in [SeededContent.digits, .mixed, third] {
      var options = WriterOptions()
      options.qrCode.level = level
      options.qrCode.boostsLevel = false
      options.qrCode.version = .exactly(version)
      let writer = BarcodeWriter(symbology, options: options)
      let seed = UInt64(version * 64 + Int(level.rawValue) * 16 + kind.rawValue)
      guard let (symbol, content) = fullest(kind, writer: writer, seed: seed) else { continue }
      records.append(
        SymbolRecord(
          name: "\(symbology.token)/\(version)/\(level)/\(kind)", symbol: symbol, expected: content.bytes,
          isText: kind.isText))
    }
    return records
  }

  /// The longest content that fits or, for every other seed, one of any length; `nil` when not even one
  /// character fits, for instance letters in M1.
  private static func fullest(
    _ kind: SeededContent, writer: BarcodeWriter, seed: UInt64
  ) -> (symbol: Symbol, content: Content)? {
    func make(_ length: Int) -> (symbol: Symbol, content: Content)? {
      var random = SeededRandom(seed: seed &* 10_000 &+ UInt64(length))
      let content = kind.make(length: length, using: &random)
      return (try? writer.write(content)).map { ($0, content) }
    }
    var (fits, fails) = (0, 1)
    while make(fails) != nil, fails < 8192 { (fits, fails) = (fails, fails * 2) }
    while fails - fits > 1 {
      let middle = (fits + fails) / 2
      if make(middle) != nil { fits = middle } else { fails = middle }
    }
    guard fits > 0 else { return nil }
    var random = SeededRandom(seed: seed)
    return make(seed % 2 == 0 ? fits : max(1, Int(Double(fits) * random.real(0.2...0.95)))) ?? make(fits)
  }
}
