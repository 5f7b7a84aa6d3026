/// What bytes consist of where they are taken for GB 18030: pairs from 0x81, 0x40 on, as in GBK and GB 2312,
/// and codes of four bytes (GB 18030-2022, 5).
struct GB18030Census {
  /// Hanzi of the first level of GB 2312, the 3755 in common use (0xB0A1…0xD7F9), and of those the ones that
  /// are in ``CommonHanzi``.
  private var usual = 0
  private var common = 0
  /// All other codes but the punctuation and the full-width letters of GB 2312.
  private var others = 0
  /// Whether some stand side by side, and whether one that stands alone touches an ASCII letter.
  private var areSomeTogether = false
  private var touchesLetter = false

  /// `nil` for bytes that are not valid.
  init?(_ bytes: [UInt8]) {
    var index = 0
    while index < bytes.count {
      let start = index
      var count = 0
      while index < bytes.count, bytes[index] >= 0x80 {
        guard let length = Self.length(bytes, index) else { return nil }
        add(UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1]), length)
        index += length
        count += 1
      }
      if count > 1 {
        areSomeTogether = true
      } else if count == 1 {
        let isBehind = start > 0 && bytes[start - 1].isLetter
        touchesLetter = touchesLetter || isBehind || index < bytes.count && bytes[index].isLetter
      } else {
        index += 1
      }
    }
  }

  /// Bytes of the code at `index`; `nil` where there is none.
  private static func length(_ bytes: [UInt8], _ index: Int) -> Int? {
    func isIn(_ range: ClosedRange<UInt8>, _ offset: Int) -> Bool {
      index + offset < bytes.count && range.contains(bytes[index + offset])
    }
    guard isIn(0x81...0xFE, 0) else { return nil }
    if isIn(0x30...0x39, 1) { return isIn(0x81...0xFE, 2) && isIn(0x30...0x39, 3) ? 4 : nil }
    return isIn(0x40...0x7E, 1) || isIn(0x80...0xFE, 1) ? 2 : nil
  }

  private mutating func add(_ code: UInt16, _ length: Int) {
    let isGB2312 = length == 2 && code & 0xFF >= 0xA1
    switch code >> 8 {
    case 0xB0...0xD7 where isGB2312:
      usual += 1
      if CommonHanzi.contains(code) { common += 1 }
    case 0xA1 where isGB2312, 0xA3 where isGB2312: break
    default: others += 1
    }
  }

  /// Whether it is more likely Chinese than letters of ISO-8859-1: those stand alone between others, and of
  /// pairs side by side hardly ever most are usual hanzi. Where none stand side by side, half must be among
  /// the commonest, and none beside a letter as the "ÇÃ" of "LIGAÇÃO" is.
  var isPlausible: Bool {
    areSomeTogether
      ? usual > others : common > 0 && common >= usual - common + others && !touchesLetter
  }

  /// Whether so many are among the commonest that it is more likely Chinese than half-width katakana, whose
  /// codes go over the same bytes: two of five, where of katakana taken for pairs one of nine is.
  var isTypical: Bool { 5 * common >= 2 * (usual + others) }
}
