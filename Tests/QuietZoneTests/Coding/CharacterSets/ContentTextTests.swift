import Testing

@testable import QuietZone

struct ContentTextTests {
  /// Texts as they stand in symbols that announce nothing.
  struct Sample: Sendable {
    let text: String
    let eci: ECI
    init(_ text: String, _ eci: ECI) {
      self.text = text
      self.eci = eci
    }
  }

  static let samples: [Sample] = [
    Sample("https://example.org/?q=1", .ascii),
    // German, French, Swedish, Spanish, Icelandic in ISO-8859-1.
    Sample("Grüße aus Köln", .iso8859_1), Sample("GRÖßE", .iso8859_1), Sample("ÄÖÜ", .iso8859_1),
    Sample("STRAßE 7, MÜNCHEN", .iso8859_1), Sample("Größe: 25 m²", .iso8859_1),
    Sample("Müller", .iso8859_1), Sample("Tür", .iso8859_1), Sample("§ 7 (3)", .iso8859_1),
    Sample("élan", .iso8859_1), Sample("déjà vu", .iso8859_1), Sample("NOËL À L'ÎLE", .iso8859_1),
    Sample("«À ÉTÉ»", .iso8859_1), Sample("Ça coûte 5 £", .iso8859_1), Sample("ÉÈÊ", .iso8859_1),
    Sample("ÅÄÖ", .iso8859_1), Sample("¿Qué?", .iso8859_1), Sample("ESPAÑA", .iso8859_1),
    Sample("Þór", .iso8859_1), Sample("éléphant", .iso8859_1),
    // Signs among ASCII.
    Sample("25°C", .iso8859_1), Sample("±0.5°", .iso8859_1), Sample("100 µm", .iso8859_1),
    Sample("© 2024 ®", .iso8859_1), Sample("¼ ½ ¾", .iso8859_1), Sample("3½", .iso8859_1),
    Sample("x²³", .iso8859_1),
    // Japanese in Shift JIS.
    Sample("点", .shiftJIS), Sample("こんにちは", .shiftJIS), Sample("東京都千代田区1-1", .shiftJIS),
    Sample("A館", .shiftJIS), Sample("MECARD:N:山田,太郎;SOUND:ﾔﾏﾀﾞ,ﾀﾛｳ;TEL:0312345678;;", .shiftJIS),
    Sample("ﾔﾏﾀﾞ ﾀﾛｳ", .shiftJIS), Sample("ｶﾌﾞｼｷｶﾞｲｼｬ", .shiftJIS), Sample("ﾊﾟｰﾃｨｰ", .shiftJIS),
    Sample("テスト", .shiftJIS), Sample("ﾃｽﾄ", .shiftJIS), Sample("カタカナとkana", .shiftJIS),
    Sample("顰蹙を買う", .shiftJIS),
    // UTF-8 of several scripts.
    Sample("안녕하세요", .utf8), Sample("日本語", .utf8), Sample("Größe", .utf8), Sample("é", .utf8),
    Sample("Привет", .utf8), Sample("你好", .utf8), Sample("😀", .utf8),
  ]

  @Test(arguments: samples) func unannouncedText(sample: Sample) throws {
    let bytes = try #require(TextConverter.builtIn.bytes(of: sample.text, sample.eci))
    #expect(CharacterSetGuess(bytes).eci == sample.eci)
    #expect(Content(bytes: bytes).text() == sample.text)
  }

  /// Accented capital letters that make pairs of GB 18030: Portuguese, Finnish, Spanish, Icelandic, Dutch.
  @Test(
    arguments: [
      "LIGAÇÃO", "MOTIVAÇÃO FICO NOSSO", "KÄYTTÖÖN", "VÄÄRIN", "COMPAÑÍAS", "ÞJÓÐ", "(GÓÐUM)", "ÉÉN",
    ])
  func pairsOfAccentsAreNoHanzi(text: String) throws {
    let bytes = try #require(TextConverter.builtIn.bytes(of: text, .iso8859_1))
    #expect(CharacterSetGuess(bytes).eci == .iso8859_1)
  }

  /// 你好, 中文, 北京, 中华人民共和国, 金士顿, 地中海 and 投资, which katakana could be as well, "WiFi：中国", 朱镕基 of
  /// GBK and 㐀中国人 with a code of four bytes.
  static let chineseTexts: [[UInt8]] = [
    [0xC4, 0xE3, 0xBA, 0xC3], [0xD6, 0xD0, 0xCE, 0xC4], [0xB1, 0xB1, 0xBE, 0xA9],
    [0xD6, 0xD0, 0xBB, 0xAA, 0xC8, 0xCB, 0xC3, 0xF1, 0xB9, 0xB2, 0xBA, 0xCD, 0xB9, 0xFA],
    [0xBD, 0xF0, 0xCA, 0xBF, 0xB6, 0xD9], [0xB5, 0xD8, 0xD6, 0xD0, 0xBA, 0xA3], [0xCD, 0xB6, 0xD7, 0xCA],
    [0x57, 0x69, 0x46, 0x69, 0xA3, 0xBA, 0xD6, 0xD0, 0xB9, 0xFA], [0xD6, 0xEC, 0xE9, 0x46, 0xBB, 0xF9],
    [0x81, 0x39, 0xEE, 0x39, 0xD6, 0xD0, 0xB9, 0xFA, 0xC8, 0xCB],
  ]

  /// As the engine knows no GB 18030, they come through as they are without a converter.
  @Test(arguments: chineseTexts) func chinese(bytes: [UInt8]) {
    #expect(CharacterSetGuess(bytes).eci == .gb18030)
    let content = Content(bytes: bytes)
    #expect(content.text()?.unicodeScalars.map(\.value) == bytes.map(UInt32.init))
    #expect(content.guessedCharacterSet() == .iso8859_1)
    let converter = TextConverter(decode: { $1 == .gb18030 ? [0x21] : nil }, encode: { _, _ in nil })
    #expect(content.text(using: converter) == "!")
    #expect(content.guessedCharacterSet(using: converter) == .gb18030)
    // Beside Kanji segments nothing is Chinese.
    #expect(CharacterSetGuess(bytes, isJapanese: true).eci != .gb18030)
  }

  /// A lone hanzi is believed where it is a common one and no letter touches it: 中, 爨, A座.
  @Test func aLoneHanzi() {
    #expect(CharacterSetGuess([0xD6, 0xD0]).eci == .gb18030)
    #expect(CharacterSetGuess([0x28, 0xD6, 0xD0, 0x29]).eci == .gb18030)
    #expect(CharacterSetGuess([0xEC, 0xE0]).eci == .iso8859_1)
    #expect(CharacterSetGuess([0x41, 0xD6, 0xD0]).eci == .iso8859_1)
    for bytes: [UInt8] in [
      [0xD6], [0xD6, 0xD0, 0xD6], [0x81, 0x30], [0x81, 0x30, 0x81, 0x20], [0xD6, 0x7F],
    ] {
      #expect(CharacterSetGuess(bytes).eci == .iso8859_1)
    }
  }

  /// GB 2312 has 3755 hanzi of the first level, and the commonest are among them.
  @Test func commonHanzi() {
    let common = (0xB0...0xF7).flatMap { (first: UInt16) in (0xA1...0xFE).map { first << 8 | $0 } }
      .filter(CommonHanzi.contains)
    #expect(common.count == 300)
    #expect(common.first == 0xB0AE && common.last == 0xD7F7)  // 爱 and 作
    // 的, 一 and 是 are the commonest three; 啊 and 座 are the first and the last of all, 亍 is seldom used.
    #expect([0xB5C4, 0xD2BB, 0xCAC7].allSatisfy(CommonHanzi.contains))
    #expect(![0xB0A1, 0xD7F9, 0xD8A1].contains(where: CommonHanzi.contains))
  }

  @Test func whatWasGuessedIsTold() {
    var content = Content()
    content.append([0xC3, 0xA9], eci: .utf8)
    #expect(content.guessedCharacterSet() == nil)
    content.append([0x41], eci: nil)
    #expect(content.guessedCharacterSet() == nil)
    content.append([0x8A, 0xBF], eci: .shiftJIS)
    content.append([0x83, 0x65, 0x83, 0x58], eci: nil)
    #expect(content.guessedCharacterSet() == .shiftJIS)
    content.append([0xC3, 0xA9], eci: nil)
    #expect(content.guessedCharacterSet() == .shiftJIS)
    #expect(Content(bytes: [0xC3, 0xA9]).guessedCharacterSet() == .utf8)
    // Announced, but not so.
    #expect(Content(bytes: [0x32, 0x35, 0xB0, 0x43], eci: .utf8).guessedCharacterSet() == .iso8859_1)
    #expect(Content().guessedCharacterSet() == nil)
  }

  /// "it’s" in Windows-1252: 0x9273 is a kanji, but not here.
  @Test func apostropheIsNoKanji() {
    #expect(CharacterSetGuess([0x69, 0x74, 0x92, 0x73]).eci == .iso8859_1)
  }

  @Test func announcedSections() {
    var content = Content()
    content.append([0xE9], eci: .iso8859_1)
    content.append([0xC3, 0xA9], eci: .utf8)
    content.append([0x41], eci: nil)
    content.append([0x8A, 0xBF], eci: .shiftJIS)
    // Two katakana would not be believed by themselves, and one is not even here.
    content.append([0xB1, 0xB2], eci: nil)
    content.append([0x8A, 0xBF], eci: .shiftJIS)
    content.append([0xB0], eci: nil)
    #expect(content.text() == "ééA漢ｱｲ漢°")
    #expect(Content().text() == "")
  }

  @Test func whatIsNotKnownIsNil() {
    #expect(Content(bytes: [0x41], eci: .binary).text() == nil)
    #expect(Content(bytes: [0xFF], eci: .utf8).text() == nil)
    let shout = TextConverter(decode: { _, eci in eci == .binary ? [0x21] : nil }, encode: { _, _ in nil })
    #expect(Content(bytes: [0x41], eci: .binary).text(using: shout) == "!")
    // What the converter does not know but was guessed is converted all the same.
    #expect(Content(bytes: [0x41]).text(using: shout) == "A")
  }
}
