/// The likeliest character set of bytes that nobody announced: ASCII; else UTF-8 where the bytes are valid as
/// such, which other texts hardly ever are by chance; else Shift JIS where they make plausible Japanese; else
/// GB 18030 where they make plausible Chinese; else ISO-8859-1, which takes anything.
///
/// Plausible Japanese is valid Shift JIS with assigned characters of JIS X 0208 only, and further:
/// - Double-byte characters begin with a byte that is a control character in ISO-8859-1 (0x81…0x9F), as all
///   kana and the 2965 common kanji do. Bytes from 0xE0 on, the accented letters of ISO-8859-1, are believed
///   only in company of those. One alone between letters, as the apostrophe of Windows-1252 would be, is not.
/// - Half-width katakana without double-byte characters stand in runs, one at least of three, whose spelling
///   is possible (a voiced mark has a sound before it that can be voiced, small kana follow a fitting large
///   one) and of which a quarter is not an accented capital letter in ISO-8859-1. A degree sign alone is
///   none. Where they are Chinese as well, common hanzi decide.
///
/// Plausible Chinese is what ``GB18030Census`` says, where nothing around is Japanese.
///
/// What can be both stays a guess: "¼½¾" in ISO-8859-1 is "ｼｽｾ" here, three katakana that are all accented
/// capital letters are taken for those, and of lone hanzi common ones are known. Texts in other sets, of
/// Korean, Russian or Greek, are none of these. ECIs leave nothing to guess. `Scripts/prove character-sets`
/// measures.
struct CharacterSetGuess: Sendable {
  /// One of ``ECI/ascii``, ``ECI/utf8``, ``ECI/shiftJIS``, ``ECI/gb18030`` and ``ECI/iso8859_1``.
  let eci: ECI

  /// - Parameter isJapanese: the text around is Japanese, so that less is asked of double-byte characters and
  ///   runs of two katakana are believed.
  init(_ bytes: [UInt8], isJapanese: Bool = false) {
    if bytes.allSatisfy({ $0 < 0x80 }) {
      eci = .ascii
    } else if Self.isUTF8(bytes) {
      eci = .utf8
    } else {
      let japanese = ShiftJISCensus(bytes)?.isPlausible(isJapanese) ?? false
      let chinese = isJapanese ? nil : GB18030Census(bytes)
      if let chinese, chinese.isPlausible, !japanese || chinese.isTypical {
        eci = .gb18030
      } else {
        eci = japanese ? .shiftJIS : .iso8859_1
      }
    }
  }

  private static func isUTF8(_ bytes: [UInt8]) -> Bool {
    var cursor = ScalarCursor(0..<bytes.count)
    while cursor.next(bytes) != nil {}
    return cursor.isAtEnd
  }
}

/// What valid Shift JIS consists of.
private struct ShiftJISCensus {
  /// Double-byte characters whose lead byte is 0x81…0x9F, and those among them that stand alone behind an
  /// ASCII letter with another as second byte.
  private var low = 0
  private var doubtful = 0
  /// Double-byte characters whose lead byte is 0xE0…0xEF.
  private var high = 0
  /// Half-width katakana, and those that are neither accented letters in ISO-8859-1 nor without a voiced
  /// mark.
  private var katakana = 0
  private var typical = 0
  private var longestRun = 0
  private var shortestRun = Int.max
  private var isSpelled = true

  /// `nil` for bytes that are not valid.
  init?(_ bytes: [UInt8]) {
    var index = 0
    while index < bytes.count {
      let first = bytes[index]
      if first < 0x80 {
        index += 1
      } else if (0xA1...0xDF).contains(first) {
        let start = index
        while index < bytes.count, (0xA1...0xDF).contains(bytes[index]) { index += 1 }
        addKatakana(bytes[start..<index])
      } else {
        guard index + 1 < bytes.count else { return nil }
        let code = UInt16(first) << 8 | UInt16(bytes[index + 1])
        guard JISX0208.scalar(shiftJIS: code) != nil else { return nil }
        addPair(bytes, index)
        index += 2
      }
    }
  }

  func isPlausible(_ isJapanese: Bool) -> Bool {
    if low > 0 { return isJapanese || doubtful < low }
    guard isSpelled, high == 0 || isJapanese, shortestRun >= 2 else { return false }
    return isJapanese ? longestRun >= 2 : longestRun >= 3 && typical * 4 >= katakana
  }

  private mutating func addPair(_ bytes: [UInt8], _ index: Int) {
    guard bytes[index] < 0xE0 else {
      high += 1
      return
    }
    low += 1
    let isAlone = index + 2 >= bytes.count || bytes[index + 2] < 0x80
    let isBehindLetter = index > 0 && bytes[index - 1].isLetter
    if isAlone, isBehindLetter, bytes[index + 1].isLetter { doubtful += 1 }
  }

  private mutating func addKatakana(_ run: ArraySlice<UInt8>) {
    katakana += run.count
    longestRun = max(longestRun, run.count)
    shortestRun = min(shortestRun, run.count)
    var before: UInt8 = 0
    for byte in run {
      if byte < 0xC0 || byte >= 0xDE { typical += 1 }
      if !Self.follows(byte, before) { isSpelled = false }
      before = byte
    }
  }

  /// Whether katakana `byte` can stand behind `before`, 0 at the start of a word.
  private static func follows(_ byte: UInt8, _ before: UInt8) -> Bool {
    switch byte {
    // ｧ ｨ ｩ ｪ ｫ: behind ｳ, ｸ, ｼ, ﾁ, ﾂ, ﾃ, ﾄ, ﾌ, the voiced mark.
    case 0xA7...0xAB: [0xB3, 0xB8, 0xBC, 0xC1, 0xC2, 0xC3, 0xC4, 0xCC, 0xDE].contains(before)
    // ｬ ｭ ｮ: behind the column of i, ﾃ, ﾌ and the marks.
    case 0xAC...0xAE: [0xB7, 0xBC, 0xC1, 0xC6, 0xCB, 0xD0, 0xD8, 0xC3, 0xCC, 0xDE, 0xDF].contains(before)
    // ｯ and the long vowel mark: behind any kana.
    case 0xAF, 0xB0: before >= 0xA7
    // The voiced mark: behind ｳ, ｶ…ﾄ, ﾊ…ﾎ.
    case 0xDE: before == 0xB3 || (0xB6...0xC4).contains(before) || (0xCA...0xCE).contains(before)
    // The half-voiced mark: behind ﾊ…ﾎ.
    case 0xDF: (0xCA...0xCE).contains(before)
    default: true
    }
  }
}
